import { expect, it } from 'vitest'
import { draw } from './draw.ts'
import type { Place } from './model.ts'

const puzzle = { width: 6, height: 2, rows: ['PLANET', 'TESTED'], words: ['PLANET', 'PLANE', 'LANE', 'TEST', 'NT'] }
const bands = (places: readonly Place[]) =>
  draw(puzzle, { places }).marks.flatMap((mark) => (mark.mark === 'band' ? [mark] : []))

it('every found word has an outline of its own, a shorter one in the same line within the longer', () => {
  const along = ['LANE', 'PLANET', 'PLANE'].map(
    (word): Place => ({ word, row: 0, col: word === 'LANE' ? 1 : 0, dir: 'E' }),
  )
  const [lane, planet, plane] = bands(along).map(({ r }) => r)
  expect(planet).toBeGreaterThan(plane ?? 1)
  expect(plane).toBeGreaterThan(lane ?? 1)
  // wide enough for the letters
  expect(lane).toBeGreaterThan(0.28)
})

it('words that cross, or stand in other lines, have bands of one width', () => {
  const places: Place[] = [
    { word: 'PLANET', row: 0, col: 0, dir: 'E' },
    { word: 'TEST', row: 1, col: 0, dir: 'E' },
    { word: 'NT', row: 0, col: 3, dir: 'S' },
  ]
  expect(new Set(bands(places).map(({ r }) => r)).size).toBe(1)
})

it('letters lie on top of the bands', () => {
  const { marks } = draw(puzzle, { places: [{ word: 'TEST', row: 1, col: 0, dir: 'E' }] })
  const kinds = marks.map(({ mark }) => mark)
  expect(kinds.lastIndexOf('band')).toBeLessThan(kinds.indexOf('text'))
})
