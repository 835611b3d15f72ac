/** Options of Hashi. The default is a board of 10 by 10 of medium difficulty. */
import * as z from 'zod'
import { limits } from '../../../base/limits.ts'
import { rule } from '../../../base/rule.ts'
import { clause } from '../../../base/text.ts'
import { type Drawn, inkedAt, readDrawn } from '../../../drawing/figure.ts'
import type { WrittenAs } from '../../../spec/parsed.ts'
import { sizeOption } from '../../../spec/size.ts'

/** A picture that was asked for, and the text that asked for it. */
interface WantedPicture {
  readonly drawn: Drawn
  readonly written: string
}

const options = z.object({
  size: sizeOption(3)
    .optional()
    .meta({
      description: 'Size, N or WxH [10, or what the picture needs]',
      ja: '大きさ（N または 幅x高さ）。指定しなければ 10、絵があれば絵に合う大きさ',
      usual: [10, 7, 13, 17, 25],
    }),
  picture: z
    .string()
    .max(limits.fileBytes)
    .transform((written, judged): WantedPicture => {
      const drawn = readDrawn(written)
      if (drawn.ok) return { drawn: drawn.value, written }
      judged.addIssue({ code: 'custom', message: rule(clause(drawn.error.text)) })
      return z.NEVER
    })
    .optional()
    .meta({
      description: 'A drawing that the solution shows: text (strokes, line art or # pixels), PNG or JPEG',
      ja: '答えに浮かび出る絵: テキスト（線のリスト・罫線・# の点）、PNG、JPEG',
      reads: 'drawing',
    }),
  threshold: z
    .int()
    .min(1)
    .max(99)
    .optional()
    .meta({
      description:
        'What of a PNG or JPEG is ink: all that is darker than this grey, in per cent of white [where its tones part best]',
      ja: 'PNG・JPEG のどこまでを黒とみるか: この明るさ（白を100とする）より暗いところ。指定しなければ濃淡の分かれ目',
      needs: { picture: true },
    }),
  trace: z
    .enum(['auto', 'outline', 'centre'])
    .optional()
    .meta({
      description:
        'How a picture becomes lines [auto]. auto: thin lines by their middle, areas by their outline. outline, centre: all that way',
      ja: '絵のなぞり方 [auto]。auto: 細い線はその中央、面は輪郭をなぞる。outline: すべて輪郭、centre: すべて中央',
      needs: { picture: true },
    }),
  detail: z
    .int()
    .min(1)
    .max(5)
    .optional()
    .meta({
      description:
        'Level of detail of a picture: 1 large forms only, 3 every part, 5 finest [as coarse as all parts are seen]',
      ja: '絵の細かさ: 1 大きな形だけ、3 すべての部分、5 最も細かく。指定しなければ全部の部分が見える範囲で粗く',
      needs: { picture: true },
    }),
  level: z.int().min(1).max(5).optional().meta({
    description:
      'Difficulty: 1 sums only, 2 closed pairs, 3 groups, 4 short trials, 5 deep trials [3, or any for a picture]',
    ja: '難易度: 1 本数だけ、2 閉じた2島、3 島のかたまり、4 少しためす、5 長くためす。指定しなければ 3（絵のときは問わない）',
  }),
  islands: z.int().min(2).max(1500).optional().meta({
    description: 'About how many islands [a good number for the size]',
    ja: '島のおよその数。指定しなければ大きさに合う数',
  }),
  noAdjacent: z.boolean().default(false).meta({
    description: 'No two islands side by side in a picture (other boards never have them)',
    ja: '絵でも島を隣り合わせない（絵のない盤面では隣り合わない）',
  }),
  method: z.enum(['best', 'random']).default('best').meta({
    description:
      'best: changes chosen by other solutions found. random: random changes until unique, as in the founding text',
    ja: 'best: 見つけた別解をもとに直す。random: 唯一になるまで乱数で直す（元の論文の方法）',
  }),
})

type Wanted = z.infer<typeof options>

interface Written {
  readonly size: string | number | undefined
  readonly picture: string | undefined
}

export interface Spec extends Omit<Wanted, 'picture'> {
  readonly picture?: Drawn | undefined
  readonly written: WrittenAs<Wanted, Written>
}

export const spec = options.transform((wanted, judged): Spec => {
  const { size, picture } = wanted
  const written = { ...wanted, size: size?.written, picture: picture?.written }
  return { ...wanted, picture: picture && drawnAs(picture.drawn, wanted, judged), written }
})

/** The picture with its options; refuses options that have no effect on this kind of picture. */
function drawnAs(drawn: Drawn, { threshold, trace, detail }: Wanted, judged: z.RefinementCtx): Drawn {
  const refuse = (path: string, en: string, ja: string): void =>
    judged.addIssue({ code: 'custom', path: [path], message: rule({ en, ja }) })
  const source = drawn.is === 'strokes' ? drawn : drawn.source
  const inked = threshold !== undefined && source.is === 'shades' ? inkedAt(source, threshold) : null
  if (threshold !== undefined && !inked)
    refuse('threshold', 'it is for PNG and JPEG only', 'PNG と JPEG だけに使えます')
  if (inked && !inked.ok) refuse('threshold', 'all of the picture would be one tone', '絵がすべて同じ色になります')
  if (source.is === 'strokes')
    for (const [name, value] of Object.entries({ trace, detail }))
      if (value !== undefined)
        refuse(
          name,
          'this picture is given as strokes, which are drawn as they are',
          '線で書かれた絵は、そのまま描かれます',
        )
  return inked?.ok ? inked.value : drawn
}
