/**
 * Furigana: `{漢字|かんじ}` is a text with its reading, in words, clues and titles; full-width marks ｛漢字｜かんじ｝ are the same.
 * Texts keep these marks as data. Who shows one either sets its runs, readings above, or takes it as plain text. Braces
 * that are no such pair stand for themselves.
 */

/** A piece of text, with its reading where it has one. */
export interface Run {
  readonly text: string
  /** '' where it has none. */
  readonly ruby: string
}

/** Furigana as it stands in a text. */
export const pair = /[{｛]([^{}｛｝|｜]+)[|｜]([^{}｛｝|｜]+)[}｝]/g

export function readRuby(text: string): Run[] {
  const runs: Run[] = []
  // what stands before a pair, the pair's two parts, what stands before the next one …
  const parts = text.split(pair)
  for (let at = 0; at < parts.length; at += 3) {
    const [before = '', base, ruby = ''] = parts.slice(at, at + 3)
    if (before !== '') runs.push({ text: before, ruby: '' })
    if (base) runs.push({ text: base, ruby })
  }
  return runs
}

export const hasRuby = (text: string): boolean => readRuby(text).some(({ ruby }) => ruby !== '')

/** 図書室（としょしつ）: for places where nothing can stand above a text. */
export const withReadings = (text: string): string => text.replace(pair, '$1（$2）')

/** 図書室: what is written, without how it is read. */
export const withoutReadings = (text: string): string => text.replace(pair, '$1')

/** としょしつ: how it is read. */
export const readingOf = (text: string): string => text.replace(pair, '$2')

/** A text with a reading of its own. */
export const rubied = (text: string, ruby: string): string => `{${text}|${ruby}}`

/** 図書室（としょしつ） as people write it where they cannot write furigana: kanji, and kana in brackets behind them. */
export const withFurigana = (text: string): string => text.replace(glossed, '{$1|$2}')

const glossed = /^([^()（）{}|]*\p{Script=Han}[^()（）{}|]*)[(（]([ぁ-ゖァ-ヺー・＝\s]+)[)）]$/u
