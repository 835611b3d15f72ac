/**
 * Batches on the server: building a plan from a few choices, their progress, and the list of those started on this
 * device.
 */
import type { Bilingual, Lang, Result } from '@kumiki/core/player'
import { readLocal, writeLocal } from '../../store/local.ts'
import { lineOf, type Project, type Spec } from '../model/project.ts'
import { plainKindOf, sized, startOf } from '../plain/kinds.ts'
import { askFor, askServer, isBilingual, isRecord, jsonOf } from './server.ts'

/** A part of a plan: a plain kind, or one of my puzzles whose recipe is reused. */
export interface Part {
  readonly like: { readonly kind: string } | { readonly project: string }
  /** null: the default. */
  readonly size: number | null
  readonly level: number | null
  readonly count: number
}

export interface Plan {
  readonly seed: string
  readonly items: readonly {
    readonly kind: string
    readonly spec: Spec
    readonly count: number
    readonly lang: Lang
    readonly title: string | null
  }[]
}

export const maxOfPart = 100_000

export function planOf(seed: string, parts: readonly Part[], mine: readonly Project[], lang: Lang): Plan {
  const items = parts.flatMap(({ like, size, level, count }) => {
    if ('kind' in like) {
      const { kind } = like
      const known = plainKindOf(kind)
      const whole = size !== null ? sized({}, kind, size) : known ? startOf(known) : {}
      const spec = level !== null && known?.levels.includes(level) ? { ...whole, level } : whole
      return [{ kind, spec, count, lang, title: null }]
    }
    const project = mine.find(({ id }) => id === like.project)
    const recipe = project && recipeOf(project)
    return recipe ? [{ ...recipe, count, lang: project.lang, title: project.title || null }] : []
  })
  return { seed, items }
}

/** The recipe of a project's puzzle; null if it is not known. */
export function recipeOf(project: Project): { readonly kind: string; readonly spec: Spec } | null {
  const file = jsonOf(lineOf(project) ?? '')
  if (!isRecord(file) || !isRecord(file.recipe) || !isRecord(file.recipe.spec)) return null
  return { kind: project.kind, spec: file.recipe.spec }
}

export const states = ['running', 'done', 'short', 'cancelled'] as const

export interface Progress {
  readonly state: (typeof states)[number]
  readonly made: number
  readonly count: number
  readonly duplicates: number
  readonly failures: number
  readonly reasons: readonly Bilingual[]
  /** Puzzles per second, and seconds left; null if they are not known yet. */
  readonly rate: number | null
  readonly left: number | null
}

export const start = (plan: Plan, token: string): Promise<Result<string>> =>
  askFor({ method: 'POST', path: 'batches', body: plan, token }, (value) =>
    isRecord(value) && typeof value.id === 'string' ? value.id : null,
  )

export const progressOf = (id: string): Promise<Result<Progress>> => askFor({ path: `batches/${id}` }, readProgress)

export function readProgress(value: unknown): Progress | null {
  if (!isRecord(value)) return null
  const state = states.find((one) => one === value.state)
  const { made, count, duplicates, failures, reasons, rate, left } = value
  if (state === undefined || typeof made !== 'number' || typeof count !== 'number') return null
  const number = (one: unknown): number | null => (typeof one === 'number' ? one : null)
  return {
    state,
    made,
    count,
    duplicates: number(duplicates) ?? 0,
    failures: number(failures) ?? 0,
    reasons: Array.isArray(reasons) ? reasons.filter(isBilingual) : [],
    rate: number(rate),
    left: number(left),
  }
}

export const cancel = (id: string, token: string): Promise<Result<string>> =>
  askServer({ method: 'DELETE', path: `batches/${id}`, token })

/** The puzzles made so far, each as one line. */
export async function linesOf(id: string): Promise<Result<readonly string[]>> {
  const text = await askServer({ path: `batches/${id}/puzzles` })
  return text.ok ? { ok: true, value: text.value.split('\n').filter((line) => line !== '') } : text
}

const place = 'kumiki.batches'
const maxKept = 20

/** The batches started on this device, the newest first. */
export function readStarted(): readonly string[] {
  const kept = readLocal(place)
  return Array.isArray(kept)
    ? kept.filter((id): id is string => typeof id === 'string' && /^[\w-]{1,64}$/.test(id))
    : []
}

export const writeStarted = (ids: readonly string[]): void => writeLocal(place, ids.slice(0, maxKept))
