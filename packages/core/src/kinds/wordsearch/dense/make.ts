/**
 * Makes a dense board: one in which as many letters as possible of distinct dictionary words can be read.
 *
 * Two by two and three by three are solved exactly (two.ts, three.ts). Larger boards are annealed (anneal.ts), or
 * packed if the words are too long for that (packed.ts), or made by the founding text's algorithm for comparison
 * (merge.ts). Every board comes with the best upper bound proved so far (bounds.ts), in the unit of the density; after
 * the first cooling some effort goes into lowering it.
 *
 * The puzzle lists every word that can be read, and how often if more than once, so the answer is everything there is,
 * and unique. Kana are taken as the dictionary writes them: ゃ and や are two letters here.
 */

import type { Budget } from '../../../base/budget.ts'
import { bad, good, type Problem, problem, type Result } from '../../../base/result.ts'
import type { Rng } from '../../../base/rng.ts'
import { counted } from '../../../base/text.ts'
import type { Made, Making } from '../../../kind/craft.ts'
import type { Entry } from '../../../words/entry.ts'
import { scriptBeside } from '../../../words/lettering.ts'
import { listing } from '../../../words/listing.ts'
import type { Kana } from '../../../words/script.ts'
import { asWritten } from '../../../words/spellings.ts'
import { type Board, boardOf } from '../pack/board.ts'
import type { Wordsearch } from '../puzzle/model.ts'
import type { DenseSpec } from '../spec/spec.ts'
import { anneal } from './anneal.ts'
import { textBound } from './bounds.ts'
import { FocusedBound } from './focus.ts'
import { type Lattice, latticeOf, NoKernel } from './lattice.ts'
import { mergeAndEnter } from './merge.ts'
import { Packer } from './packed.ts'
import { listed } from './readable.ts'
import { solveThree } from './three.ts'
import { buildTrie, type Trie } from './trie.ts'
import { solveTwo } from './two.ts'

type Dense = Made<Wordsearch>

/** Effort spent on the bound, and the number of improvements after which it is good enough. */
const boundEffort = 70_000
const maxImprovements = 4_000
/** The best board is made into a puzzle after so many blocks of looks. */
const blocksPerReport = 16

export function* makeDense(spec: DenseSpec, rng: Rng, budget: Budget): Making<Wordsearch> {
  const { size } = spec
  if (!budget.spend()) return bad(noEffort)
  const board = boardOf(size, null)
  const words = spec.words.map(asWritten)
  const longest = Math.max(size.width, size.height)
  const trie = buildTrie(words, longest)
  if (trie.letters.length < 2) return bad(noWords)
  const job: Job = {
    board,
    words,
    trie,
    rng,
    budget,
    labels: labelsOf(spec.words, words, longest),
    kana: spec.kana,
    notes: tooLongNotes(spec.words, words, longest),
  }
  const square = size.width === size.height
  if (spec.method === 'merge') return yield* byMerging(job)
  if (square && size.width === 2) return twoByTwo(job)
  if (square && size.width === 3) return yield* threeByThree(job)
  return yield* searchBoard(job)
}

interface Job {
  readonly board: Board
  readonly words: readonly string[]
  readonly trie: Trie
  readonly rng: Rng
  readonly budget: Budget
  /** How the list writes a word, by its letters in the cells; only where the two differ. */
  readonly labels: ReadonlyMap<string, string>
  readonly kana: Kana | undefined
  /** Remarks about the list that hold for any board. */
  readonly notes: readonly Problem[]
}

/** How the list writes each word that fits the board, where that differs from its letters. */
function labelsOf(entries: readonly Entry[], words: readonly string[], longest: number): Map<string, string> {
  const labels = new Map<string, string>()
  for (const [i, word] of words.entries())
    if (word.length <= longest && entries[i]!.shown !== word) labels.set(word, entries[i]!.shown)
  return labels
}

/** `bound` is in letters. */
function made(job: Job, rows: readonly string[], bound: number, more: Readonly<Record<string, number>> = {}): Dense {
  const { puzzle, answer, letters } = listed(job.trie, rows)
  const cells = job.board.cells.length
  const labels = puzzle.words.map((word) => job.labels.get(word) ?? word)
  return {
    puzzle: {
      ...puzzle,
      ...(labels.some((label, i) => label !== puzzle.words[i]) ? { labels } : {}),
      ...scriptBeside(
        puzzle.words.map((word, i) => ({ word, shown: labels[i] ?? word })),
        job.kana,
      ),
    },
    answer,
    score: { words: puzzle.words.length, letters, density: letters / cells, gap: (bound - letters) / cells, ...more },
    bound: bound / cells,
    notes: [densityNote(puzzle.words.length, letters, cells, bound), ...job.notes],
  }
}

const rowsOf = ({ board, trie }: Job, codes: ArrayLike<number>): string[] =>
  Array.from({ length: board.height }, (_, row) =>
    Array.from({ length: board.width }, (_, col) => trie.letters[codes[row * board.width + col]!]).join(''),
  )

function twoByTwo(job: Job): Result<Dense> {
  const { letters, sets, boards } = solveTwo(job.trie)
  const one = made(job, rowsOf(job, job.rng.shuffle([...job.rng.pick(sets)])), letters, { boards })
  return good({ ...one, notes: [...one.notes, boardsNote(boards)] })
}

function* threeByThree(job: Job): Making<Wordsearch> {
  const solved = yield* pausing(solveThree(job.trie, job.budget), nothing)
  return solved === null ? bad(noEffort) : good(made(job, rowsOf(job, job.rng.pick(solved.boards)), solved.letters))
}

function* byMerging(job: Job): Making<Wordsearch> {
  const { board, words, rng, budget } = job
  const merged = yield* pausing(mergeAndEnter(words, board, rng, budget), nothing)
  if (merged === null) return bad(noEffort)
  const { rows, ownWords, ownLetters } = merged
  const bound = new FocusedBound(words, board)
  yield* pausing(lowerBound(bound, budget), nothing)
  return good(made(job, rows, bound.best, { ownWords, ownLetters, ownDensity: ownLetters / board.cells.length }))
}

/** Runs a piece of work; yields the latest board at each of its pauses. */
function* pausing<R>(work: Generator<unknown, R>, latest: () => Dense | null): Generator<Dense | null, R> {
  for (;;) {
    const turn = work.next()
    if (turn.done) return turn.value
    yield latest()
  }
}

const nothing = (): null => null

/** Spends the bound's share of the effort; yields now and then. Returns false if the budget ran out. */
function* lowerBound(bound: FocusedBound, budget: Budget): Generator<void, boolean> {
  const improvements = Math.min(maxImprovements, Math.max(5, Math.floor(boundEffort / bound.cost)))
  for (let i = 0; i < improvements; i++) {
    if (!budget.spend(bound.cost)) return false
    bound.improve()
    if (i % 8 === 0) yield
  }
  return budget.spend()
}

/** The lattice, or null if the kernel cannot run. */
function latticeHere(board: Board, trie: Trie): Lattice | null {
  try {
    return latticeOf(board, trie)
  } catch (error) {
    if (error instanceof NoKernel) return null
    throw error
  }
}

function* searchBoard(job: Job): Making<Wordsearch> {
  const { board, words, trie, rng, budget } = job
  const lattice = latticeHere(board, trie)
  if (lattice === null) return bad(noKernel)
  const bound = new FocusedBound(words, board)
  let best = new Uint16Array()
  let bestScore = -1
  let latest: Dense | null = null
  let progress = false
  const update = (): Dense => {
    if (latest === null || progress) latest = made(job, rowsOf(job, best), bound.best)
    progress = false
    return latest
  }
  const take = (): void => {
    if (lattice.score <= bestScore) return
    bestScore = lattice.score
    best = lattice.codes.slice()
    progress = true
  }
  // returns what was yielded last, so that a run stopped there is remade exactly
  const end = (): Result<Dense> => (best.length > 0 ? good(latest ?? update()) : bad(noEffort))

  const packer = new Packer(lattice, words, rng.fork('pack'), budget)
  if (!(yield* pausing(packer.start(take), nothing))) return end()
  const packed = bestScore
  if (packed === bound.best) return good(update())
  yield update()

  const annealing = anneal(lattice, rng, budget, take)
  for (let block = 1; ; block++) {
    const turn = annealing.next()
    if (turn.done) return end()
    if (turn.value === 'cooled') {
      if (!(yield* pausing(lowerBound(bound, budget), () => latest))) return end()
      progress = true
      update()
      if (bestScore === packed) break
    } else if (block % blocksPerReport === 0) update()
    yield latest
  }
  // boards of whole words are ahead of the heat bath, so cooling on would be wasted
  while (bestScore < bound.best) {
    yield latest
    if (!(yield* pausing(packer.goOn(take), () => latest))) return end()
    update()
  }
  return good(update())
}

/** The founding text's bound, the single-line bound, and the bound with prices, in letters. */
export function boundsFor(
  words: readonly string[],
  size: number,
  improvements: number,
): { text: number; line: number; lagrangian: number } {
  const bound = new FocusedBound(words, boardOf({ width: size, height: size }, null))
  const singles = new Set(words.filter((word) => word.length === 1)).size
  const line = bound.best
  for (let i = 0; i < improvements; i++) bound.improve()
  return { text: textBound(size, singles), line, lagrangian: bound.best }
}

/**
 * In hundredths: the density is rounded to the nearest, a bound never down; the gap is the difference of the two as
 * printed.
 */
function densityNote(words: number, letters: number, cells: number, bound: number): Problem {
  const reached = Math.round((letters / cells) * 100)
  const max = Math.ceil((bound / cells) * 100 - 1e-9)
  const [density, limit, gap] = [reached, max, max - reached].map((hundredths) => (hundredths / 100).toFixed(2))
  const held = `${counted(words, 'word')}, ${counted(letters, 'letter')} in ${cells} cells`
  return problem(
    'density',
    letters === bound
      ? `Density ${density}: ${held}. No board has more.`
      : `Density ${density}: ${held}. No board has more than ${limit} (gap ${gap}).`,
    letters === bound
      ? `密度 ${density}: ${words}語、${cells}マスに${letters}文字。これより密な盤面はありません。`
      : `密度 ${density}: ${words}語、${cells}マスに${letters}文字。上界は ${limit}（差 ${gap}）。`,
  )
}

const boardsNote = (boards: number): Problem =>
  problem(
    'best-boards',
    boards === 1
      ? 'It is the only board of this density, but for turning and mirroring.'
      : `There are ${boards} boards of this density, those equal by turning and mirroring counted once; this is one of them.`,
    boards === 1
      ? 'この密度の盤面は、回転と裏返しを除いて、これだけです。'
      : `この密度の盤面は、回転と裏返しを同じとみて${boards}通りあり、これはその1つです。`,
  )

/** The maximum number of too long words named one by one; for a dictionary only their number is given. */
const maxNamed = 40

function tooLongNotes(listed: readonly Entry[], words: readonly string[], longest: number): Problem[] {
  const seen = new Set<string>()
  const entries = listed.filter((_, i) => {
    const word = words[i]!
    const isNew = word.length > longest && !seen.has(word)
    if (isNew) seen.add(word)
    return isNew
  })
  if (entries.length === 0) return []
  const head = {
    en: `Not in the board, because longer than ${longest} letters (${entries.length})`,
    ja: `入っていません（${longest}文字より長い・${entries.length}語）`,
  }
  const items = entries.map((entry) => ({ entry }))
  return [
    entries.length > maxNamed
      ? problem('too-long', head.en, head.ja, { path: ['words'], words: [...seen] })
      : listing('too-long', head, items, { path: ['words'] }),
  ]
}

const noWords: Problem = problem(
  'no-words',
  'No word of the dictionary fits the board.',
  '盤面に入る単語が辞書にありません。',
  { path: ['words'] },
)
const noKernel: Problem = problem(
  'no-kernel',
  'Dense boards need WebAssembly and enough memory; this system does not offer them.',
  '高密度の盤面には WebAssembly とそのためのメモリーが必要ですが、この環境では使えません。',
  { fault: 'search' },
)
const noEffort: Problem = problem(
  'no-effort',
  'The effort was too small for a first board; use more `effort` or `time`.',
  '探索量が足りず、盤面ができませんでした。`effort` か `time` を増やしてください。',
  { fault: 'search' },
)
