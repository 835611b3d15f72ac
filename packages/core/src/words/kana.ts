/**
 * One script for all kana words. Internally they are hiragana, because the reading columns of Japanese word lists are.
 * A drawing shows katakana, the custom of Japanese crosswords, or hiragana as the reader prefers: `inKatakana` and
 * `inHiragana` convert cell by cell, and leave every other character unchanged.
 */
const shift = 'ア'.charCodeAt(0) - 'あ'.charCodeAt(0)

export const inHiragana = (text: string): string =>
  text.replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - shift))

export const inKatakana = (text: string): string =>
  text.replace(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + shift))

/** Whether a writing differs from a word's cells only in case, script and width: dog and DOG, ネコ and ねこ. */
export const sameLetters = (written: string, word: string): boolean =>
  written === word || written.toUpperCase() === word || inHiragana(written.normalize('NFKC')).toUpperCase() === word

export const hasSmallKana = (text: string): boolean => /[ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ]/.test(text)

/** Japanese puzzles write ゃ as や: a cell holds a full-sized kana, whose code is the next one, except for ゕ and ゖ. */
export const enlarged = (hiragana: string): string =>
  hiragana.replace(/[ぁぃぅぇぉっゃゅょゎゕゖ]/g, (small) =>
    small === 'ゕ' ? 'か' : small === 'ゖ' ? 'け' : String.fromCharCode(small.charCodeAt(0) + 1),
  )
