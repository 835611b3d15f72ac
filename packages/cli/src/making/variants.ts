/** Different boards of the words of one puzzle, made by threads. */
import { availableParallelism } from 'node:os'
import { type Bilingual, bad, good, type Problem, problem, type Result } from '@kumiki/core/base'
import type { Craft, KumikiFile, PuzzleTypes, SomeFile } from '@kumiki/core/contract'
import type { OpenedFile } from '@kumiki/core/file'
import { batch } from '@kumiki/core/verbs/batch'
import { pack } from '@kumiki/core/verbs/packedjob'
import { takeVariants, variantsOf } from '@kumiki/core/verbs/variants'
import type { SomePuzzles } from '../files/puzzles.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { onInterrupt } from './interrupt.ts'
import { openPool } from './pool.ts'

/** One puzzle at least. */
export type SomeFiles = readonly [SomeFile, ...SomeFile[]]

/** The puzzles themselves, or copies of the only one for a class; null: interrupted. */
export async function makeClassSet(
  opened: SomePuzzles,
  count: number | null,
  terminal: Terminal,
): Promise<Result<SomeFiles | null>> {
  if (count === null) return good(opened)
  const [only, ...others] = opened
  if (others.length > 0) return bad(onePuzzle(opened.length))
  const made = await makeCopies(only, count, terminal)
  if (!made.ok) return made
  if (made.value === null) return good(null)
  const [first, ...more] = made.value
  if (!first) return bad(noCopy)
  if (made.value.length < count) terminal.note(fewerNote(made.value.length, count))
  return good([first, ...more])
}

/** As many as were found, at most so many; null: interrupted. */
const makeCopies = (opened: OpenedFile, count: number, terminal: Terminal): Promise<Result<SomeFile[] | null>> =>
  opened(async (file, _face, module) => copiesOf(file, await module.craft(), count, terminal))

async function copiesOf<K extends PuzzleTypes>(
  file: KumikiFile<K>,
  craft: Craft<K>,
  count: number,
  terminal: Terminal,
): Promise<Result<SomeFile[] | null>> {
  const variants = variantsOf(file, craft)
  if (!variants.ok) return variants
  const { same, canonicalKey } = variants.value
  const interruption = new AbortController()
  const release = onInterrupt(() => interruption.abort())
  const threads = Math.min(count, availableParallelism())
  const made: SomeFile[] = []
  terminal.startProgress(() => ({
    en: `${made.length} of ${count} different boards`,
    ja: `異なる盤面 ${made.length}/${count}`,
  }))
  const taken = takeVariants(variants.value, count, async function* (job, max) {
    const pool = openPool<K>(pack(job), threads, null)
    try {
      return yield* batch({
        seed: job.seed,
        count: max,
        threads,
        make: async (seed) => same(await pool.make(seed)),
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

const onePuzzle = (count: number): Problem =>
  problem(
    'one-puzzle',
    `--variants takes one puzzle; ${count} were given.`,
    `--variants に渡せるのは1問だけです（${count}問あります）。`,
  )
const noCopy = problem(
  'no-copy',
  'No other board with the same words was found.',
  '同じ言葉の別の盤面は見つかりませんでした。',
)
const fewerNote = (made: number, wanted: number): Bilingual => ({
  en: `Only ${made} of ${wanted}: no more different boards with exactly these words were found, even on larger ones; what was found is used.`,
  ja: `${wanted}枚のうち${made}枚だけです。ちょうど同じ言葉で異なる盤面は、盤面を広げてもこれより見つかりませんでした。この${made}枚を使います。`,
})
