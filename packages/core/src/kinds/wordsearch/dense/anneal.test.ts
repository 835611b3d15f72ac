import { describe, expect, it } from 'vitest'
import { Budget } from '../../../base/budget.ts'
import { Rng } from '../../../base/rng.ts'
import { boardOf } from '../pack/board.ts'
import { anneal } from './anneal.ts'
import { Bath, setLetters } from './bath.ts'
import { heats } from './heats.ts'
import { type Lattice, latticeOf } from './lattice.ts'
import { swings } from './swings.ts'
import { buildTrie } from './trie.ts'

const words = Array.from({ length: 120 }, (_, i) => {
  const rng = new Rng(`word ${i}`)
  return Array.from({ length: 2 + rng.below(3) }, () => 'abcde'.charAt(rng.below(5))).join('')
})

type Search = (lattice: Lattice, rng: Rng, budget: Budget, better: () => void) => Generator<unknown, void>

/** Runs swings from a random board. */
const swinging: Search = (lattice, rng, budget, better) => {
  setLetters(
    lattice,
    lattice.codes.map(() => 1 + rng.below(lattice.trie.letters.length - 1)),
  )
  let best = 0
  return swings(lattice, new Bath(lattice, rng), 3, rng, budget, (score) => {
    if (score <= best) return
    best = score
    better()
  })
}

/** The boards that a search reports as its best so far, with score and effort, over so many `pauses`. */
function bestBoards(search: Search, budget: Budget, pauses: number) {
  const lattice = latticeOf(boardOf({ width: 3, height: 4 }, null), buildTrie(words, 4))
  const found: { score: number; letters: string; spent: number }[] = []
  const better = (): void => {
    const letters = Array.from(lattice.codes, (code) => lattice.trie.letters[code]).join('')
    found.push({ score: lattice.score, letters, spent: budget.spent })
  }
  const searching = search(lattice, new Rng('search'), budget, better)
  for (let pause = 0; pause < pauses; pause++) if (searching.next().done) break
  return found
}

describe.each([
  ['annealing', anneal],
  ['swinging about the freezing point', swinging],
] as const)('%s', (_, search) => {
  it('reports better and better boards, each with the score that can be read in it', () => {
    const found = bestBoards(search, new Budget(), 400)
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

  it('stops where the budget ends, with what a longer run had found by then', () => {
    const long = bestBoards(search, new Budget(), 400)
    const { spent } = long.at(-2)!
    const short = bestBoards(search, new Budget(spent), 400)
    expect(short).toEqual(long.slice(0, short.length))
    expect(short.length).toBeGreaterThanOrEqual(long.length - 1)
  })
})

describe('a bath', () => {
  it('visits each state of a board of two cells as often as its weight requires', () => {
    const list = ['a', 'b', 'c', 'ab']
    const lattice = latticeOf(boardOf({ width: 2, height: 1 }, null), buildTrie(list, 2))
    const bath = new Bath(lattice, new Rng('balance'))
    for (const cell of [0, 1]) {
      lattice.lift(cell)
      lattice.put(cell, 1)
    }
    const heat = 1.5
    bath.heat = heat
    // only the last turn of a look changes a letter, and every second turn begins a sweep
    const times = new Map<string, number>()
    let sweeps = 0
    for (let look = 0, turns = 0; look < 150_000; look++) {
      const state = Array.from(lattice.codes, (code) => lattice.trie.letters[code]).join('')
      bath.draw(1, () => {})
      for (const end = turns + lattice.tub.kernel.turns.value; turns < end; turns++)
        if (turns % 2 === 0) {
          sweeps++
          times.set(state, (times.get(state) ?? 0) + 1)
        }
    }
    const states = [...'abc'].flatMap((x) => [...'abc'].map((y) => x + y))
    const weight = (state: string): number =>
      Math.exp((new Set(state).size + (state === 'ab' || state === 'ba' ? 2 : 0)) / heat)
    const sum = states.reduce((total, state) => total + weight(state), 0)
    for (const state of states) {
      const apart = Math.abs((times.get(state) ?? 0) / sweeps - weight(state) / sum)
      expect([state, apart < 0.015]).toEqual([state, true])
    }
  })

  it('draws its random numbers from the given generator and advances it by exactly these', () => {
    const lattice = latticeOf(boardOf({ width: 3, height: 3 }, null), buildTrie(['a'], 3))
    for (let cell = 0; cell < 9; cell++) {
      lattice.lift(cell)
      lattice.put(cell, 1)
    }
    const [lent, mine] = [new Rng('lent'), new Rng('lent')]
    const looks = 5_000
    const bath = new Bath(lattice, lent)
    bath.heat = 1
    bath.draw(2_000, () => {})
    bath.draw(looks - 2_000, () => {})
    // there is only one letter: every cell is looked at once, and afterwards with a probability of a quarter
    let turns = 0
    for (let looked = 0; looked < looks; turns++) {
      if (turns % 9 === 0) for (let i = 8; i > 0; i--) mine.next()
      if (turns >= 9 && mine.next() >= 2 ** 30) continue
      looked++
      mine.next()
    }
    expect(lent.state).toEqual(mine.state)
  })

  it('draws the same boards from a seed on every machine, and again after another bath', () => {
    const alphabet = [...'aeinrst']
    const rng = new Rng('words')
    const words = Array.from({ length: 200 }, (_, i) =>
      Array.from({ length: 2 + (i % 4) }, () => rng.pick(alphabet)).join(''),
    )
    const lattice = latticeOf(boardOf({ width: 5, height: 5 }, null), buildTrie(words, 5))
    const drawn = (): string => {
      setLetters(
        lattice,
        lattice.codes.map(() => 1),
      )
      const bath = new Bath(lattice, new Rng('again'))
      for (const heat of [6, 4, 2]) {
        bath.heat = heat
        bath.draw(2_000, () => {})
      }
      return Array.from(lattice.codes, (code) => lattice.trie.letters[code]).join('')
    }
    const first = drawn()
    expect(first).toBe('neatesisrssearaittiniesni')
    expect(drawn()).toBe(first)
  })

  it('climbs and then stands still when cold, and moves again when heated', () => {
    const lattice = latticeOf(boardOf({ width: 2, height: 1 }, null), buildTrie(['a', 'b', 'ab'], 2))
    const bath = new Bath(lattice, new Rng('cold'))
    for (const cell of [0, 1]) {
      lattice.lift(cell)
      lattice.put(cell, 1)
    }
    bath.heat = 0.1
    bath.draw(100, () => {})
    expect(lattice.score).toBe(4)
    expect(bath.draw(10_000, () => {})).toBe(0)
    bath.heat = 3
    expect(bath.draw(100, () => {})).toBeGreaterThan(0.1)
  })
})

describe('the heat at which a share of the letters change', () => {
  /** The share of letters that change, measured with a new seed each time. */
  const measured = (given: readonly string[], share: number, seed: string): number => {
    const lattice = latticeOf(boardOf({ width: 6, height: 6 }, null), buildTrie(given, 6))
    const rng = new Rng(seed)
    const measuring = heats(new Bath(lattice, rng), lattice.board.cells.length, new Budget())
    let turn = measuring.next()
    while (!turn.done) turn = measuring.next()
    return turn.value?.(share) ?? 0
  }

  it('is nearly the same for every seed and rises with the share', () => {
    const heatsOfThird = ['a', 'b', 'c', 'd', 'e'].map((seed) => measured(words, 1 / 3, seed))
    expect(Math.max(...heatsOfThird) / Math.min(...heatsOfThird)).toBeLessThan(1.15)
    expect(measured(words, 0.45, 'a')).toBeGreaterThan(heatsOfThird[0]!)
  })

  it('is found even where boards freeze only at great heat', () => {
    const all = ['a', 'b']
    for (let i = 0; i < 62; i++) all.push(`${all[i]}a`, `${all[i]}b`)
    const hot = ['a', 'b', 'c', 'd'].map((seed) => measured(all, 1 / 3, seed))
    expect(Math.min(...hot)).toBeGreaterThan(6)
    expect(Math.max(...hot) / Math.min(...hot)).toBeLessThan(1.05)
  })

  it('is found even where all letters are worth the same, or nothing', () => {
    for (const given of [['a', 'b', 'c'], ['abcdef'], ['a']]) {
      const heat = measured(given, 1 / 3, 'a')
      expect([given, heat > 0.1 && heat < 1_000]).toEqual([given, true])
    }
  })
})
