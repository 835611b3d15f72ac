import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Budget } from '../../engine/budget.ts'
import { Rng } from '../../engine/rng.ts'
import { Board } from '../../engine/wordgrid/board.ts'
import { buildLexicon } from '../../engine/wordgrid/lexicon.ts'
import { slotsOf } from '../../engine/wordgrid/slots.ts'
import { Exchange } from './exchange.ts'
import { make } from './make.ts'
import { Plan } from './plan.ts'
import { Planned } from './planned.ts'
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

const rowsOf = ({ black, stride, width, height }: Plan): string[] =>
  Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, col) => (black[(row + 1) * stride + col + 1] === 1 ? '#' : '.')).join(''),
  )

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
  const plan = new Plan(countsOf(words), width, height, Math.round(share * width * height), new Rng(seed), 1)
  while (!plan.over) plan.step(1000)
  return plan
}

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
        const rows = rowsOf(plan)
        expect(rows.join('').replaceAll('#', '')).toHaveLength(Math.round(0.75 * width * height))
        expect(piecesOf(rows)).toBe(1)
        const runs = countsOf(slotsOf(rows).slots.map(({ cells }) => '.'.repeat(cells.length)))
        const counts = countsOf(words)
        for (const [length, count] of runs.entries()) expect(count).toBeLessThanOrEqual(counts[length]!)
      }),
      { numRuns: 30 },
    )
    expect(good).toBeGreaterThan(20)
  })
})

describe('words by exchange', () => {
  test('the number of wrong crossings is kept true through every exchange', () => {
    let good = 0
    fc.assert(
      fc.property(seeds, (seed) => {
        const distinct = twoLetterWords(50, 8, new Rng(seed))
        const words = [...distinct, ...distinct.slice(0, 10)]
        const plan = planned(seed, 9, 8, words, 0.78)
        if (!plan.good) return
        good++
        const lexicon = buildLexicon(words)
        const exchange = new Exchange(lexicon, plan, new Rng(seed), 1)
        for (let step = 0; step < 40; step++) {
          exchange.step(25)
          const letters = new Map<number, string>()
          let wrong = 0
          for (const { run, word } of exchange.filled)
            for (let i = 0; i < run.length; i++) {
              const cell = run.start + i * run.step
              const letter = lexicon.words[word]!.charAt(i)
              if ((letters.get(cell) ?? letter) !== letter) wrong++
              letters.set(cell, letter)
            }
          expect(exchange.wrong).toBe(wrong)
          const held = exchange.filled.map(({ word }) => lexicon.words[word]!)
          for (const word of held)
            expect(held.filter((other) => other === word).length).toBeLessThanOrEqual(
              words.filter((other) => other === word).length,
            )
        }
      }),
      { numRuns: 30 },
    )
    expect(good).toBeGreaterThan(20)
  })

  test('a list of two letters fills four fifths of a board, with every run a word of the list used once', () => {
    const words = twoLetterWords(80, 9, new Rng('list'))
    const lexicon = buildLexicon(words)
    expect(Planned.suits(lexicon, 14, 14)).toBe(true)
    const saved = new Board(lexicon, 14, 14).saved()
    const search = new Planned(new Board(lexicon, 14, 14), saved, new Rng('seed'))
    for (let step = 0; step < 90_000 && saved.white < 0.8 * 14 * 14; step++) search.step()
    expect(saved.white).toBeGreaterThanOrEqual(0.8 * 14 * 14)
    const board = new Board(lexicon, 14, 14)
    board.restore(saved)
    expect(board.components()).toBe(1)
    const { slots } = slotsOf(board.rows())
    expect(slots).toHaveLength(saved.words)
    const placed = slots.map(({ cells }) => cells.map((cell) => board.rows().join('').charAt(cell)).join(''))
    expect(new Set(placed).size).toBe(placed.length)
    for (const word of placed) expect(words).toContain(word)
  })

  test('a list of a language is not planned for, nor one that may be on the board as a whole', () => {
    expect(Planned.suits(buildLexicon(['CAT', 'DOG', 'BIRD', 'TOAD', 'GOAT']), 3, 3)).toBe(false)
    const words = twoLetterWords(30, 8, new Rng('short'))
    expect(Planned.suits(buildLexicon(words), 5, 5)).toBe(true)
    expect(Planned.suits(buildLexicon(words), 14, 14)).toBe(false)
  })

  test('a list that is planned for is made the same again by the effort of any pause', () => {
    const words = twoLetterWords(60, 8, new Rng('again'))
    const wanted = spec.parse({ words, size: 9 })
    const budget = new Budget(500_000)
    const pauses: { spent: number; shown: string }[] = []
    const making = make(wanted, new Rng('seed'), budget)
    for (let turn = making.next(); !turn.done; turn = making.next())
      if (turn.value) pauses.push({ spent: budget.spent, shown: JSON.stringify(turn.value.answer) })
    expect(pauses.length).toBeGreaterThan(5)
    for (const { spent, shown } of [pauses[0]!, pauses[Math.floor(pauses.length / 2)]!, pauses.at(-1)!]) {
      const again = make(wanted, new Rng('seed'), new Budget(spent))
      let turn = again.next()
      while (!turn.done) turn = again.next()
      expect(turn.value.ok && JSON.stringify(turn.value.value.answer)).toBe(shown)
    }
  })
})
