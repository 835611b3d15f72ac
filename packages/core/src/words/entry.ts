/**
 * One word of a list with its details. Whether two entries are the same word is decided elsewhere (distinct.ts). In a
 * spec an entry may be a plain string, or an object of which only `word` is needed; both become an Entry.
 */
import { z } from 'zod'
import { limits } from '../base/limits.ts'
import { bad, good, type Problem, problem, type Result } from '../base/result.ts'
import { rubied, withFurigana, withReadings } from '../base/ruby.ts'
import { rule } from '../base/rule.ts'
import { type Bilingual, clause, printable } from '../base/text.ts'
import { normalise, plainWord, type SpellingProblem } from './normalise.ts'

export interface Entry {
  /** Normalised: one UTF-16 character per cell. */
  readonly word: string
  /** As its writer wrote it, with furigana where it has a reading. */
  readonly shown: string
  /** Empty when there is none. */
  readonly clue: string
  readonly tags: readonly string[]
  /** The writer's preference, on the writer's own scale; null when not given. */
  readonly score: number | null
}

export interface EntryParts {
  readonly word: string
  readonly shown?: string | undefined
  readonly clue?: string | undefined
  readonly tags?: readonly string[] | undefined
  readonly score?: number | null | undefined
}

export type EntryProblem = SpellingProblem | 'text-too-long'

/**
 * A "clue" that is only another writing of the word (きやべつ → きゃべつ) becomes its shown form: as a clue it would give the
 * word away.
 */
export function toEntry(parts: EntryParts): Result<Entry, Problem<EntryProblem>> {
  const plain = plainEntry(parts)
  if (plain) return good(plain)
  const spelling = normalise(parts.word)
  if (!spelling.ok) return spelling
  const { word } = spelling.value
  const clue = printable(parts.clue ?? '').trim()
  const tags = (parts.tags ?? []).map(printable)
  const own = withFurigana(printable(parts.word).trim())
  const written = withReading(withFurigana(printable(parts.shown ?? '').trim()), own, word)
  const longest = [clue, written, tags.join(',')].reduce((max, part) => Math.max(max, part.length), 0)
  if (longest > limits.textLength)
    return bad(
      problem(
        'text-too-long',
        `A text of it has ${longest} characters; at most ${limits.textLength} are allowed.`,
        `長さが${longest}文字の項目があります。${limits.textLength}文字までです。`,
      ),
    )
  const respelt = clue !== '' && sameWord(clue, word)
  return good({
    word,
    shown: written || (respelt ? withFurigana(clue) : own),
    clue: respelt ? '' : clue,
    tags,
    score: parts.score ?? null,
  })
}

/** 図書室 with the reading としょしつ as one writing; a word without a separate reading is unchanged. */
const withReading = (written: string, reading: string, word: string): string =>
  /\p{Script=Han}/u.test(written) && !/[{}|]/.test(written + reading) && !sameWord(written, word)
    ? rubied(written, reading)
    : written

/** A word in a sentence, where furigana cannot be set. */
export const nameOf = ({ shown }: Pick<Entry, 'shown'>): string => withReadings(shown)

/**
 * The entry of a word of plain letters with no other fields, as nearly all words of a dictionary are; null for any
 * other.
 */
export function plainEntry({ word, shown = '', clue = '', tags = none, score = null }: EntryParts): Entry | null {
  if (clue !== '' || tags.length > 0 || (shown !== '' && plainWord(shown) === null)) return null
  const plain = plainWord(word)
  return plain === null ? null : { word: plain, shown: shown || word, clue, tags: none, score }
}

const none: readonly string[] = []

function sameWord(text: string, word: string): boolean {
  const spelling = normalise(text)
  return spelling.ok && spelling.value.word === word
}

const text = z.string().max(limits.textLength)

const partsSchema = z.strictObject({
  word: text,
  shown: text.optional(),
  clue: text.optional(),
  tags: z.array(text).max(limits.textLength).optional(),
  score: z.number().nullable().optional(),
})

const tooMany = (given: number | null): Bilingual => ({
  en: `at most ${limits.words} words can be used${given === null ? '' : `, and ${given} were given: leave out ${given - limits.words} of them`}`,
  ja: `単語は${limits.words}語までです${given === null ? '' : `（${given}語あります）。${given - limits.words}語減らしてください`}`,
})

const writtenEntry = z.union([text, partsSchema])

/** One word as a user may write it. An entry that was parsed before is taken as it is. */
export const entrySchema = z
  .unknown()
  .transform((value, context): Entry => {
    if (isPlainEntry(value)) return value
    const parts = read(writtenEntry, value, context)
    if (parts === null) return z.NEVER
    const entry = toEntry(typeof parts === 'string' ? { word: parts } : parts)
    if (entry.ok) return entry.value
    context.addIssue({ code: 'custom', message: rule(clause(entry.error.text)) })
    return z.NEVER
  })
  .meta({ anyOf: z.toJSONSchema(writtenEntry, { io: 'input' }).anyOf })

/**
 * A list as the option `words` of a kind; each kind adds `.default()` and `.meta()`. A list that this program has
 * parsed (`vouch`), or one of plain words, is not validated item by item with zod: for 180,000 words this halves the
 * time and saves 30 MB.
 */
const listOption = (min: number, max: number, tooLong?: (given: number | null) => Bilingual) => {
  const error = tooLong && ((issue: { input: unknown }) => rule(tooLong(lengthOf(issue.input))))
  const list = z
    .array(entrySchema)
    .min(min)
    .max(max, error ? { error } : undefined)
  return z
    .unknown()
    .transform((value, context): readonly Entry[] => {
      const fits = Array.isArray(value) && value.length <= max && value.length >= min
      if (fits && isVouched(value)) return value
      if (fits && value.every(isPlainEntry)) return value
      return read(list, value, context) ?? z.NEVER
    })
    .meta({ ...z.toJSONSchema(list, { io: 'input' }), $schema: undefined })
}

const lengthOf = (value: unknown): number | null => (Array.isArray(value) ? value.length : null)

/** A list that is stored whole in the puzzle's file. */
export const wordsOption = (min: number) => listOption(min, limits.words, tooMany)

export const dictionaryOption = () => listOption(1, limits.dictionaryWords)

/** The lists that this program has parsed itself, by identity, so that no value from outside can claim to be one. */
const vouched = new WeakSet<object>()

/**
 * Lets the schema accept the list without validation: parsing 180,000 words with clues again takes a second. The list
 * must not be changed afterwards.
 */
export function vouch(list: readonly Entry[]): readonly Entry[] {
  vouched.add(list)
  return list
}

export const isVouched = (value: unknown): value is readonly Entry[] =>
  typeof value === 'object' && value !== null && vouched.has(value)

/** Parses with another schema and passes its issues on to this one; null: it refuses. */
function read<T>(schema: z.ZodType<T>, value: unknown, context: z.RefinementCtx): T | null {
  const result = schema.safeParse(value, { reportInput: true })
  if (result.success) return result.data
  for (const issue of result.error.issues) context.issues.push({ input: undefined, ...issue })
  return null
}

/** Whether the value equals what `toEntry` returns for a word of plain letters with no other fields. */
function isPlainEntry(value: unknown): value is Entry {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 5) return false
  const { word, shown, clue, tags, score }: Partial<Record<keyof Entry, unknown>> = value
  return (
    clue === '' &&
    (score === null || Number.isFinite(score)) &&
    Array.isArray(tags) &&
    tags.length === 0 &&
    typeof word === 'string' &&
    plainWord(word) === word &&
    typeof shown === 'string' &&
    plainWord(shown) !== null
  )
}
