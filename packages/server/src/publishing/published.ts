/** Finds a published puzzle for a route, or gives the refusal with its status. */
import { bad, problem, type Result } from '@kumiki/core/base'
import type { Context } from '../http/context.ts'
import { nowhere, type Refusal } from '../http/route.ts'
import { findOpen, findPuzzle, type Missing, noteSeen, type Published } from './store.ts'

/** Finds a puzzle that is publicly visible. */
export async function published({ db, now }: Context, id: string): Promise<Result<Published, Refusal>> {
  const found = await findPuzzle(db, id, now())
  return found.ok ? found : bad(missing[found.error])
}

/** The same with the file for players. */
export async function publishedOpen(
  { db, now }: Context,
  id: string,
): Promise<Result<Published & { readonly open_file: string }, Refusal>> {
  const found = await findOpen(db, id, now())
  return found.ok ? found : bad(missing[found.error])
}

/** Notes that somebody looks at the puzzle, so that it is not deleted as one that nobody opened. */
export const seeing = ({ db }: Context, { id, seen }: Published): Promise<void> =>
  seen === null ? noteSeen(db, id) : Promise.resolve()

/** Whether it still accepts answers. */
export const receives = ({ state, terms: { closes } }: Published, now: number): boolean =>
  state === 'open' && (closes === null || Date.parse(closes) > now)

const removed = problem('taken-down', 'This puzzle has been taken down.', 'このパズルは公開が取りやめられました。')
const missing: Readonly<Record<Missing, Refusal>> = { never: nowhere, removed: { status: 410, problem: removed } }
