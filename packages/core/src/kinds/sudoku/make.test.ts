import { describe, expect, it } from 'vitest'
import { Budget } from '../../base/budget.ts'
import { Rng } from '../../base/rng.ts'
import type { Made } from '../../kind/craft.ts'
import { toRows } from '../../latin/grid.ts'
import { solve } from './exact.ts'
import { grade } from './grade.ts'
import { make } from './make.ts'
import type { Sudoku } from './puzzle/model.ts'
import { drawRare } from './rare.ts'
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

  it.each([1, 2, 3, 4, 5])('meets level %i exactly on boards of six and of nine', (level) => {
    for (const options of [
      { size: 9, level },
      { size: 6, level },
      { size: 6, level, symmetric: true },
    ]) {
      const { puzzle, notes } = made(options, 'level')
      expect(notes).toEqual([])
      expect(grade(puzzle, new Budget()).level).toBe(level)
    }
  })

  it('refuses a higher level for a board of four at once', () => {
    const budget = new Budget()
    const making = make(spec.parse({ size: 4, level: 5 }), new Rng('four'), budget)
    let turn = making.next()
    while (!turn.done) turn = making.next()
    expect(turn.value.ok && turn.value.value.notes.map(({ code }) => code)).toEqual(['beyond-reach'])
    expect(budget.spent).toBeLessThan(1000)
  })

  it('draws images of the rare boards that keep their level, their one solution and their minimal givens', () => {
    for (let round = 0; round < 60; round++) {
      const symmetric = round % 2 === 0
      const values = drawRare(symmetric, new Rng(`rare-${round}`))
      const puzzle = { size: 6 as const, rows: toRows(values, 6) }
      expect(grade(puzzle, new Budget()).level).toBe(4)
      expect(solve(puzzle, 2, new Budget()).status).toBe('unique')
      values.forEach((value, cell) => {
        if (value === 0) return
        const without = values.with(cell, 0)
        if (symmetric) without[35 - cell] = 0
        if (symmetric) expect(values[35 - cell]).not.toBe(0)
        expect(solve({ size: 6, rows: toRows(without, 6) }, 2, new Budget()).status).toBe('several')
      })
    }
  })

  it('sets givens in pairs half a turn apart when asked', () => {
    const given = made({ size: 9, symmetric: true }, 'pairs')
      .puzzle.rows.flat()
      .map((value) => value > 0)
    expect(given).toEqual(given.toReversed())
    expect(given).toContain(false)
  })
})
