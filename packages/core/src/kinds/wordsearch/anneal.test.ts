import { describe, expect, it } from 'vitest'
import { Budget } from '../../engine/budget.ts'
import { Rng } from '../../engine/rng.ts'
import { anneal } from './anneal.ts'
import { Bath } from './bath.ts'
import { boardOf } from './board.ts'
import { heats } from './heats.ts'
import { latticeOf } from './lattice.ts'

import { buildTrie } from './trie.ts'

const words = Array.from({ length: 120 }, (_, i) => {
  const rng = new Rng(`word ${i}`)
  return Array.from({ length: 2 + rng.below(3) }, () => 'abcde'.charAt(rng.below(5))).join('')
})

/** The boards that annealing reports as the best so far, each with its score and the effort spent, until `pauses` have passed. */
function bestBoards(given: readonly string[], budget: Budget, pauses: number) {
  const lattice = latticeOf(boardOf({ width: 3, height: 4 }, null), buildTrie(given, 4))
  const rng = new Rng('anneal')
  const found: { score: number; letters: string; spent: number }[] = []
  const better = (): void => {
    const letters = Array.from(lattice.codes, (code) => lattice.trie.letters[code]).join('')
    found.push({ score: lattice.score, letters, spent: budget.spent })
  }
  const annealing = anneal(lattice, rng, budget, better)
  for (let pause = 0; pause < pauses; pause++) if (annealing.next().done) break
  return found
}

describe('annealing', () => {
  it('tell of better and better boards, each worth what can be read in it', () => {
    const found = bestBoards(words, new Budget(), 400)
    expect(found.length).toBeGreaterThan(3)
    for (const { score, letters } of found) {
      const rows = letters.match(/.{3}/g) ?? []
      const read = new Set<string>()
      for (let r = 0; r < 4; r++)
        for (let c = 0; c < 3; c++)
          for (const [down, right] of [-1, 0, 1].flatMap((d) => [-1, 0, 1].map((e) => [d, e] as const)))
            for (let i = 0, text = ''; i < 4 && (down !== 0 || right !== 0); i++) {
              text += rows[r + i * down]?.[c + i * right] ?? ' '
              if (words.includes(text)) read.add(text)
            }
      expect([...read].join('')).toHaveLength(score)
    }
  })

  it('stop where the budget ends, at what a longer run had found by then', () => {
    const long = bestBoards(words, new Budget(), 400)
    const { spent } = long.at(-2)!
    const short = bestBoards(words, new Budget(spent), 400)
    expect(short).toEqual(long.slice(0, short.length))
    expect(short.length).toBeGreaterThanOrEqual(long.length - 1)
  })
})

describe('a bath', () => {
  it('leaves a board of a few cells in each state as often as its weights tell', () => {
    // two cells in a row, words a, b, ab: the weights exp(score / heat) of all boards are known
    const lattice = latticeOf(boardOf({ width: 2, height: 1 }, null), buildTrie(['a', 'b', 'ab', 'c'], 2))
    const bath = new Bath(lattice, new Rng('balance'))
    for (const cell of [0, 1]) {
      lattice.lift(cell)
      lattice.put(cell, 1)
    }
    const heat = 1.5
    bath.heat = heat
    const times = new Map<string, number>()
    const rounds = 40_000
    for (let round = 0; round < rounds; round++) {
      bath.draw(3, () => {})
      const key = Array.from(lattice.codes).join()
      times.set(key, (times.get(key) ?? 0) + 1)
    }
    const worth = (x: number, y: number): number => {
      const text = `${lattice.trie.letters[x]}${lattice.trie.letters[y]}`
      const back = `${lattice.trie.letters[y]}${lattice.trie.letters[x]}`
      return new Set(text).size + (text === 'ab' || back === 'ab' ? 2 : 0)
    }
    let sum = 0
    for (let x = 1; x <= 3; x++) for (let y = 1; y <= 3; y++) sum += Math.exp(worth(x, y) / heat)
    for (let x = 1; x <= 3; x++)
      for (let y = 1; y <= 3; y++) {
        const expected = Math.exp(worth(x, y) / heat) / sum
        const seen = (times.get(`${x},${y}`) ?? 0) / rounds
        expect([x, y, Math.abs(seen - expected) < 0.03]).toEqual([x, y, true])
      }
  })
})

describe('the heat at which a share of the letters drawn change', () => {
  /** Measured with another seed each time. */
  const measured = (given: readonly string[], share: number, seed: string): number => {
    const lattice = latticeOf(boardOf({ width: 6, height: 6 }, null), buildTrie(given, 6))
    const rng = new Rng(seed)
    const measuring = heats(new Bath(lattice, rng), lattice.board.cells.length, new Budget())
    let turn = measuring.next()
    while (!turn.done) turn = measuring.next()
    return turn.value?.(share) ?? 0
  }

  it('comes out nearly the same whatever the seed, and rises with the share', () => {
    const heatsOfThird = ['a', 'b', 'c', 'd', 'e'].map((seed) => measured(words, 1 / 3, seed))
    expect(Math.max(...heatsOfThird) / Math.min(...heatsOfThird)).toBeLessThan(1.15)
    expect(measured(words, 0.45, 'a')).toBeGreaterThan(heatsOfThird[0]!)
  })

  it('is found even where every letter is worth the same, or nothing', () => {
    for (const given of [['a', 'b', 'c'], ['abcdef'], ['a']]) {
      const heat = measured(given, 1 / 3, 'a')
      expect([given, heat > 0.1 && heat < 10]).toEqual([given, true])
    }
  })
})
