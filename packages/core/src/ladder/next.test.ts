import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Budget } from '../base/budget.ts'
import type { Ladder, Technique } from './ladder.ts'
import { nextFrom } from './next.ts'

/** A toy: a thing can be struck off once those that it needs are; a thing can be written when it needs no more. */
interface Thing {
  readonly name: string
  readonly needs: readonly string[]
}
interface Toy {
  spec: object
  puzzle: { readonly strikes: readonly Thing[]; readonly entries: readonly Thing[] }
  answer: readonly string[]
  move: { readonly name: string }
  why: { readonly known: readonly string[] }
}
interface State extends Record<'struck' | 'written', Set<string>> {
  readonly puzzle: Toy['puzzle']
}

const technique = (id: string, find: Technique<State, Toy>['find']): Technique<State, Toy> => ({
  id,
  level: 1,
  score: 1,
  name: { en: id, ja: id },
  idea: { en: id, ja: id },
  find,
})
const follows = ({ struck }: State, { needs }: Thing): boolean => needs.every((need) => struck.has(need))

/** Strikes come first on this ladder, so that many are found that no entry needs. */
const ladder: Ladder<State, Toy> = {
  techniques: [
    technique('strike', (state) =>
      state.puzzle.strikes
        .filter((thing) => !state.struck.has(thing.name) && follows(state, thing))
        .map(({ name }) => ({ places: [], rulesOut: [{ name }], why: { known: [...state.struck] } })),
    ),
    technique('write', (state) =>
      state.puzzle.entries
        .filter((thing) => !state.written.has(thing.name) && follows(state, thing))
        .map(({ name }) => ({ places: [{ name }], rulesOut: [], why: { known: [...state.struck] } })),
    ),
  ],
  apply: ({ struck, written }, { places, rulesOut }) => {
    for (const { name } of rulesOut) struck.add(name)
    for (const { name } of places) written.add(name)
  },
  solved: ({ puzzle, written }) => puzzle.entries.every(({ name }) => written.has(name)),
}
const next = nextFrom<State, Toy>({
  check: () => ({ status: 'open' }),
  ladder,
  start: (puzzle, answer) => ({ puzzle, struck: new Set(), written: new Set(answer) }),
  ahead: ({ written }, _puzzle, answer) => [...written].flatMap((name) => (answer.includes(name) ? [] : [{ name }])),
})

/** Each strike needs some of those before it, each entry some of all. */
const toys = fc
  .record({
    strikes: fc.array(fc.array(fc.nat(11), { maxLength: 3 }), { maxLength: 12 }),
    entries: fc.array(fc.array(fc.nat(11), { maxLength: 3 }), { minLength: 1, maxLength: 3 }),
  })
  .map(({ strikes, entries }): Toy['puzzle'] => ({
    strikes: strikes.map((needs, at) => ({
      name: `s${at}`,
      needs: needs.filter((need) => need < at).map((need) => `s${need}`),
    })),
    entries: entries.map((needs, at) => ({
      name: `e${at}`,
      needs: needs.filter((need) => need < strikes.length).map((need) => `s${need}`),
    })),
  }))

function neededFor({ strikes }: Toy['puzzle'], { needs }: Thing): Set<string> {
  const all = new Set(needs)
  for (const name of all) for (const need of strikes.find((one) => one.name === name)?.needs ?? []) all.add(need)
  return all
}

describe('the next step', () => {
  it('rests on exactly the eliminations that it needs, each found from the ones before it only', () => {
    fc.assert(
      fc.property(toys, fc.nat(3), (puzzle, written) => {
        const answer = puzzle.entries.slice(0, written).map(({ name }) => name)
        const found = next(puzzle, answer, new Budget())
        expect(found === null).toBe(answer.length === puzzle.entries.length)
        if (!found) return
        const entry = puzzle.entries.find(({ name }) => name === found.moves[0].name)!
        const before = found.steps.slice(0, -1).map(({ rulesOut }) => rulesOut[0]!.name)
        expect(found.moves).toEqual([{ name: entry.name }])
        expect(answer).not.toContain(entry.name)
        expect(new Set(before)).toEqual(neededFor(puzzle, entry))
        for (const [at, { why }] of found.steps.entries()) expect(why.known).toEqual(before.slice(0, at))
      }),
    )
  })

  it('is the same or null under any budget', () => {
    fc.assert(
      fc.property(toys, fc.nat(60), (puzzle, limit) => {
        const found = next(puzzle, [], new Budget(limit))
        if (found !== null) expect(found).toEqual(next(puzzle, [], new Budget()))
      }),
    )
    const puzzle = { strikes: [{ name: 's0', needs: [] }], entries: [{ name: 'e0', needs: ['s0'] }] }
    const limits = [0, 1, 2, 3, 4, 5, 6].map((limit) => next(puzzle, [], new Budget(limit)) !== null)
    // the strike, the search for another one, the entry; then the entry again without the strike
    expect(limits).toEqual([false, false, false, false, true, true, true])
  })

  it('counts how many steps of that idea were available', () => {
    const strikes = ['a', 'b', 'c'].map((name) => ({ name, needs: [] }))
    const found = next({ strikes, entries: [{ name: 'e', needs: ['a', 'b'] }] }, [], new Budget())
    expect(found?.steps.map(({ choices }) => choices)).toEqual([3, 2, 1])
  })
})
