/** Options of a dense board, beyond its dictionary and its size. */
import * as z from 'zod'

export const denseOptions = {
  method: z
    .enum(['best', 'merge'])
    .default('best')
    .meta({
      description: 'How the board is made; merge: the founding text’s way, for comparison',
      ja: '盤面の作り方（merge は元の論文の方法）',
      needs: { mode: 'dense' },
    }),
}

/** The largest dense board whose list still fits a file. */
export const largestDense = 16
