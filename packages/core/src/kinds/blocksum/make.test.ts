import { describe, expect, it } from 'vitest'
import { Budget } from '../../base/budget.ts'
import { Rng } from '../../base/rng.ts'
import type { Made } from '../../kind/craft.ts'
import { drawLatinSquare } from '../../latin/square.ts'
import { solvableBy, solvableWithLookahead, unique } from './conditions.ts'
import { solve } from './exact.ts'
import { made } from './fixtures/made.ts'
import { grade } from './grade.ts'
import { make, toMade, toPuzzle } from './make.ts'
import { easyRules, NineRules, nineRules, ruleNames, ruleSet } from './nine.ts'
import { Blocks, type Condition, edgesOf, grow } from './partition.ts'
import { type Blocksum, blocksOf, type Puzzle } from './puzzle/model.ts'
import { isRuleName, spec } from './spec.ts'

/** How many merges of a finished partition the condition still allows. */
function possibleMerges(blocks: Blocks, holds: Condition): number {
  let possible = 0
  for (const [one, other] of edgesOf(blocks.size)) {
    const a = blocks.blockOf[one]!
    const b = blocks.blockOf[other]!
    if (a === b) continue
    const trial = blocks.copy()
    trial.merge(a, b)
    if (holds(trial, new Budget())) possible++
  }
  return possible
}

function grownAs(puzzle: Puzzle): Blocks {
  const values = solve(puzzle, 1, new Budget()).answers[0]!.rows.flat()
  const blocks = new Blocks(puzzle.size, Uint8Array.from(values))
  for (const { cells } of blocksOf(puzzle)) for (const cell of cells.slice(1)) blocks.merge(cells[0]!, cell)
  return blocks
}

/** The rules that a note names. */
function drawnIn(notes: Made<Blocksum>['notes']): number {
  const note = notes.find(({ code }) => code === 'drawn-rules')
  const names = (/drawn as (.*)\./.exec(note?.text.en ?? '')?.[1] ?? '').split(',')
  return ruleSet(names.filter(isRuleName))
}

/** One square grown in one order twice: by the maker and by a single walk. */
function growths(options: object, seed: string): { swept: Blocks; walked: Blocks; holds: Condition } {
  const wanted = spec.parse(options)
  const { size } = wanted
  const rules = ruleSet((wanted.rules?.split(',') ?? ruleNames).filter(isRuleName))
  const holds = wanted.scheme === 'lookahead' ? solvableWithLookahead(size, rules) : solvableBy(size, rules)
  const { puzzle, answer } = made({ ...options, maxBlock: size * size }, seed)
  const solution = Uint8Array.from(answer.rows.flat())
  const swept = grownAs(puzzle)
  const walked = new Blocks(size, solution)
  const rng = new Rng(seed).fork(0).fork('merge')
  for (const _ of grow(walked, size * size, holds, 1, rng, new Budget()));
  return { swept, walked, holds }
}

describe('making a BlockSum', () => {
  it.each([1, 2, 3, 4, 5])('meets level %i exactly, with blocks of six cells at most on a board of six', (level) => {
    for (const size of [4, 6]) {
      const { puzzle, notes, score } = made({ size, level }, `level-${size}`)
      expect(notes).toEqual([])
      expect(grade(puzzle, new Budget()).level).toBe(level)
      if (size >= 6) expect(score.largestBlock).toBeLessThanOrEqual(6)
    }
  })

  it.each([
    { size: 2, level: 5, maxBlock: 0 },
    { size: 3, level: 5 },
    { size: 5, level: 5, rules: 'R1' },
    { size: 5, level: 3, rules: 'sub-1,sub-2,lat-1,lat-2' },
    { size: 5, level: 4, scheme: 'unique', hints: 'R1' },
    { size: 5, level: 4, hints: 'R1' },
    { size: 6, level: 2, maxBlock: 1 },
  ])('notes at once that the level is out of reach for %o, and makes the hardest that is not', (options) => {
    const { puzzle, notes } = made(options, 'reach')
    expect(notes.map((note) => note.code)).toEqual(['beyond-reach', ...(options.maxBlock === 1 ? ['given-away'] : [])])
    const { level } = grade(puzzle, new Budget())
    expect(level).toBeLessThan(options.level)
    expect(notes[0]?.text.en).toContain(`never harder than level ${level},`)
  })

  it('notes which level it reached when other options rule out the wanted one', () => {
    const { notes } = made({ size: 5, level: 1, scheme: 'unique' }, 'low')
    expect(notes.map((note) => note.code)).toEqual(['other-level'])
  })

  it('leaves no merge that would keep one solution, as the exact solver confirms', () => {
    for (let round = 0; round < 12; round++) {
      const rng = new Rng(`unique-${round}`)
      const size = 3 + (round % 3)
      const solution = drawLatinSquare(size, rng)
      const blocks = new Blocks(size, solution)
      for (const _ of grow(blocks, size * size, unique(size, solution), 1, rng, new Budget()));
      const bySolver: Condition = (trial) => solve(toPuzzle(trial, []), 2, new Budget()).status === 'unique'
      expect(bySolver(blocks, new Budget())).toBe(true)
      expect(possibleMerges(blocks, bySolver)).toBe(0)
    }
  })

  it('needs a last sweep with lookahead: on this board the walk alone leaves merges, but the maker does not', () => {
    const { swept, walked, holds } = growths({ size: 4, scheme: 'lookahead' }, 'lookahead-178')
    expect(possibleMerges(walked, holds)).toBeGreaterThan(0)
    expect(possibleMerges(swept, holds)).toBe(0)
  })

  it.each(['lookahead', 'random'])(
    'leaves no merge with scheme %s and any subset of the rules, where the walk alone leaves some',
    (scheme) => {
      let leftByWalk = 0
      for (let round = 0; round < 250; round++) {
        const names = ruleNames.filter((_, i) => (new Rng(`subset-${round}`).below(512) >> i) & 1)
        const rules = ['sub-1', ...names].join(',')
        const { swept, walked, holds } = growths({ size: 3 + (round % 2), scheme, rules }, `${scheme}-${round}`)
        expect([rules, possibleMerges(swept, holds)]).toEqual([rules, 0])
        leftByWalk += possibleMerges(walked, holds)
      }
      expect(leftByWalk).toBeGreaterThan(0)
    },
  )

  it('tests each edge at most once on its walk', () => {
    for (let size = 2; size <= 7; size++)
      for (const rules of [easyRules, nineRules]) {
        const rng = new Rng(`edges-${size}`)
        let tests = 0
        const holds: Condition = (trial, budget) => {
          tests++
          return solvableBy(size, rules)(trial, budget)
        }
        for (const _ of grow(new Blocks(size, drawLatinSquare(size, rng)), size * size, holds, 1, rng, new Budget()));
        expect(tests).toBeGreaterThan(0)
        expect(tests).toBeLessThanOrEqual(2 * size * (size - 1))
      }
  })

  it('notes that larger blocks might be possible when a uniqueness check meets its limit, and keeps one solution', () => {
    const codes = [5, 20_000].map((perCheck) => {
      const rng = new Rng('limited')
      const solution = drawLatinSquare(6, rng)
      const blocks = new Blocks(6, solution)
      const growing = grow(blocks, 36, unique(6, solution, { perCheck, perBoard: 300_000 }), 1, rng, new Budget())
      let turn = growing.next()
      while (!turn.done) turn = growing.next()
      const { puzzle, notes } = toMade({ blocks, solution, givens: [], walk: turn.value, drawn: [] }, [])
      expect(solve(puzzle, 2, new Budget()).status).toBe('unique')
      return notes.map((note) => note.code)
    })
    expect(codes).toEqual([['not-certified'], []])
  })

  it.each(['R1', 'R2', 'R3'])('gives cells only where the rules of %s would be stuck without them', (hints) => {
    let given = 0
    for (let round = 0; round < 8; round++) {
      const { puzzle, notes } = made({ size: 5, hints }, `hints-${round}`)
      const rules = hints === 'R2' ? drawnIn(notes) : hints === 'R1' ? easyRules : nineRules
      const blocks = grownAs(puzzle)
      const places = puzzle.givens.map(([row, col, value]) => [row * 5 + col, value] as const)
      const solves = (list: typeof places): boolean => {
        const nine = new NineRules(5)
        nine.load(blocks)
        for (const [cell, value] of list) nine.write(cell, value)
        return nine.run(rules)
      }
      expect(solves(places)).toBe(true)
      for (const hint of places) expect(solves(places.filter((other) => other !== hint))).toBe(false)
      given += places.length
    }
    expect(given).toBeGreaterThan(0)
  })

  it('grows blocks to the last merge with one solution before it gives hints, unless rules are named', () => {
    const { puzzle } = made({ size: 4, hints: 'R3', maxBlock: 16 }, 'climb')
    const bySolver: Condition = (trial) => solve(toPuzzle(trial, []), 2, new Budget()).status === 'unique'
    expect(possibleMerges(grownAs(puzzle), bySolver)).toBe(0)
    expect(made({ size: 5, hints: 'R3', rules: 'R3' }, 'named').puzzle.givens).toEqual([])
  })

  it('notes which rules were drawn for R2, between R1 and R3', () => {
    const sets = new Set(
      Array.from({ length: 12 }, (_, round) => drawnIn(made({ size: 4, rules: 'R2' }, `${round}`).notes)),
    )
    for (const rules of sets) expect(rules & easyRules).toBe(easyRules)
    expect(sets.size).toBeGreaterThan(3)
  })

  it.each([{ maxBlock: 1 }, { rules: 'sub-1' }])(
    'notes that a board made with %o gives every number away',
    (options) => {
      expect(made({ size: 4, ...options }, 'away').notes.map((note) => note.code)).toEqual(['given-away'])
      expect(made({ size: 4 }, 'away').notes).toEqual([])
    },
  )

  it('notes when larger blocks might have been possible', () => {
    const cramped = make(spec.parse({ size: 7, scheme: 'unique' }), new Rng('cramped'), new Budget(30))
    let turn = cramped.next()
    while (!turn.done) turn = cramped.next()
    expect(turn.value.ok && turn.value.value.notes.map((note) => note.code)).toEqual(['not-maximal'])
  })
})
