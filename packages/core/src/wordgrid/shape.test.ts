import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Rng } from '../base/rng.ts'
import { Board } from './board.ts'
import { Gather } from './gather.ts'
import { maxCrossings } from './minima.ts'
import { Outliner, outlineOf } from './outline.ts'
import { boardShapes, type Outline, ShapeCost } from './shape.ts'
import { transposedRows } from './transpose.ts'
import { buildWordIndex } from './wordindex.ts'

const word = fc.string({ unit: fc.constantFrom(...'ABCDEFG'), minLength: 2, maxLength: 8 })
const shape = fc.constantFrom(...boardShapes)

function gathered(words: readonly string[], shape: (typeof boardShapes)[number], steps: number): readonly string[] {
  const gather = new Gather(buildWordIndex(words), new Rng('shape'), shape)
  for (let step = 0; step < steps; step++) gather.step()
  return gather.now().rows
}

describe('what a board costs', () => {
  const knit: Outline = { width: 10, height: 12, crossings: 20, hanging: 0, tails: 0 }
  const cost = new ShapeCost('page', true)

  it('a strip costs more than a good board with more cells, and nobody minds a row more or less', () => {
    expect(cost.frame(6, 19)).toBeGreaterThan(cost.frame(10, 13))
    expect(cost.frame(3, 16)).toBeGreaterThan(cost.frame(7, 9))
    expect(cost.frame(10, 11)).toBe(110)
    expect(new ShapeCost('any', true).frame(6, 19)).toBe(114)
  })

  it('words that hang, tails and missing crossings make it dearer, and so does every other shape', () => {
    for (const worse of [{ hanging: 1 }, { tails: 8 }, { crossings: 19 }, { height: 22 }, { width: 20 }])
      expect(cost.board({ ...knit, ...worse })).toBeGreaterThan(cost.board(knit))
  })

  it('a board that may be turned costs the same lying and standing, and is turned to the wanted shape', () => {
    fc.assert(
      fc.property(shape, fc.integer({ min: 1, max: 64 }), fc.integer({ min: 1, max: 64 }), (wanted, wide, high) => {
        const turning = new ShapeCost(wanted, true)
        expect(turning.frame(wide, high)).toBe(turning.frame(high, wide))
        expect(turning.isBetterTurned(wide, high) && turning.isBetterTurned(high, wide)).toBe(false)
        expect(turning.frame(wide, high)).toBeGreaterThanOrEqual(wide * high)
      }),
    )
    const [wide, tall] = [new ShapeCost('wide', true), new ShapeCost('tall', true)]
    expect([wide.isBetterTurned(8, 12), wide.isBetterTurned(12, 8)]).toEqual([true, false])
    expect([tall.isBetterTurned(8, 12), tall.isBetterTurned(12, 8)]).toEqual([false, true])
  })
})

describe('what a board is judged by', () => {
  it('is the same counted from its rows, on the board of a search, and turned', () => {
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 2, maxLength: 12 }), shape, (words, wanted) => {
        const rows = gathered(words, wanted, 300)
        const board = new Board(buildWordIndex(words), rows[0]!.length + 2, rows.length + 3)
        const letters = new Uint16Array(board.cells.length)
        for (const [row, line] of rows.entries())
          for (const [col, letter] of Array.from(line).entries())
            letters[board.cellAt(row + 1, col + 2)] = board.wordIndex.codes.get(letter) ?? 0
        board.write(letters)
        expect(new Outliner(board.width, board.height).of(board)).toEqual(outlineOf(rows))
        const { width, height, ...rest } = outlineOf(transposedRows(rows))
        expect({ ...rest, width: height, height: width }).toEqual(outlineOf(rows))
      }),
      { numRuns: 40 },
    )
  })

  it('a tail is what sticks out so thin that its lines are nearly empty', () => {
    const body = ['ABCDEF', 'G#H#I#', 'JKLMNO', 'P#Q#R#', 'STUVWX']
    expect(outlineOf(body).tails).toBe(0)
    expect(outlineOf([...body, 'Y#####', 'Z#####']).tails).toBe(10)
  })
})

it('no board is a strip where the words allow a better one, whatever the words are', () => {
  fc.assert(
    fc.property(fc.uniqueArray(word, { minLength: 8, maxLength: 14 }), (words) => {
      fc.pre(maxCrossings(words) >= words.length)
      const rows = gathered(words, 'page', 4000)
      const [short, long] = [rows.length, rows[0]!.length].toSorted((a, b) => a - b)
      expect(long! <= 1.6 * short! || words.some(({ length }) => length === long)).toBe(true)
    }),
    { numRuns: 15 },
  )
})
