/**
 * The refusal for work that threads did not finish: no thread was free in time, or the task took too long or too much
 * memory and its thread was ended.
 */
import { bad, problem, type Result } from '@kumiki/core/base'
import { codeOf } from '../store/database.ts'
import { Busy } from '../threads/fairqueue.ts'
import { isLate } from '../threads/pool.ts'
import { type Refusal, refuse } from './route.ts'

export async function withTimeout<T>(request: Promise<Result<T>>, tooLong: Refusal): Promise<Result<T, Refusal>> {
  try {
    const given = await request
    return given.ok ? given : refuse(422, given.error)
  } catch (error) {
    if (error instanceof Busy) return refuse(503, busy)
    if (isLate(error) || codeOf(error) === 'ERR_WORKER_OUT_OF_MEMORY') return bad(tooLong)
    throw error
  }
}

export const busy = problem(
  'busy',
  'The server has no time for this at the moment; nothing was kept. Try again soon.',
  'サーバーが混み合っていて、いまは処理できません。何も保存していません。しばらくしてからもう一度お試しください。',
  { fault: 'search' },
)
