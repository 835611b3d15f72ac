/**
 * Sheets that lie beside each other in a class look alike: the same paper the same way round, the same arrangement, cells and letters of
 * one size, and black around the words of all boards or of none. The boards may differ by a row, so what is common is what the tightest of
 * them allows.
 *
 * Method: every arrangement is tried for all of them, standing and lying, in the order in which a single sheet tries them; the first with
 * good cells is kept, else the one with the largest.
 */
import type { Lang } from '@kumiki/core/base/text'
import type { SomeFile } from '@kumiki/core/file/file'
import { cellsOf, ways } from './arrange.ts'
import { type Paper, turned } from './measures.ts'
import type { Sheet } from './sheet.ts'
import { type Laid, type Likeness, laySheet, type Setting } from './single.ts'
import type { Style } from './style.ts'

/** Whether most cells of all boards together are black, so that none of them has black around its words. */
export function areShapes(files: readonly SomeFile[]): boolean {
  const boards = files.map((file) => file(({ puzzle }, face) => face.draw(puzzle, face.blank(puzzle), false)))
  const black = boards.flatMap(({ marks }) => marks).filter((mark) => mark.mark === 'box' && mark.ink === 'cell')
  return black.length > boards.reduce((sum, { width, height }) => sum + width * height, 0) / 2
}

interface Common {
  readonly paper: Paper
  readonly as: Likeness
}

/** null: there is no arrangement in which all of them find room. */
export function commonOf(
  sheets: readonly Sheet[],
  paper: Paper,
  setting: Setting,
  styleIn: (lang: Lang) => Style,
): Common | null {
  const [first] = sheets
  if (!first) return null
  const { good } = cellsOf(styleIn(first.lang), first)
  for (const isOnOnePage of [true, false]) {
    let best: Common | null = null
    for (const on of setting.turns ? [paper, turned(paper)] : [paper])
      for (const way of isOnOnePage ? ways : (['pages'] as const)) {
        const as = tightest(sheets, on, { ...setting, turns: false }, way, styleIn)
        if (!as) continue
        if (as.cell >= good) return { paper: on, as }
        if (!best || as.cell > best.as.cell) best = { paper: on, as }
      }
    if (best) return best
  }
  return null
}

/** The least of all cells and letters in one arrangement. */
function tightest(
  sheets: readonly Sheet[],
  paper: Paper,
  setting: Setting,
  way: Likeness['way'],
  styleIn: (lang: Lang) => Style,
): Likeness | null {
  let as: Likeness = { way, cell: Number.POSITIVE_INFINITY, size: Number.POSITIVE_INFINITY }
  for (const sheet of sheets) {
    const laid: Laid | null = laySheet(styleIn(sheet.lang), sheet, paper, { ...setting, as })
    if (!laid || (sheet.code && !laid.coded)) return null
    as = { way, cell: laid.cell, size: Math.min(as.size, laid.size) }
  }
  return as
}
