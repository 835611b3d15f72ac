/**
 * What reading a long list leaves behind is given back before threads start: half a million words take 200 MB here and
 * more there, and this thread, which only waits, would never come to collect its own.
 */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { PackedJob } from '@kumiki/core/verbs/packedjob'

/** From how many letters is a list long? Some 100,000 words. */
const long = 500_000

export function tidyAfter({ lists }: PackedJob): void {
  const letters = Object.values(lists).reduce((sum, list) => sum + ('words' in list ? list.words.length : 0), 0)
  if (letters < long) return
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') collect()
}
