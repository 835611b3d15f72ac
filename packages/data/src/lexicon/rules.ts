/**
 * The promises about every entry of the lexicon that can be checked on the entry alone. A rule is a sentence and a
 * test; an entry obeys it when the test passes. Rules that need a whole language (no clue twice) or an analyser (the
 * reading spells the writing) are in the tests beside this file.
 */

import type { Bilingual, Lang } from '@kumiki/core/base'
import { kanjiIn, yearOf } from '@kumiki/core/words'
import { givesAway } from './giveaway.ts'
import type { Theme, ThemeEntry } from './theme.ts'
import { darkTag, unpleasant } from './unpleasant.ts'

export interface Rule {
  readonly promise: string
  /** The message about an entry that breaks it. */
  readonly fault: Bilingual
  readonly keeps: (entry: ThemeEntry, theme: Pick<Theme, 'lang' | 'clues'>) => boolean
}

/** The maximum length of a clue in characters, by its language. */
const longest: Readonly<Record<Lang, number>> = { ja: 40, en: 75 }
const shortest = 4

export const rules: readonly Rule[] = [
  {
    promise: 'spells its word in hiragana, or in Latin letters with spaces, hyphens and apostrophes',
    fault: {
      en: 'the word is not spelt in hiragana or Latin letters',
      ja: '言葉がひらがな（英字）だけで書かれていない',
    },
    keeps: ({ word }, { lang }) => (lang === 'ja' ? /^[ぁ-ゖー]+$/ : /^[a-z][a-z' -]*[a-z]$/i).test(word),
  },
  {
    promise: 'has 2 to 14 letters in the cells',
    fault: { en: 'the word does not have 2 to 14 letters', ja: '言葉が2～14文字でない' },
    keeps: ({ word }) => lettersOf(word) >= 2 && lettersOf(word) <= 14,
  },
  {
    promise: 'starts with no ん, ー or small kana',
    fault: { en: 'the word starts with ん, ー or a small kana', ja: '言葉が「ん」「ー」や小さい字で始まる' },
    keeps: ({ word }) => !/^[んーぁぃぅぇぉっゃゅょゎ]/.test(word),
  },
  {
    promise: 'has clues of 4 to 40 characters in Japanese and 4 to 75 in English',
    fault: { en: 'the clue is too short or too long', ja: 'カギが短すぎるか長すぎる' },
    keeps: (entry, { clues }) =>
      cluesOf(entry).every((clue) => clue.length >= shortest && clue.length <= longest[clues]),
  },
  {
    promise: 'ends no clue with a full stop, and none with a space',
    fault: { en: 'the clue ends with a full stop or a space', ja: 'カギが句点や空白で終わる' },
    keeps: (entry) => cluesOf(entry).every((clue) => !/[。.\s]$|^\s/.test(clue)),
  },
  {
    promise: 'has clues in the language that its theme says',
    fault: { en: 'the clue is in another language', ja: 'カギの言語がちがう' },
    keeps: (entry, { clues, lang }) =>
      cluesOf(entry).every((clue) =>
        clues === 'ja' ? /[ぁ-ゖァ-ヺ一-龠]/.test(clue) : lang === 'ja' || !/[ぁ-ゖァ-ヺ一-龠]/.test(clue),
      ),
  },
  {
    promise: 'has a harder clue that is another one, or none',
    fault: { en: 'both clues are the same', ja: '2つのカギが同じ' },
    keeps: ({ clue, harder }) => clue !== harder,
  },
  {
    promise: 'gives its word away in no clue',
    fault: { en: 'the clue gives the word away', ja: 'カギに答えが出ている' },
    keeps: (entry) => !cluesOf(entry).some((clue) => givesAway(entry, clue)),
  },
  {
    promise: 'is known from a school year between 1 and 10',
    fault: { en: 'there is no such school year', ja: '学年が正しくない' },
    keeps: ({ year }) => year >= 1 && year <= 10,
  },
  {
    promise: 'has tags, lower-case English words, each once',
    fault: { en: 'the tags are not as promised', ja: 'タグの形がちがう' },
    keeps: ({ tags }) => tags.every((tag) => /^[a-z]+(-[a-z]+)*$/.test(tag)) && new Set(tags).size === tags.length,
  },
  {
    promise: 'in years 1 to 3 has a first clue with no kanji beyond its year',
    fault: { en: 'the clue has kanji beyond the school year', ja: 'カギに学年より上の漢字がある' },
    keeps: ({ clue, year }) => year > 3 || kanjiIn(clue).every((kanji) => yearOf(kanji) <= year),
  },
  {
    promise: `has no unpleasant word unless it is tagged ${darkTag}, and that tag only for one`,
    fault: { en: 'it is unpleasant', ja: '不快な言葉がある' },
    keeps: (entry) => unpleasant(entry) === entry.tags.includes(darkTag),
  },
]

const cluesOf = ({ clue, harder }: ThemeEntry): string[] => (harder === '' ? [clue] : [clue, harder])

/** Spaces, hyphens and apostrophes take no cell. */
const lettersOf = (word: string): number => word.replace(/[' -]/g, '').length
