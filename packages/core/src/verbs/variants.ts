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
import { Rng } from '../base/rng.ts'
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
import { isLike, likenessOf, maxCells } from './alike.ts'
import { type BatchEnd, type BatchOrder, batch, digestOf, type Stop } from './batch.ts'
import { make } from './make.ts'
import { movedWords, type Placed } from './moved.ts'
import { readSpec } from './readspec.ts'

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
  /** The first board of the set, which the others are held to. */
  readonly first: KumikiFile<K>
  /** What makes the others, for any seed, and how often it is tried: with little effort, then with more. */
  readonly rounds: readonly Round[]
  /** The pieces of a board put together anew, for any seed; null for boards in one piece, and where places are given. */
  readonly moved: ((from: KumikiFile<K>, seed: string) => Promise<Result<KumikiFile<K>>>) | null
  /** Refuses a board that lacks a word or has another, or that is not like the first one. */
  like(made: Result<KumikiFile<K>>): Result<KumikiFile<K>>
  /** Equal for boards that are not different. */
  canonicalKey(made: KumikiFile<K>): string
  /** How many words there are. */
  readonly words: number
}

export interface Round {
  readonly job: Job
  readonly tries: number
  /** How many tries in a row may bring nothing new. */
  readonly patience: number
}

/**
 * What makes other boards of the words of a file. Refuses kinds without words, and files that do not say how they were
 * made. `fits`: what else a board must be.
 */
export function variantsOf<K extends PuzzleTypes>(
  file: KumikiFile<K>,
  craft: Craft<K>,
  fits: (made: KumikiFile<K>) => boolean = () => true,
): Result<Variants<K>> {
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
  const isShaped = shaping.some((name) => spec[name] !== undefined) || ruling.some((name) => isAsked(spec[name]))
  const hasEffort = extrasOf(craft).merit !== null
  const roundWith = (own: Readonly<Record<string, unknown>>, effort: number, share: number): Round => ({
    job: {
      kind: file.kind,
      spec: own,
      seed: `${recipe.seed.slice(0, jobTextLength - 20)}/class`,
      effort: hasEffort ? effort : null,
      timeMs: null,
      lang: file.lang,
      title: file.title,
    },
    tries: Math.ceil(maxTries * share),
    patience: Math.ceil(maxPatience * share),
  })
  const model = likenessOf(file, face)
  const like: Variants<K>['like'] = (made) => {
    if (!made.ok) return made
    if (String(wordsOn(made.value, face)) !== String(wanted)) return bad(wordsMissing)
    return isLike(likenessOf(made.value, face), model) && fits(made.value) ? made : bad(unlike)
  }
  const isMovable = model.pieces > 1 && !isShaped && options.some(({ name }) => name === 'keep')
  const fixed = { words: new Set(keptIn(spec.keep)), isPlaced: spec.size !== undefined }
  const movedOf = async (from: KumikiFile<K>, seed: string): Promise<Result<KumikiFile<K>>> => {
    const rng = new Rng(seed)
    const larger = spec.size === undefined ? rng.below(maxCells + 1) : 0
    const frame = { width: model.width + larger, height: model.height + (larger && rng.below(larger + 1)) }
    const keep = movedWords(placesOn(from, face), frame, fixed, rng)
    const read = keep && readSpec(craft, { ...spec, keep })
    if (!read?.ok) return bad(unlike)
    const order = { lang: file.lang, title: file.title, seed, effort: hasEffort ? movedEffort : craft.effort }
    return like(await make(craft, { ...order, spec: read.value }))
  }
  return good({
    first: file,
    words: wanted.length,
    like,
    canonicalKey: (made) => layoutOf(made, face),
    rounds: [
      ...efforts.map(([effort, share]) => roundWith(spec, effort, share)),
      // a board that is just large enough has few others, so the last ones may be a little smaller or larger
      ...(isShaped || spec.size === undefined ? [] : [roundWith(free, ...efforts[1])]),
    ],
    moved: isMovable ? movedOf : null,
  })
}

/** The words that the option `keep` names. */
const keptIn = (keep: unknown): string[] =>
  Array.isArray(keep) ? keep.map((one) => spelt(String(one).trim().split(/\s+/u).slice(3).join(' '))) : []

/** Options that decide the shape of a board. */
const shaping = ['pattern', 'mask']
const ruling = ['rules', 'symmetry']
const isAsked = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : (value ?? 'none') !== 'none')
/** How hard the makers try that look for the best board, and how many of the tries they get: the harder, the fewer. */
const efforts = [
  [5000, 1],
  [20_000, 0.7],
  [60_000, 0.4],
  [200_000, 0.2],
] as const
const maxTries = 400
const maxPatience = 60
/** After so many rounds pieces are moved, so often; there is nothing to search for then. */
const roundsBeforeMoves = 2
const maxMoves = 300
const movedEffort = 200

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
  { first, rounds, moved, canonicalKey }: Variants<K>,
  count: number,
  batchOf: (round: Round, wanted: Wanted) => AsyncGenerator<KumikiFile<K>, BatchEnd>,
): AsyncGenerator<KumikiFile<K>, number> {
  const seen = new Set([digestOf(canonicalKey(first))])
  const found = [first]
  yield first
  for (const [index, round] of rounds.entries()) {
    if (seen.size >= count) break
    for await (const file of batchOf(round, { count: count - seen.size, seen })) {
      found.push(file)
      yield file
    }
    if (index + 1 !== roundsBeforeMoves || !moved) continue
    const bases = [...found]
    for (let move = 0; move < maxMoves && seen.size < count; move++) {
      const made = await moved(bases[move % bases.length] ?? first, `${round.job.seed}/moved/${move}`)
      const digest = made.ok ? digestOf(canonicalKey(made.value)) : ''
      if (!made.ok || seen.has(digest)) continue
      seen.add(digest)
      yield made.value
    }
  }
  return seen.size
}

/** How many boards are still missing, and the fingerprints of those that are there. */
export type Wanted = Required<Pick<BatchOrder<unknown>, 'count' | 'seen'>>

/** The same, made here, one after the other. `pause` is waited for before each try. */
export function variantsHere<K extends PuzzleTypes>(
  variants: Variants<K>,
  craft: Craft<K>,
  count: number,
  stop: Stop,
  pause: () => Promise<void> = async () => {},
): AsyncGenerator<KumikiFile<K>, number> {
  const { like, canonicalKey } = variants
  return takeVariants(variants, count, ({ job, tries, patience }, wanted) =>
    batch({
      ...wanted,
      seed: job.seed,
      threads: 1,
      ahead: 1,
      tries,
      patience,
      make: async (seed) => {
        await pause()
        const spec = readSpec(craft, job.spec)
        if (!spec.ok) return spec
        const order = { ...job, spec: spec.value, effort: job.effort ?? craft.effort }
        return like(await make(craft, { ...order, seed }))
      },
      canonicalKey,
      stop,
    }),
  )
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
const unlike = problem(
  'unlike',
  'Another board has more pieces, another size, or is harder or easier.',
  '別の盤面は、言葉のつながり方や大きさ、むずかしさがちがいました。',
  { fault: 'search' },
)
const wordsMissing = problem(
  'words-missing',
  'Not all of the words found a place on another board.',
  '別の盤面に、すべての言葉は入りませんでした。',
  { fault: 'search' },
)
