/**
 * White cells in boxes, black cells dark (or none around the words), given letters as clues and the player's as
 * entries. A board of numbers is a shape of its own: what lies outside it is left open, and only holes inside it are
 * black.
 */

import { counted } from '../../../base/text.ts'
import { box, centred, type Mark, type Picture, showing } from '../../../drawing/picture.ts'
import { openIn, ruled } from '../../../wordgrid/ruling.ts'
import { shownIn } from '../../../words/script.ts'
import { scriptOfBoard } from './input.ts'
import { type Answer, black, empty, isOfNumbers, type Puzzle } from './model.ts'

export function draw(puzzle: Puzzle, answer: Answer, isShape?: boolean): Picture {
  const { width, height } = puzzle
  const marks: Mark[] = []
  const numbers = isOfNumbers(puzzle)
  const script = scriptOfBoard(puzzle)
  const isOpen = openIn(puzzle.rows, (numbers && !puzzle.outside) || isShape, puzzle.outside)
  for (let row = 0; row < height; row++)
    for (let col = 0; col < width; col++) {
      const printed = puzzle.rows[row]?.charAt(col) ?? black
      if (printed === black) {
        if (!isOpen(row, col)) marks.push(box(col, row, 1, 1, 'cell'))
        continue
      }
      const written = answer.rows[row]?.charAt(col) ?? empty
      if (printed !== empty) marks.push(centred(col + 0.5, row + 0.5, 0.56, shownIn(script, printed), 'clue'))
      else if (written !== empty && written !== black && written !== '')
        marks.push(showing([[row, col]], centred(col + 0.5, row + 0.5, 0.56, shownIn(script, written), 'entry')))
    }
  marks.push(...ruled(width, height, isOpen))
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
