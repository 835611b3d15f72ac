/** Different boards with the words of one puzzle, made by threads. */
import { availableParallelism } from 'node:os'
import { good, type Result } from '@kumiki/core/base'
import type { Craft, KumikiFile, PuzzleTypes, SomeFile } from '@kumiki/core/contract'
import type { OpenedFile } from '@kumiki/core/file'
import { batch } from '@kumiki/core/verbs/batch'
import { pack } from '@kumiki/core/verbs/packedjob'
import { takeVariants, variantsOf } from '@kumiki/core/verbs/variants'
import type { Terminal } from '../terminal/terminal.ts'
import { onInterrupt } from './interrupt.ts'
import { openPool } from './pool.ts'

/** How many tries each thread has before it. */
const triesPerThread = 4

/** As many as were found, up to `count`; null if interrupted. `fits`: whether a board has room on its sheet. */
export const makeCopies = (
  opened: OpenedFile,
  count: number,
  fits: (file: SomeFile) => boolean,
  terminal: Terminal,
): Promise<Result<SomeFile[] | null>> =>
  opened(async (file, _face, module) => copiesOf(file, await module.craft(), count, fits, terminal))

async function copiesOf<K extends PuzzleTypes>(
  file: KumikiFile<K>,
  craft: Craft<K>,
  count: number,
  fits: (file: SomeFile) => boolean,
  terminal: Terminal,
): Promise<Result<SomeFile[] | null>> {
  const variants = variantsOf(file, craft, (one) => fits((use) => use(one, craft.face)))
  if (!variants.ok) return variants
  const { like, canonicalKey } = variants.value
  const interruption = new AbortController()
  const release = onInterrupt(() => interruption.abort())
  const threads = availableParallelism()
  const made: SomeFile[] = []
  terminal.startProgress(() => ({
    en: `${made.length} of ${count} different boards`,
    ja: `異なる盤面 ${made.length}/${count}`,
  }))
  const taken = takeVariants(variants.value, count, async function* ({ job, tries, patience }, wanted) {
    const pool = openPool<K>(pack(job), threads, null)
    try {
      return yield* batch({
        ...wanted,
        seed: job.seed,
        threads,
        ahead: threads * triesPerThread,
        tries,
        patience,
        make: async (seed) => like(await pool.make(seed)),
        canonicalKey,
        stop: interruption.signal,
      })
    } finally {
      await pool.end()
    }
  })
  try {
    for await (const one of taken) made.push((use) => use(one, craft.face))
  } finally {
    terminal.endProgress()
    release()
  }
  return good(interruption.signal.aborted ? null : made)
}
