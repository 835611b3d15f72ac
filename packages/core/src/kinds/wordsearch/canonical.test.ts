import fc from 'fast-check'
import { expect, it } from 'vitest'
import { canonicalKey } from './canonical.ts'

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

it('rotated and mirrored images of a board have one key, and other boards have others', () => {
  const imagesOf = (rows: readonly string[]): string[] => {
    const turns = [rows]
    for (let i = 0; i < 3; i++) turns.push(turned(turns.at(-1)!))
    return turns.flatMap((image) => [image, mirrored(image)]).map((image) => image.join('/'))
  }
  fc.assert(
    fc.property(boards, boards, fc.nat(7), (rows, other, which) => {
      const image = imagesOf(rows)[which]!.split('/')
      expect(canonicalKey(puzzleOf(image))).toBe(canonicalKey(puzzleOf(rows)))
      const areImages = imagesOf(rows).includes(other.join('/'))
      expect(canonicalKey(puzzleOf(other)) === canonicalKey(puzzleOf(rows))).toBe(areImages)
    }),
  )
})

it('other words make another puzzle, but the same words in another order do not', () => {
  expect(canonicalKey(puzzleOf(['AB'], ['BA', 'AB']))).toBe(canonicalKey(puzzleOf(['AB'])))
  expect(canonicalKey(puzzleOf(['AB'], ['AB']))).not.toBe(canonicalKey(puzzleOf(['AB'])))
})
