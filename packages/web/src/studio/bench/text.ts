/** The words of a text as rows, best first, each with a sentence of the text as its clue. Readings that the analyser guessed are marked. */
import { bad, good, type Problem, problem, type Result } from '@kumiki/core/base/result'
import type { Bilingual, Lang } from '@kumiki/core/base/text'
import { toEntry } from '@kumiki/core/words/entry'
import { type Analyser, type Known, knownFrom, langOf, plainThemes, type TextWord, wordsInText } from '@kumiki/data'
import type { Row } from '../project.ts'
import { loadAnalyser } from './dictionary.ts'
import { rowOf } from './rows.ts'
import type { Pasted } from './talk.ts'
import { fetchTheme } from './theme.ts'

/** As in the command line. */
const usual = 30
/** A book is no lesson. */
const longest = 200_000

export async function text(content: string, load: () => Promise<Analyser> = loadAnalyser): Promise<Result<Pasted>> {
  if (content.length > longest) return bad(tooLong)
  const lang = langOf(content)
  const [known, analyse] = await Promise.all([knownIn(lang), lang === 'ja' ? load().catch(() => null) : () => []])
  if (!analyse) return bad(noDictionary)
  const words = wordsInText({ text: content, lang, known, analyse, count: usual })
  if (words.length === 0) return bad(nothing)
  const guesses = words.filter(({ isGuessed }) => isGuessed).length
  return good({ rows: words.flatMap(rowsOf), notes: [foundNote(words.length), ...(guesses > 0 ? [guessNote] : [])] })
}

function rowsOf({ word, shown, clue, isGuessed }: TextWord): readonly Row[] {
  const made = toEntry({ word, shown, clue })
  if (!made.ok) return []
  return [isGuessed ? { ...rowOf(made.value), isGuess: true } : rowOf(made.value)]
}

const known = new Map<Lang, Promise<Known>>()

function knownIn(lang: Lang): Promise<Known> {
  const own = known.get(lang) ?? Promise.all(plainThemes(lang).map(fetchTheme)).then(knownFrom)
  known.set(lang, own)
  return own
}

const foundNote = (count: number): Bilingual => ({
  en: `${count} words of the text, best first; each clue is a sentence of it with the word left out.`,
  ja: `文章の言葉を${count}語、ふさわしい順に入れました。カギは、その言葉を抜いた本文です。`,
})
const guessNote: Bilingual = {
  en: 'Readings marked "guess" are the analyser\'s: look at them.',
  ja: '「推測」のしるしがあるよみは、確かめてください。',
}
const nothing: Problem = problem(
  'no-words',
  'No word was found in this text that could be asked for; it takes whole sentences.',
  'この文章に、問題にできる言葉が見つかりません。文になっている文章を入れてください。',
)
const noDictionary: Problem = problem(
  'no-dictionary',
  'The dictionary for Japanese texts could not be fetched. Try again when you are online.',
  '日本語の文章を読むための辞書を取りこめませんでした。ネットにつながっているときに、もう一度ためしてください。',
)
const tooLong: Problem = problem(
  'text-too-long',
  'This text is too long: at most 200,000 characters can be read. A lesson or a page is best.',
  '文章が長すぎます。20万字まで読めます。1課か1ページくらいがよいでしょう。',
)
