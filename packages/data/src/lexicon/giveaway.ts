/**
 * Whether a clue contains its answer or a form of it, by its letters alone.
 *
 * - Japanese: the writing as it is, or the reading anywhere in the clue's kana, with small and large kana treated
 *   alike. Readings of two kana are not searched, because they occur in too many other words.
 * - English: a word of the clue that has the stem of a word of the answer; that begins with such a word of four
 *   letters or more; that contains one of six or more without its last two; or with which one begins or ends (sun in
 *   sunflower is too short for that, flower is not). Also the whole answer run together, where it has five letters or
 *   more.
 *
 * False positives were weighed against false negatives: a clue that is wrongly refused is rewritten in a minute.
 */
import { enlarged, inHiragana } from '@kumiki/core/words'
import type { ThemeEntry } from './theme.ts'

export const givesAway = ({ word, writing }: ThemeEntry, clue: string): boolean =>
  /^[ぁ-ゖー]+$/.test(word) ? inJapanese(word, writing, clue) : inEnglish(word, clue) || inEnglish(writing, clue)

function inJapanese(word: string, writing: string, clue: string): boolean {
  if (writing.length > 1 && writing !== word && clue.includes(writing)) return true
  return word.length > 2 && cells(clue).includes(cells(word))
}

const cells = (text: string): string => enlarged(inHiragana(text.normalize('NFKC')))

function inEnglish(answer: string, clue: string): boolean {
  if (small.has(answer)) return wordsIn(clue).includes(answer)
  const parts = wordsIn(answer).filter((word) => !small.has(word))
  const clueWords = wordsIn(clue).filter((word) => !small.has(word))
  const whole = parts.join('')
  return (
    (whole.length > 4 && clueWords.join('').includes(whole)) ||
    clueWords.some((word) => parts.some((part) => akin(word, part)))
  )
}

/** Words that an answer of several words may share with its clue. */
const small: ReadonlySet<string> = new Set(['a', 'an', 'and', 'at', 'for', 'in', 'of', 'on', 'the', 'to', 'up'])

const akin = (word: string, part: string): boolean =>
  stem(word) === stem(part) ||
  (part.length > 3 && word.startsWith(part)) ||
  (part.length > 5 && word.includes(part.slice(0, -2))) ||
  (word.length > 3 && (part.startsWith(word) || part.endsWith(word)))

/**
 * A word without the ending of a plural, a past, an -ing, an -er or a -y, and without the doubled letter before it:
 * running and runner → run.
 */
const stem = (word: string): string =>
  word.replace(/(?<=.{3})(ies|ied|ier|iest|ing|ers|er|est|es|ed|s|y|e)$/, '').replace(/([b-df-hj-np-tv-z])\1$/, '$1')

const wordsIn = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '')
