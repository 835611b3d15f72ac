/**
 * Collects the garbage from reading a long list before threads start: half a million words take 200 MB or more, and
 * this thread only waits from now on, so it would never collect them on its own.
 */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { PackedJob } from '@kumiki/core/verbs/packedjob'

/** The number of letters from which a list counts as long: some 100,000 words. */
const long = 500_000

export function tidyAfter({ lists }: PackedJob): void {
  const letters = Object.values(lists).reduce((sum, list) => sum + ('words' in list ? list.words.length : 0), 0)
  if (letters < long) return
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') collect()
}
