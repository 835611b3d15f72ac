/**
 * Furigana: `{漢字|かんじ}` is a text with its reading, in words, clues and titles; full-width marks ｛漢字｜かんじ｝ mean the same.
 * Texts keep these marks as data. A front end either sets the runs with readings above them, or shows plain text.
 * Braces that form no such pair stand for themselves.
 */

/** A piece of text, with its reading where it has one. */
export interface Run {
  readonly text: string
  /** '' where there is none. */
  readonly ruby: string
}

/** A furigana pair inside a text. */
export const pair = /[{｛]([^{}｛｝|｜]+)[|｜]([^{}｛｝|｜]+)[}｝]/g

export function readRuby(text: string): Run[] {
  const runs: Run[] = []
  // split gives: text before a pair, the pair's two parts, text before the next pair …
  const parts = text.split(pair)
  for (let at = 0; at < parts.length; at += 3) {
    const [before = '', base, ruby = ''] = parts.slice(at, at + 3)
    if (before !== '') runs.push({ text: before, ruby: '' })
    if (base) runs.push({ text: base, ruby })
  }
  return runs
}

export const hasRuby = (text: string): boolean => readRuby(text).some(({ ruby }) => ruby !== '')

/** 図書室（としょしつ）: for places where furigana cannot be set above the text. */
export const withReadings = (text: string): string => text.replace(pair, '$1（$2）')

/** 図書室: the text without its readings. */
export const withoutReadings = (text: string): string => text.replace(pair, '$1')

/** としょしつ: the readings in place of the text. */
export const readingOf = (text: string): string => text.replace(pair, '$2')

/** Attaches a reading to a text. */
export const rubied = (text: string, ruby: string): string => `{${text}|${ruby}}`

/** Reads 図書室（としょしつ）, which people write where they cannot write furigana: kanji followed by kana in brackets. */
export const withFurigana = (text: string): string => text.replace(glossed, '{$1|$2}')

const glossed = /^([^()（）{}|]*\p{Script=Han}[^()（）{}|]*)[(（]([ぁ-ゖァ-ヺー・＝\s]+)[)）]$/u
