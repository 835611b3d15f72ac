/**
 * White cells in boxes, black cells dark, given letters as clues and the player's as entries. A board of numbers is a shape of its own: what
 * lies outside it is left open, and only holes inside it are black.
 */

import { counted } from '../../base/text.ts'
import { box, centred, line, type Mark, type Picture, showing } from '../../drawing/picture.ts'
import { shownIn } from '../../words/script.ts'
import { scriptOfBoard } from './hand.ts'
import { type Answer, black, empty, isOfNumbers, type Puzzle } from './model.ts'

export function draw(puzzle: Puzzle, answer: Answer): Picture {
  const { width, height } = puzzle
  const marks: Mark[] = []
  const numbers = isOfNumbers(puzzle)
  const script = scriptOfBoard(puzzle)
  const isOutside = numbers ? outsideOf(puzzle) : () => false
  for (let row = 0; row < height; row++)
    for (let col = 0; col < width; col++) {
      const printed = puzzle.rows[row]?.charAt(col) ?? black
      if (printed === black) {
        if (!isOutside(row, col)) marks.push(box(col, row, 1, 1, 'cell'))
        continue
      }
      const written = answer.rows[row]?.charAt(col) ?? empty
      if (printed !== empty) marks.push(centred(col + 0.5, row + 0.5, 0.56, shownIn(script, printed), 'clue'))
      else if (written !== empty && written !== black && written !== '')
        marks.push(showing([[row, col]], centred(col + 0.5, row + 0.5, 0.56, shownIn(script, written), 'entry')))
    }
  marks.push(...(numbers ? edges(puzzle, isOutside) : grid(puzzle)))
  return {
    width,
    height,
    marks,
    label: {
      en: `Skeleton puzzle, ${width} by ${height}, ${counted(puzzle.words.length, numbers ? 'number' : 'word')}`,
      ja: `スケルトン、横${width}マス・縦${height}マス、${puzzle.words.length}${numbers ? '個の数' : '語'}`,
    },
  }
}

const thin = 0.03
const thick = 0.06

function grid({ width, height }: Puzzle): Mark[] {
  const marks: Mark[] = []
  for (let row = 1; row < height; row++) marks.push(line(0, row, width, row, thin, 'rule'))
  for (let col = 1; col < width; col++) marks.push(line(col, 0, col, height, thin, 'rule'))
  for (const row of [0, height]) marks.push(line(0, row, width, row, thick, 'frame'))
  for (const col of [0, width]) marks.push(line(col, 0, col, height, thick, 'frame'))
  return marks
}

type IsOutside = (row: number, col: number) => boolean

/** A frame wherever the shape meets what lies outside, a rule between two of its cells. */
function edges({ width, height }: Puzzle, isOutside: IsOutside): Mark[] {
  const rules: Mark[] = []
  const frames: Mark[] = []
  const add = (one: boolean, other: boolean, ...ends: [number, number, number, number]): void => {
    if (one !== other) frames.push(line(...ends, thick, 'frame'))
    else if (!one) rules.push(line(...ends, thin, 'rule'))
  }
  for (let row = 0; row <= height; row++)
    for (let col = 0; col <= width; col++) {
      const here = isOutside(row, col)
      if (col < width) add(isOutside(row - 1, col), here, col, row, col + 1, row)
      if (row < height) add(isOutside(row, col - 1), here, col, row, col, row + 1)
    }
  return [...rules, ...frames]
}

/** Black cells from which a way over black cells leads off the board, and all places off it. */
function outsideOf({ width, height, rows }: Puzzle): IsOutside {
  const isOff = (row: number, col: number): boolean => row < 0 || col < 0 || row >= height || col >= width
  const isBlack = (row: number, col: number): boolean => rows[row]?.charAt(col) === black
  const outside = new Set<number>()
  const open: (readonly [number, number])[] = []
  const visit = (row: number, col: number): void => {
    if (isOff(row, col) || !isBlack(row, col) || outside.has(row * width + col)) return
    outside.add(row * width + col)
    open.push([row, col])
  }
  for (let row = 0; row < height; row++) for (const col of [0, width - 1]) visit(row, col)
  for (let col = 0; col < width; col++) for (const row of [0, height - 1]) visit(row, col)
  for (const [row, col] of open) {
    visit(row - 1, col)
    visit(row + 1, col)
    visit(row, col - 1)
    visit(row, col + 1)
  }
  return (row, col) => isOff(row, col) || outside.has(row * width + col)
}
