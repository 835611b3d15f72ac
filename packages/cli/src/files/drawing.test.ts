import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Budget } from '@kumiki/core/base'
import { readShades } from '@kumiki/core/images'
import { hashiCraft as craft, hashiSpec as spec } from '@kumiki/core/lab'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { Rng } from '../../../core/src/base/rng.ts'
import { readDrawing, readShape } from './drawing.ts'

const pictures = fileURLToPath(new URL('../../../core/src/kinds/hashi/fixtures/pictures/', import.meta.url))
const images = readdirSync(pictures).filter((name) => /\.(?:png|jpg)$/.test(name))
const folder = mkdtempSync(join(tmpdir(), 'kumiki-drawing-'))
afterAll(() => rmSync(folder, { recursive: true }))

const written = (name: string, content: string | Uint8Array): string => {
  writeFileSync(join(folder, name), content)
  return join(folder, name)
}
const flat = (side: number, background: string): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background } })
    .png()
    .toBuffer()

const greys = (text: string): number[] => [...(readShades(text.trimEnd().split('\n'))?.grey ?? [])]

describe('pictures', () => {
  it('are eighteen at least, line drawings, silhouettes, logos, light on dark and photographs', () => {
    expect(images.length).toBeGreaterThanOrEqual(18)
  })

  it.each(images)('become a puzzle with one solution that keeps every part: %s', async (name) => {
    const png = await readDrawing(join(pictures, name))
    if (!png.ok) throw new Error(png.error.text.en)
    const making = craft.make(spec.parse({ picture: png.value }), new Rng(name), new Budget(craft.effort))
    let turn = making.next()
    while (!turn.done) turn = making.next()
    if (!turn.value.ok) throw new Error(turn.value.error.text.en)
    expect(craft.solve(turn.value.value.puzzle, 2, new Budget()).status).toBe('unique')
    expect(turn.value.value.score).toMatchObject({ lost: 0 })
    expect(turn.value.value.notes).toEqual([])
    expect(turn.value.value.score.likeness).toBeGreaterThan(0.85)
  })

  it('are read the same whatever the name of their file, and nearly the same as JPEG', async () => {
    const bytes = readFileSync(join(pictures, images[0]!))
    const png = await readDrawing(join(pictures, images[0]!))
    const renamed = await readDrawing(written('picture.txt', bytes))
    const jpeg = await readDrawing(written('picture.jpg', await sharp(bytes).jpeg({ quality: 95 }).toBuffer()))
    if (!png.ok || !renamed.ok || !jpeg.ok) throw new Error('not read')
    expect(renamed.value).toBe(png.value)
    const [one, other] = [greys(png.value), greys(jpeg.value)]
    const differing = one.filter((grey, at) => Math.abs(grey - other[at]!) > 32).length
    expect(differing).toBeLessThan(one.length / 50)
  })

  it('that are text stay as they are', async () => {
    expect(await readDrawing(written('square.txt', '0,0 3,0 3,3 0,3 0,0\n'))).toEqual({
      ok: true,
      value: '0,0 3,0 3,3 0,3 0,0\n',
    })
  })
})

describe('shapes', () => {
  const cross = [0, 1, 0, 1, 1, 1, 0, 1, 0]
  const drawn = (side: number): Promise<Buffer> =>
    sharp(Buffer.from(cross.map((ink) => 255 * (1 - ink))), { raw: { width: 3, height: 3, channels: 1 } })
      .extend({ top: 1, bottom: 1, left: 1, right: 1, background: '#fff' })
      .toColourspace('srgb')
      .png()
      .toBuffer()
      .then((small) => sharp(small).resize(side, side, { kernel: 'nearest' }).png().toBuffer())

  it('are the dark part of a picture, pixel for pixel if it is small, without its margin', async () => {
    expect(await readShape(written('cross.png', await drawn(5)), false)).toEqual({ ok: true, value: '#.#\n...\n#.#' })
  })

  it('from a larger picture are larger than any board even without its margin, so that they are scaled', async () => {
    const shape = await readShape(written('icon.png', await drawn(40)), false)
    expect(shape.ok && shape.value.split('\n')).toHaveLength(72)
  })

  it('are taken unchanged from text; a picture that is all paper or all ink is refused', async () => {
    expect(await readShape(written('shape.txt', '.#\n..\n'), false)).toEqual({ ok: true, value: '.#\n..\n' })
    for (const tone of ['#fff', '#000'])
      expect(await readShape(written('flat.png', await flat(20, tone)), false)).toMatchObject({
        error: { code: 'no-shape' },
      })
  })
})

describe('shapes in text', () => {
  it('keep their size, so that one larger than any board is refused, unless a size is given', async () => {
    const wide = `${'.'.repeat(80)}\n`.repeat(2)
    const high = '.\n'.repeat(65)
    expect(await readShape(written('wide.txt', wide), false)).toMatchObject({ error: { code: 'large-shape' } })
    expect(await readShape(written('high.txt', high), false)).toMatchObject({ error: { code: 'large-shape' } })
    expect(await readShape(written('wide.txt', wide), true)).toEqual({ ok: true, value: wide })
  })
})

describe('a file that is no picture gets one clear sentence', () => {
  it('more pixels than the limit, before they are decoded', async () => {
    const bomb = await flat(5000, '#000')
    expect(bomb.length).toBeLessThan(200_000)
    expect(await readDrawing(written('bomb.png', bomb))).toMatchObject({ error: { code: 'too-many-pixels' } })
  })

  it('a header that claims two thousand million pixels a side, a torn file, noise', async () => {
    const whole = readFileSync(join(pictures, images[0]!))
    const claim = Buffer.from(whole)
    claim.writeUInt32BE(0x7fffffff, 16)
    claim.writeUInt32BE(0x7fffffff, 20)
    expect(await readDrawing(written('claim.png', claim))).toMatchObject({ error: { code: 'damaged-image' } })
    expect(await readDrawing(written('torn.png', whole.subarray(0, whole.length >> 1)))).toMatchObject({
      error: { code: 'damaged-image' },
    })
    const noise = Uint8Array.from({ length: 300 }, (_, at) => (at * 89 + 128) % 256)
    expect(await readDrawing(written('noise', noise))).toMatchObject({ error: { code: 'no-picture' } })
  })

  it('other formats, scripts in them or not', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    expect(await readDrawing(written('a.svg', svg))).toMatchObject({ error: { code: 'other-image' } })
    expect(await readDrawing(written('a.gif', 'GIF89a…'))).toMatchObject({ error: { code: 'other-image' } })
  })

  it('files that are too large', async () => {
    expect(await readDrawing(written('long.txt', '#'.repeat(8_000_001)))).toMatchObject({
      error: { code: 'too-large' },
    })
    expect(await readDrawing(written('line.txt', '#'.repeat(1_000_001)))).toMatchObject({
      error: { code: 'too-large' },
    })
  })
})
