import { describe, expect, it } from 'vitest'
import { Budget } from '../../engine/budget.ts'
import { Rng } from '../../engine/rng.ts'
import type { Made } from '../../kind.ts'
import { solve } from './exact.ts'
import { grade } from './grade.ts'
import { make } from './make.ts'
import type { Sudoku } from './model.ts'
import { spec } from './spec.ts'

function made(options: object, seed: string): Made<Sudoku> {
  const making = make(spec.parse(options), new Rng(seed), new Budget(1_000_000))
  for (let turn = making.next(); ; turn = making.next())
    if (turn.done) {
      if (!turn.value.ok) throw new Error(turn.value.error.text.en)
      return turn.value.value
    }
}

describe('making a Sudoku', () => {
  it.each([4, 6, 9])('of size %i leaves no given that could be taken away', (size) => {
    const { puzzle } = made({ size }, `minimal-${size}`)
    expect(solve(puzzle, 2, new Budget()).status).toBe('unique')
    puzzle.rows.forEach((row, r) => {
      row.forEach((value, c) => {
        if (value === 0) return
        const rows = puzzle.rows.with(r, row.with(c, 0))
        expect(solve({ ...puzzle, rows }, 2, new Budget()).status).toBe('several')
      })
    })
  })

  it.each([1, 2, 3, 4, 5])('meets level %i exactly on a board of nine', (level) => {
    const { puzzle, notes } = made({ size: 9, level }, 'level')
    expect(notes).toEqual([])
    expect(grade(puzzle, new Budget()).level).toBe(level)
  })

  it('sets givens in pairs half a turn apart when asked', () => {
    const given = made({ size: 9, symmetric: true }, 'pairs')
      .puzzle.rows.flat()
      .map((value) => value > 0)
    expect(given).toEqual(given.toReversed())
    expect(given).toContain(false)
  })
})
