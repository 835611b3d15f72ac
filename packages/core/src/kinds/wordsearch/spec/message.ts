/**
 * The hidden message. It may be longer than any word, so it is spelt piece by piece, all of it in one script. It breaks
 * where its writer broke it: at blanks, and at marks that end a word or a sentence (。 ! ・). Other marks (' - ♪) are
 * left out, as a reader would.
 */
import { bad, good, type Problem, problem, type Result } from '../../../base/result.ts'
import { readingOf } from '../../../base/ruby.ts'
import { normalise } from '../../../words/normalise.ts'

export interface Message {
  /** The letters as in the cells; empty if no message was asked for. */
  readonly letters: string
  /** The length of each word of the message. */
  readonly words: readonly number[]
}

/** No longer than the maximum length of a word, even where one letter becomes two (ß). */
const pieceLength = 20

const breaks = /(?:[\s。、!?・「」『』()"“”]|\.{2,})+/

/** A dash after a kana is a long-vowel mark. */
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

/** A message with its word breaks. */
export const broken = (letters: string, lengths: readonly number[] | undefined): string =>
  cutInto(letters, lengths ?? [letters.length]).join(' ')

/** Consecutive pieces of a text, of these lengths. */
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
