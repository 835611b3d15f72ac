/** The size of a drawn shape, and whether that is also the size of its board. */
import { limits } from '../base/limits.ts'
import type { Size } from './size.ts'

/** The lines of a drawing, without blank lines around it and blanks at the ends of lines. */
export function drawnLines(text: string): string[] {
  const lines = text
    .replace(/^\ufeff/, '')
    .split(/\r\n?|\n/)
    .map((line) => line.trimEnd())
  while (lines.length > 0 && lines.at(-1) === '') lines.pop()
  while (lines.length > 0 && lines[0] === '') lines.shift()
  return lines
}

export function drawnSize(text: string): Size {
  const lines = drawnLines(text)
  return { width: lines.reduce((max, line) => Math.max(max, line.length), 0), height: lines.length }
}

/** Whether a drawing is a board as it stands. A larger one is a picture, which is scaled. */
export const keepsSize = ({ width, height }: Size): boolean => Math.max(width, height) <= limits.gridSide
