import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Budget } from '../../base/budget.ts'
import { Rng } from '../../base/rng.ts'
import { Board } from '../../wordgrid/board.ts'
import { slotsOf } from '../../wordgrid/slots.ts'
import { buildWordIndex } from '../../wordgrid/wordindex.ts'
import { Fill } from './fill.ts'
import { Plan, whitest } from './plan.ts'
import { Planned } from './planned.ts'
import { search } from './search.ts'
import { spec } from './spec.ts'

/** Distinct words of two letters, of mixed lengths. */
function twoLetterWords(count: number, longest: number, rng: Rng): string[] {
  const words = new Set<string>()
  while (words.size < count)
    words.add(Array.from({ length: 2 + rng.below(longest - 1) }, () => 'AB'.charAt(rng.below(2))).join(''))
  return [...words]
}

const countsOf = (words: readonly string[]): Int32Array => {
  const counts = new Int32Array(32)
  for (const { length } of words) counts[length]!++
  return counts
}

function piecesOf(rows: readonly string[]): number {
  const open = new Set(rows.flatMap((row, r) => Array.from(row, (cell, c) => (cell === '#' ? '' : `${r},${c}`))))
  open.delete('')
  let pieces = 0
  for (const start of open) {
    pieces++
    const queue = [start]
    open.delete(start)
    for (let cell = queue.pop(); cell !== undefined; cell = queue.pop()) {
      const [r, c] = cell.split(',').map(Number) as [number, number]
      for (const next of [`${r - 1},${c}`, `${r + 1},${c}`, `${r},${c - 1}`, `${r},${c + 1}`])
        if (open.delete(next)) queue.push(next)
    }
  }
  return pieces
}

function planned(seed: string, width: number, height: number, words: readonly string[], share: number): Plan {
  const plan = new Plan(countsOf(words), width, height, Math.round(share * width * height), new Rng(seed), 1, 3)
  while (!plan.over) plan.step(1000)
  return plan
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1))

const seeds = fc.string({ minLength: 1, maxLength: 8 })

describe('black cells before words', () => {
  test('a good pattern is one piece, has the white cells asked for and no more runs of a length than words', () => {
    let good = 0
    fc.assert(
      fc.property(seeds, fc.integer({ min: 5, max: 11 }), fc.integer({ min: 5, max: 11 }), (seed, width, height) => {
        const words = twoLetterWords(60, 8, new Rng(seed))
        const plan = planned(seed, width, height, words, 0.75)
        if (!plan.good) return
        good++
        const { rows } = plan
        expect(rows.join('').replaceAll('#', '')).toHaveLength(Math.round(0.75 * width * height))
        expect(piecesOf(rows)).toBe(1)
        const runs = countsOf(slotsOf(rows).slots.map(({ cells }) => '.'.repeat(cells.length)))
        const counts = countsOf(words)
        for (const [length, count] of runs.entries()) expect(count).toBeLessThanOrEqual(counts[length]!)
        const crossings =
          slotsOf(rows)
            .crossings.flat()
            .filter((crossing) => crossing !== null).length / 2
        const bits = (ways: (count: number, words: number) => number): number =>
          runs.reduce((sum, count, length) => sum + ways(count, counts[length]!), 0) - crossings
        expect(plan.ambiguity).toBeCloseTo(bits((count) => Math.log2(factorial(count))))
        // no pattern is whiter than the list allows with its ambiguity
        expect(whitest(counts, plan.ambiguity)).toBeGreaterThanOrEqual(rows.join('').replaceAll('#', '').length)
        expect(plan.freedom).toBeCloseTo(bits((count, all) => Math.log2(factorial(all) / factorial(all - count))))
      }),
      { numRuns: 30 },
    )
    expect(good).toBeGreaterThan(20)
  })
})

/** Whether the slots can be filled from the list, found by trying. */
function canFill(rows: readonly string[], words: readonly string[]): boolean {
  const { slots } = slotsOf(rows)
  const letters = new Map<number, string>()
  const used = new Set<number>()
  const fill = (at: number): boolean => {
    const slot = slots[at]
    if (slot === undefined) return true
    for (const [index, word] of words.entries()) {
      if (word.length !== slot.length || used.has(index)) continue
      if (slot.cells.some((cell, i) => (letters.get(cell) ?? word.charAt(i)) !== word.charAt(i))) continue
      const fresh = slot.cells.filter((cell) => !letters.has(cell))
      for (const [i, cell] of slot.cells.entries()) letters.set(cell, word.charAt(i))
      used.add(index)
      if (fill(at + 1)) return true
      used.delete(index)
      for (const cell of fresh) letters.delete(cell)
    }
    return false
  }
  return fill(0)
}

describe('words for a pattern', () => {
  test('are found exactly when trying finds some, and every run is a listed word, used no more often than listed', () => {
    const found = { yes: 0, no: 0 }
    fc.assert(
      fc.property(seeds, fc.integer({ min: 8, max: 30 }), (seed, count) => {
        const rng = new Rng(seed)
        const distinct = twoLetterWords(count, 5, rng)
        const words = [...distinct, ...distinct.slice(0, 3)]
        const rows = Array.from({ length: 5 }, () =>
          Array.from({ length: 5 }, () => (rng.below(4) === 0 ? '#' : '.')).join(''),
        )
        const wordIndex = buildWordIndex(words)
        const fill = new Fill(wordIndex, rows, rng)
        let filled = fill.step(200)
        while (filled === null) filled = fill.step(200)
        expect(filled).toBe(canFill(rows, words))
        found[filled ? 'yes' : 'no']++
        if (!filled) return
        const letters = new Map(fill.letters())
        const left = [...words]
        for (const { cells } of slotsOf(rows).slots) {
          const word = cells.map((cell) => wordIndex.letters[letters.get(cell)!]).join('')
          expect(left).toContain(word)
          left.splice(left.indexOf(word), 1)
        }
      }),
      { numRuns: 60 },
    )
    expect(Math.min(found.yes, found.no)).toBeGreaterThan(5)
  })

  test('a list of two letters fills four fifths of a board, with every run a word of the list used once', () => {
    const words = twoLetterWords(80, 9, new Rng('list'))
    const wordIndex = buildWordIndex(words)
    expect(Planned.suits(wordIndex, 14, 14)).toBe(true)
    const saved = new Board(wordIndex, 14, 14).saved()
    const search = new Planned(new Board(wordIndex, 14, 14), saved, new Rng('seed'), false)
    for (let step = 0; step < 90_000 && saved.white < 0.8 * 14 * 14; step++) search.step()
    expect(saved.white).toBeGreaterThanOrEqual(0.8 * 14 * 14)
    const board = new Board(wordIndex, 14, 14)
    board.restore(saved)
    expect(board.components()).toBe(1)
    const { slots } = slotsOf(board.rows())
    expect(slots).toHaveLength(saved.words)
    const placed = slots.map(({ cells }) => cells.map((cell) => board.rows().join('').charAt(cell)).join(''))
    expect(new Set(placed).size).toBe(placed.length)
    for (const word of placed) expect(words).toContain(word)
  })

  test('a list in a language is not planned for, nor one that may be on the board as a whole', () => {
    expect(Planned.suits(buildWordIndex(['CAT', 'DOG', 'BIRD', 'TOAD', 'GOAT']), 3, 3)).toBe(false)
    const words = twoLetterWords(30, 8, new Rng('short'))
    expect(Planned.suits(buildWordIndex(words), 5, 5)).toBe(true)
    expect(Planned.suits(buildWordIndex(words), 14, 14)).toBe(false)
  })

  test('a board of a list that is planned for is made again from the effort of any pause', () => {
    const words = twoLetterWords(60, 8, new Rng('again'))
    const wanted = spec.parse({ words, size: 9 })
    const budget = new Budget(500_000)
    const pauses: { spent: number; shown: string }[] = []
    const making = search(wanted, new Rng('seed'), budget)
    for (let turn = making.next(); !turn.done; turn = making.next())
      if (turn.value) pauses.push({ spent: budget.spent, shown: JSON.stringify(turn.value.answer) })
    expect(pauses.length).toBeGreaterThan(5)
    const shownAt = new Map(pauses.map(({ spent, shown }) => [spent, shown]))
    for (const { spent, shown } of pauses) expect(shownAt.get(spent)).toBe(shown)
    for (const { spent, shown } of [pauses[0]!, pauses[Math.floor(pauses.length / 2)]!, pauses.at(-1)!]) {
      const again = search(wanted, new Rng('seed'), new Budget(spent))
      let turn = again.next()
      while (!turn.done) turn = again.next()
      expect(turn.value.ok && JSON.stringify(turn.value.value.answer)).toBe(shown)
    }
  })
})
