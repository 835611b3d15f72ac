/** Options of a skeleton: words, or how many numbers to invent; everything else has a good default. */
import * as z from 'zod'
import { limits } from '../../base/limits.ts'
import { demand, rule } from '../../base/rule.ts'
import type { Bilingual } from '../../base/text.ts'
import { givensOption } from '../../spec/givens.ts'
import { sizeOption } from '../../spec/size.ts'
import { withWritten } from '../../wordfill/options.ts'
import { patternOption } from '../../wordfill/pattern.ts'
import { outsideOption, shapeOption } from '../../wordgrid/forall.ts'
import { keepOption, keepsItself, refusePlacements, straight } from '../../wordgrid/keep.ts'
import { wordsOption } from '../../words/entry.ts'
import { kanaOption, refuseVainKana } from '../../words/lettering.ts'
import { shortList } from '../../words/usable.ts'
import { boardFor } from './size.ts'

/** The digits of invented numbers: `0-9`, `1-5`, `01`. null: none of these. */
export function readDigits(text: string): string | null {
  const plain = text.normalize('NFKC').replace(/[\s,]/g, '')
  const range = /^(\d)[-~](\d)$/.exec(plain)
  const digits = range
    ? '0123456789'.slice(Number(range[1]), Number(range[2]) + 1)
    : /^\d+$/.test(plain)
      ? [...new Set(plain)].sort().join('')
      : ''
  return digits.length >= 2 ? digits : null
}

const options = z.object({
  words: wordsOption(0)
    .default([])
    .meta({
      description: `The dictionary (at most ${limits.words} words)`,
      ja: `単語リスト（${limits.words}語まで）`,
      reads: 'words',
    }),
  size: sizeOption()
    .optional()
    .meta({
      description: `Size, N or WxH [as large as the words need (more than ${shortList}: 10) or the invented numbers]`,
      ja: `大きさ（N または 幅x高さ）。指定しなければ全部の単語が入る大きさ（${shortList}語を超えるときは 10。数字を作る場合は数に合う大きさ）`,
      usual: [9, 7, 11, 12, 13],
    }),
  objective: z.enum(['auto', 'white']).optional().meta({
    description:
      'What to have most of; auto: white cells, and crossings on a small board once every word is in. white: white cells alone, on a board that keeps its size, as in the founding text',
    ja: '多くするもの。auto は白マス（全部の単語が入ったあとは、交差の多い小さな盤面）。white は元の論文と同じく、決まった大きさの盤面の白マスだけ',
    excludes: 'numbers',
  }),
  shape: shapeOption(),
  outside: outsideOption(),
  pattern: patternOption(),
  keep: keepOption(straight).meta({
    description:
      'Words that stand where you say, as in "3 1 across TIGER" (row, column, direction); all else is made around them. Unless the board keeps its size, only how they lie to each other counts',
    ja: '決めた場所に置く単語。「3 1 across とら」のように行・列・向き（across / down）・単語の順に書く。ほかはそのまわりに作る。盤面の大きさが変わるときは、互いの位置関係だけを守る',
    excludes: 'pattern',
  }),
  unique: z.boolean().default(true).meta({
    description:
      'Give letters where the list alone allows several solutions; otherwise none are given, and such a board is refused',
    ja: 'リストだけでは解が複数になるとき、文字を最初から入れる（そうしなければ、その盤面は作らない）',
  }),
  givens: givensOption().meta({
    description: 'How many letters are given: auto is as few as possible',
    ja: '最初から入れる文字の数（auto は最少）',
    needs: { unique: true },
  }),
  numbers: z.int().min(0).max(500).default(0).meta({
    description: 'Invent this many numbers instead of taking words',
    ja: '単語の代わりに、この個数の数字を作る（ナンスケ）',
    excludes: 'words',
    cellsEach: 3.4,
  }),
  digits: z
    .string()
    .max(40)
    .refine((text) => readDigits(text) !== null, {
      error: demand({
        en: 'be two or more digits, such as 0-9, 1-5 or 01',
        ja: '0-9、1-5、01 のように2種類以上の数字でなければなりません',
      }),
    })
    .default('0-9')
    .meta({
      description: 'The digits that invented numbers have, such as 0-9, 1-5 or 01',
      ja: '作る数字に使う文字（0-9、1-5、01 など）',
      needs: { numbers: true },
    }),
  clues: z
    .boolean()
    .optional()
    .meta({
      description: 'Print the clues beside the words',
      ja: '単語の横にカギも載せる',
      needs: { words: true },
    }),
  kana: kanaOption(),
  method: z.enum(['best', 'ils', 'ils-still']).default('best').meta({
    description:
      'How it is made; for comparison, ils: the founding text’s iterated local search, ils-still: without moving the board',
    ja: '作り方。比較用に ils は元の論文の反復局所探索法、ils-still はその平行移動なし',
  }),
})

export const spec = options
  .superRefine(refuse)
  .transform((wanted) =>
    withWritten({ ...wanted, outside: wanted.outside ?? (boardFor(wanted) === null ? 'open' : undefined) }),
  )

function refuse(wanted: z.infer<typeof options>, judged: z.RefinementCtx): void {
  refuseVainKana(wanted, judged)
  for (const name of ['pattern', 'keep'] as const) {
    const fault =
      wanted[name] === undefined
        ? null
        : wanted.numbers > 0
          ? ofNumbers
          : wanted.method !== 'best'
            ? ofMethod
            : name === 'keep' && wanted.pattern !== undefined
              ? keepsItself
              : null
    if (fault) {
      judged.addIssue({ code: 'custom', path: [name], message: rule(fault) })
      return
    }
  }
  if (wanted.keep) refusePlacements(wanted, boardFor(wanted), judged)
}

const ofNumbers: Bilingual = {
  en: 'it takes words of your own, not numbers to be invented',
  ja: '数字を作る場合（numbers）は使えません',
}
const ofMethod: Bilingual = { en: 'only the method "best" has it', ja: 'method は best にしてください' }
export type Spec = z.infer<typeof spec>
