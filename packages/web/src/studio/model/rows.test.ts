import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Row } from './project.ts'
import { reusing, spliced, spliceOf } from './rows.ts'

const row: fc.Arbitrary<Row> = fc.record({
  word: fc.constantFrom('cat', 'dog', 'ねこ', ''),
  reading: fc.constant(''),
  clue: fc.constantFrom('', 'It purrs'),
})
const lists = fc.tuple(fc.array(row, { maxLength: 8 }), fc.array(row, { maxLength: 8 }))

describe('the difference of two lists', () => {
  it('turns the first into the second, comparing by identity or by content', () => {
    fc.assert(
      fc.property(lists, ([before, after]) => {
        expect(spliced(before, spliceOf(before, after))).toEqual(after)
        expect(reusing(before, after)).toEqual(after)
      }),
    )
  })

  it('is one row if one row was edited, inserted or removed', () => {
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 8 }), fc.nat(), (before, place) => {
        const at = place % before.length
        const typed: Row = { word: 'typed', reading: '', clue: '' }
        expect(spliceOf(before, before.with(at, typed))).toEqual({ start: at, removed: 1, rows: [typed] })
        expect(spliceOf(before, before.toSpliced(at, 0, typed))).toEqual({ start: at, removed: 0, rows: [typed] })
        expect(spliceOf(before, before.toSpliced(at, 1))).toEqual({ start: at, removed: 1, rows: [] })
      }),
    )
  })

  it('keeps the objects of rows with the same content', () => {
    const before: Row[] = ['cat', 'dog', 'owl'].map((word) => ({ word, reading: '', clue: '' }))
    const after = reusing(before, [{ ...before[0]! }, { ...before[1]!, clue: 'It barks' }, { ...before[2]! }])
    expect([after[0] === before[0], after[1] === before[1], after[2] === before[2]]).toEqual([true, false, true])
  })
})
