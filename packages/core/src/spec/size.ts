/** How large a board is to be: `12` or `16x10`, as an option of a kind. */
import * as z from 'zod'
import { limits } from '../base/limits.ts'
import { demand } from '../base/schema.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

/** null: neither form, or a side out of range. */
export function readSize(text: string | number, least = 2): Size | null {
  const [, width, height = width] =
    /^(\d{1,2})(?:\s*[x×*]\s*(\d{1,2}))?$/i.exec(String(text).normalize('NFKC').trim()) ?? []
  const size = { width: Number(width), height: Number(height) }
  return [size.width, size.height].every((side) => side >= least && side <= limits.gridSide) ? size : null
}

/** The schema of such an option; `.optional()` or `.default()`, and `.meta()`, are the kind's own. */
export const sizeOption = (least = 2) =>
  z.union([z.int(), z.string()]).refine((size) => readSize(size, least) !== null, {
    error: demand({
      en: `be a size such as 12 or 16x10, from ${least} to ${limits.gridSide}`,
      ja: `12 や 16x10 のような大きさ（${least}から${limits.gridSide}まで）にしてください`,
    }),
  })
