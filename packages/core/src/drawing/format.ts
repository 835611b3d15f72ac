/**
 * The format of a picture file, by its first bytes, and its size, by its header alone: a small file may decompress to a
 * picture that does not fit in memory.
 *
 * Sources: PNG (W3C), ITU-T T.81 (JPEG), GIF89a, the WebP container specification (RFC 9649), BMP headers as Windows
 * writes them, ISO/IEC 14496-12 (the box `ftyp` of HEIC and AVIF).
 */

export type ImageFormat = 'PNG' | 'JPEG' | 'GIF' | 'BMP' | 'WebP' | 'HEIC' | 'AVIF' | 'TIFF' | 'PDF'

const starts: readonly (readonly [name: ImageFormat, ...bytes: number[]])[] = [
  ['PNG', 0x89, 0x50, 0x4e, 0x47],
  ['JPEG', 0xff, 0xd8, 0xff],
  ['GIF', 0x47, 0x49, 0x46, 0x38],
  ['BMP', 0x42, 0x4d],
  ['WebP', 0x52, 0x49, 0x46, 0x46],
  ['TIFF', 0x49, 0x49, 0x2a, 0x00],
  ['TIFF', 0x4d, 0x4d, 0x00, 0x2a],
  ['PDF', 0x25, 0x50, 0x44, 0x46],
]

/** Brands in the box `ftyp`. */
const brands: Readonly<Record<string, ImageFormat>> = {
  heic: 'HEIC',
  heix: 'HEIC',
  hevc: 'HEIC',
  heim: 'HEIC',
  heis: 'HEIC',
  mif1: 'HEIC',
  msf1: 'HEIC',
  avif: 'AVIF',
  avis: 'AVIF',
}

/** null: not a picture in a known format. */
export function imageFormat(bytes: Uint8Array): ImageFormat | null {
  const started = starts.find(([, ...start]) => start.every((byte, at) => bytes[at] === byte))?.[0]
  if (started !== undefined) return started
  const brand = lettersAt(bytes, 8, 4)
  return lettersAt(bytes, 4, 4) === 'ftyp' && Object.hasOwn(brands, brand) ? (brands[brand] ?? null) : null
}

/** Width and height from the header; null: the header does not contain them, or not in a form that we read. */
export function imageSize(format: ImageFormat, bytes: Uint8Array): readonly [width: number, height: number] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (format === 'JPEG') return jpegSize(view)
  if (bytes.length < 30) return null
  if (format === 'PNG') return [view.getUint32(16), view.getUint32(20)]
  if (format === 'GIF') return gifSize(view)
  if (format === 'BMP') return bmpSize(view)
  return format === 'WebP' ? webpSize(view, lettersAt(bytes, 8, 8)) : null
}

function jpegSize(view: DataView): readonly [number, number] | null {
  for (let at = 2; at + 9 < view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return null
    const marker = view.getUint8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return [view.getUint16(at + 7), view.getUint16(at + 5)]
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
  return null
}

const gifSize = (view: DataView): readonly [number, number] => [view.getUint16(6, true), view.getUint16(8, true)]

/** The old header has 12 bytes, all later ones more; a negative height means rows from the top. */
function bmpSize(view: DataView): readonly [number, number] {
  if (view.getUint32(14, true) === 12) return [view.getUint16(18, true), view.getUint16(20, true)]
  return [Math.abs(view.getInt32(18, true)), Math.abs(view.getInt32(22, true))]
}

function webpSize(view: DataView, start: string): readonly [number, number] | null {
  if (start === 'WEBPVP8X') return [1 + (view.getUint32(24, true) & 0xffffff), 1 + (view.getUint32(26, true) >>> 8)]
  if (start === 'WEBPVP8L') {
    const bits = view.getUint32(21, true)
    return [1 + (bits & 0x3fff), 1 + ((bits >>> 14) & 0x3fff)]
  }
  return start === 'WEBPVP8 ' ? [view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff] : null
}

const lettersAt = (bytes: Uint8Array, from: number, count: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + count))
