/** What a person may ask for. Everything but the words has a default that makes a good puzzle from a small list. */
import * as z from 'zod'
import { limits } from '../../base/limits.ts'
import { sizeOption } from '../../spec/size.ts'
import { wordsOption } from '../../words/entry.ts'
import { kanaOption, refuseVainKana } from '../../words/lettering.ts'

const options = z.object({
  words: wordsOption(1).meta({
    description: `The words to choose from (at most ${limits.words})`,
    ja: `使う言葉のリスト（${limits.words}語まで）`,
    reads: 'words',
  }),
  size: sizeOption().optional().meta({
    description: 'Size, N or WxH; without it as large as the words need, at most 13',
    ja: '大きさ（N または 幅x高さ）。なければ言葉の数に合わせる（13 まで）',
  }),
  bank: z.boolean().default(true).meta({
    description:
      'Print the list of words, which makes the solution provably the only one; otherwise any real words, and only the maker’s answer decides',
    ja: '言葉のリストを付ける（解がひとつであることを証明できる）。付けなければ、本当にある言葉なら何でもよく、作者の答えだけが決め手になる',
  }),
  level: z
    .int()
    .min(1)
    .max(5)
    .optional()
    .meta({
      description:
        'Difficulty, 1 (easy) to 5 (supposing and contradicting). Without it: as few letters given as leave it solvable without guessing',
      ja: '難易度。1（やさしい）から5（仮定して矛盾を見つける）。指定しなければ、推測なしで解ける範囲で、示す文字を最も少なくする',
      needs: { bank: true },
    }),
  givens: z
    .union([
      z.literal('auto'),
      z.coerce
        .number()
        .int()
        .min(0)
        .max(limits.gridSide ** 2),
    ])
    .default('auto')
    .meta({
      description: 'How many letters are given: auto is as few as a person needs',
      ja: '最初から示す文字の数（auto は必要な分だけ）',
    }),
  twice: z.boolean().default(true).meta({
    description: 'Prefer words whose letters all stand at least twice on the board',
    ja: 'どの文字も盤面に2回以上出てくるように言葉を選ぶ',
  }),
  kana: kanaOption(),
})

export const spec = options.superRefine(refuseVainKana)

export type Spec = z.infer<typeof spec>
