import { describe, expect, it } from 'vitest'
import { type ImageFormat, imageFormat, imageSize } from './format.ts'

const letters = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0))
const little = (value: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => (value / 2 ** (8 * at)) & 0xff)
const big = (value: number, count: number): number[] => little(value, count).reverse()
const file = (...parts: (string | number[])[]): Uint8Array => {
  const bytes = parts.flatMap((part) => (typeof part === 'string' ? letters(part) : part))
  return new Uint8Array([...bytes, ...Array.from({ length: 40 }, () => 0)])
}

const [width, height] = [12_345, 6_789]
const headers: readonly (readonly [string, ImageFormat, Uint8Array])[] = [
  ['PNG', 'PNG', file([0x89], 'PNG\r\n\x1a\n', big(13, 4), 'IHDR', big(width, 4), big(height, 4))],
  [
    'JPEG behind other parts',
    'JPEG',
    file([0xff, 0xd8, 0xff, 0xe0], big(4, 2), [1, 2, 0xff, 0xc2], big(17, 2), [8], big(height, 2), big(width, 2)),
  ],
  ['GIF', 'GIF', file('GIF89a', little(width, 2), little(height, 2))],
  ['BMP', 'BMP', file('BM', little(0, 12), little(40, 4), little(width, 4), little(height, 4))],
  ['BMP from the top', 'BMP', file('BM', little(0, 12), little(40, 4), little(width, 4), little(2 ** 32 - height, 4))],
  ['old BMP', 'BMP', file('BM', little(0, 12), little(12, 4), little(width, 2), little(height, 2))],
  [
    'WebP with losses',
    'WebP',
    file('RIFF', little(0, 4), 'WEBPVP8 ', little(0, 10), little(width, 2), little(height, 2)),
  ],
  [
    'WebP without losses',
    'WebP',
    file('RIFF', little(0, 4), 'WEBPVP8L', little(0, 4), [0x2f], little(width - 1 + (height - 1) * 2 ** 14, 4)),
  ],
  [
    'extended WebP',
    'WebP',
    file('RIFF', little(0, 4), 'WEBPVP8X', little(10, 4), little(0, 4), little(width - 1, 3), little(height - 1, 3)),
  ],
]

describe('a picture', () => {
  it.each(headers)('%s is recognised by its first bytes, and its size by its header', (_name, format, bytes) => {
    expect(imageFormat(bytes)).toBe(format)
    expect(imageSize(format, bytes)).toEqual([width, height])
  })

  it.each(headers)('%s that is cut off has no size, or its own', (_name, format, bytes) => {
    for (let length = 0; length < 30; length++) {
      const size = imageSize(format, bytes.subarray(0, length))
      expect(size === null || (size[0] === width && size[1] === height), `${length}`).toBe(true)
    }
  })

  it('of a phone (HEIC) is distinguished from one for the web (AVIF)', () => {
    const boxed = (brand: string) => file(big(24, 4), 'ftyp', brand)
    expect(imageFormat(boxed('heic'))).toBe('HEIC')
    expect(imageFormat(boxed('avif'))).toBe('AVIF')
    expect(imageFormat(boxed('isom'))).toBeNull()
  })

  it('is never recognised in text, nor in an empty file', () => {
    expect(imageFormat(file('cat, It purrs'))).toBeNull()
    expect(imageFormat(new Uint8Array())).toBeNull()
  })

  it('in a format whose header we do not read has no size', () => {
    for (const format of ['HEIC', 'AVIF', 'TIFF', 'PDF'] as const) expect(imageSize(format, file('x'))).toBeNull()
  })
})
