/** A published puzzle as routes ask for it: what is missing is refused with a status and a sentence. */
import { bad, problem, type Result } from '@kumiki/core/base'
import type { Context } from '../http/context.ts'
import { nowhere, type Refusal } from '../http/route.ts'
import { findPuzzle, type Missing, type Published } from './store.ts'

/** A puzzle that anybody may see. */
export async function published({ db, now }: Context, id: string): Promise<Result<Published, Refusal>> {
  const found = await findPuzzle(db, id, now())
  return found.ok ? found : bad(missing[found.error])
}

/** Whether it still receives answers. */
export const receives = ({ state, terms: { closes } }: Published, now: number): boolean =>
  state === 'open' && (closes === null || Date.parse(closes) > now)

const removed = problem('taken-down', 'This puzzle has been taken down.', 'このパズルは公開が取りやめられました。')
const missing: Readonly<Record<Missing, Refusal>> = { never: nowhere, removed: { status: 410, problem: removed } }
