/** What a codeword can make of a list. It needs no clues; a letter that occurs in only one word can hardly be found. */
import { type Problem, problem } from '../../base/result.ts'
import { counted } from '../../base/text.ts'
import { assessCrossing } from '../../words/assess.ts'
import type { Entry } from '../../words/entry.ts'

export function assessWords(entries: readonly Entry[]): readonly Problem[] {
  const times = new Map<string, number>()
  for (const { word } of entries) for (const letter of word) times.set(letter, (times.get(letter) ?? 0) + 1)
  const lone = [...times.values()].filter((count) => count === 1).length
  const letters = 2 * lone >= times.size ? tooLone(times.size, lone) : lettersNote(times.size, lone)
  return [...assessCrossing(entries), letters]
}

/** With half of its letters used once, nobody can be sure of them. */
const tooLone = (letters: number, lone: number): Problem =>
  problem(
    'lone-letters',
    `${lone} of its ${letters} letters occur only once, so a codeword of all words can hardly be solved. Add words that share letters, or use \`twice\`.`,
    `${letters}種類の文字のうち${lone}種類が1回しか出てこないので、全部の言葉を入れたコードワードは、まず解けません。同じ文字を使う言葉を足すか、\`twice\` を使ってください。`,
  )

const lettersNote = (letters: number, lone: number): Problem =>
  problem(
    'letters',
    lone === 0
      ? `It has ${counted(letters, 'different letter')}, each at least twice.`
      : `It has ${counted(letters, 'different letter')}; ${lone} of them ${lone === 1 ? 'occurs' : 'occur'} only once, also on a board of all words. With \`twice\`, words with such letters are left out.`,
    lone === 0
      ? `文字は${letters}種類で、どれも2回以上出てきます。`
      : `文字は${letters}種類で、うち${lone}種類は1回しか出てきません。全部の言葉を入れると、盤面でも1回だけになります。\`twice\` なら、その文字の言葉を使いません。`,
  )
