/** The recipe of a finished file, parsed so that it can be repeated with changes. */
import { bad, good, type Problem, problem, type Result } from '../base/result.ts'
import { parse, type Schema } from '../base/schema.ts'
import { printable } from '../base/text.ts'
import type { KumikiFile } from '../kind/file.ts'
import type { Job } from '../kind/job.ts'
import type { PuzzleTypes } from '../kind/types.ts'
import { type Entry, toEntry } from '../words/entry.ts'

export interface Opened<K extends PuzzleTypes, S extends object> {
  readonly spec: S
  /** The recipe's spec as it stands in the file. */
  readonly written: Readonly<Record<string, unknown>>
  readonly answer: K['answer']
  /** A job like the one that made it; null keeps its seed. */
  job(spec: Readonly<Record<string, unknown>>, seed: string | null): Job
  /** The original job, with another list of the same words. */
  remade(words: readonly Entry[]): Job
}

export function open<K extends PuzzleTypes, S extends object>(
  file: KumikiFile<K>,
  schema: Schema<S>,
): Result<Opened<K, S>> {
  const { recipe, answer, kind, lang, title } = file
  if (!recipe || answer === undefined) return bad(noRecipe)
  if (!Array.isArray(recipe.spec.words)) return bad(noList)
  const spec = parse(schema, recipe.spec)
  if (!spec.ok) return spec
  const job = (own: Readonly<Record<string, unknown>>, seed: string | null): Job => ({
    kind,
    spec: own,
    seed: seed ?? recipe.seed,
    effort: null,
    timeMs: null,
    lang,
    title,
  })
  return good({
    spec: spec.value,
    written: recipe.spec,
    answer,
    job,
    remade: (words) => ({ ...job({ ...recipe.spec, words }, null), effort: Math.max(1, recipe.effort) }),
  })
}

/** The list with another clue for a word with this clue. */
export function withClue(
  words: readonly Entry[],
  word: string,
  before: string,
  clue: string,
): Result<readonly Entry[]> {
  const wanted = printable(clue).trim()
  const same = words.flatMap((entry, index) => (entry.word === word ? [index] : []))
  const index = same.find((one) => words[one]!.clue === before) ?? same[0]
  const entry = index === undefined ? undefined : words[index]
  if (index === undefined || !entry) return bad(notListed(word))
  const next = toEntry({ ...entry, clue: wanted })
  if (!next.ok) return next
  if (next.value.clue !== wanted) return bad(clueHasWord)
  return good(words.with(index, next.value))
}

const noRecipe = problem(
  'no-recipe',
  'Only a puzzle with its recipe and its answer can be edited, and this file does not hold them.',
  '直せるのは、作り方と答えの入ったファイルだけです。',
)
const noList = problem(
  'no-list',
  'The recipe of this file does not hold its word list, so there is nothing to edit it with.',
  'ファイルの作り方に単語リストが入っていないので、直せません。',
)
export const noPlace = problem('no-place', 'No word of the board stands there.', '盤面のその場所に、言葉はありません。')
export const notListed = (word: string): Problem =>
  problem('not-listed', `“${word}” is not in the word list.`, `「${word}」は単語リストにありません。`, {
    words: [word],
  })
const clueHasWord = problem(
  'clue-tells-word',
  'That clue is the word itself in another writing, and would give it away.',
  'そのカギは言葉そのものの書きかえなので、答えがわかってしまいます。',
)
export const keptCrosses = (word: string, kept: string): Problem =>
  problem(
    'kept-crosses',
    `“${word}” has another letter where the kept “${kept}” crosses it.`,
    `固定した「${kept}」と交わるマスの文字が、「${word}」と合いません。`,
    { words: [word, kept] },
  )
export const otherLength = (word: string, length: number): Problem =>
  problem(
    'other-length',
    `“${word}” has ${word.length} letters, and the place ${length}.`,
    `「${word}」は${word.length}文字ですが、この場所は${length}文字です。`,
    { words: [word] },
  )
