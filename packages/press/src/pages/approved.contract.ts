/**
 * Pages against pictures of them that a person has looked at and approved: a third as fine, grey, all pages of a print side by side.
 * `npm run approve` writes them anew. Dots are compared in squares, so that another version of the renderer may smooth letters in its own
 * way, while a letter that is missing or a line that has moved is noticed.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

export interface Pixels {
  readonly width: number
  readonly height: number
  readonly grey: Uint8Array
}

const folder = fileURLToPath(new URL('../fixtures/approved/', import.meta.url))
const coarser = 3
const square = 6
/** How far the mean of a square may be off, and that of the whole. */
const mostOfSquare = 60
const mostOfAll = 1.5

/** Each dot the mean of nine. */
function coarse({ width, height, grey }: Pixels): Pixels {
  const [wide, high] = [Math.floor(width / coarser), Math.floor(height / coarser)]
  const dots = new Uint8Array(wide * high)
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++) {
      let sum = 0
      for (let dy = 0; dy < coarser; dy++)
        for (let dx = 0; dx < coarser; dx++) sum += grey[(y * coarser + dy) * width + x * coarser + dx] ?? 255
      dots[y * wide + x] = Math.round(sum / coarser ** 2)
    }
  return { width: wide, height: high, grey: dots }
}

export function sideBySide(pages: readonly Pixels[]): Pixels {
  const small = pages.map(coarse)
  const width = small.reduce((sum, page) => sum + page.width, 0)
  const height = Math.max(...small.map((page) => page.height))
  const dots = new Uint8Array(width * height).fill(255)
  let left = 0
  for (const page of small) {
    for (let y = 0; y < page.height; y++)
      dots.set(page.grey.subarray(y * page.width, (y + 1) * page.width), y * width + left)
    left += page.width
  }
  return { width, height, grey: dots }
}

/** What is different, in words; '' where nothing is. */
export function difference(seen: Pixels, approved: Pixels): string {
  if (Math.abs(seen.width - approved.width) > 2 * square || Math.abs(seen.height - approved.height) > square)
    return `${seen.width} × ${seen.height} dots instead of ${approved.width} × ${approved.height}`
  let total = 0
  let squares = 0
  for (let top = 0; top + square <= Math.min(seen.height, approved.height); top += square)
    for (let left = 0; left + square <= Math.min(seen.width, approved.width); left += square) {
      const off = Math.abs(meanOf(seen, left, top) - meanOf(approved, left, top))
      if (off > mostOfSquare) return `at ${left}, ${top} it is ${Math.round(off)} lighter or darker`
      total += off
      squares++
    }
  return total / squares > mostOfAll ? `all over ${(total / squares).toFixed(1)} lighter or darker` : ''
}

function meanOf({ width, grey }: Pixels, left: number, top: number): number {
  let sum = 0
  for (let y = top; y < top + square; y++) for (let x = left; x < left + square; x++) sum += grey[y * width + x] ?? 255
  return sum / square ** 2
}

const pathOf = (name: string): string => join(folder, `${name}.png`)

export async function approvedPicture(name: string): Promise<Pixels | null> {
  if (!existsSync(pathOf(name))) return null
  const { data, info } = await sharp(readFileSync(pathOf(name)))
    .toColourspace('b-w')
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, grey: new Uint8Array(data) }
}

/** Whether pictures are to be written, not compared. */
export const isApproving = process.env.KUMIKI_APPROVE === '1'

export async function approve(name: string, { width, height, grey }: Pixels): Promise<void> {
  mkdirSync(dirname(pathOf(name)), { recursive: true })
  const png = await sharp(grey, { raw: { width, height, channels: 1 } })
    .png({ palette: true, colours: 8, dither: 0, compressionLevel: 9 })
    .toBuffer()
  writeFileSync(pathOf(name), png)
}
