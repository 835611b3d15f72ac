/**
 * Different boards from the words of one puzzle, for a class. They are searched for one after another; between two of
 * them the worker handles messages, so that it can be stopped. The search is kept and resumed: another paper, or a copy
 * more or less, reuses what was found.
 */
import { bad, good, type Problem, parse, problem, type Result } from '@kumiki/core/base'
import type { Craft, Face, KumikiFile, PuzzleTypes, SomeFile } from '@kumiki/core/contract'
import type { OpenedFile } from '@kumiki/core/file'
import { batch } from '@kumiki/core/verbs/batch'
import { make } from '@kumiki/core/verbs/make'
import { takeVariants, variantsOf } from '@kumiki/core/verbs/variants'

export interface Copies {
  readonly files: readonly SomeFile[]
  /** Why there are fewer than requested; null if there are as many. */
  readonly end: 'stopped' | 'no-more' | null
}

interface Search {
  readonly line: string
  readonly boards: Promise<Result<AsyncGenerator<SomeFile>>>
  readonly files: SomeFile[]
  isOver: boolean
}

/** A safety limit beyond any request. */
const max = 200

let last: Search | null = null

export async function copiesOf(
  line: string,
  opened: OpenedFile,
  count: number,
  progress: (boards: number) => void,
  enough: () => boolean,
): Promise<Result<Copies>> {
  // set before the first await: simultaneous requests join this search
  if (last?.line !== line) {
    const boards = opened(async (file, _face, module) => boardsOf(file, await module.craft()))
    last = { line, boards, files: [], isOver: false }
  }
  const search = last
  const boards = await search.boards
  if (!boards.ok) return boards
  progress(Math.min(count, search.files.length))
  while (search.files.length < count && !search.isOver && !enough()) {
    const next = await boards.value.next()
    if (next.done) search.isOver = true
    else search.files.push(next.value)
    progress(Math.min(count, search.files.length))
  }
  const files = search.files.slice(0, count)
  if (files.length === 0) return bad(noCopy)
  return good({ files, end: files.length === count ? null : search.isOver ? 'no-more' : 'stopped' })
}

function boardsOf<K extends PuzzleTypes>(file: KumikiFile<K>, craft: Craft<K>): Result<AsyncGenerator<SomeFile>> {
  const variants = variantsOf(file, craft)
  if (!variants.ok) return variants
  const { same, canonicalKey } = variants.value
  const stop = { aborted: false, addEventListener() {} }
  const taken = takeVariants(variants.value, max, (job, count) =>
    batch({
      seed: job.seed,
      count,
      threads: 1,
      make: async (seed) => {
        await turn()
        const spec = parse(craft.spec, job.spec)
        if (!spec.ok) return spec
        const order = { ...job, spec: spec.value, effort: job.effort ?? craft.effort }
        return same(await make(craft, { ...order, seed }))
      },
      canonicalKey,
      stop,
    }),
  )
  return good(someOf(taken, craft.face))
}

async function* someOf<K extends PuzzleTypes>(
  boards: AsyncIterable<KumikiFile<K>>,
  face: Face<K>,
): AsyncGenerator<SomeFile> {
  for await (const one of boards) {
    const board: SomeFile = (use) => use(one, face)
    yield board
  }
}

/** Lets the worker handle waiting messages. */
const turn = (): Promise<void> => new Promise((heard) => setTimeout(heard))

const noCopy: Problem = problem(
  'no-copy',
  'No other board with the same words was found.',
  '同じ言葉の別の盤面は見つかりませんでした。',
  { fault: 'search' },
)
