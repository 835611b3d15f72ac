/** What a codeword can do with a list. It needs no clues; a letter that stands in one word only can hardly be found. */
import { type Problem, problem } from '../../base/result.ts'
import { counted } from '../../base/text.ts'
import { assessCrossing } from '../../words/assess.ts'
import type { Entry } from '../../words/entry.ts'

export function assessWords(entries: readonly Entry[]): readonly Problem[] {
  const times = new Map<string, number>()
  for (const { word } of entries) for (const letter of word) times.set(letter, (times.get(letter) ?? 0) + 1)
  const lone = [...times.values()].filter((count) => count === 1).length
  const poor = fewRepeats(times.size, lone)
  return [...(poor ? [poor] : []), ...assessCrossing(entries), lettersNote(times.size, lone)]
}

/** From which share of its letters on is a list poor that stand once? Of a good one it is a quarter at most. */
const poorShare = 0.5

/** A number that comes back is all that there is to reason from. null: enough of them do. */
export const fewRepeats = (letters: number, lone: number): Problem | null =>
  lone < poorShare * letters
    ? null
    : problem(
        'few-repeats',
        `A poor codeword: ${lone} of its ${counted(letters, 'letter')} ${lone === 1 ? 'stands' : 'stand'} only once, and nothing leads to ${lone === 1 ? 'it' : 'them'} but the list. Add words with the same letters; a crossword or a skeleton takes these as they are.`,
        `ナンクロには向かないリストです。${letters}種類の文字のうち${lone}種類は1回しか出ないので、リストを見るほかに手がかりがありません。同じ文字を含む言葉を足してください。クロスワードやスケルトンなら、このままで作れます。`,
        { path: ['words'] },
      )

const lettersNote = (letters: number, lone: number): Problem =>
  problem(
    'letters',
    lone === 0
      ? `It has ${counted(letters, 'different letter')}, each at least twice.`
      : `It has ${counted(letters, 'different letter')}; ${lone} of them ${lone === 1 ? 'stands' : 'stand'} only once, and so on a board of all words; with \`twice\` words with those are left out.`,
    lone === 0
      ? `文字は${letters}種類で、どれも2回以上出てきます。`
      : `文字は${letters}種類で、うち${lone}種類は1回しか出てきません。全部の言葉を入れると、盤面でも1回だけになります。\`twice\` なら、その文字の言葉を使いません。`,
  )
