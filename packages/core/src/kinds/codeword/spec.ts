/** Options of a codeword. Everything except the words has a default that makes a good puzzle from a small list. */
import * as z from 'zod'
import { limits } from '../../base/limits.ts'
import { rule } from '../../base/rule.ts'
import { givensOption } from '../../spec/givens.ts'
import { sizeOption } from '../../spec/size.ts'
import { withWritten } from '../../wordfill/options.ts'
import { patternOption } from '../../wordfill/pattern.ts'
import { outsideOption, shapeOption } from '../../wordgrid/forall.ts'
import { keepOption, keepsItself, refusePlacements, straight } from '../../wordgrid/keep.ts'
import { wordsOption } from '../../words/entry.ts'
import { kanaOption, refuseVainKana } from '../../words/lettering.ts'
import { shortList } from '../../words/usable.ts'
import { boardFor, growsFreely, isForAll } from './size.ts'

const options = z.object({
  words: wordsOption(1).meta({
    description: `The words to choose from (at most ${limits.words})`,
    ja: `使う言葉のリスト（${limits.words}語まで）`,
    reads: 'words',
  }),
  size: sizeOption()
    .optional()
    .meta({
      description: `Size, N or WxH [as large as all words need; with more than ${shortList} words up to 13, for levels over 2 up to 9]`,
      ja: `大きさ（N または 幅x高さ）。指定しなければ全部の言葉が入る大きさ（${shortList}語を超えるときは 13 まで、レベル3以上は 9 まで）`,
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
        'Difficulty, 1 (easy) to 5 (keeping account of what every number can be). Above 1 words that would give others away may be left out. Without it: as few letters given as leave it solvable without guessing',
      ja: '難易度。1（やさしい）から5（どの数字がどの文字になりうるかを書き出して絞る）。2以上では、手がかりになりすぎる言葉を使わないことがある。指定しなければ、推測なしで解ける範囲で、示す文字を最も少なくする',
      needs: { bank: true },
    }),
  givens: givensOption().meta({
    description: 'How many letters are given: auto is as few as a person needs',
    ja: '最初から示す文字の数（auto は必要な分だけ）',
  }),
  twice: z.boolean().optional().meta({
    description:
      'Leave words out so that all letters occur at least twice on the board [unless the board is to have all words]',
    ja: 'どの文字も盤面に2回以上出てくるように言葉を選ぶ。指定しなければ、全部の言葉を入れるとき以外はそうする',
  }),
  kana: kanaOption(),
})

export const spec = options
  .superRefine(refuseVainKana)
  .superRefine((options, judged) => {
    if (options.keep && options.pattern !== undefined)
      judged.addIssue({ code: 'custom', path: ['keep'], message: rule(keepsItself) })
    else if (options.keep) refusePlacements(options, boardFor(options), judged)
  })
  .transform((options) => {
    const outside = options.outside ?? (isForAll(options) ? 'open' : undefined)
    return withWritten({ ...options, outside, twice: options.twice ?? !growsFreely(options) })
  })

export type Spec = z.infer<typeof spec>
