import fc from 'fast-check'
import { expect, it } from 'vitest'
import { balance, fill, heightOf, type Unit, unit } from './columns.ts'

const high = (height: number, before = 0, keeps = 0): Unit => unit({ height, at: () => [] }, before, keeps)

it('two columns differ by less than the highest unit, and keep all units in order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 2, maxLength: 40 }), (heights) => {
      const units = heights.map((height) => high(height * 10))
      const columns = balance(units, 2)
      expect(columns.flat()).toEqual(units)
      const [first = 0, second = 0] = columns.map(heightOf)
      expect(Math.abs(first - second)).toBeLessThanOrEqual(10 * Math.max(...heights))
    }),
  )
})

it('no unit is lost or changes its place where columns repeat a heading', () => {
  const heights = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(heights, fc.integer({ min: 1, max: 3 }), fc.integer({ min: 0, max: 20 }), (list, count, from) => {
      const again = high(14, 0, 1)
      const all = [high(14, 0, 2), ...list.map((height) => unit({ height: height * 10, at: () => [] }, 0, 0, again))]
      // the rest of a list on a further page begins with a clue
      const units = all.slice(Math.min(from, all.length - 1))
      const columns = balance(units, count)
      expect(columns.flat().filter((one) => one !== again)).toEqual(units)
      for (const column of columns) expect([again, all[0]]).toContain(column[0])
    }),
  )
})

it('columns of clues of one line are balanced within a line', () => {
  for (let count = 2; count < 40; count++) {
    const [first = 0, second = 0] = balance(
      Array.from({ length: count }, () => high(10)),
      2,
    ).map(heightOf)
    expect(Math.abs(first - second)).toBeLessThanOrEqual(10)
  }
})

/** The height of the higher column for every place where units may be split. */
const allSplits = (units: readonly Unit[]): number[] =>
  units.flatMap((_, at) =>
    units.slice(0, at).some(({ keeps }, index) => index + keeps >= at)
      ? []
      : [Math.max(heightOf(units.slice(0, at)), heightOf(units.slice(at)))],
  )

it('the higher of two columns is as low as any split of whole units makes it', () => {
  const list = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 2, maxLength: 15 })
  fc.assert(
    fc.property(list, list, (first, second) => {
      const units = [first, second].flatMap((heights) => [
        high(16, 9, 2),
        ...heights.map((height, index) => high(height * 10, 0, index === heights.length - 2 ? 1 : 0)),
      ])
      const highest = Math.max(...balance(units, 2).map(heightOf))
      expect(highest).toBeLessThanOrEqual(Math.min(...allSplits(units)) + 0.02)
    }),
  )
})

it('a heading keeps two clues with it', () => {
  const units = [high(10), high(10), high(10), high(10, 5, 2), high(10), high(10), high(10)]
  const { columns } = fill(units, 2, 55)
  expect(columns.map((column) => column.length)).toEqual([3, 4])
})

it('the last unit of a list is not alone at the head of a column', () => {
  const units = [high(10), high(10), high(10), high(10, 0, 1), high(10)]
  expect(fill(units, 2, 45).columns.map((column) => column.length)).toEqual([3, 2])
})

it('units that do not fit are left over', () => {
  const units = Array.from({ length: 9 }, () => high(10))
  const { columns, left } = fill(units, 2, 30)
  expect([columns.flat().length, left.length]).toEqual([6, 3])
})
