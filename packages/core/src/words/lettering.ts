/**
 * The kana in which the cells are shown: one option for all kinds that take words. It changes the display only, and no
 * letter of a file.
 */
import * as z from 'zod'
import { rule } from '../base/rule.ts'
import { scriptOf } from './normalise.ts'
import type { BoardScript } from './script.ts'
import { boardScriptOf, type Kana, kanas } from './script.ts'

export const kanaOption = () =>
  z
    .enum(kanas)
    .optional()
    .meta({
      description: 'Kana in the cells [as the list is written; katakana where it has both]',
      ja: 'マスのかな（hiragana: ひらがな、katakana: カタカナ）。指定しなければリストの書き方に合わせ、両方あればカタカナ',
      needs: { words: true },
    })

interface LetteringOptions {
  readonly kana?: Kana | undefined
  readonly words: readonly { readonly word: string }[]
}

/** Refuses the option for words without kana, where it has no effect. */
export function refuseVainKana({ kana, words }: LetteringOptions, judged: z.RefinementCtx): void {
  if (kana === undefined || words.some(({ word }) => scriptOf(word.charAt(0)) === 'kana')) return
  judged.addIssue({ code: 'custom', path: ['kana'], message: rule(noKana) })
}

const noKana = { en: 'no word of the list is in kana', ja: 'リストにかなの単語がありません' }

/** The script to store in a puzzle: none where its list of words implies it. */
export function scriptBeside(
  words: readonly { readonly word: string; readonly shown: string }[],
  kana: Kana | undefined,
): { script?: BoardScript } {
  const script = boardScriptOf(words, kana)
  return script === boardScriptOf(words) ? {} : { script }
}
