/**
 * The part of a picture to draw: ink and paper, without the blank rim. Greys are cut into tones first. A large picture
 * is reduced, because thinning takes time with the square of its side and no board shows more.
 */
import { bad, good, type Result } from '../base/result.ts'
import type { Bitmap } from './bitmap.ts'
import { bitmapSide } from './photo.ts'
import type { Shades } from './shades.ts'
import { allBlack, empty, oneDot, readPicture, type Source } from './strokes.ts'
import { inked } from './tones.ts'

export interface Figure {
  readonly bitmap: Bitmap
  /** The part in greys, before the cut. */
  readonly shades: Shades
  /** Whether every pixel is intended, as in pixel art. */
  readonly exact: boolean
}

export type Pixels = Exclude<Source, { is: 'strokes' }>

/** Up to this side a picture in greys is taken for pixel art. */
const pixelArt = 32

export function figureOf(source: Pixels, threshold: number | null): Result<Figure> {
  const whole = source.is === 'shades' ? inked(source.shades, threshold) : smaller(source.bitmap)
  const { width, height, dark } = whole
  let [left, right, top, bottom, ink] = [width, -1, height, -1, 0]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (!dark[y * width + x]) continue
      ink++
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  if (ink === 0) return bad(empty)
  if (ink === 1) return bad(oneDot)
  if (ink === dark.length && dark.every((each) => each === 1)) return bad(allBlack)
  const [w, h] = [right - left + 1, bottom - top + 1]
  const cut = (values: Uint8Array): Uint8Array => {
    const part = new Uint8Array(w * h)
    for (let y = 0; y < h; y++) part.set(values.subarray((top + y) * width + left, (top + y) * width + left + w), y * w)
    return part
  }
  const bitmap = { width: w, height: h, dark: cut(dark) }
  const grey = source.is === 'shades' ? cut(source.shades.grey) : bitmap.dark.map((each) => (each ? 0 : 255))
  const exact = source.is === 'bitmap' ? whole === source.bitmap : Math.max(width, height) <= pixelArt
  return good({ bitmap, shades: { width: w, height: h, grey }, exact })
}

/** A picture that was read: its strokes, or its ink and paper. */
export type Drawn =
  | Extract<Source, { is: 'strokes' }>
  | { readonly is: 'figure'; readonly figure: Figure; readonly source: Pixels }

export function readDrawn(text: string): Result<Drawn> {
  const source = readPicture(text)
  if (!source.ok) return source
  return source.value.is === 'strokes' ? good(source.value) : inkedAt(source.value, null)
}

/** Reads pixels with a threshold: darker pixels are ink. */
export function inkedAt(source: Pixels, threshold: number | null): Result<Drawn> {
  const figure = figureOf(source, threshold)
  return figure.ok ? good({ is: 'figure', figure: figure.value, source }) : figure
}

function smaller(bitmap: Bitmap): Bitmap {
  const factor = Math.max(bitmap.width, bitmap.height) / bitmapSide
  if (factor <= 1) return bitmap
  const width = Math.max(1, Math.round(bitmap.width / factor))
  const height = Math.max(1, Math.round(bitmap.height / factor))
  const dark = new Uint8Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      dark[y * width + x] = shareOf(bitmap, x * factor, y * factor, (x + 1) * factor, (y + 1) * factor) >= 0.3 ? 1 : 0
  return { width, height, dark }
}

/** The share of ink in a rectangle. Outside the bitmap there is none. */
export function shareOf(bitmap: Bitmap, left: number, top: number, right: number, bottom: number): number {
  let ink = 0
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(bottom, bitmap.height); y++)
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(right, bitmap.width); x++)
      if (bitmap.dark[y * bitmap.width + x])
        ink += (Math.min(right, x + 1) - Math.max(left, x)) * (Math.min(bottom, y + 1) - Math.max(top, y))
  return ink / ((right - left) * (bottom - top))
}
