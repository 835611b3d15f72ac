/** Combines pictures side by side: each is scaled to fit its own box and centred there. */
import type { Mark, Picture } from './picture.ts'

export interface Place {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

export function fitted({ width, height, marks }: Picture, { x, y, w, h }: Place): Mark[] {
  const scale = Math.min(w / width, h / height)
  const [left, top] = [x + (w - width * scale) / 2, y + (h - height * scale) / 2]
  return marks.map((mark) => moved(mark, scale, left, top))
}

function moved(mark: Mark, scale: number, left: number, top: number): Mark {
  switch (mark.mark) {
    case 'box':
      return {
        ...mark,
        x: left + mark.x * scale,
        y: top + mark.y * scale,
        w: mark.w * scale,
        h: mark.h * scale,
      }
    case 'line':
    case 'band': {
      const ends = {
        x1: left + mark.x1 * scale,
        y1: top + mark.y1 * scale,
        x2: left + mark.x2 * scale,
        y2: top + mark.y2 * scale,
      }
      return mark.mark === 'line'
        ? { ...mark, ...ends, width: mark.width * scale }
        : { ...mark, ...ends, r: mark.r * scale }
    }
    case 'disc':
      return { ...mark, x: left + mark.x * scale, y: top + mark.y * scale, r: mark.r * scale }
    case 'text':
      return { ...mark, x: left + mark.x * scale, y: top + mark.y * scale, size: mark.size * scale }
  }
}
