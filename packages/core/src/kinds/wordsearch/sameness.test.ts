import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sameness } from './sameness.ts'

const turned = (rows: readonly string[]): string[] =>
  Array.from(rows[0] ?? '', (_, col) =>
    rows
      .map((row) => row.charAt(col))
      .reverse()
      .join(''),
  )
const mirrored = (rows: readonly string[]): string[] => rows.map((row) => Array.from(row).reverse().join(''))
const puzzleOf = (rows: readonly string[], words: readonly string[] = ['AB', 'BA']) => ({
  width: rows[0]?.length ?? 0,
  height: rows.length,
  rows,
  words,
})

const boards = fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 })).chain(([width, height]) =>
  fc.array(fc.string({ unit: fc.constantFrom(...'ABC'), minLength: width, maxLength: width }), {
    minLength: height,
    maxLength: height,
  }),
)

it('boards that are turned or mirrored into one another are alike, and no others', () => {
  const imagesOf = (rows: readonly string[]): string[] => {
    const turns = [rows]
    for (let i = 0; i < 3; i++) turns.push(turned(turns.at(-1)!))
    return turns.flatMap((image) => [image, mirrored(image)]).map((image) => image.join('/'))
  }
  fc.assert(
    fc.property(boards, boards, fc.nat(7), (rows, other, which) => {
      const image = imagesOf(rows)[which]!.split('/')
      expect(sameness(puzzleOf(image))).toBe(sameness(puzzleOf(rows)))
      const areImages = imagesOf(rows).includes(other.join('/'))
      expect(sameness(puzzleOf(other)) === sameness(puzzleOf(rows))).toBe(areImages)
    }),
  )
})

it('other words make another puzzle, in another order the same', () => {
  expect(sameness(puzzleOf(['AB'], ['BA', 'AB']))).toBe(sameness(puzzleOf(['AB'])))
  expect(sameness(puzzleOf(['AB'], ['AB']))).not.toBe(sameness(puzzleOf(['AB'])))
})
