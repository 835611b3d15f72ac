/**
 * Makes puzzles in a thread of its own, so that the main thread stays free for signals and progress. What every puzzle of
 * a run shares comes once, when the thread starts; a task is a seed; the answer is the text of a file.
 */
import { workerData } from 'node:worker_threads'
import { formatLine, type KumikiFile } from '@kumiki/core/file'
import type { Craft, Shapes } from '@kumiki/core/kind'
import { crafts } from '@kumiki/core/kinds/crafts'
import { bad, good, type Problem, problem, type Result } from '@kumiki/core/result'
import { parse } from '@kumiki/core/schema'
import { type Best, finish, type Order, search } from '@kumiki/core/workshop'
import { type Reply, type Run, signal } from './run.ts'

const run: Run = workerData

export default async function makeOne(seed: string): Promise<Reply> {
  const door = crafts[run.kind]
  if (!door) throw new Error(`no kind ${run.kind}`)
  const some = await door.craft()
  return some(async (craft) => {
    const spec = parse(craft.spec, run.spec)
    if (!spec.ok) return spec
    const { effort, lang, title } = run
    const file = await untilStopped(craft, { spec: spec.value, seed, effort, lang, title })
    return file.ok ? good(formatLine(file.value)) : file
  })
}

/**
 * Pulls until the search ends, the clock strikes or the user interrupts, and finishes the best so far. When the clock
 * strikes before there is any, the search goes on to its first, but not for ever.
 */
async function untilStopped<K extends Shapes>(craft: Craft<K>, order: Order<K>): Promise<Result<KumikiFile<K>>> {
  const start = performance.now()
  const timeMs = run.timeMs ?? Number.POSITIVE_INFINITY
  let best: Best<K> | null = null
  const searching = search(craft, order)
  for (;;) {
    const turn = searching.next()
    if (turn.done) return turn.value.ok ? finish(craft, order, turn.value.value) : turn.value
    if (turn.value) {
      best = turn.value
      Atomics.store(run.signals, signal.found, 1)
    }
    const elapsed = performance.now() - start
    const stopped = Atomics.load(run.signals, signal.stop) === 1
    if (best && (stopped || elapsed >= timeMs)) return finish(craft, order, best)
    if (stopped || elapsed >= timeMs * graceFactor) return bad(nothingYet)
  }
}

const graceFactor = 3

const nothingYet: Problem = problem(
  'nothing-yet',
  'No puzzle was found in that time; give it more with --time or --effort, or ask for less.',
  '時間内にパズルが見つかりませんでした。--time か --effort を増やすか、条件をゆるめてください。',
)
