import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Budget } from '../base/budget.ts'
import { Rng } from '../base/rng.ts'
import { fill } from '../wordgrid/fill.ts'
import { slotsOf, textIn } from '../wordgrid/slots.ts'
import { buildWordIndex } from '../wordgrid/wordindex.ts'
import { Domains } from './domains.ts'
import { type Filling, FirstFilling, type Outcome } from './filler.ts'
import { wordless } from './wordless.ts'
import { buildWordsByLength } from './wordsbylength.ts'

const word = fc.string({ unit: fc.constantFrom('A', 'B', 'C'), minLength: 2, maxLength: 4 })
const dictionary = fc.array(word, { minLength: 1, maxLength: 60 }).map((words) => [...words].sort())
const pattern = fc
  .array(fc.array(fc.constantFrom('.', '.', '#', '#'), { minLength: 4, maxLength: 4 }), {
    minLength: 3,
    maxLength: 4,
  })
  .map((rows) => rows.map((row) => row.join('')))
  .map((rows) => rows.map((row, r) => (r === 0 ? row.replace(/^\.(?=\.#)/, 'A') : row)))
  .filter((rows) => slotsOf(rows).slots.length > 0 && slotsOf(rows).alone.length === 0)

const fillingOf = (words: readonly string[], rows: readonly string[], must: readonly string[] = []): Filling => ({
  wordsByLength: buildWordsByLength(words),
  slots: slotsOf(rows),
  rows,
  must,
  min: 0,
})

/** Every way to fill a pattern, by the exhaustive filler. */
function everyFilling(words: readonly string[], rows: readonly string[]): string[][] {
  const wordIndex = buildWordIndex(words)
  const { solutions, exhausted } = fill(
    { wordIndex, slots: slotsOf(rows), rows, every: false },
    5_000,
    new Budget(200_000),
  )
  fc.pre(exhausted)
  return solutions.map((solution) => solution.map((id) => wordIndex.words[id]!))
}

function run(filler: FirstFilling, slice = 1_000): Outcome {
  for (;;) {
    const outcome = filler.run(slice)
    if (outcome !== 'stopped') return outcome
  }
}

const count = (words: readonly string[], wanted: string): number => words.filter((other) => other === wanted).length

describe('a filling', () => {
  it('is found if and only if there is one, with listed words, none used too often', () => {
    let [filled, impossible] = [0, 0]
    fc.assert(
      fc.property(dictionary, pattern, fc.string(), (words, rows, seed) => {
        const ways = everyFilling(words, rows)
        const filler = new FirstFilling(fillingOf(words, rows), new Rng(seed))
        const outcome = run(filler)
        expect(outcome).toBe(ways.length > 0 ? 'filled' : 'impossible')
        if (outcome === 'filled') {
          expect(ways).toContainEqual(filler.words())
          filled++
        } else impossible++
      }),
      { numRuns: 600 },
    )
    expect(Math.min(filled, impossible)).toBeGreaterThan(20)
  })

  it('holds the words that must appear, as often as they must, if any filling does', () => {
    let held = 0
    fc.assert(
      fc.property(dictionary, pattern, fc.nat(), fc.string(), (words, rows, some, seed) => {
        const ways = everyFilling(words, rows)
        const must = some % 3 === 0 && ways[0] ? ways[0].slice(0, 2) : [words[some % words.length]!]
        const possible = ways.some((way) => must.every((each) => count(way, each) >= count(must, each)))
        const filler = new FirstFilling(fillingOf(words, rows, must), new Rng(seed))
        expect(run(filler)).toBe(possible ? 'filled' : 'impossible')
        if (!possible) return
        held++
        for (const each of must) expect(count(filler.words(), each)).toBeGreaterThanOrEqual(count(must, each))
      }),
      { numRuns: 400 },
    )
    expect(held).toBeGreaterThan(20)
  })

  it('does not depend on how its work is sliced', () => {
    fc.assert(
      fc.property(dictionary, pattern, fc.integer({ min: 1, max: 500 }), (words, rows, slice) => {
        const [whole, sliced] = [1e6, slice].map((size) => {
          const filler = new FirstFilling(fillingOf(words, rows), new Rng('sliced'))
          return [run(filler, size), filler.words()]
        })
        expect(sliced).toEqual(whole)
      }),
    )
  })

  it('takes no word below the minimum score, except those that must appear', () => {
    const words = ['AB', 'AC', 'BA', 'CA']
    const wordsByLength = buildWordsByLength(words, [1, 0, 1, 0])
    const rows = ['..']
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const filler = new FirstFilling({ wordsByLength, slots: slotsOf(rows), rows, must: [], min: 0.5 }, new Rng(seed))
      expect(run(filler)).toBe('filled')
      expect(['AB', 'BA']).toContain(filler.words()[0])
    }
    const forced = new FirstFilling({ wordsByLength, slots: slotsOf(rows), rows, must: ['AC'], min: 0.5 }, new Rng('a'))
    expect([run(forced), forced.words()]).toEqual(['filled', ['AC']])
  })

  it('builds only the groups for the lengths that are needed, with the letters of all words', () => {
    fc.assert(
      fc.property(dictionary, fc.uniqueArray(fc.integer({ min: 2, max: 4 })), (words, lengths) => {
        const [whole, some] = [buildWordsByLength(words), buildWordsByLength(words, null, new Set(lengths))]
        expect(some.letters).toEqual(whole.letters)
        expect(some.groups).toEqual(whole.groups.map((group, length) => (lengths.includes(length) ? group : null)))
      }),
    )
  })

  it('that cannot be found reports which slots were hardest', () => {
    // every row and column can be started, but the last ones never end well
    const words = ['AAB', 'ABA', 'BAA', 'CCC']
    const filler = new FirstFilling(fillingOf(words, ['...', '...', '...']), new Rng('hard'))
    expect(run(filler)).toBe('impossible')
    expect(filler.hardest(2).length).toBeGreaterThan(0)
  })
})

it('slots that no word fits are named, and no others', () => {
  fc.assert(
    fc.property(dictionary, pattern, (words, rows) => {
      const slots = slotsOf(rows)
      const fits = (text: string): boolean =>
        words.some(
          (each) => each.length === text.length && Array.from(text).every((at, i) => at === '.' || at === each[i]),
        )
      const expected = slots.slots.flatMap((slot, index) => (fits(textIn(rows, slot)) ? [] : [index]))
      expect(wordless(buildWordsByLength(words), slots, rows)).toEqual(expected)
    }),
  )
})

it('each word is in the group of its length and found by its letters', () => {
  fc.assert(
    fc.property(dictionary, (words) => {
      const { groups, letters, codes } = buildWordsByLength(words)
      const shelved = groups.flatMap(
        (group) => group?.words.flatMap((each, id) => Array(group.caps[id]!).fill(each)) ?? [],
      )
      expect(shelved.sort()).toEqual([...words].sort())
      for (const group of groups)
        for (const [id, each] of group?.words.entries() ?? [])
          for (const [at, letter] of Array.from(each).entries())
            for (const other of letters) {
              const set = (at * letters.length + codes.get(other)!) * group!.blocks
              const bit = group!.having[set + (id >> 5)]! & (1 << (id & 31))
              expect(bit !== 0).toBe(other === letter)
            }
    }),
    { numRuns: 50 },
  )
})

it('domains are restored when a level is left, whatever happened in it', () => {
  const words = Array.from({ length: 200 }, (_, n) =>
    n
      .toString(4)
      .padStart(4, '0')
      .replace(/\d/g, (d) => 'ABCD'[Number(d)]!),
  )
  const group = buildWordsByLength(words).groups[4]!
  const step = fc.oneof(
    fc.record({ does: fc.constantFrom('enter', 'leave') }),
    fc.record({
      does: fc.constantFrom('fix', 'remove', 'sift'),
      slot: fc.nat(1),
      which: fc.nat(199),
      keep: fc.boolean(),
    }),
  )
  const listed = (domains: Domains, slot: number): number[] => {
    const into = new Int32Array(group.words.length)
    return [...into.subarray(0, domains.wordsIn(slot, into, into.length))].sort((a, b) => a - b)
  }
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const domains = new Domains([group, group])
      let model = [0, 1].map(() => group.words.map((_, id) => id))
      const levels: number[][][] = []
      for (const each of steps) {
        if (each.does === 'enter') {
          domains.enter()
          levels.push(model.map((ids) => [...ids]))
        } else if (each.does === 'leave') {
          if (levels.length === 0) continue
          domains.leave()
          model = levels.pop()!
        } else if ('slot' in each) {
          const { slot, which, keep } = each
          const id = which % group.words.length
          if (each.does === 'sift') {
            const set = (which % 16) * group.blocks
            domains.sift(slot, Int32Array.of(set), 1, keep)
            model[slot] = model[slot]!.filter(
              (other) => ((group.having[set + (other >> 5)]! >> (other & 31)) & 1) === Number(keep),
            )
          } else if (domains.has(slot, id)) {
            if (each.does === 'fix') domains.fix(slot, id)
            else domains.remove(slot, id)
            model[slot] = each.does === 'fix' ? [id] : model[slot]!.filter((other) => other !== id)
          }
        }
        for (const slot of [0, 1]) {
          expect(listed(domains, slot)).toEqual(model[slot])
          expect(domains.sizes[slot]).toBe(model[slot]!.length)
        }
      }
    }),
    { numRuns: 200 },
  )
})
