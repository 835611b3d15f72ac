/** The state of a published puzzle on the server, and the author's actions, which need the secret of the edit link. */
import type { Result } from '@kumiki/core/player'
import type { Published } from '../model/project.ts'
import { askFor, askServer, isRecord, jsonOf } from './server.ts'

/** An author's settings, in the server's format. */
export interface Terms {
  readonly contest: boolean
  readonly protection: Protection
  readonly questions: readonly string[]
  readonly keyword: string | null
  /** A time with its offset; null: it stays open. */
  readonly closes: string | null
}

export const protections = ['none', 'link', 'code'] as const
export type Protection = (typeof protections)[number]

export const openTerms: Terms = { contest: false, protection: 'none', questions: [], keyword: null, closes: null }

export interface About {
  readonly isOpen: boolean
  readonly contest: boolean
  readonly protection: Protection
  readonly closes: string | null
}

/** The id on the server and the secret, from the edit link. */
export function keyIn({ edit }: Published): { readonly id: string; readonly token: string } {
  const [, id = '', token = ''] = /\/edit\/([\w-]+)#([\w-]+)$/.exec(edit) ?? []
  return { id, token }
}

/** Sends a file as one line of JSON; two links come back. */
export const publish = (line: string, terms: Terms): Promise<Result<Published>> =>
  askFor({ method: 'POST', path: 'puzzles', body: { file: jsonOf(line), terms } }, (value) =>
    isRecord(value) && typeof value.play === 'string' && typeof value.edit === 'string'
      ? { play: value.play, edit: value.edit }
      : null,
  )

export const aboutOf = (published: Published): Promise<Result<About>> =>
  askFor({ path: `puzzles/${keyIn(published).id}/about` }, (value) => {
    if (!isRecord(value) || !isRecord(value.terms)) return null
    const { contest, protection, closes } = value.terms
    return {
      isOpen: value.state === 'open',
      contest: contest === true,
      protection: protections.find((one) => one === protection) ?? 'none',
      closes: typeof closes === 'string' ? closes : null,
    }
  })

/** Whether the server has this very puzzle under this title. */
export async function isLike(published: Published, line: string): Promise<boolean> {
  const { id, token } = keyIn(published)
  const file = await askServer({ path: `puzzles/${id}/file`, token })
  return file.ok && namedPuzzle(file.value) === namedPuzzle(line)
}

function namedPuzzle(text: string): string {
  const file = jsonOf(text)
  return isRecord(file) ? JSON.stringify([file.title, file.puzzle]) : ''
}

export const change = (
  published: Published,
  body: { readonly state?: 'open' | 'closed'; readonly file?: unknown },
): Promise<Result<string>> => {
  const { id, token } = keyIn(published)
  return askServer({ method: 'PATCH', path: `puzzles/${id}`, token, body })
}

export const remove = (published: Published): Promise<Result<string>> => {
  const { id, token } = keyIn(published)
  return askServer({ method: 'DELETE', path: `puzzles/${id}`, token })
}

/** All entries as a table. */
export const resultsOf = (published: Published): Promise<Result<string>> => {
  const { id, token } = keyIn(published)
  return askServer({ path: `puzzles/${id}/results.csv`, token })
}

/** Personal links or printed codes, one per line. */
export const invite = (published: Published, count: number): Promise<Result<string>> => {
  const { id, token } = keyIn(published)
  return askFor({ method: 'POST', path: `puzzles/${id}/invitations`, token, body: { count } }, (value) =>
    isRecord(value) && Array.isArray(value.passes) ? `${value.passes.map(String).join('\n')}\n` : null,
  )
}
