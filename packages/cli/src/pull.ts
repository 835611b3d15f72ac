/**
 * One search with a clock and a way to stop it. When it is stopped, or the clock strikes, the best so far is finished;
 * the file records the effort at which it was found. When the clock strikes before there is any, the search goes on to
 * its first, but not for ever; a user who interrupts does not wait for one.
 */

import { bad, problem, type Result } from '@kumiki/core/base/result'
import type { KumikiFile } from '@kumiki/core/file/file'
import type { Craft } from '@kumiki/core/kind/craft'
import type { Shapes } from '@kumiki/core/kind/shapes'
import { type Best, finish, type Order, search } from '@kumiki/core/verbs/workshop'
import type { News } from './run.ts'

export interface Watch {
  /** null: no clock. */
  readonly timeMs: number | null
  now(): number
  stopped(): boolean
  /** Called whenever there is another puzzle to stop with. */
  found(news: News): void
}

const graceFactor = 3

export async function pull<K extends Shapes>(
  craft: Craft<K>,
  order: Order<K>,
  watch: Watch,
): Promise<Result<KumikiFile<K>>> {
  const start = watch.now()
  const timeMs = watch.timeMs ?? Number.POSITIVE_INFINITY
  let best: Best<K> | null = null
  const searching = search(craft, order)
  for (;;) {
    const turn = searching.next()
    if (turn.done) return turn.value.ok ? finish(craft, order, turn.value.value) : turn.value
    if (turn.value) {
      if (turn.value.made !== best?.made) watch.found(turn.value.made)
      best = turn.value
    }
    const elapsed = watch.now() - start
    const stopped = watch.stopped()
    if (best && (stopped || elapsed >= timeMs)) return finish(craft, order, best)
    if (!best && (stopped || elapsed >= timeMs * graceFactor)) return bad(nothingYet)
  }
}

const nothingYet = problem(
  'nothing-yet',
  'No puzzle was found in that time; give it more with `time` or `effort`, or ask for less.',
  '時間内にパズルが見つかりませんでした。`time` か `effort` を増やすか、条件をゆるめてください。',
  { fault: 'search' },
)
