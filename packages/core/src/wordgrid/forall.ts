/**
 * Boards with every word of a short list, where nobody asked for a size: the board is as small and as well shaped as is
 * found (wordgrid/shape.ts), and words that no letter joins to the others stand beside them (wordgrid/gather.ts).
 * Proved are the figures `leastArea` and `leastPieces`.
 */

import * as z from 'zod'
import { type Problem, problem } from '../base/result.ts'
import type { UnreadSpec } from '../kind/audit.ts'
import type { Score } from '../kind/craft.ts'
import { type Entry, nameOf } from '../words/entry.ts'
import { maxCrossings } from './minima.ts'
import { shapeFigures } from './outline.ts'
import { type Outside, outsideOf, outsides } from './ruling.ts'
import { scoreOf } from './score.ts'
import { type BoardShape, boardShapes } from './shape.ts'

/** What such a board is judged by. `shape`: the one that it was to have; null: nobody knows. */
export function worthOfAll(rows: readonly string[], shape: BoardShape | null): Score {
  const { words } = scoreOf(rows)
  return { objective: 'words', value: words, ...shapeFigures(rows, shape) }
}

/** A number that is greater for the better of two boards. Files of older versions have crossings in place of a cost. */
export const worthOfShape = ({ cost, area, crossings }: Score): number =>
  cost === undefined ? olderCrossingWorth * Number(crossings ?? 0) - Number(area ?? 0) : -Number(cost)
const olderCrossingWorth = 10

/** As a recipe has it. */
export const shapeIn = ({ shape }: UnreadSpec): BoardShape => boardShapes.find((one) => one === shape) ?? usualShape
export const usualShape: BoardShape = 'page'

/**
 * Words of which no two can cross make a row of words and no puzzle; nor does one word. null: some can. For boards of
 * all words, which are as large as they come.
 */
export function nothingCrosses(entries: readonly Entry[]): Problem | null {
  const [first] = entries
  const words = entries.map(({ word }) => word)
  if (first === undefined || maxCrossings(words) > 0) return null
  const { en, ja } =
    words.length === 1
      ? {
          en: `"${nameOf(first)}" alone has nothing to cross`,
          ja: `「${nameOf(first)}」1語だけでは、交わる相手がありません`,
        }
      : {
          en: `No two of these ${words.length} words share a letter, so none can cross`,
          ja: `この${words.length}語には共通の文字がないので、どれも交わりません`,
        }
  return problem(
    'nothing-crosses',
    `${en}: add words that share letters, or make a word search of them.`,
    `${ja}。同じ文字を含む単語を足すか、シークワーズにしてください。`,
    { path: ['words'], words },
  )
}

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

/** The option of every kind of crossing words that says how black cells are drawn. */
export const outsideOption = () =>
  z.enum(outsides).optional().meta({
    description:
      'How cells around the words are drawn: open (not at all) or black; without it open on a board of all words, else black',
    ja: '言葉のまわりのマス: open（描かない）、black（黒マス）。なければ、全部の言葉を入れる盤面は open、ほかは black',
  })

/** What a puzzle says of that, where it must: what its black cells tell by themselves is left out. */
export function drawnOutside(rows: readonly string[], outside: Outside = 'black'): { readonly outside?: Outside } {
  return outside === outsideOf(rows) ? {} : { outside }
}
