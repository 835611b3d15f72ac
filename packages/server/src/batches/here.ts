/**
 * Makes a batch on this machine alone, without a database; the bytes are the same as on many machines. Threads work
 * ahead, into later items too; their results are taken in order.
 */
import type { Problem, Result } from '@kumiki/core/base'
import type { Pool } from '../threads/pool.ts'
import type { Made } from '../threads/thread.ts'
import { blank, isOver, type Tally, take } from './fold.ts'
import { jobOf, type Plan, seedOf, titled } from './plan.ts'

const windowPerThread = 8
/** A safety limit; counted effort ends every search long before. */
const maxMs = 3_600_000

export interface Ended {
  readonly made: number
  readonly duplicates: number
  readonly failures: number
  readonly lastFailure: Problem | null
}

/** Yields one line per puzzle. Ends early when `stop` is aborted. */
export async function* makeHere(
  plan: Plan,
  pool: Pick<Pool, 'make'>,
  threads: number,
  stop: AbortSignal,
): AsyncGenerator<string, Ended> {
  const begun = new Map<string, Promise<Result<Made>>>()
  const begin = (item: number, tried: number): Promise<Result<Made>> => {
    const name = `${item}/${tried}`
    const known = begun.get(name)
    if (known) return known
    const made = pool.make(`${item}`, jobOf(plan.items[item]!, plan.seed), seedOf(plan, item, tried), maxMs)
    made.catch(() => {})
    begun.set(name, made)
    return made
  }
  const ahead = firstTries(plan)
  const seen = new Set<string>()
  const end = { made: 0, duplicates: 0, failures: 0, lastFailure: null as Problem | null }
  const stopped = new Promise<null>((resolve) => stop.addEventListener('abort', () => resolve(null), { once: true }))

  for (const [index, item] of plan.items.entries()) {
    let tally: Tally = blank
    while (!isOver(tally, item.count) && !stop.aborted) {
      const tried = tally.settled + 1
      // what the fold needs first is made first
      for (
        let next = tried;
        next <= tally.settled + item.count - tally.made && begun.size < threads * windowPerThread;
        next++
      )
        begin(index, next)
      while (begun.size < threads * windowPerThread) {
        const turn = ahead.next()
        if (turn.done) break
        const [laterItem, laterTry] = turn.value
        if (laterItem > index || (laterItem === index && laterTry >= tried)) begin(laterItem, laterTry)
      }
      const reply = await Promise.race([begin(index, tried), stopped])
      if (reply === null) break
      begun.delete(`${index}/${tried}`)
      const turn = take(tally, reply.ok ? reply.value.mark : null, seen)
      tally = turn.tally
      if (!reply.ok) end.lastFailure = reply.error
      if (!reply.ok || !turn.isNew) continue
      seen.add(reply.value.mark)
      end.made++
      yield titled(reply.value.line, item, tally.made)
    }
    end.duplicates += tally.duplicates
    end.failures += tally.failures
    for (const name of begun.keys()) if (name.startsWith(`${index}/`)) begun.delete(name)
  }
  return end
}

/** The tries that every item needs at least, in order. */
function* firstTries({ items }: Plan): Generator<readonly [item: number, tried: number]> {
  for (const [item, { count }] of items.entries()) for (let tried = 1; tried <= count; tried++) yield [item, tried]
}
