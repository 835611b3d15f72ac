/**
 * Other boards with the same words, for a class in which every pupil gets another sheet.
 *
 * Method: the words on a board are read from its entries or lists, which give their places. The recipe is run again
 * from other seeds with these words alone, all of them required where the kind can require words, and a board that
 * lacks one is rejected. So the words are guaranteed to be the same, whatever a maker leaves out. A board that is just
 * large enough has few others, so where these run out the next ones may have any size. A search for the best board of a
 * few words finds the same one again and again, so less effort gives more different boards. Two boards are different if
 * the relative positions of their words differ, apart from mirror images.
 */
import { bad, good, type Problem, problem, type Result } from '../base/result.ts'
import type { Cell } from '../base/target.ts'
import type { Bilingual } from '../base/text.ts'
import { type Craft, extrasOf } from '../kind/craft.ts'
import type { Face } from '../kind/face.ts'
import type { KumikiFile } from '../kind/file.ts'
import { type Job, jobTextLength } from '../kind/job.ts'
import type { PuzzleTypes } from '../kind/types.ts'
import { optionsOf } from '../spec/options.ts'
import { hasOpenCells } from '../wordfill/pattern.ts'
import type { Entry } from '../words/entry.ts'
import { normalise } from '../words/normalise.ts'
import { type BatchEnd, batch, type Stop } from './batch.ts'
import { make } from './make.ts'
import { readSpec } from './readspec.ts'

export interface Placed {
  readonly word: string
  readonly cells: readonly Cell[]
}

/**
 * The words of a finished file and their places: in the entries of the board, or where the lists mark them as found.
 */
export function placesOn<K extends PuzzleTypes>(
  { puzzle, answer }: Pick<KumikiFile<K>, 'puzzle' | 'answer'>,
  face: Face<K>,
): Placed[] {
  if (answer === undefined) return []
  const entries = face.board(puzzle).lines.flatMap(({ role, cells }) => (role === 'entry' ? [cells] : []))
  const lists = face.lists(puzzle, answer).filter(({ form }) => form !== 'boxes')
  const places = entries.length > 0 ? entries : lists.flatMap(({ items }) => items.flatMap((item) => item.places))
  return places.map((cells) => ({
    cells,
    word: spelt(cells.map((cell) => face.see(puzzle, answer, [cell]).symbol).join('')),
  }))
}

/** The words on the board of a finished file, sorted, with repetitions. */
export const wordsOn = <K extends PuzzleTypes>(
  file: Pick<KumikiFile<K>, 'puzzle' | 'answer'>,
  face: Face<K>,
): string[] =>
  placesOn(file, face)
    .map(({ word }) => word)
    .sort()

const spelt = (text: string): string => {
  const read = normalise(text)
  return read.ok ? read.value.word : text
}

export interface Variants<K extends PuzzleTypes> {
  /** Jobs that make some of them, for any seed: first on boards as large as the original, then of any size. */
  readonly jobs: readonly Job[]
  /** Refuses a board that lacks a word, or has another. */
  same(made: Result<KumikiFile<K>>): Result<KumikiFile<K>>
  /** Equal for boards that are not different. */
  canonicalKey(made: KumikiFile<K>): string
  /** How many words there are. */
  readonly words: number
}

/** Prepares other boards with the words of a file. Refuses kinds without words, and files without a recipe. */
export function variantsOf<K extends PuzzleTypes>(file: KumikiFile<K>, craft: Craft<K>): Result<Variants<K>> {
  const { face } = craft
  const options = optionsOf(craft.spec)
  const option = options.find(({ reads }) => reads === 'words')
  if (!option) return bad(noWordKind(face.title))
  const { recipe } = file
  if (!recipe || file.answer === undefined) return bad(noRecipe)
  const wanted = wordsOn(file, face)
  const listed = recipe.spec[option.name]
  const entries: unknown[] = Array.isArray(listed) ? listed : []
  const chosen = entries.filter((entry) => wanted.includes(wordOf(entry)))
  if (wanted.length === 0 || !wanted.every((word) => chosen.some((entry) => wordOf(entry) === word))) return bad(noList)
  const must = options.some(({ name }) => name === 'must') ? { must: wanted } : {}
  const { pattern, ...others } = recipe.spec
  // a board that was edited by hand is its own pattern, which is not an option to keep
  const shape = hasOpenCells(pattern) ? { pattern } : {}
  const spec: Record<string, unknown> = { ...others, ...shape, [option.name]: chosen, ...must }
  const { size: _size, objective: _objective, ...free } = spec
  const isShaped = shaping.some((name) => spec[name] !== undefined)
  const jobWith = (own: Readonly<Record<string, unknown>>, effort: number): Job => ({
    kind: file.kind,
    spec: own,
    seed: `${recipe.seed.slice(0, jobTextLength - 20)}/class`,
    effort: extrasOf(craft).merit ? effort : null,
    timeMs: null,
    lang: file.lang,
    title: file.title,
  })
  const [max, ...less] = efforts
  return good({
    words: wanted.length,
    same: (made) => (made.ok && String(wordsOn(made.value, face)) !== String(wanted) ? bad(wordsMissing) : made),
    canonicalKey: (made) => layoutOf(made, face),
    jobs: [jobWith(spec, max), ...(isShaped ? [] : less.map((effort) => jobWith(free, effort)))],
  })
}

/** Options that decide the shape of a board. */
const shaping = ['pattern', 'mask']
/** The effort of makers that look for the best board: the less, the more different boards they find. */
const efforts = [20_000, 8_000, 1_000, 300] as const

/**
 * The relative positions of the words, from the first row and column that has one; equal for a board and its mirror
 * image.
 */
function layoutOf<K extends PuzzleTypes>(file: KumikiFile<K>, face: Face<K>): string {
  const placed = placesOn(file, face)
  const top = Math.min(...placed.flatMap(({ cells }) => cells.map(([row]) => row)))
  const left = Math.min(...placed.flatMap(({ cells }) => cells.map(([, column]) => column)))
  const layoutText = (turned: boolean): string =>
    placed
      .map(
        ({ word, cells }) =>
          `${word} ${cells.map(([row, column]) => (turned ? [column - left, row - top] : [row - top, column - left])).join(' ')}`,
      )
      .sort()
      .join('\n')
  return [layoutText(false), layoutText(true)].sort()[0] ?? ''
}

const wordOf = (entry: unknown): string => {
  const { word }: Partial<Record<keyof Entry, unknown>> =
    typeof entry === 'object' && entry !== null ? entry : { word: entry }
  return typeof word === 'string' ? spelt(word) : ''
}

/**
 * A number of different boards with the same words, in the order of the jobs. `batchOf` makes those of one job, so the
 * caller decides about threads, and the order is the same for any number of them.
 */
export async function* takeVariants<K extends PuzzleTypes>(
  { jobs, canonicalKey }: Variants<K>,
  count: number,
  batchOf: (job: Job, count: number) => AsyncGenerator<KumikiFile<K>, BatchEnd>,
): AsyncGenerator<KumikiFile<K>, number> {
  const seen = new Set<string>()
  for (const job of jobs) {
    if (seen.size >= count) break
    for await (const file of batchOf(job, count)) {
      const digest = canonicalKey(file)
      if (seen.has(digest)) continue
      seen.add(digest)
      yield file
      if (seen.size >= count) break
    }
  }
  return seen.size
}

/** Makes variants here, one after the other. */
export async function makeVariants<K extends PuzzleTypes>(
  file: KumikiFile<K>,
  craft: Craft<K>,
  count: number,
  stop: Stop,
): Promise<Result<readonly KumikiFile<K>[]>> {
  const variants = variantsOf(file, craft)
  if (!variants.ok) return variants
  const { same, canonicalKey } = variants.value
  const made: KumikiFile<K>[] = []
  const taken = takeVariants(variants.value, count, (job, max) =>
    batch({
      seed: job.seed,
      count: max,
      threads: 1,
      make: async (seed) => {
        const spec = readSpec(craft, job.spec)
        if (!spec.ok) return spec
        const order = { ...job, spec: spec.value, effort: job.effort ?? craft.effort }
        return same(await make(craft, { ...order, seed }))
      },
      canonicalKey,
      stop,
    }),
  )
  for await (const one of taken) made.push(one)
  return good(made)
}

const noWordKind = ({ en, ja }: Bilingual): Problem =>
  problem(
    'no-words',
    `Different sheets of the same words need a puzzle made of words; ${en} is not.`,
    `同じ言葉の別の盤面を作れるのは、言葉のパズルだけです（${ja}では作れません）。`,
  )
const noRecipe = problem(
  'no-recipe',
  'Different sheets need the recipe and the answer of the puzzle, and this file does not hold them.',
  '別の盤面を作るには、作り方と答えの入ったファイルが必要です。',
)
const noList = problem(
  'no-list',
  'The recipe of this file does not hold the words that stand on its board, so no other boards can be made of them.',
  'ファイルの作り方に、盤面の言葉がそろっていないので、別の盤面を作れません。',
)
const wordsMissing = problem(
  'words-missing',
  'Not all of the words found a place on another board.',
  '別の盤面に、すべての言葉は入りませんでした。',
  { fault: 'search' },
)
