/** Compares `prove` with every possible board: 3 × 3, three letters or black in each cell. */
import { expect, it } from 'vitest'
import { Budget } from '../../base/budget.ts'
import { Rng } from '../../base/rng.ts'
import { scoreOf } from '../../wordgrid/score.ts'
import { straightLines } from '../../wordgrid/three.ts'
import { make } from './make.ts'
import { spec } from './spec.ts'

/** Whether every run is a listed word, none used too often, and no white cell stands alone. */
function legal(cells: readonly string[], words: readonly string[]): boolean {
  const left = [...words]
  const covered = new Set<number>()
  for (const line of straightLines)
    for (let from = 0; from < 3; from++) {
      if (cells[line[from]!] === '#' || (from > 0 && cells[line[from - 1]!] !== '#')) continue
      let to = from
      while (to < 3 && cells[line[to]!] !== '#') to++
      if (to - from < 2) continue
      const run = line.slice(from, to)
      const at = left.indexOf(run.map((cell) => cells[cell]).join(''))
      if (at < 0) return false
      left.splice(at, 1)
      for (const cell of run) covered.add(cell)
    }
  return cells.every((cell, index) => cell === '#' || covered.has(index))
}

const options = [
  { objective: 'white' },
  { objective: 'crossings' },
  { objective: 'penalty', penalty: 1 },
  { objective: 'penalty', penalty: 0.3 },
] as const

it('is the optimum of all boards, connected or not, for every objective and five dictionaries', () => {
  for (let round = 0; round < 5; round++) {
    const rng = new Rng(`prove-${round}`)
    const words = Array.from({ length: 4 + 2 * round }, () =>
      Array.from({ length: 2 + rng.below(2) }, () => 'ABC'.charAt(rng.below(3))).join(''),
    )
    const best = new Map<string, number>()
    for (let code = 1; code < 4 ** 9; code++) {
      const cells = Array.from({ length: 9 }, (_, cell) => '#ABC'.charAt((code >> (2 * cell)) & 3))
      if (!legal(cells, words)) continue
      const score = scoreOf([0, 3, 6].map((from) => cells.slice(from, from + 3).join('')))
      if (score.white === 0) continue
      for (const option of options)
        for (const connected of [true, false]) {
          if (connected && score.components > 1) continue
          const value =
            option.objective === 'white'
              ? score.white
              : option.objective === 'crossings'
                ? score.crossings
                : score.white - option.penalty * score.blackPairs
          const key = JSON.stringify([option, connected])
          best.set(key, Math.max(best.get(key) ?? Number.NEGATIVE_INFINITY, value))
        }
    }
    for (const option of options)
      for (const connected of [true, false]) {
        const wanted = spec.parse({ words, size: 3, prove: true, connected, ...option })
        const making = make(wanted, new Rng(`make-${round}`), new Budget(50_000_000))
        let turn = making.next()
        while (!turn.done) turn = making.next()
        if (!turn.value.ok) throw new Error(turn.value.error.text.en)
        const { score, bound } = turn.value.value
        const optimum = best.get(JSON.stringify([option, connected]))
        expect([round, option, connected, score.value]).toEqual([round, option, connected, expect.closeTo(optimum!, 6)])
        expect([round, option, connected, bound]).toEqual([round, option, connected, expect.closeTo(optimum!, 4)])
      }
  }
}, 120_000)
