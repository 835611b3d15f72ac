/** White cells in boxes, black cells dark, given letters as clues and the player's as entries. */

import { counted } from '../../base/text.ts'
import { box, centred, line, type Mark, type Picture, showing } from '../../drawing/picture.ts'
import { shownIn } from '../../engine/wordgrid/front.ts'
import { scriptOfBoard } from './hand.ts'
import { type Answer, black, empty, isOfNumbers, type Puzzle } from './model.ts'

export function draw(puzzle: Puzzle, answer: Answer): Picture {
  const { width, height } = puzzle
  const marks: Mark[] = []
  const numbers = isOfNumbers(puzzle)
  const script = scriptOfBoard(puzzle)
  for (let row = 0; row < height; row++)
    for (let col = 0; col < width; col++) {
      const printed = puzzle.rows[row]?.charAt(col) ?? black
      if (printed === black) {
        marks.push(box(col, row, 1, 1, 'cell'))
        continue
      }
      const written = answer.rows[row]?.charAt(col) ?? empty
      if (printed !== empty) marks.push(centred(col + 0.5, row + 0.5, 0.56, shownIn(script, printed), 'clue'))
      else if (written !== empty && written !== black && written !== '')
        marks.push(showing([[row, col]], centred(col + 0.5, row + 0.5, 0.56, shownIn(script, written), 'entry')))
    }
  for (let row = 1; row < height; row++) marks.push(line(0, row, width, row, 0.03, 'rule'))
  for (let col = 1; col < width; col++) marks.push(line(col, 0, col, height, 0.03, 'rule'))
  for (const row of [0, height]) marks.push(line(0, row, width, row, 0.06, 'frame'))
  for (const col of [0, width]) marks.push(line(col, 0, col, height, 0.06, 'frame'))
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
