/**
 * Draws the letters, a band around each found word, and no box where the board has no cell. If two words lie in one
 * line, the shorter has the narrower band, so that each has an outline of its own.
 */

import type { Cell } from '../../../base/target.ts'
import { counted } from '../../../base/text.ts'
import { band, centred, line, type Mark, type Picture, showing } from '../../../drawing/picture.ts'
import { shownIn } from '../../../words/script.ts'
import { type Answer, cellsOf, outside, type Puzzle } from './model.ts'
import { scriptOfBoard } from './spelling.ts'

export function draw(puzzle: Puzzle, answer: Answer): Picture {
  const { width, height, rows } = puzzle
  const marks: Mark[] = []
  const runs = answer.places.map((place) =>
    cellsOf(place).filter(([row, col]) => row >= 0 && row < height && col >= 0 && col < width),
  )
  const depths = depthsOf(runs)
  for (const run of runs) {
    const [from, to] = [run[0], run.at(-1)]
    if (!from || !to) continue
    const radius = widest - step * Math.min(deepest, depths.get(run) ?? 0)
    const around = band(from[1] + 0.5, from[0] + 0.5, to[1] + 0.5, to[0] + 0.5, radius, 'entry', 'marked')
    marks.push(showing([from, to], around))
  }
  const script = scriptOfBoard(puzzle)
  for (const [row, letters] of rows.entries())
    for (let col = 0; col < width; col++) {
      const letter = letters.charAt(col)
      if (letter !== outside) marks.push(centred(col + 0.5, row + 0.5, 0.56, shownIn(script, letter), 'clue'))
    }
  marks.push(...outline(puzzle))
  return {
    width,
    height,
    marks,
    label: {
      en: `Word search, ${width} by ${height}, ${counted(puzzle.words.length, 'word')}, ${answer.places.length} found`,
      ja: `シークワーズ ${width}×${height}、${puzzle.words.length}語、${answer.places.length}個発見`,
    },
  }
}

/** The radius of the outer band, and how much smaller each nested band is. */
const widest = 0.41
const step = 0.06
const deepest = 2

/**
 * How deeply each run is nested in others: runs that share two cells lie in one line, and the longer is the outer one.
 */
function depthsOf(runs: readonly (readonly Cell[])[]): Map<readonly Cell[], number> {
  const taken = new Map<string, Set<number>>()
  const depths = new Map<readonly Cell[], number>()
  for (const run of [...runs].sort((a, b) => b.length - a.length)) {
    const pairs = run.slice(1).map((cell, index) => [cell, run[index]].map(String).sort().join(' '))
    let depth = 0
    while (pairs.some((pair) => taken.get(pair)?.has(depth))) depth++
    for (const pair of pairs) taken.set(pair, new Set(taken.get(pair)).add(depth))
    depths.set(run, depth)
  }
  return depths
}

/** The frame follows the border between cells and places outside the board. */
function outline({ width, height, rows }: Puzzle): Mark[] {
  const isCell = (row: number, col: number): boolean =>
    row >= 0 && row < height && col >= 0 && col < width && rows[row]?.charAt(col) !== outside
  const marks: Mark[] = []
  for (let row = 0; row <= height; row++)
    for (let col = 0; col <= width; col++) {
      if (isCell(row, col) !== isCell(row - 1, col)) marks.push(line(col, row, col + 1, row, 0.06, 'frame'))
      if (isCell(row, col) !== isCell(row, col - 1)) marks.push(line(col, row, col, row + 1, 0.06, 'frame'))
    }
  return marks
}
