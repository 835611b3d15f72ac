/** A picture with its title centred above it, in as many lines as it needs. */

import { hasRuby, printable } from '@kumiki/core/base'
import type { Picture } from '@kumiki/core/drawing'
import { broken } from './lines.ts'
import { moved } from './sidelists.ts'
import { centredLine, rubyRoom } from './textline.ts'

/** The size of the letters: in cells, and at least this share of the width. Heights are in sizes of the letters. */
const inCells = 0.6
const ofWidth = 0.035
const lineHeight = 1.35
const below = 0.35

export function withHeading(picture: Picture, title: string): Picture {
  const size = Math.max(inCells, ofWidth * picture.width)
  const room = picture.width / size
  const lines = broken(printable(title), room, room, 'phrases')
  if (lines.length === 0) return picture
  const pitch = lineHeight + (lines.some(hasRuby) ? rubyRoom : 0)
  const height = (lines.length * pitch + below) * size
  return {
    ...picture,
    height: picture.height + height,
    marks: [
      ...lines.flatMap((line, index) =>
        centredLine(picture.width / 2, ((index + 1) * pitch - lineHeight / 2) * size, size, line, 'clue'),
      ),
      ...picture.marks.map((mark) => moved(mark, 0, height)),
    ],
  }
}
