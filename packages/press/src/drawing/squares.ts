/**
 * Boxes to write in, drawn side by side. Boxes of a keyword have a second frame and their names at the bottom right, as
 * on the board; those of a message have a gap between words. A word is split only if it is longer than a line.
 */
import { printable } from '@kumiki/core/base'
import type { Item } from '@kumiki/core/contract'
import { centred, line, type Mark, text } from '@kumiki/core/drawing'

/** In sizes of the list's letters, and at least this many cells, enough to write a letter by hand. */
const inSizes = 2
const min = 0.85
/** In sides of a box. */
const wordGap = 0.55
const rowGap = 0.2
const inset = 0.08
const letterSize = 0.6
const besideName = 0.5
const nameSize = 0.24
/** In cells. */
const outer = 0.03
const inner = 0.02

export function squares(items: readonly Item[], width: number, size: number): { marks: Mark[]; height: number } {
  const side = Math.max(inSizes * size, min)
  const marks: Mark[] = []
  let [x, y] = [0, 0]
  for (const word of wordsOf(items, Math.max(1, Math.floor((width - outer) / side)))) {
    const start = x === 0 ? 0 : x + wordGap * side
    if (start > 0 && start + word.length * side > width - outer) [x, y] = [0, y + (1 + rowGap) * side]
    else x = start
    for (const box of word) {
      marks.push(...square(box, x + outer / 2, y + outer / 2, side))
      x += side
    }
  }
  return { marks, height: y + side + outer + size * 0.4 }
}

/** The boxes of each word; a word longer than a line is split as evenly as possible. */
function wordsOf(items: readonly Item[], perLine: number): Item[][] {
  const words: Item[][] = []
  for (const item of items)
    if (item.begins || words.length === 0) words.push([item])
    else words.at(-1)?.push(item)
  return words.flatMap((word) => {
    const lines = Math.ceil(word.length / perLine)
    const max = Math.ceil(word.length / lines)
    return Array.from({ length: lines }, (_, line) => word.slice(line * max, (line + 1) * max))
  })
}

function square({ label, text: letter }: Item, x: number, y: number, side: number): Mark[] {
  const marks = frame(x, y, side, outer)
  if (label !== '') {
    const corner = (1 - 1.5 * inset) * side
    marks.push(...frame(x + inset * side, y + inset * side, (1 - 2 * inset) * side, inner))
    marks.push(text(x + corner, y + corner, nameSize * side, printable(label), 'bottom-right', 'clue'))
  }
  const size = (label === '' ? letterSize : besideName) * side
  if (letter !== '') marks.push(centred(x + side / 2, y + side / 2, size, printable(letter), 'entry'))
  return marks
}

const frame = (x: number, y: number, side: number, width: number): Mark[] => [
  line(x, y, x + side, y, width, 'rule'),
  line(x, y + side, x + side, y + side, width, 'rule'),
  line(x, y, x, y + side, width, 'rule'),
  line(x + side, y, x + side, y + side, width, 'rule'),
]
