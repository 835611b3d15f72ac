/**
 * One word of a list. A list is a multiset: a word that stands in it twice may be placed twice.
 * In a spec an entry may be a plain string, or an object of which only `word` is needed; both come out as an Entry.
 */
import { z } from 'zod'
import { limits } from '../limits.ts'
import { bad, good, type Problem, problem, type Result } from '../result.ts'
import { rule } from '../schema.ts'
import { type Bilingual, shown } from '../text.ts'
import { normalise, type SpellingProblem } from './normalise.ts'

export interface Entry {
  /** Normalised: one UTF-16 character per cell. */
  readonly word: string
  /** As its writer wrote it. */
  readonly shown: string
  /** Empty when there is none. */
  readonly clue: string
  readonly tags: readonly string[]
  /** How much its writer likes it, in the writer's own scale; null when not said. */
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

/** A "clue" that is only the word in another writing (きやべつ → きゃべつ) is its shown form: it would give the word away. */
export function toEntry(parts: EntryParts): Result<Entry, Problem<EntryProblem>> {
  const spelling = normalise(parts.word)
  if (!spelling.ok) return spelling
  const { word } = spelling.value
  const clue = shown(parts.clue ?? '').trim()
  const tags = (parts.tags ?? []).map(shown)
  const written = shown(parts.shown ?? '').trim()
  const longest = [clue, written, tags.join(',')].reduce((most, part) => Math.max(most, part.length), 0)
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
    shown: written || (respelt ? clue : shown(parts.word).trim()),
    clue: respelt ? '' : clue,
    tags,
    score: parts.score ?? null,
  })
}

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

/** A list that goes into the puzzle's file whole, as the option `words` of a kind; `.default()` and `.meta()` are the kind's own. */
export const wordsOption = (least: number) =>
  z
    .array(entrySchema)
    .min(least)
    .max(limits.words, { error: ({ input }) => rule(tooMany(Array.isArray(input) ? input.length : null)) })

const tooMany = (given: number | null): Bilingual => ({
  en: `at most ${limits.words} words can be used${given === null ? '' : `, and ${given} were given: leave out ${given - limits.words} of them`}`,
  ja: `単語は${limits.words}語までです${given === null ? '' : `（${given}語あります）。${given - limits.words}語減らしてください`}`,
})

/** For `words: z.array(entrySchema).max(…).meta({ description, ja, reads: 'words' })`. */
export const entrySchema = z.union([text, partsSchema]).transform((value, context): Entry => {
  const entry = toEntry(typeof value === 'string' ? { word: value } : value)
  if (entry.ok) return entry.value
  const { en, ja } = entry.error.text
  context.addIssue({ code: 'custom', message: rule({ en: sentencePart(en), ja: sentencePart(ja) }) })
  return z.NEVER
})

/** `parse` puts the place in front and the full stop behind. */
const sentencePart = (sentence: string): string => sentence.replace(/[.。]$/, '')
