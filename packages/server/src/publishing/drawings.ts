/**
 * Link previews, each drawn once for requests that come at the same time or soon after. If a request joined another one
 * that then times out waiting for a thread, it does not fail with it but waits for a thread itself.
 */
import { problem, type Result } from '@kumiki/core/base'
import type { Refusal } from '../http/route.ts'
import { withTimeout } from '../http/timeout.ts'
import type { PromiseCache } from '../puzzles/promisecache.ts'
import { Busy } from '../threads/fairqueue.ts'
import type { Pool } from '../threads/pool.ts'

const drawMs = 20_000

export function drawing(
  known: PromiseCache<Result<Uint8Array>>,
  pool: Pick<Pool, 'draw'>,
  file: string,
  who: string,
): Promise<Result<Uint8Array, Refusal>> {
  let isOwn = false
  const draw = (): Promise<Result<Uint8Array>> => {
    isOwn = true
    return pool.draw(file, who, drawMs)
  }
  const drawn = known.get(file, draw).catch((error: unknown) => {
    if (isOwn || !(error instanceof Busy)) throw error
    return draw()
  })
  return withTimeout(drawn, { status: 503, problem: notDrawn })
}

const notDrawn = problem(
  'takes-too-long',
  'The picture could not be drawn in the time that the server has for it.',
  'サーバーの制限時間内に画像を描けませんでした。',
  { fault: 'search' },
)
