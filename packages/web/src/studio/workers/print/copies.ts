/**
 * Different boards from the words of one puzzle, for a class. They are searched for one after another; between two of
 * them the worker handles messages, so that it can be stopped. The search is kept and resumed: another paper, or a copy
 * more or less, reuses what was found.
 */
import { good, type Result } from '@kumiki/core/base'
import type { Craft, Face, KumikiFile, PuzzleTypes, SomeFile } from '@kumiki/core/contract'
import type { OpenedFile } from '@kumiki/core/file'
import { variantsHere, variantsOf } from '@kumiki/core/verbs/variants'

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

export interface CopiesWanted {
  readonly count: number
  /** Whether a board has room on its sheet, which the paper decides. */
  readonly fits: (file: SomeFile) => boolean
  readonly progress: (boards: number) => void
  readonly enough: () => boolean
}

export async function copiesOf(
  line: string,
  opened: OpenedFile,
  { count, fits, progress, enough }: CopiesWanted,
): Promise<Result<Copies>> {
  // set before the first await: simultaneous requests join this search
  if (last?.line !== line) {
    const boards = opened(async (file, _face, module) => boardsOf(file, await module.craft()))
    last = { line, boards, files: [], isOver: false }
  }
  const search = last
  const boards = await search.boards
  if (!boards.ok) return boards
  const files: SomeFile[] = []
  for (let at = 0; files.length < count; at++) {
    while (at >= search.files.length && !search.isOver && !enough()) {
      const next = await boards.value.next()
      if (next.done) search.isOver = true
      else search.files.push(next.value)
    }
    const file = search.files[at]
    if (!file) break
    if (fits(file)) files.push(file)
    progress(files.length)
  }
  return good({ files, end: files.length === count ? null : search.isOver ? 'no-more' : 'stopped' })
}

function boardsOf<K extends PuzzleTypes>(file: KumikiFile<K>, craft: Craft<K>): Result<AsyncGenerator<SomeFile>> {
  const variants = variantsOf(file, craft)
  if (!variants.ok) return variants
  const stop = { aborted: false, addEventListener() {} }
  const taken = variantsHere(variants.value, craft, max, stop, turn)
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
