/**
 * The cost of each test file, for the table after a run. It is the CPU time of the file's process and its child
 * processes, because wall time would include other programs. That time is divided by the time of a loop of counted work
 * in the same process, so that a slow or crowded machine gives the same figure.
 *
 * Files that share a process are each counted from the end of the one before.
 */
import { afterAll } from 'vitest'
import { own, Times } from './times.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** CPU time of this process and its child processes. */
    seconds?: number
    /** CPU time of the counted loop. */
    loop?: number
  }
}

declare global {
  /** `before`: what the files before this one in the same process have cost. */
  var kumikiCost: { readonly times: Times; before: number } | undefined
}

/** Does an amount of work that is equal on every machine. */
function loop(rounds: number): number {
  let x = 1
  for (let round = 0; round < rounds; round++) {
    x ^= x << 13
    x ^= x >>> 17
    x ^= x << 5
  }
  return x
}

function measured(): number {
  loop(1e6) // lets the engine compile it first
  const before = own()
  if (loop(1e7) === 0) throw new Error('this loop never gives 0')
  return own() - before
}

const counted = globalThis.kumikiCost ?? { times: new Times(), before: 0 }
globalThis.kumikiCost = counted

const looking = setInterval(() => counted.times.look(), 500)
looking.unref()

// hooks after all are run last first: this one sees what the file's own have closed
// biome-ignore lint/correctness/noEmptyPattern: vitest reads this pattern for the fixtures that are wanted: none
afterAll(({}, file) => {
  clearInterval(looking)
  const time = counted.times.look()
  Object.assign(file.meta, { seconds: time - counted.before, loop: measured() })
  counted.before = time
})
