/**
 * The hidden message as it was asked for. It may be longer than any word, so it is spelt piece by piece, all of it in
 * one script. Its breaks are those of its writer: blanks, and marks that end a word or a sentence (。 ! ・). Other marks
 * (' - ♪) are left out, as a reader would.
 */
import { bad, good, type Problem, problem, type Result } from '../../../base/result.ts'
import { readingOf } from '../../../base/ruby.ts'
import { normalise } from '../../../words/normalise.ts'

export interface Message {
  /** As they stand in the cells; none when nothing was asked for. */
  readonly letters: string
  /** How many of them each of its words has. */
  readonly words: readonly number[]
}

/** No longer than a word may be, even where one letter is written as two (ß). */
const pieceLength = 20

const breaks = /(?:[\s。、!?・「」『』()"“”]|\.{2,})+/

/** A dash behind a kana is the mark of a long vowel. */
const withLongVowels = (text: string): string => text.replace(/(?<=[ぁ-ゖァ-ヺー])[-‐-―−─]/g, 'ー')

export function readMessage(text: string): Result<Message> {
  const words: string[] = []
  let script: string | null = null
  for (const written of withLongVowels(readingOf(text).normalize('NFKC')).split(breaks)) {
    let word = ''
    for (const piece of written.replace(/[\p{P}\p{S}]/gu, '').match(new RegExp(`.{1,${pieceLength}}`, 'gsu')) ?? []) {
      const spelling = normalise(piece)
      if (!spelling.ok && spelling.error.code === 'empty-word') continue
      if (!spelling.ok) return bad(unusable(spelling.error))
      script ??= spelling.value.script
      if (spelling.value.script !== script) return bad(mixed)
      word += spelling.value.word
    }
    if (word !== '') words.push(word)
  }
  if (words.length === 0 && text.trim() !== '') return bad(noLetter)
  return good({ letters: words.join(''), words: words.map(({ length }) => length) })
}

/** A message with the breaks between its words. */
export const broken = (letters: string, lengths: readonly number[] | undefined): string =>
  cutInto(letters, lengths ?? [letters.length]).join(' ')

/** The pieces of a text that have these lengths, one behind the other. */
export function cutInto(text: string, lengths: readonly number[]): string[] {
  let from = 0
  return lengths.map((length) => {
    from += length
    return text.slice(from - length, from)
  })
}

const wanted = { path: ['message'] } as const
const unusable = ({ text }: Problem): Problem =>
  problem(
    'bad-message',
    `The message cannot stand in the cells. ${text.en}`,
    `メッセージに使えない文字があります。${text.ja}`,
    wanted,
  )
const mixed = problem(
  'bad-message',
  'The message mixes kana, Latin letters or digits; write all of it in one of them.',
  'メッセージに、かな・英字・数字が混ざっています。どれか1種類だけで書いてください。',
  wanted,
)
const noLetter = problem(
  'bad-message',
  'The message has no letter that can stand in a cell.',
  'メッセージに、マスに書ける文字がありません。',
  wanted,
)
