/**
 * Drawings for a kind: text as it is, PNG and JPEG as text of greys or, for a shape, of cells, so that a recipe holds
 * all it needs.
 *
 * The type of a file is determined by its first bytes, not by its name; only text under a picture's name is refused. A
 * picture's size is read from its header, and one that is too large is refused before any of it is decoded. The decoder
 * (`sharp`) is loaded only for a picture.
 */

import { bad, good, limits, type Problem, problem, type Result } from '@kumiki/core/base'
import { bitmapOf, imageFormat, outlineOf, shadesOf, writeShades } from '@kumiki/core/images'
import { drawnSize, keepsSize, type Size } from '@kumiki/core/spec'
import { quoted } from '../arguments/arguments.ts'
import { decode, readBytes } from './files.ts'

/** RGBA, row by row. */
interface Image {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

export const readDrawing = (path: string): Promise<Result<string>> =>
  read(path, ({ data, width, height }) => good(writeShades(shadesOf(data, width, height))))

/** A picture's dark part as cells, without the blank margin. Text that is not scaled must fit the largest board. */
export async function readShape(path: string, scaled: boolean): Promise<Result<string>> {
  let isPicture = false
  const shape = await read(path, ({ data, width, height }) => {
    isPicture = true
    const outline = outlineOf(bitmapOf(data, width, height))
    return outline === null ? bad(noShape(path)) : good(outline)
  })
  if (!shape.ok || isPicture || scaled) return shape
  const size = drawnSize(shape.value)
  return keepsSize(size) ? shape : bad(largeText(path, size))
}

async function read(path: string, written: (image: Image) => Result<string>): Promise<Result<string>> {
  const bytes = await readBytes(path, limits.imageBytes)
  if (!bytes.ok) return bytes
  const format = imageFormat(bytes.value)
  if (format === 'PNG' || format === 'JPEG') return readImage(path, bytes.value, written)
  if (format !== null) return bad(otherImage(path, format))
  const content = decode(path, bytes.value, 'utf-8')
  if (!content.ok || content.value.text.includes('\0') || pictureName.test(path)) return bad(noPicture(path))
  if (/^\s*<(?:\?xml|svg|!doctype)/i.test(content.value.text)) return bad(otherImage(path, 'SVG'))
  return content.value.text.length > limits.fileBytes ? bad(longText(path)) : good(content.value.text)
}

const pictureName = /\.(?:png|jpe?g)$/i

async function readImage(
  path: string,
  bytes: Uint8Array,
  written: (image: Image) => Result<string>,
): Promise<Result<string>> {
  const { default: sharp } = await import('sharp')
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (width * height > limits.imagePixels) return bad(tooManyPixels(path, width, height))
    const image = sharp(bytes, { limitInputPixels: limits.imagePixels, failOn: 'truncated' })
    const { data, info } = await image
      .rotate()
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    return written({ data, width: info.width, height: info.height })
  } catch {
    return bad(damaged(path))
  }
}

const tooManyPixels = (path: string, width: number, height: number): Problem =>
  problem(
    'too-many-pixels',
    `"${quoted(path)}" has ${width} × ${height} pixels; at most ${limits.imagePixels / 1e6} million are read.`,
    `「${quoted(path)}」は ${width} × ${height} 画素あります。読めるのは ${limits.imagePixels / 1e4} 万画素までです。`,
  )
const damaged = (path: string): Problem =>
  problem(
    'damaged-image',
    `"${quoted(path)}" is a damaged picture: it cannot be decoded.`,
    `「${quoted(path)}」の画像は壊れていて読めません。`,
  )
const otherImage = (path: string, format: string): Problem =>
  problem(
    'other-image',
    `"${quoted(path)}" is ${format}; pictures are read from PNG, JPEG or a text drawing.`,
    `「${quoted(path)}」は ${format} です。絵は PNG、JPEG、またはテキストの図で渡してください。`,
  )
const noShape = (path: string): Problem =>
  problem(
    'no-shape',
    `"${quoted(path)}" is all of one tone: a dark shape on light paper is needed.`,
    `「${quoted(path)}」は一色です。明るい紙に暗い形をかいた絵が必要です。`,
  )
const noPicture = (path: string): Problem =>
  problem(
    'no-picture',
    `"${quoted(path)}" is not a picture: PNG, JPEG or a text drawing is needed.`,
    `「${quoted(path)}」は絵ではありません。PNG、JPEG、またはテキストの図が必要です。`,
  )
const largeText = (path: string, { width, height }: Size): Problem =>
  problem(
    'large-shape',
    `"${quoted(path)}" is ${width} by ${height}; a text drawing keeps its size, at most ${limits.gridSide} by ${limits.gridSide}, unless --size scales it.`,
    `「${quoted(path)}」は ${width}×${height} です。テキストの図は元の大きさのまま使うため ${limits.gridSide}×${limits.gridSide} までです（--size を付けると、その大きさに合わせます）。`,
  )
const longText = (path: string): Problem =>
  problem(
    'too-large',
    `The drawing "${quoted(path)}" is longer than ${limits.fileBytes} characters.`,
    `図「${quoted(path)}」は ${limits.fileBytes} 文字を超えています。`,
  )
