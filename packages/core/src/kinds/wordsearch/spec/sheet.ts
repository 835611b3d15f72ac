/** Options of a sheet, beyond its words and its size. Every option has a good default. */
import * as z from 'zod'
import { limits } from '../../../base/limits.ts'
import { demand, rule } from '../../../base/rule.ts'
import type { Bilingual } from '../../../base/text.ts'
import { keepOption } from '../../../wordgrid/keep.ts'
import { dirs } from '../puzzle/dirs.ts'
import { readDirections, type WantedDirections } from './directions.ts'
import { largestMask, maskFault } from './mask.ts'

const directionsForm: Bilingual = {
  en: 'be straight, slant, all, or a list such as E,S,SE',
  ja: 'straight, slant, all か、E,S,SE のような並びにしてください',
}

export const sheetOptions = {
  level: z
    .int()
    .min(1)
    .max(5)
    .optional()
    .meta({
      description:
        'Difficulty: 1 across and down, 2 slants too, 3 backwards too, 4 with false starts, 5 with false starts of backwards words',
      ja: '難易度: 1 横と縦、2 斜めも、3 逆向きも、4 まぎらわしい並びも、5 逆向きの単語にもまぎらわしい並び',
      needs: { mode: 'sheet' },
    }),
  directions: z
    .string()
    .max(100)
    .transform((written, judged): WantedDirections => {
      const dirs = readDirections(written)
      if (dirs) return { dirs, written }
      judged.addIssue({ code: 'custom', message: demand(directionsForm) })
      return z.NEVER
    })
    .optional()
    .meta({
      description: 'straight (→ ↓), slant (and ↘ ↗), all eight, or a list such as E,S,SE [those of the level, or all]',
      ja: 'straight（→ ↓）、slant（＋ ↘ ↗）、all（8方向）、または E,S,SE のような並び。指定しなければレベルに合わせる（レベルもなければ all）',
      needs: { mode: 'sheet' },
    }),
  overlap: z
    .boolean()
    .default(true)
    .meta({ description: 'Words may share letters', ja: '単語が文字を共有してよい', needs: { mode: 'sheet' } }),
  inside: z
    .boolean()
    .default(true)
    .meta({
      description: 'A word may lie wholly inside others, to be found in each of these places; otherwise it is left out',
      ja: 'ほかの単語の中にすっぽり入る単語を許す（読める場所をすべてさがす）。許さなければ、その単語は入れない',
      needs: { mode: 'sheet' },
    }),
  fill: z
    .number()
    .min(0.1)
    .max(1)
    .default(0.6)
    .meta({
      description:
        'About what share of the cells belongs to words, when the size is not given; 1 gives 0.8 to 0.95 with a dozen words or more, less with few',
      ja: '単語に使うマスのおよその割合（大きさを決めない場合）。1 なら、十数語以上で 0.8～0.95、少ない単語ではそれより低くなる',
      needs: { mode: 'sheet' },
      settledBy: ['size', 'smallest', 'mask', 'message'],
    }),
  smallest: z
    .boolean()
    .default(false)
    .meta({
      description: 'Pack the words into the smallest square that can be found, or the smallest size of a picture',
      ja: '単語をできるだけ小さい正方形（画像なら、できるだけ小さい大きさ）に詰める',
      needs: { mode: 'sheet' },
      excludes: 'size',
      settledBy: ['mask', 'message'],
    }),
  mask: z
    .string()
    .max(4 * largestMask ** 2)
    .superRefine((text, judged) => {
      const fault = maskFault(text)
      if (fault) judged.addIssue({ code: 'custom', message: rule(fault) })
    })
    .optional()
    .meta({
      description:
        'The board’s shape: text ("." a cell, "#" none; or one mark drawn on blanks), PNG or JPEG (the dark part, or the light one on a dark ground); with a size it is scaled to that',
      ja: '盤面の形: テキスト（「.」がマス、「#」はマスなし。または空白の上に1種類の文字で描いた絵）、PNG、JPEG（黒い部分。暗い地なら明るい部分）。大きさを決めると、それに合わせる',
      reads: 'shape',
      needs: { mode: 'sheet' },
    }),
  keep: keepOption(dirs).meta({
    description:
      'Words that lie where you say, as in "3 1 SE TIGER" (row, column, direction); the others are put around them',
    ja: '決めた場所に置く単語。「3 1 SE とら」のように行・列・向き・単語の順に書く。ほかの単語はそのまわりに入れる',
    needs: { mode: 'sheet' },
  }),
  message: z
    .string()
    .max(limits.textLength)
    .default('')
    .meta({
      description:
        'A message that the leftover letters spell, row by row; it fills every cell that no word uses, so leave the size to Kumiki',
      ja: '余った文字を順に読むと現れる言葉。単語に使わないマスをちょうど埋めるので、大きさは指定しないほうがよい',
      needs: { mode: 'sheet' },
    }),
  clues: z
    .boolean()
    .default(false)
    .meta({
      description: 'The list shows each word’s clue instead of the word',
      ja: 'リストに単語の代わりにカギを載せる',
      needs: { mode: 'sheet' },
    }),
  fillers: z
    .enum(['words', 'alike'])
    .optional()
    .meta({
      description:
        'Other cells: words, their letters; alike, beginnings of words to make it harder [what the level needs]',
      ja: '残りのマス: words は単語の文字、alike は（難しくするため）単語の途中まで。指定しなければレベルに合わせる',
      needs: { mode: 'sheet' },
    }),
  safe: z
    .boolean()
    .default(true)
    .meta({
      description: 'Keep rude words out of the board',
      ja: '盤面に不適切な言葉が現れないようにする',
      needs: { mode: 'sheet' },
    }),
  block: z
    .string()
    .max(limits.fileBytes)
    .default('')
    .meta({
      description: 'Further words that must not appear, one per line',
      ja: 'ほかに盤面に現れてはいけない言葉（1行に1つ）',
      reads: 'text',
      needs: { mode: 'sheet' },
    }),
}
