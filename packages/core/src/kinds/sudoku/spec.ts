/** The options of `make sudoku`. */
import { z } from 'zod'

export const spec = z.object({
  size: z
    .literal([4, 6, 9])
    .default(9)
    .meta({ description: 'Cells on a side: 4, 6 or 9', ja: '一辺のマス数: 4、6、9', usual: [9, 6, 4] }),
  level: z.int().min(1).max(5).optional().meta({
    description:
      'Difficulty, 1 (easy) to 5 (supposing and contradicting); 4 × 4 boards only have level 1. Without it: givens go until none can be spared, whatever level that gives',
    ja: '難易度。1（やさしい）から5（仮定して矛盾を見つける）。4×4 はレベル1だけ。指定しなければ、難易度によらず、減らせなくなるまでヒントを減らす',
  }),
  symmetric: z
    .boolean()
    .default(false)
    .meta({ description: 'Givens in pairs, half a turn apart', ja: 'ヒントを点対称に置く' }),
})
export type Spec = z.infer<typeof spec>
