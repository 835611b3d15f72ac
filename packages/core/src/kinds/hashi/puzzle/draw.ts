/** Islands as numbered discs, bridges as one or two lines. Full islands are greyed, to show what is left. */

import { counted } from '../../../base/text.ts'
import { centred, disc, line, type Mark, type Picture, showing } from '../../../drawing/picture.ts'
import type { Answer, Puzzle } from './model.ts'

const gap = 0.12
const thickness = 0.07

export function draw(puzzle: Puzzle, answer: Answer): Picture {
  const { width, height, islands } = puzzle
  const marks: Mark[] = []
  const has = new Int32Array(islands.length)
  for (const [i, j, count] of answer.bridges) {
    const from = islands[i]
    const to = islands[j]
    if (!from || !to) continue
    has[i]! += count
    has[j]! += count
    const [x1, y1, x2, y2] = [from[0] + 0.5, from[1] + 0.5, to[0] + 0.5, to[1] + 0.5]
    for (const shift of count === 1 ? [0] : [-gap, gap]) {
      const [dx, dy] = y1 === y2 ? [0, shift] : [shift, 0]
      const bridge = line(x1 + dx, y1 + dy, x2 + dx, y2 + dy, thickness, 'entry')
      marks.push(
        showing(
          [
            [from[1], from[0]],
            [to[1], to[0]],
          ],
          bridge,
        ),
      )
    }
  }
  for (const [index, [col, row, number]] of islands.entries()) {
    const ring = disc(col + 0.5, row + 0.5, 0.41, has[index] === number ? 'faint' : 'clue', 'paper')
    marks.push(showing([[row, col]], ring))
    marks.push(centred(col + 0.5, row + 0.5, 0.52, String(number), 'clue'))
  }
  return {
    width,
    height,
    marks,
    label: {
      en: `Hashi, ${width} by ${height} cells, ${counted(islands.length, 'island')}`,
      ja: `橋をかけろ、横${width}マス縦${height}マス、島${islands.length}個`,
    },
  }
}
