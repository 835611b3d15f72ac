/**
 * What is promised of every entry of the lexicon and can be told from the entry alone. A rule is a sentence and a test; it is
 * kept when the test says so. What takes a whole language (no clue twice) or an analyser (the reading spells the writing) is in
 * the tests beside this file.
 */
import type { Lang } from '@kumiki/core/base/text'
import { givesAway } from './giveaway.ts'
import { kanjiIn, yearOf } from './kanji.ts'
import type { Theme, ThemeEntry } from './theme.ts'
import { darkTag, unpleasant } from './unpleasant.ts'

export interface Rule {
  readonly promise: string
  readonly keeps: (entry: ThemeEntry, theme: Pick<Theme, 'lang' | 'clues'>) => boolean
}

/** Characters of a clue, by its language. */
const longest: Readonly<Record<Lang, number>> = { ja: 40, en: 75 }
const shortest = 4

export const rules: readonly Rule[] = [
  {
    promise: 'spells its word in hiragana, or in Latin letters with spaces, hyphens and apostrophes',
    keeps: ({ word }, { lang }) => (lang === 'ja' ? /^[ぁ-ゖー]+$/ : /^[a-z][a-z' -]*[a-z]$/i).test(word),
  },
  {
    promise: 'has 2 to 14 letters in the cells',
    keeps: ({ word }) => lettersOf(word) >= 2 && lettersOf(word) <= 14,
  },
  {
    promise: 'starts with no ん, ー or small kana',
    keeps: ({ word }) => !/^[んーぁぃぅぇぉっゃゅょゎ]/.test(word),
  },
  {
    promise: 'has clues of 4 to 40 characters in Japanese and 4 to 75 in English',
    keeps: (entry, { clues }) =>
      cluesOf(entry).every((clue) => clue.length >= shortest && clue.length <= longest[clues]),
  },
  {
    promise: 'ends no clue with a full stop, and none with a space',
    keeps: (entry) => cluesOf(entry).every((clue) => !/[。.\s]$|^\s/.test(clue)),
  },
  {
    promise: 'has clues in the language that its theme says',
    keeps: (entry, { clues, lang }) =>
      cluesOf(entry).every((clue) =>
        clues === 'ja' ? /[ぁ-ゖァ-ヺ一-龠]/.test(clue) : lang === 'ja' || !/[ぁ-ゖァ-ヺ一-龠]/.test(clue),
      ),
  },
  {
    promise: 'has a harder clue that is another one, or none',
    keeps: ({ clue, harder }) => clue !== harder,
  },
  {
    promise: 'gives its word away in no clue',
    keeps: (entry) => !cluesOf(entry).some((clue) => givesAway(entry, clue)),
  },
  {
    promise: 'is known from a school year between 1 and 10',
    keeps: ({ year }) => year >= 1 && year <= 10,
  },
  {
    promise: 'has tags, lower-case English words, each once',
    keeps: ({ tags }) => tags.every((tag) => /^[a-z]+(-[a-z]+)*$/.test(tag)) && new Set(tags).size === tags.length,
  },
  {
    promise: 'in years 1 to 3 has a first clue with no kanji beyond its year',
    keeps: ({ clue, year }) => year > 3 || kanjiIn(clue).every((kanji) => yearOf(kanji) <= year),
  },
  {
    promise: `has no unpleasant word unless it is tagged ${darkTag}, and that tag only for one`,
    keeps: (entry) => unpleasant(entry) === entry.tags.includes(darkTag),
  },
]

const cluesOf = ({ clue, harder }: ThemeEntry): string[] => (harder === '' ? [clue] : [clue, harder])

/** Spaces, hyphens and apostrophes take no cell. */
const lettersOf = (word: string): number => word.replace(/[' -]/g, '').length
