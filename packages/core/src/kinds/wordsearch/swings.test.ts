import { describe, expect, it } from 'vitest'
import { Budget } from '../../engine/budget.ts'
import { Rng } from '../../engine/rng.ts'
import { Bath, setLetters } from './bath.ts'
import { boardOf } from './board.ts'
import { heats } from './heats.ts'
import { Lattice } from './lattice.ts'
import { swings } from './swings.ts'
import { buildTrie } from './trie.ts'

const words = Array.from({ length: 120 }, (_, i) => {
  const rng = new Rng(`word ${i}`)
  return Array.from({ length: 2 + rng.below(3) }, () => 'abcde'.charAt(rng.below(5))).join('')
})

/** The boards that swings report as the best so far, each with its score and the effort spent, until `pauses` have passed. */
function bestBoards(given: readonly string[], budget: Budget, pauses: number) {
  const lattice = new Lattice(boardOf({ width: 3, height: 4 }, null), buildTrie(given, 4))
  const rng = new Rng('swings')
  const found: { score: number; letters: string; spent: number }[] = []
  const news = (score: number): void => {
    if (score <= (found.at(-1)?.score ?? 0)) return
    const letters = Array.from(lattice.codes, (code) => lattice.trie.letters[code]).join('')
    found.push({ score, letters, spent: budget.spent })
  }
  setLetters(
    lattice,
    lattice.codes.map(() => 1 + rng.below(lattice.trie.letters.length - 1)),
  )
  const swinging = swings(lattice, new Bath(lattice, rng), 3, rng, budget, news)
  for (let pause = 0; pause < pauses; pause++) if (swinging.next().done) break
  return found
}

describe('swings about the freezing point', () => {
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

describe('the heat at which a share of the letters drawn change', () => {
  /** Measured with another seed each time. */
  const measured = (given: readonly string[], share: number, seed: string): number => {
    const lattice = new Lattice(boardOf({ width: 6, height: 6 }, null), buildTrie(given, 6))
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
