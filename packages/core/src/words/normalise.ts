/**
 * Converts a written word to its cells: one UTF-16 character per cell, in one of three scripts.
 *
 * - kana: hiragana (see kana.ts), small kana enlarged, half width made full width, dakuten and ー kept; spaces, ・ and
 *   ＝ dropped.
 * - latin: A–Z; case and accents dropped (é → E, ø → O, ß → SS, æ → AE), and so are spaces, hyphens, apostrophes,
 *   full stops.
 * - digits: 0–9, for number skeletons; spaces and hyphens dropped.
 *
 * A word in kanji is spelt by its reading, if its writer gave one: {図書室|としょしつ} or 図書室（としょしつ）. A word of two scripts, or
 * with any other character, is refused and the reason names that character. Nothing is guessed (the reading of a kanji,
 * a Latin letter for a Greek one): a wrong cell is worse than a missing word.
 */
import { limits } from '../base/limits.ts'
import { bad, good, type Problem, problem, type Result } from '../base/result.ts'
import { readingOf, withFurigana } from '../base/ruby.ts'
import { printable } from '../base/text.ts'
import { enlarged, inHiragana } from './kana.ts'

export type Script = 'kana' | 'latin' | 'digits'

export interface Spelling {
  readonly word: string
  readonly script: Script
}

export type SpellingProblem = 'empty-word' | 'foreign-character' | 'mixed-scripts' | 'word-too-long'

/** Nearly all words of a dictionary need no folding. This fast path makes reading it several times as fast. */
const plainLatin = new RegExp(`^[A-Za-z]{1,${limits.wordLength}}$`)
const plainKana = new RegExp(`^[ぁ-ゖー]{1,${limits.wordLength}}$`)

/** The cells of a text that has only letters of one script; null for any other text. */
export const plainWord = (text: string): string | null =>
  plainLatin.test(text) ? text.toUpperCase() : plainKana.test(text) ? enlarged(text) : null

export function normalise(text: string): Result<Spelling, Problem<SpellingProblem>> {
  const plain = plainWord(text)
  if (plain !== null) return good({ word: plain, script: plainLatin.test(text) ? 'latin' : 'kana' })
  if (text.length > limits.textLength) return bad(tooLong(text.length))
  const word = folded(withFurigana(text.trim()))
  if (word === '') return bad(problem('empty-word', 'There is no letter in it.', '文字がありません。'))
  const foreign = [...word].find((character) => scriptOf(character) === null)
  if (foreign !== undefined) return bad(foreignCharacter(foreign))
  const script = scriptOf(word.charAt(0))
  const other = [...word].find((character) => scriptOf(character) !== script)
  if (script === null || other !== undefined)
    return bad(
      problem(
        'mixed-scripts',
        `It mixes kana, Latin letters or digits ("${word.charAt(0)}" and "${other}"); a word must be written in one of them.`,
        `かな・英字・数字が混ざっています（「${word.charAt(0)}」と「${other}」）。1つの単語はどれか1種類で書いてください。`,
      ),
    )
  if (word.length > limits.wordLength) return bad(tooLong(word.length))
  return good({ word, script })
}

/** One typed or stored letter as it stands in a cell; null when it is not exactly one letter. */
export function letterOf(text: string): string | null {
  if (text.length > 8) return null
  const letter = folded(text)
  return letter.length === 1 && scriptOf(letter) !== null ? letter : null
}

/** The script of a normalised letter, by its code, because a dictionary asks half a million times. */
export function scriptOf(letter: string): Script | null {
  if (letter.length !== 1) return null
  if ((letter >= 'ぁ' && letter <= 'ゖ') || letter === 'ー') return 'kana'
  if (letter >= 'A' && letter <= 'Z') return 'latin'
  return letter >= '0' && letter <= '9' ? 'digits' : null
}

/**
 * The letters of a text as they stand in cells; other characters are skipped. The text is folded as a whole, because
 * combining marks join the character before them.
 */
export const lettersIn = (text: string): string[] =>
  Array.from(folded(text)).filter((letter) => scriptOf(letter) !== null)

/**
 * A text as it would stand in cells, if they could hold every character. The foldings of both languages are applied at
 * once, because they affect different characters.
 */
export function folded(text: string): string {
  const plain = readingOf(text)
    .replace(/゛/g, '\u3099')
    .replace(/゜/g, '\u309a')
    .normalize('NFKC')
    .replace(/(?<=[ぁ-ゖァ-ヺー])[‐-―−─]/g, 'ー')
    .replace(/(?<=[ぁ-ゖァ-ヺー])[=゠](?=[ぁ-ゖァ-ヺ])/g, '')
    .replace(/[\s・·'’‘ʼ.,\-‐-―−]/g, '')
  return enlarged(inHiragana(plain))
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[æœøðþłđħıÆŒØÐÞŁĐĦ]/g, (letter) => ligatures[letter.toLowerCase()] ?? letter)
    .toUpperCase()
}

const ligatures: Readonly<Record<string, string>> = {
  æ: 'AE',
  œ: 'OE',
  ø: 'O',
  ð: 'D',
  þ: 'TH',
  ł: 'L',
  đ: 'D',
  ħ: 'H',
  ı: 'I',
}

function foreignCharacter(character: string): Problem<'foreign-character'> {
  if (/\p{Script=Han}/u.test(character))
    return problem(
      'foreign-character',
      `"${character}" is a kanji; write the word in kana, or give its reading: {漢字|かんじ}.`,
      `「${character}」は漢字です。かなで書くか、{漢字|かんじ} のように読みを付けてください。`,
    )
  if (/[{}|]/.test(character))
    return problem(
      'foreign-character',
      `"${character}" belongs to no furigana: that is written {漢字|かんじ}.`,
      `「${character}」がふりがなの形になっていません。ふりがなは {漢字|かんじ} と書きます。`,
    )
  return problem(
    'foreign-character',
    `"${printable(character)}" is neither kana nor a Latin letter nor a digit.`,
    `「${printable(character)}」は、かな・英字・数字のどれでもありません。`,
  )
}

const tooLong = (length: number): Problem<'word-too-long'> =>
  problem(
    'word-too-long',
    `It has ${length} letters; at most ${limits.wordLength} are allowed.`,
    `${length}文字あります。${limits.wordLength}文字までです。`,
  )
