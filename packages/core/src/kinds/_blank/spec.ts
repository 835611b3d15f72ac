/** The options of `make`. */
import * as z from 'zod'
import { limits } from '../../base/limits.ts'

export const spec = z.object({
  size: z.int().min(1).max(limits.gridSide).default(5).meta({ description: 'Cells in the row', ja: '列のマスの数' }),
})

export type Spec = z.infer<typeof spec>
