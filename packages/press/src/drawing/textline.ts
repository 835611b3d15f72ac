/** A line of text as marks, with each reading centred above its text. */
import { hasRuby, readRuby, rubied } from '@kumiki/core/base'
import { centred, type Ink, type Mark, text } from '@kumiki/core/drawing'
import { rubySize, widthOf } from './lines.ts'

/** The extra height above a line with readings, in sizes of its letters. */
export const rubyRoom = 0.5

/**
 * How far the middle of a line lies below its top, and the middle of its readings above it, in sizes of the letters.
 */
const middle = 0.45
const above = 0.24

/** `y` is the top of the letters, without their readings. */
export function textLine(x: number, y: number, size: number, line: string, ink: Ink): Mark[] {
  if (!hasRuby(line)) return [text(x, y, size, line, 'top-left', ink)]
  let left = x
  return readRuby(line).flatMap((run) => {
    const width = size * widthOf(run.ruby === '' ? run.text : rubied(run.text, run.ruby))
    const [start, centre] = [left, left + width / 2]
    left += width
    if (run.ruby === '') return [text(start, y, size, run.text, 'top-left', ink)]
    return [
      centred(centre, y + middle * size, size, run.text, ink),
      centred(centre, y - above * size, rubySize * size, run.ruby, ink),
    ]
  })
}

/** As `textLine`, centred in a width. */
export const centredLine = (x: number, y: number, size: number, line: string, ink: Ink): Mark[] =>
  hasRuby(line)
    ? textLine(x - (size * widthOf(line)) / 2, y - middle * size, size, line, ink)
    : [centred(x, y, size, line, ink)]
