/**
 * Other boards with the same words, for a class in which everybody gets another sheet.
 *
 * Method: the words that stand on a board are read off it (the lists say where each one lies, the board which letters are there). The
 * recipe is followed again from other seeds with these words alone, all of them asked for where the kind can be asked, and a board on
 * which one is missing counts as none. So the words really are the same, whatever a maker leaves out. A board that is just large enough
 * has few others, so where these run out the next ones may be a row and a column larger, up to three.
 */
import { bad, good, type Problem, problem, type Result } from '../base/result.ts'
import { parse } from '../base/schema.ts'
import type { Bilingual } from '../base/text.ts'
import type { KumikiFile } from '../file/file.ts'
import type { Craft } from '../kind/craft.ts'
import type { Face } from '../kind/face.ts'
import type { Shapes } from '../kind/shapes.ts'
import { optionsOf } from '../spec/options.ts'
import type { Entry } from '../words/entry.ts'
import { normalise } from '../words/normalise.ts'
import { type BatchEnd, batch, type Stop, samenessOf } from './batch.ts'
import { type Job, jobTextLength } from './job.ts'
import { make } from './make.ts'

/** The words on the board of a finished file, in order, one that stands there twice twice. */
export function wordsOn<K extends Shapes>({ puzzle, answer }: KumikiFile<K>, face: Face<K>): string[] {
  if (answer === undefined) return []
  return face
    .aside(puzzle, answer)
    .filter(({ form }) => form !== 'boxes')
    .flatMap(({ items }) =>
      items.flatMap(({ places }) =>
        places.map((cells) => cells.map((cell) => face.see(puzzle, answer, [cell]).symbol).join('')),
      ),
    )
    .map(spelt)
    .sort()
}

const spelt = (text: string): string => {
  const read = normalise(text)
  return read.ok ? read.value.word : text
}

export interface Variants<K extends Shapes> {
  /** What makes some of them, for any seed: on boards as large as the first one, then on larger ones. */
  readonly jobs: readonly Job[]
  /** Refuses a board that lacks a word, or has another. */
  same(made: Result<KumikiFile<K>>): Result<KumikiFile<K>>
  /** How many words there are. */
  readonly words: number
}

/** What makes other boards of the words of a file. Refuses kinds without words, and files that do not say how they were made. */
export function variantsOf<K extends Shapes>(file: KumikiFile<K>, craft: Craft<K>): Result<Variants<K>> {
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
  const spec: Record<string, unknown> = { ...recipe.spec, [option.name]: chosen, ...must }
  const jobFor = (larger: number): Job => ({
    kind: file.kind,
    spec: larger === 0 ? spec : { ...spec, size: largerSize(face.board(file.puzzle), larger) },
    seed: `${recipe.seed.slice(0, jobTextLength - 20)}/class`,
    effort: craft.merit ? Math.max(leastEffort, Math.round(craft.effort / quick)) : null,
    timeMs: null,
    lang: file.lang,
    title: file.title,
  })
  const grows = options.some(({ name }) => name === 'size') && !shaping.some((name) => spec[name] !== undefined)
  return good({
    words: wanted.length,
    same: (made) => (made.ok && String(wordsOn(made.value, face)) !== String(wanted) ? bad(wordsMissing) : made),
    jobs: (grows ? growth : [0]).map(jobFor),
  })
}

/** By how many rows and columns boards become larger. */
const growth = [0, 1, 2, 3]
/** Options that decide the shape of a board. */
const shaping = ['pattern', 'mask']
/** Who looks for the best board of a few words finds the same one again and again: a board that was found soon will do. */
const quick = 50
const leastEffort = 20_000

const largerSize = ({ width, height }: { readonly width: number; readonly height: number }, by: number): string =>
  `${width + by}x${height + by}`

const wordOf = (entry: unknown): string => {
  const { word }: Partial<Record<keyof Entry, unknown>> =
    typeof entry === 'object' && entry !== null ? entry : { word: entry }
  return typeof word === 'string' ? spelt(word) : ''
}

/**
 * So many different boards with the same words, in the order of the jobs. `batchOf` makes those of one job: so threads are the caller's
 * business, and the order is the same for any number of them.
 */
export async function* takeVariants<K extends Shapes>(
  craft: Craft<K>,
  { jobs }: Variants<K>,
  count: number,
  batchOf: (job: Job, count: number) => AsyncGenerator<KumikiFile<K>, BatchEnd>,
): AsyncGenerator<KumikiFile<K>, number> {
  const seen = new Set<string>()
  for (const job of jobs) {
    if (seen.size >= count) break
    for await (const file of batchOf(job, count - seen.size)) {
      const mark = samenessOf(craft, file)
      if (seen.has(mark)) continue
      seen.add(mark)
      yield file
    }
  }
  return seen.size
}

/** The same, made here, one after the other. */
export async function makeVariants<K extends Shapes>(
  file: KumikiFile<K>,
  craft: Craft<K>,
  count: number,
  stop: Stop,
): Promise<Result<readonly KumikiFile<K>[]>> {
  const variants = variantsOf(file, craft)
  if (!variants.ok) return variants
  const { same } = variants.value
  const made: KumikiFile<K>[] = []
  const taken = takeVariants(craft, variants.value, count, (job, most) =>
    batch({
      seed: job.seed,
      count: most,
      threads: 1,
      make: async (seed) => {
        const spec = parse(craft.spec, job.spec)
        return spec.ok
          ? same(await make(craft, { ...job, spec: spec.value, seed, effort: job.effort ?? craft.effort }))
          : spec
      },
      sameness: (one) => samenessOf(craft, one),
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
