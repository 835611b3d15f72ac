/** How large a board is to be: `12` or `16x10`, as an option of a kind. */

import * as z from 'zod'
import { limits } from '../base/limits.ts'
import { demand } from '../base/rule.ts'
import type { Bilingual } from '../base/text.ts'
import type { WrittenAs } from './parsed.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

/** null: neither form, or a side out of range. */
export function readSize(text: string | number, min = 2): Size | null {
  const [, width, height = width] =
    /^(\d{1,2})(?:\s*[x×*]\s*(\d{1,2}))?$/i.exec(String(text).normalize('NFKC').trim()) ?? []
  const size = { width: Number(width), height: Number(height) }
  return [size.width, size.height].every((side) => side >= min && side <= limits.gridSide) ? size : null
}

/** A size with the text or number that asked for it. */
export interface WantedSize extends Size {
  readonly written: string | number
}

/** The schema of a size option. Each kind adds `.optional()` or `.default()`, and `.meta()`. */
export const sizeOption = (min = 2) =>
  z.union([z.int(), z.string()]).transform((written, judged): WantedSize => {
    const size = readSize(written, min)
    if (size) return { ...size, written }
    judged.addIssue({ code: 'custom', message: demand(form(min)) })
    return z.NEVER
  })

/** Options with a size, as makers read them. A recipe holds the size as it was written, in its place. */
export function sizeRead<S extends { readonly size: WantedSize }>(wanted: S) {
  const written: WrittenAs<S, { readonly size: string | number }> = { ...wanted, size: wanted.size.written }
  return { ...wanted, written }
}

const form = (min: number): Bilingual => ({
  en: `be a size such as 12 or 16x10, from ${min} to ${limits.gridSide}`,
  ja: `12 や 16x10 のような大きさ（${min}から${limits.gridSide}まで）にしてください`,
})
