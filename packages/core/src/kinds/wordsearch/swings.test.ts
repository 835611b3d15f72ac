import { describe, expect, it } from 'vitest'
import { Budget } from '../../engine/budget.ts'
import { Rng } from '../../engine/rng.ts'
import { Bath } from './bath.ts'
import { boardOf } from './board.ts'
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

  it('come to an end of their calibration even where every letter is worth the same', () => {
    const budget = new Budget(1_200_000)
    expect(bestBoards(['a', 'b', 'c'], budget, 100_000).at(-1)?.score).toBe(3)
    expect(budget.spent).toBeGreaterThan(600_000)
  })
})
