/** The founding text's patterns: what they force, what they leave open, and that they never force anything wrong. */
import { expect, it } from 'vitest'
import { Budget } from '../../../base/budget.ts'
import { Rng } from '../../../base/rng.ts'
import { craft } from '../craft.ts'
import { spec } from '../make/spec.ts'
import type { Answer, Puzzle } from '../puzzle/model.ts'
import { check } from '../puzzle/rules.ts'
import { bounds, near, trial } from './near.ts'

const boardFrom = (...rows: string[]): Puzzle => ({
  width: rows[0]!.length,
  height: rows.length,
  islands: rows.flatMap((row, y) =>
    [...row].flatMap((sign, x): Puzzle['islands'] => (sign === '.' ? [] : [[x, y, Number(sign)]])),
  ),
})

/** What a method's steps place or leave, as `from-to` with the minimum number of bridges. */
function placed(method: typeof near, puzzle: Puzzle): Map<string, number> {
  const min = new Map<string, number>()
  for (const { places, rulesOut } of method.grade(puzzle, new Budget())?.steps ?? []) {
    for (const { from, to, count } of places) min.set(`${from}-${to}`, count)
    for (const { from, to, count } of rulesOut)
      if (count === (min.get(`${from}-${to}`) ?? 0)) min.set(`${from}-${to}`, count + 1)
  }
  return min
}

it('one bridge is placed in every direction if all are certain', () => {
  // a 3 with two directions, each of which can take two
  const three = placed(near, boardFrom('3.3', '...', '3.3'))
  expect([three.get('0-1'), three.get('0-2')]).toEqual([1, 1])
})

it('a bridge that is certain in one direction only is not in the text: near leaves it, bounds places it', () => {
  // the 2 in the corner gets at most one from the 1, so one comes from the 3; no direction of the others is certain
  const board = boardFrom('2.3.2', '.....', '1.3.3')
  expect(placed(near, board).get('0-1') ?? 0).toBe(0)
  expect(placed(bounds, board).get('0-1')).toBeGreaterThanOrEqual(1)
})

it('an island whose number equals all that its directions can take gets all of it', () => {
  const four = placed(near, boardFrom('4.4', '...', '4.4'))
  expect([...four.values()]).toEqual([2, 2, 2, 2])
})

/** Boards of every level, also with one number changed. */
function* boards(): Generator<Puzzle> {
  for (let seed = 0; seed < 12; seed++) {
    const options = { size: 7, level: 1 + (seed % 5) }
    const making = craft.make(spec.parse(options), new Rng(`near/${seed}`), new Budget(300_000))
    let turn = making.next()
    while (!turn.done) turn = making.next()
    if (!turn.value.ok) throw new Error(turn.value.error.text.en)
    const { puzzle } = turn.value.value
    yield puzzle
    const [col, row, number] = puzzle.islands[seed % puzzle.islands.length]!
    yield {
      ...puzzle,
      islands: puzzle.islands.map((island) =>
        island[0] === col && island[1] === row ? [col, row, 1 + (number % 8)] : island,
      ),
    }
  }
}

it('whatever near places is in every solution, bounds places at least as much, and trials count what the search counts', () => {
  const settled = { near: 0, bounds: 0 }
  for (const puzzle of boards()) {
    const { answers } = craft.solve(puzzle, 50, new Budget())
    const [strict, wider] = [placed(near, puzzle), placed(bounds, puzzle)]
    if (answers.length > 0) {
      for (const [way, min] of strict) {
        expect(answers.every((answer) => bridgesOn(answer, way) >= min)).toBe(true)
        expect(wider.get(way) ?? 0).toBeGreaterThanOrEqual(min)
      }
      settled.near += [...strict.values()].reduce((sum, min) => sum + min, 0)
      settled.bounds += [...wider.values()].reduce((sum, min) => sum + min, 0)
    }
    const tried = trial.solve(puzzle, 50, new Budget())
    expect(tried.answers).toHaveLength(answers.length)
    for (const answer of tried.answers) expect(check(puzzle, answer).status).toBe('complete')
    const alone = near.solve(puzzle, 2, new Budget())
    if (alone.status === 'unique') expect(alone.answers).toEqual(answers)
  }
  expect(settled.near).toBeGreaterThan(0)
  expect(settled.bounds).toBeGreaterThan(settled.near)
})

const bridgesOn = ({ bridges }: Answer, way: string): number =>
  bridges.find(([from, to]) => `${from}-${to}` === way)?.[2] ?? 0
