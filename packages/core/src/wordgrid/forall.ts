/**
 * Boards with every word of a short list, where nobody asked for a size: the board is as small and as well shaped as is
 * found (wordgrid/shape.ts), and words that no letter joins to the others stand beside them (wordgrid/gather.ts). Proved
 * are the figures `leastArea` and `leastPieces`.
 */

import * as z from 'zod'
import type { UnreadSpec } from '../kind/audit.ts'
import type { Score } from '../kind/craft.ts'
import { shapeFigures } from './outline.ts'
import { scoreOf } from './score.ts'
import { type BoardShape, boardShapes } from './shape.ts'

/** What such a board is judged by. `shape`: the one that it was to have; null: nobody knows. */
export function worthOfAll(rows: readonly string[], shape: BoardShape | null): Score {
  const { words } = scoreOf(rows)
  return { objective: 'words', value: words, ...shapeFigures(rows, shape) }
}

/** The same as a number that is greater for the better of two boards. In files of older versions crossings tell. */
export const worthOfShape = ({ cost, area, crossings }: Score): number =>
  cost === undefined ? olderCrossingWorth * Number(crossings ?? 0) - Number(area ?? 0) : -Number(cost)
const olderCrossingWorth = 10

/** As a recipe has it. */
export const shapeIn = ({ shape }: UnreadSpec): BoardShape =>
  boardShapes.find((one) => one === shape) ?? usualShape
export const usualShape: BoardShape = 'page'

/** The option of every kind that lays all words. */
export const shapeOption = () =>
  z
    .enum(boardShapes)
    .optional()
    .meta({
      description:
        'What a board of all words is to look like: page fills a sheet beside clues or a list, square, wide (4 to 3), tall (3 to 4), any: as small as possible; without it page',
      ja: '全部の言葉を入れる盤面の形: page（カギやリストと並べて紙にちょうどよい形）、square（正方形）、wide（横長 4:3）、tall（縦長 3:4）、any（形を問わず小さく）。なければ page',
      settledBy: ['size', 'pattern'],
    })

/** Steps of a turn in which such a board is looked for: some 20 milliseconds. */
export const gatherTurn = 500
