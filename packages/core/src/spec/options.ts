/**
 * The options of a kind, read from the JSON Schema of its spec. Command-line flags, forms and the list of kinds are
 * derived from this, so an option is written down once: in the spec's schema, with `.meta({ description, ja })`.
 *
 * `meta.reads`: the value is the content of a file that the user names:
 * - words: a word list; also plain arguments.
 * - text: the text as it is.
 * - drawing: a text drawing, PNG or JPEG; pixels become # and .
 * - shape: as drawing, but pixels become . and #, for a shape that stands on its own.
 *
 * Relations to other options; the command line refuses an option that is given in vain (`vain`):
 * - `meta.needs`: another option and the value (true: any) without which this one has no effect; its default counts.
 * - `meta.excludes`: an option that means the opposite.
 * - `meta.settledBy`: options that decide the same thing, so that this one has no effect where both were given. A
 *   shape decides a size only if it keeps its own.
 * - `meta.asWritten`, of words: another option and the value with which small kana stay small in the cells.
 *
 * For forms with few choices:
 * - `meta.usual`, of a size: the sides that are one click away, the kind's default first.
 * - `meta.sides`, of a level: the side on which each level is best made.
 * - `meta.cellsEach`, of a number of things that fill a board: how many cells each of them takes.
 */
import { toJSONSchema } from 'zod/v4/core'
import { type About, type Problem, problem } from '../base/result.ts'
import type { Schema } from '../base/schema.ts'
import type { Bilingual } from '../base/text.ts'
import { drawnSize, keepsSize } from './shape.ts'

const readings = ['words', 'text', 'drawing', 'shape'] as const

export interface Option {
  /** camelCase, as in `recipe.spec`. */
  readonly name: string
  readonly text: Bilingual
  readonly type: 'boolean' | 'integer' | 'number' | 'string' | 'list'
  /** The allowed values where they are a closed set; for a list, those of its items. */
  readonly choices: readonly string[]
  readonly minimum: number | null
  readonly maximum: number | null
  readonly initial: unknown
  readonly reads: (typeof readings)[number] | null
  /** The option and value with which words stand in the cells as they are written. */
  readonly asWritten: Reference | null
  /** The option without which this one has no effect, and its value where only one will do. */
  readonly needs: Reference | null
  /** The option that cannot be combined with this one. */
  readonly excludes: string | null
  /** The options that leave this one nothing to decide. */
  readonly settledBy: readonly string[]
  /** For a size: the sides one click away, the kind's default first. Empty: none are named. */
  readonly usual: readonly number[]
  /** For a level: the best side for each level, from level 1. Empty: any side will do. */
  readonly sides: readonly number[]
  /** For a number of things that fill a board: how many cells each takes. */
  readonly cellsEach: number | null
}

/** Another option and its value; null: any value. */
interface Reference {
  readonly name: string
  readonly value: string | null
}

interface Property {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Property[]
  readonly items?: Property
  readonly minimum?: number
  readonly maximum?: number
  readonly default?: unknown
  readonly description?: string
  readonly ja?: unknown
  readonly reads?: unknown
  readonly asWritten?: unknown
  readonly needs?: unknown
  readonly excludes?: unknown
  readonly settledBy?: unknown
  readonly usual?: unknown
  readonly sides?: unknown
  readonly cellsEach?: unknown
}

/** The JSON Schema of a schema's input. */
export const inputSchema = (schema: Schema<object>): object =>
  toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })

export function optionsOf(spec: Schema<object>): Option[] {
  const properties: Readonly<Record<string, unknown>> =
    toJSONSchema(spec, { io: 'input', unrepresentable: 'any' }).properties ?? {}
  return Object.entries(properties).flatMap(([name, property]) =>
    isProperty(property) ? [toOption(name, property)] : [],
  )
}

const isProperty = (value: unknown): value is Property => typeof value === 'object' && value !== null

function toOption(name: string, property: Property): Option {
  const branches = property.anyOf ?? [property]
  const kinds = branches.map((branch) => branch.type)
  const choices = branches
    .flatMap((branch) => (branch.type === 'array' && branch.items ? [branch.items] : [branch]))
    .flatMap((branch) => branch.enum ?? (branch.const === undefined ? [] : [branch.const]))
    .map(String)
  const numeric = branches.find((branch) => branch.type === 'integer' || branch.type === 'number')
  return {
    name,
    text: {
      en: property.description ?? name,
      ja: typeof property.ja === 'string' ? property.ja : (property.description ?? name),
    },
    type: kinds.includes('array')
      ? 'list'
      : kinds.includes('boolean')
        ? 'boolean'
        : kinds.includes('string')
          ? 'string'
          : kinds.includes('integer')
            ? 'integer'
            : 'number',
    choices,
    minimum: numeric?.minimum ?? null,
    maximum: numeric?.maximum ?? null,
    initial: property.default,
    reads: readings.find((reading) => reading === property.reads) ?? null,
    asWritten: referenceOf(property.asWritten),
    needs: referenceOf(property.needs),
    excludes: typeof property.excludes === 'string' ? property.excludes : null,
    settledBy: Array.isArray(property.settledBy) ? property.settledBy.map(String) : [],
    usual: numbersIn(property.usual),
    sides: numbersIn(property.sides),
    cellsEach: typeof property.cellsEach === 'number' ? property.cellsEach : null,
  }
}

const numbersIn = (meta: unknown): number[] => (Array.isArray(meta) ? meta.map(Number) : [])

function referenceOf(meta: unknown): Reference | null {
  const [entry] = Object.entries(Object(meta))
  return entry ? { name: entry[0], value: typeof entry[1] === 'string' ? entry[1] : null } : null
}

/**
 * The problem of the first option that was given in vain. `given` has the options that were named; `spec` also those
 * that come from elsewhere, such as a preset.
 */
export function vain(
  options: readonly Option[],
  given: Readonly<Record<string, unknown>>,
  spec: Readonly<Record<string, unknown>>,
): Problem | null {
  const called = (name: string, off = ''): Bilingual => {
    if (options.some((option) => option.name === name && option.reads === 'words'))
      return { en: 'words of your own', ja: '自分の単語' }
    const key = `\`${off}${name}\``
    const isOfPreset = given[name] === undefined && spec[name] === true
    return isOfPreset ? { en: `${key} (of the preset)`, ja: `${key}（プリセット）` } : { en: key, ja: key }
  }
  for (const option of options) {
    const { name, needs, excludes, settledBy } = option
    const about = { path: [name] }
    const own = called(name)
    if (excludes !== null && isActive(spec[name]) && isActive(given[excludes]))
      return exclude(own, called(excludes), about)
    if (needs && given[name] !== undefined && !isMet(needs, options, spec)) {
      const set = spec[needs.name]
      return set === false
        ? exclude(own, called(needs.name, '!'), about)
        : unmet(own, called(needs.name), needs, set, about)
    }
    const settling = isActive(given[name])
      ? options.find((other) => settledBy.includes(other.name) && settles(other, spec))
      : undefined
    if (settling) return (settling.reads === 'shape' ? ownSize : exclude)(own, called(settling.name), about)
  }
  return null
}

/** The problem of an option that needs another one, or a value of it, that is not set. */
function unmet(own: Bilingual, other: Bilingual, needs: Reference, set: unknown, about: About): Problem {
  const value = needs.value === null ? '' : ` ${needs.value}`
  return typeof set === 'string'
    ? problem(
        'options-exclude',
        `${own.en} cannot be used with ${other.en} ${set}.`,
        `${own.ja} は ${other.ja} ${set} では使えません。`,
        about,
      )
    : problem(
        'option-in-vain',
        `${own.en} has no effect without ${other.en}${value}.`,
        `${own.ja} は ${other.ja}${value} と一緒に使ってください。`,
        about,
      )
}

/** Whether an option decides the size. A shape that is scaled to the size asked for does not. */
export function settles({ name, reads }: Option, spec: Readonly<Record<string, unknown>>): boolean {
  const value = spec[name]
  return reads === 'shape' ? typeof value === 'string' && keepsSize(drawnSize(value)) : isActive(value)
}

const ownSize = (one: Bilingual, shape: Bilingual, about: About): Problem =>
  problem(
    'options-exclude',
    `${one.en} has no effect with this ${shape.en}, which has a size of its own.`,
    `この ${shape.ja} は大きさが決まっているため、${one.ja} は使えません。`,
    about,
  )

const exclude = (one: Bilingual, other: Bilingual, about: About): Problem =>
  problem(
    'options-exclude',
    `${one.en} and ${other.en} cannot be used together.`,
    `${one.ja} と ${other.ja} は同時に使えません。`,
    about,
  )

/** Whether another option is set, or has the required value. An option that was not given has its default. */
export function isMet(
  { name, value }: Reference,
  options: readonly Option[],
  spec: Readonly<Record<string, unknown>>,
): boolean {
  const given = spec[name] ?? options.find((option) => option.name === name)?.initial
  return value === null ? isActive(given) : given === value
}

const isActive = (value: unknown): boolean =>
  value !== undefined && value !== false && value !== 0 && !(Array.isArray(value) && value.length === 0)
