/** How large a board is to be: `12` or `16x10`. */
import { limits } from '../../limits.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

/** null: neither form, or out of range. */
export function readSize(text: string | number): Size | null {
  const [, width, height = width] =
    /^(\d{1,2})(?:\s*[x×*]\s*(\d{1,2}))?$/i.exec(String(text).normalize('NFKC').trim()) ?? []
  const size = { width: Number(width), height: Number(height) }
  return [size.width, size.height].every((side) => side >= 2 && side <= limits.gridSide) ? size : null
}
