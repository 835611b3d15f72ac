/** Checks grids with a checker that reads only their rows and the dictionary. */
import { describe, expect, it } from 'vitest'
import { Budget } from '../base/budget.ts'
import { Rng } from '../base/rng.ts'
import { countFillings } from './count.ts'
import { fill, rowsOf } from './fill.ts'
import { scoreOf } from './score.ts'
import { type BoardObjective, Search } from './search.ts'
import { slotsOf, textIn } from './slots.ts'
import { buildWordIndex } from './wordindex.ts'

/** A dictionary of random words over a small or large alphabet, some of them twice. */
function dictionary(rng: Rng): string[] {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.slice(0, rng.pick([2, 3, 5, 10, 26]))
  const words = Array.from({ length: 6 + rng.below(60) }, () =>
    Array.from({ length: 2 + rng.below(6) }, () => letters.charAt(rng.below(letters.length))).join(''),
  )
  return rng.below(3) === 0 ? [...words, words[0]!] : words
}

const objectiveOf = (connected: boolean): BoardObjective => ({
  connected,
  climb: (board) => board.white - board.blackPairs,
  merit: (board) => board.white - board.blackPairs,
  weigh: () => 0,
  full: () => false,
})

/** The faults of a grid, from its rows alone. */
function faultsOf(rows: readonly string[], words: readonly string[], connected: boolean): string[] {
  const left = new Map<string, number>()
  for (const word of words) left.set(word, (left.get(word) ?? 0) + 1)
  const columns = Array.from(rows[0] ?? '', (_, col) => rows.map((row) => row.charAt(col)).join(''))
  const faults: string[] = []
  for (const run of [...rows, ...columns].flatMap((line) => line.split('#')).filter((text) => text.length > 1)) {
    const copies = left.get(run) ?? 0
    if (copies === 0) faults.push(`${run} is no word, or used too often`)
    left.set(run, copies - 1)
  }
  for (const [r, row] of rows.entries())
    for (const [c, letter] of Array.from(row).entries()) {
      if (letter === '#') continue
      const around = [rows[r - 1]?.charAt(c), rows[r + 1]?.charAt(c), row.charAt(c - 1), row.charAt(c + 1)]
      if (around.every((next) => (next || '#') === '#')) faults.push(`cell ${r},${c} stands alone`)
    }
  if (connected && scoreOf(rows).components > 1) faults.push('in pieces')
  return faults
}

describe('the search for crossing words', () => {
  it('makes 1,000 grids of any dictionary without an unlisted run, an overused word, or a wrong count', () => {
    let grids = 0
    for (let round = 0; grids < 1000; round++) {
      const rng = new Rng(`grids-${round}`)
      const words = dictionary(rng)
      const connected = round % 2 === 0
      const [width, height] = [4 + rng.below(8), 4 + rng.below(8)]
      const search = new Search(buildWordIndex(words), width, height, objectiveOf(connected), rng)
      for (let step = 0; step < 40; step++) {
        search.step()
        if (step % 4 !== 3) continue
        const { board } = search
        const rows = board.rows()
        grids++
        expect([round, faultsOf(rows, words, connected)]).toEqual([round, []])
        const { white, crossings, blackPairs, components, words: count } = scoreOf(rows)
        expect([board.white, board.crossings, board.blackPairs, board.words]).toEqual([
          white,
          crossings,
          blackPairs,
          count,
        ])
        expect(board.components()).toBe(components)
      }
    }
    expect(grids).toBeGreaterThanOrEqual(1000)
  })

  it('leaves no separate piece, even where the rest of every broken word is a word', () => {
    const words = [2, 3, 4, 5, 6].flatMap((length) =>
      Array.from({ length: 2 ** length }, (_, bits) => bits.toString(2).padStart(length, '0')),
    )
    const few: BoardObjective = {
      ...objectiveOf(true),
      climb: (board) => board.crossings - 3 * Math.abs(25 - board.words),
      full: (board) => board.words >= 25,
    }
    for (let round = 0; round < 10; round++) {
      const search = new Search(buildWordIndex(words), 12, 12, few, new Rng(`pieces-${round}`))
      for (let step = 0; step < 2000; step++) {
        search.step()
        expect([round, step, search.board.components()]).toEqual([round, step, 1])
      }
    }
  })

  it('stays on oblong boards too, however long it runs', () => {
    for (const [width, height] of [
      [4, 9],
      [9, 4],
      [5, 7],
    ] as const) {
      const rng = new Rng(`oblong-${width}`)
      const words = Array.from({ length: 90 }, () =>
        Array.from({ length: 2 + rng.below(6) }, () => 'ABCDEFGH'.charAt(rng.below(8))).join(''),
      )
      const search = new Search(buildWordIndex(words), width, height, objectiveOf(false), rng)
      for (let step = 0; step < 40_000; step++) search.step()
      const { board } = search
      const outside = board.cells.filter((letter, cell) => letter !== 0 && board.inside[cell] === 0)
      expect([width, height, outside.length, faultsOf(board.rows(), words, false)]).toEqual([width, height, 0, []])
    }
  })

  it('is the same for the same seed, and a longer run continues where a shorter one stopped', () => {
    const words = dictionary(new Rng('same'))
    const open = (): Search => new Search(buildWordIndex(words), 8, 8, objectiveOf(true), new Rng('run'))
    const run = (search: Search, steps: number): Search => {
      for (let i = 0; i < steps; i++) search.step()
      return search
    }
    const [once, twice] = [run(open(), 500), run(run(open(), 300), 200)]
    expect(twice.board.rows()).toEqual(once.board.rows())
    expect(twice.bestMerit).toBe(once.bestMerit)
  })
})

describe('the slot filler', () => {
  it('finds as many fillings as the clauses do, on 60 boards, some of them damaged', async () => {
    const outcomes = new Set<number>()
    for (let round = 0; round < 60; round++) {
      const rng = new Rng(`fill-${round}`)
      const search = new Search(buildWordIndex(dictionary(rng)), 6, 6, objectiveOf(true), rng)
      for (let step = 0; step < 20; step++) search.step()
      const rows = search.board.rows()
      const slots = slotsOf(rows)
      const words = slots.slots.map((slot) => textIn(rows, slot))
      if (round % 3 === 0)
        words[0] = Array.from(words[0] ?? '')
          .reverse()
          .join('')
      const open = rows.map((row) => row.replace(/[^#]/g, '.'))
      const wordIndex = buildWordIndex(words)
      const ours = fill({ wordIndex, slots, rows: open, every: true }, 20, new Budget())
      const theirs = await countFillings(open, words, 20, new Budget())
      expect([round, ours.solutions.length]).toEqual([round, theirs.fillings.length])
      const text = (grid: readonly string[]): string => grid.join('/')
      expect(new Set(ours.solutions.map((chosen) => text(rowsOf(wordIndex, slots, chosen, open))))).toEqual(
        theirs.fillings.length < 20 ? new Set(theirs.fillings.map(text)) : expect.anything(),
      )
      outcomes.add(Math.min(2, ours.solutions.length))
    }
    expect(outcomes.size).toBeGreaterThan(1)
  })
})
