/**
 * Compares pages with approved pictures of them: at a third of the resolution, grey, all pages of a print side by side.
 * `npm run approve` writes them anew, for a person to look at.
 *
 * Dots are compared in small squares. Measured on pages of every kind: reducing a picture to eight greys changes a
 * square by 7 of 255, by 16 at most; replacing one letter of 9 points changes a square by 32 or more. Another renderer
 * smooths letters differently, which changes squares by 13, by 95 at most, so there only gross differences are found.
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
const square = 3
/** The maximum difference of a square. */
const maxOfSquare = 24
/**
 * Up to this mean difference of squares with ink, the renderer counts as the same; with another renderer a single
 * square may differ by more.
 */
const usual = 9
const maxElsewhere = 120
/** The maximum mean difference over all squares. */
const maxOfAll = 4

/** Averages nine dots into one. */
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

/** A description of the difference, or '' if there is none. */
export function difference(seen: Pixels, approved: Pixels): string {
  if (Math.abs(seen.width - approved.width) > 2 * square || Math.abs(seen.height - approved.height) > 2 * square)
    return `${seen.width} × ${seen.height} dots instead of ${approved.width} × ${approved.height}`
  let [total, squares, inked] = [0, 0, 0]
  let worst = { off: 0, left: 0, top: 0 }
  for (let top = 0; top + square <= Math.min(seen.height, approved.height); top++)
    for (let left = 0; left + square <= Math.min(seen.width, approved.width); left++) {
      const { off, isInked } = squareAt(seen, approved, left, top)
      if (off > worst.off) worst = { off, left, top }
      total += off
      squares++
      if (isInked) inked++
    }
  if (total / squares > maxOfAll) return `all over ${(total / squares).toFixed(1)} lighter or darker`
  const max = total / Math.max(1, inked) > usual ? maxElsewhere : maxOfSquare
  return worst.off > max ? `at ${worst.left}, ${worst.top} it is ${Math.round(worst.off)} lighter or darker` : ''
}

function squareAt(seen: Pixels, approved: Pixels, left: number, top: number): { off: number; isInked: boolean } {
  let [off, ink] = [0, 0]
  for (let y = top; y < top + square; y++)
    for (let x = left; x < left + square; x++) {
      const [here, there] = [seen.grey[y * seen.width + x] ?? 255, approved.grey[y * approved.width + x] ?? 255]
      off += Math.abs(here - there)
      ink += 255 - there
    }
  return { off: off / square ** 2, isInked: ink > 255 }
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

/** Whether to write the pictures instead of comparing them. */
export const isApproving = process.env.KUMIKI_APPROVE === '1'

export async function approve(name: string, { width, height, grey }: Pixels): Promise<void> {
  mkdirSync(dirname(pathOf(name)), { recursive: true })
  const png = await sharp(grey, { raw: { width, height, channels: 1 } })
    .png({ palette: true, colours: 8, dither: 0, compressionLevel: 9 })
    .toBuffer()
  writeFileSync(pathOf(name), png)
}
