import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { Budget } from '../../../base/budget.ts'
import { Rng } from '../../../base/rng.ts'
import { parse } from '../../../base/schema.ts'
import { mutate } from '../../../contract/mutate.contract.ts'
import { readPixels, writePixels } from '../../../drawing/bitmap.ts'
import { figureOf, readDrawn } from '../../../drawing/figure.ts'
import { bitmapOf } from '../../../drawing/photo.ts'
import { writeShades } from '../../../drawing/shades.ts'
import { readPicture, type Segment } from '../../../drawing/strokes.ts'
import { craft } from '../craft.ts'
import { spec } from '../make/spec.ts'
import type { Puzzle } from '../puzzle/model.ts'
import { extentOf, layOut, layoutOf } from './layout.ts'
import { partsOf } from './parts.ts'
import { trace } from './trace.ts'

const folder = new URL('../fixtures/pictures/', import.meta.url)
const pictures = readdirSync(folder).filter((name) => name.endsWith('.txt'))
const textOf = (name: string): string => readFileSync(new URL(name, folder), 'utf8')

function made(options: z.input<typeof spec>, seed = 'picture') {
  const making = craft.make(spec.parse(options), new Rng(seed), new Budget(craft.effort))
  let turn = making.next()
  while (!turn.done) turn = making.next()
  return turn.value
}

/** The units of the grid that bridges cover. */
function unitsOf(puzzle: Puzzle, bridges: readonly (readonly [number, number, number])[]): Set<string> {
  const units = new Set<string>()
  for (const [i, j] of bridges) {
    const [[x1, y1], [x2, y2]] = [puzzle.islands[i]!, puzzle.islands[j]!]
    for (let x = Math.min(x1, x2); x < Math.max(x1, x2); x++) units.add(`${x},${y1}→`)
    for (let y = Math.min(y1, y2); y < Math.max(y1, y2); y++) units.add(`${x1},${y}↓`)
  }
  return units
}

const adjacent = ({ islands }: Puzzle): boolean => {
  const at = new Set(islands.map(([col, row]) => `${col},${row}`))
  return islands.some(([col, row]) => at.has(`${col + 1},${row}`) || at.has(`${col},${row + 1}`))
}

describe('a puzzle from a picture', () => {
  it.each(pictures)('has one solution, which draws it: %s', (name) => {
    const result = made({ picture: textOf(name) })
    if (!result.ok) throw new Error(result.error.text.en)
    const { puzzle, score, notes } = result.value
    const solved = craft.solve(puzzle, 2, new Budget())
    expect(solved.status).toBe('unique')
    expect(notes).toEqual([])
    const source = readPicture(textOf(name))
    const scale = Number(score.scale)
    if (!source.ok || source.value.is !== 'strokes') return
    const { right, down } = layOut(source.value.segments, scale, puzzle.width, puzzle.height)
    const units = unitsOf(puzzle, solved.answers[0]!.bridges)
    const wanted = new Set<string>()
    for (let cell = 0; cell < right.length; cell++) {
      const [x, y] = [cell % puzzle.width, Math.floor(cell / puzzle.width)]
      if (right[cell]) wanted.add(`${x},${y}→`)
      if (down[cell]) wanted.add(`${x},${y}↓`)
    }
    for (const unit of wanted) expect(units).toContain(unit)
    expect(Number(score.likeness)).toBeCloseTo(wanted.size / units.size, 2)
  })

  it('has no adjacent islands if none are wanted', () => {
    for (const name of ['house.txt', 'heart-pixels.txt', 'letter-a.txt', 'word-hashi.txt']) {
      const result = made({ picture: textOf(name), noAdjacent: true })
      if (!result.ok) throw new Error(result.error.text.en)
      expect(adjacent(result.value.puzzle)).toBe(false)
    }
  })

  it('has the level that is asked for, or a note with the one it has', () => {
    let reached = 0
    for (const level of [1, 2, 3, 4, 5])
      for (const name of ['house.txt', 'torii.txt', 'kana-ki.txt']) {
        const result = made({ picture: textOf(name), level })
        if (!result.ok) throw new Error(result.error.text.en)
        const { puzzle, notes } = result.value
        const graded = craft.grade(puzzle, new Budget(100_000)).level
        if (graded === level) reached++
        expect(notes.map((note) => note.code)).toEqual(graded === level ? [] : ['level-not-reached'])
      }
    expect(reached).toBeGreaterThan(10)
  })

  it('fills a board of the size that is asked for', () => {
    const result = made({ picture: textOf('heart-pixels.txt'), size: '40x30' })
    if (!result.ok) throw new Error(result.error.text.en)
    expect([result.value.puzzle.width, result.value.puzzle.height]).toEqual([40, 30])
  })
})

/** The strokes of pixels on a grid of so many units. */
function strokesOf(rows: readonly string[], units: number): Segment[] {
  const figure = figureOf({ is: 'bitmap', bitmap: readPixels(rows) }, null)
  if (!figure.ok) throw new Error(figure.error.text.en)
  return trace(figure.value, partsOf(figure.value, 'auto', 0).drawn, units).traced.flatMap(({ segments }) => segments)
}

describe('text drawings', () => {
  it.each([
    ['', 'empty-picture'],
    ['   \n\n', 'empty-picture'],
    ['....\n....\n', 'empty-picture'],
    ['3,3\n', 'one-dot'],
    ['..#..\n', 'one-dot'],
    ['####\n####\n', 'all-black'],
    ['0,0 5000,0\n', 'picture-too-large'],
    ['+\n', 'one-dot'],
  ])('%j is no picture (%s)', (text, code) => {
    expect(readDrawn(text)).toMatchObject({ ok: false, error: { code } })
    expect(parse(spec, { picture: text }).ok).toBe(false)
  })

  it('the same square can be written in three ways', () => {
    const sizes = ['0,0 3,0 3,3 0,3 0,0\n', '+--+\n|  |\n|  |\n+--+\n', '┌──┐\n│  │\n│  │\n└──┘\n'].map((text) => {
      const source = readPicture(text)
      return source.ok && source.value.is === 'strokes' ? layOut(source.value.segments, 1, 4, 4) : null
    })
    expect(sizes[1]).toEqual(sizes[0])
    expect(sizes[2]).toEqual(sizes[0])
    const pixels = strokesOf(['.....', '.###.', '.###.', '.###.'], 3)
    expect(layOut(pixels, 1, 4, 4)).toEqual(sizes[0])
  })

  it('small pixel art is drawn pixel for pixel, down to a single pixel that sticks out', () => {
    const rng = new Rng('pixel art')
    for (let round = 0; round < 200; round++) {
      const [width, height] = [3 + rng.below(6), 3 + rng.below(6)]
      // a solid block with one pixel on its upper side
      const nub = rng.below(width)
      const rows = [
        Array.from({ length: width }, (_, x) => (x === nub ? '#' : '.')).join(''),
        ...Array.from({ length: height }, () => '#'.repeat(width)),
      ]
      const drawn = extentOf(strokesOf(rows, Math.max(width, height + 1)))
      expect(drawn).toMatchObject({ width, height: height + 1 })
    }
  })

  it('thin lines stay lines, and areas become outlines', () => {
    expect(extentOf(strokesOf(['.........', '#########', '.........'], 9))).toMatchObject({ width: 8, height: 0 })
  })

  it('20,000 damaged drawings are refused or laid out, and none throws', () => {
    const rng = new Rng('damaged drawings')
    const greys = { width: 12, height: 9, grey: Uint8Array.from({ length: 108 }, (_, at) => (at * 37) % 256) }
    const texts = [...pictures.map(textOf).filter((text) => text.length < 600), writeShades(greys)]
    const seen = { read: 0, refused: 0 }
    for (let round = 0; round < 20_000; round++) {
      const source = readPicture(mutate(texts[round % texts.length]!, rng))
      const cropped = source.ok && source.value.is !== 'strokes' ? figureOf(source.value, null) : source
      seen[cropped.ok ? 'read' : 'refused']++
      if (!source.ok || !cropped.ok || source.value.is !== 'strokes') continue
      const { width, height } = extentOf(source.value.segments)
      if (width < 60 && height < 60) layoutOf(layOut(source.value.segments, 1, width + 1, height + 1))
    }
    expect(seen.read).toBeGreaterThan(0)
    expect(seen.refused).toBeGreaterThan(0)
  })
})

describe('ink', () => {
  const shade = (width: number, height: number, at: (x: number, y: number) => readonly [number, number]): Uint8Array =>
    Uint8Array.from({ length: 4 * width * height }, (_, index) => {
      const [grey, alpha] = at((index >> 2) % width, Math.floor((index >> 2) / width))
      return index % 4 === 3 ? alpha : grey
    })
  const disc = (x: number, y: number): boolean => Math.hypot(x - 9.5, y - 9.5) < 6

  it('is what is darker, whatever the shades, or what is lighter on dark ground', () => {
    const expected = writePixels(
      bitmapOf(
        shade(20, 20, (x, y) => [disc(x, y) ? 0 : 255, 255]),
        20,
        20,
      ),
    )
    expect(expected).toContain('#')
    for (const [ink, paper] of [
      [90, 200],
      [200, 90],
      [0, 60],
    ] as const)
      expect(
        writePixels(
          bitmapOf(
            shade(20, 20, (x, y) => [disc(x, y) ? ink : paper, 255]),
            20,
            20,
          ),
        ),
      ).toBe(expected)
    expect(
      writePixels(
        bitmapOf(
          shade(20, 20, (x, y) => [0, disc(x, y) ? 255 : 0]),
          20,
          20,
        ),
      ),
    ).toBe(expected)
  })

  it('is nowhere on plain paper and everywhere on plain black', () => {
    expect(
      writePixels(
        bitmapOf(
          shade(6, 6, () => [255, 255]),
          6,
          6,
        ),
      ),
    ).not.toContain('#')
    expect(
      writePixels(
        bitmapOf(
          shade(6, 6, () => [0, 255]),
          6,
          6,
        ),
      ),
    ).not.toContain('.')
  })

  it('of a large picture is kept at 128 cells a side', () => {
    const { width, height } = bitmapOf(
      shade(600, 300, (x) => [x < 300 ? 0 : 255, 255]),
      600,
      300,
    )
    expect([width, height]).toEqual([128, 64])
  })
})
