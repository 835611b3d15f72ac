import { expect, it } from 'vitest'
import { drawnSize, keepsSize } from '../spec/shape.ts'
import { readPixels } from './bitmap.ts'
import { outlineOf } from './outline.ts'

const rim = (side: number, shape: readonly string[]): string[] =>
  Array.from({ length: side }, (_, y) => ` ${shape[y - 1] ?? ''}`.padEnd(side))

it('a small picture keeps its size, without the rim', () => {
  expect(outlineOf(readPixels(rim(8, ['##', '# #', '##'])))).toBe('..#\n.#.\n..#')
})

it('a larger picture becomes larger than any board, and keeps its proportions', () => {
  const shape = outlineOf(readPixels(rim(40, ['##', '#', '##']))) ?? ''
  const { width, height } = drawnSize(shape)
  expect(keepsSize({ width, height })).toBe(false)
  expect(width * 3).toBe(height * 2)
  expect(shape.split('\n')[Math.floor(height / 2)]).toBe('.'.repeat(width / 2) + '#'.repeat(width / 2))
})

it('a picture of one tone has no shape', () => {
  expect(outlineOf(readPixels(['   ', '   ']))).toBe(null)
  expect(outlineOf(readPixels(['##', '##']))).toBe(null)
})
