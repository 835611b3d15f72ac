/**
 * Turns a lesson, a leaflet or a page of a guide into rows of its words, the best first, with its sentences as clues.
 */
import { bad, good, limits, type Problem, problem, type Result } from '@kumiki/core/base'
import { toEntry } from '@kumiki/core/words'
import { knownWords, langOf, type TextWord, wordsInText } from '@kumiki/data'
import { decodeWritten } from '@kumiki/press/formats'
import type { Row } from '../../model/project.ts'
import type { Pasted } from '../core/protocol.ts'
import { rowOf } from '../core/rows.ts'
import { fetchTheme } from '../core/themes.ts'
import { openDictionary } from './dictionary.ts'
import type { Loading } from './protocol.ts'

interface TextOrder {
  readonly content: string | Uint8Array
  readonly count: number
}

export async function text(
  { content, count }: TextOrder,
  progress: (progress: Loading) => void,
): Promise<Result<Pasted>> {
  if (content.length > limits.fileBytes) return bad(tooLong)
  const written = typeof content === 'string' ? content : decodeWritten(content)?.text
  if (written === undefined) return bad(noText)
  const lang = langOf(written)
  const dictionary = lang === 'ja' ? await openDictionary(progress) : null
  if (lang === 'ja' && !dictionary) return bad(self.location.protocol === 'blob:' ? noneInOneFile : noDictionary)
  const known = await knownWords(lang, fetchTheme)
  const words = wordsInText({ text: written, lang, known, analyse: dictionary?.analyse ?? (() => []), count })
  if (words.length === 0) return bad(nothing)
  const guesses = words.filter(({ isGuessed }) => isGuessed).length
  return good({
    rows: words.flatMap(rowOfText),
    notes: [found(words.length), ...(guesses > 0 ? [guessed(guesses)] : [])],
  })
}

function rowOfText({ word, shown, clue, isGuessed }: TextWord): Row[] {
  const entry = toEntry(shown === word ? { word, clue } : { word, shown, clue })
  return entry.ok ? [{ ...rowOf(entry.value), ...(isGuessed ? { isGuessed } : {}) }] : []
}

const found = (count: number) => ({
  en: `${count === 1 ? '1 word' : `${count} words`} of the text, best first; each clue is a sentence of it.`,
  ja: `文章から${count}語を、ふさわしい順に取り出しました。カギは本文の一文です。`,
})
const guessed = (count: number) => ({
  en: `${count === 1 ? '1 reading is a guess and is' : `${count} readings are guesses and are`} marked so: look at them.`,
  ja: `${count}語の読みは推測です。しるしのある行を確かめてください。`,
})

const nothing: Problem = problem(
  'no-words',
  'No word was found in this text that could be asked for; it takes whole sentences.',
  'この文章には、問題にできる言葉が見つかりません。文になっている文章を貼り付けてください。',
)
const tooLong: Problem = problem(
  'text-too-long',
  'This text is too long: at most 1 MB can be read.',
  '文章が長すぎます。1 MBまでの文章を使ってください。',
)
const noText: Problem = problem(
  'not-text',
  'This file holds no text; save it as plain text, or paste the text itself.',
  'このファイルは文字のファイルではありません。テキストとして保存するか、文章を貼り付けてください。',
)
const noneInOneFile: Problem = problem(
  'no-dictionary',
  'The page in one file carries no dictionary for Japanese. The studio from npm start, or on a web server, has it.',
  '1つのファイルにまとめたページには、日本語の辞書が入っていません。npm start やウェブサーバーで開いたスタジオには入っています。',
)
const noDictionary: Problem = problem(
  'no-dictionary',
  'The dictionary for Japanese (17 MB, once) did not come. Go online for a moment and try again.',
  '日本語の辞書（17 MB、はじめの1回だけ）を読み込めませんでした。ネットにつないで、もう一度お試しください。',
)
