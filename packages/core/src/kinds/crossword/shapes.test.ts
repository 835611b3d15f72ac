import { expect, it } from 'vitest'
import { Budget } from '../../base/budget.ts'
import { limits } from '../../base/limits.ts'
import { Rng } from '../../base/rng.ts'
import type { Making } from '../../kind/craft.ts'
import { slotsOf, textIn } from '../../wordgrid/slots.ts'
import { make } from './make.ts'
import type { Crossword } from './puzzle/model.ts'
import { maxWhite } from './shapes.ts'
import { spec } from './spec.ts'

/** More words than are placed cell by cell: all of two to five letters, from syllables. */
function dictionary(): string[] {
  const rng = new Rng('dictionary')
  const words = new Set<string>()
  while (words.size < limits.words + 1_500) {
    const length = 2 + rng.below(4)
    words.add(Array.from({ length }, (_, at) => rng.pick(Array.from(at % 2 === 0 ? 'KSTNR' : 'AIUEO'))).join(''))
    words.add(Array.from({ length }, (_, at) => rng.pick(Array.from(at % 2 === 1 ? 'KSTNRMH' : 'AIUEO'))).join(''))
    words.add(Array.from({ length: 5 }, (_, at) => rng.pick(Array.from(at % 2 === 0 ? 'KSTNRMHGD' : 'AIUEO'))).join(''))
  }
  return [...words]
}
const words = dictionary()

const started = (options: object, budget = new Budget(150_000)): Making<Crossword> =>
  make(spec.parse({ words, size: 9, ...options }), new Rng('shapes'), budget)

function ended(making: Making<Crossword>) {
  for (;;) {
    const turn = making.next()
    if (turn.done) return turn.value
  }
}

const strict = { rules: ['no-adjacent', 'corners', 'three-sides'], symmetry: 'point', strict: true }

it('a board of a dictionary bends no rule, is symmetric and has only listed words, each once', () => {
  const result = ended(started(strict))
  if (!result.ok) throw new Error(result.error.text.en)
  const { answer, score, bound, notes } = result.value
  const { rows } = answer
  expect(score).toMatchObject({ components: 1, blackPairs: 0 })
  expect(notes.map(({ code }) => code)).toEqual(['no-clue'])
  const pattern = rows.map((row) => row.replace(/[^#]/g, '.'))
  expect(pattern.map((row) => [...row].reverse().join('')).reverse()).toEqual(pattern)
  const placed = slotsOf(rows).slots.map((slot) => textIn(rows, slot))
  expect(new Set(placed).size).toBe(placed.length)
  expect(placed.filter((word) => !words.includes(word))).toEqual([])
  expect(Number(score.value)).toBeLessThanOrEqual(Number(bound))
  expect(Number(score.white)).toBeGreaterThan(55)
})

it('holds the words that must appear and spells the keyword', () => {
  const must = words.filter(({ length }) => length === 5).slice(0, 3)
  const result = ended(started({ must, keyword: 'MOHI' }, new Budget(400_000)))
  if (!result.ok) throw new Error(result.error.text.en)
  const { rows } = result.value.answer
  const placed = slotsOf(rows).slots.map((slot) => textIn(rows, slot))
  for (const word of must) expect(placed).toContain(word)
  expect(result.value.puzzle.keyword?.map(([row, col]) => rows[row]?.charAt(col)).join('')).toBe('MOHI')
})

it('becomes whiter with more effort, and a run stopped at any progress is remade from its effort', () => {
  const budget = new Budget(300_000)
  const making = started({}, budget)
  const seen: { readonly white: number; readonly rows: readonly string[]; readonly effort: number }[] = []
  for (let turn = making.next(); !turn.done; turn = making.next()) {
    const white = Number(turn.value?.score.white ?? 0)
    if (turn.value && white !== seen.at(-1)?.white)
      seen.push({ white, rows: turn.value.answer.rows, effort: budget.spent })
  }
  expect(seen.length).toBeGreaterThan(1)
  expect(seen.map(({ white }) => white)).toEqual([...seen.map(({ white }) => white)].sort((a, b) => a - b))
  for (const { rows, effort } of seen) {
    const again = ended(started({}, new Budget(effort)))
    expect(again.ok && again.value.answer.rows).toEqual(rows)
  }
})

it('notes if there is no room for all words that must appear', () => {
  const must = words.filter(({ length }) => length === 5).slice(0, 11)
  const result = ended(started({ size: 5, must }, new Budget(60_000)))
  expect(result.ok ? '' : result.error.code).toBe('must-missing')
})

it('no line has more white cells than the lengths of the words allow', () => {
  const group = {
    length: 0,
    words: [],
    caps: new Uint8Array(),
    favour: new Float32Array(),
    spelling: new Uint8Array(),
    blocks: 0,
    having: new Int32Array(),
  }
  const groups = (...lengths: number[]) =>
    Array.from({ length: 9 }, (_, length) => (lengths.includes(length) ? group : null))
  expect(maxWhite({ groups: groups(3) }, 3, 3)).toBe(9)
  // x#x#x is not the maximum for five cells: a word of three, a black cell and a single one have four
  expect(maxWhite({ groups: groups(3) }, 5, 5)).toBe(20)
  expect(maxWhite({ groups: groups(2, 4) }, 7, 4)).toBe(24)
})
