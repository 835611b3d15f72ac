/**
 * Boards from a whole dictionary: patterns that obey the rules are made (wordfill/shape.ts) and filled
 * (wordfill/filler.ts). With so many words nearly any pattern can be filled that leaves its slots some room. A filled
 * pattern makes the next one ask for less room, and so for fewer black cells; one that could not be filled, for a
 * little more. Only patterns better than the best are filled.
 *
 * The bound is a count: a line has words of the list's lengths and single cells, with black cells between.
 */

import type { Budget } from '../../base/budget.ts'
import { bad, good, type Problem } from '../../base/result.ts'
import type { Rng } from '../../base/rng.ts'
import type { Made, Making } from '../../kind/craft.ts'
import type { Size } from '../../spec/size.ts'
import { attempt } from '../../wordfill/attempt.ts'
import { Shape, type ShapeOptions } from '../../wordfill/shape.ts'
import type { WordsByLength } from '../../wordfill/wordsbylength.ts'
import { lettersOf, slotsOf } from '../../wordgrid/slots.ts'
import { bentNotes, rulesOf } from './blackcells.ts'
import type { Priced } from './bound.ts'
import { tiersOf, withLetters, wordsByLengthOf } from './fill.ts'
import { finished, type Stock } from './finished.ts'
import { cellsSpelling } from './number.ts'
import type { Crossword } from './puzzle/model.ts'
import { foreignKeyword, mustNotYet, notYet, tooStrict, unspelt } from './refusals.ts'
import type { Spec } from './spec.ts'
import { worthOf } from './worth.ts'

/**
 * Room for each slot, in doublings of its words: at first, the change after a filled pattern and after a failed one,
 * and the minimum.
 */
const firstRoom = 2
const lessRoom = 0.5
const moreRoom = 0.2
const minRoom = -6
/** Turns of annealing for each cell, and their maximum. */
const turnsPerCell = 90
const maxTurns = 30_000
/** Cells visited per step of effort, and between two reports of progress. */
const cellsPerStep = 60
const cellsPerReport = 500_000
/** Turns of filling before a pattern is given up. */
const patience = 250

export function* layShapes(
  spec: Spec & { readonly objective: Priced },
  { width, height }: Size,
  stock: Stock,
  rng: Rng,
  budget: Budget,
): Making<Crossword> {
  const wordsByLength = wordsByLengthOf(stock.usable)
  const foreign = foreignKeyword(spec.keyword ?? '', wordsByLength.codes)
  if (foreign) return bad(foreign)
  const rules = rulesOf(spec)
  const shape = new Shape(wordsByLength, width, height, shapeOptionsOf(spec), rng)
  const cells = width * height
  const turns = Math.min(maxTurns, turnsPerCell * cells)
  const bound = maxWhite(wordsByLength, width, height)
  const tiers = tiersOf(wordsByLength)
  let room = firstRoom
  let made: Made<Crossword> | null = null
  let failure: Problem = spec.must.length > 0 ? mustNotYet([], [], spec) : notYet
  let isUnspelt = false
  for (let isOver = false; !isOver; ) {
    shape.begin(turns, room)
    const progress = Math.ceil(cellsPerReport / cells)
    do {
      isOver = !budget.spend(Math.ceil((progress * cells) / cellsPerStep))
      yield made
    } while (!isOver && shape.step(progress))
    if (isOver) break
    const value = worthOf({ ...shape, words: 0 }, spec)
    if (shape.faults > 0 || (spec.strict && shape.breaks > 0)) {
      if (shape.faults === 0) failure = tooStrict
      room = Math.max(minRoom, room - moreRoom)
      continue
    }
    if (made !== null && !isBetter(value, shape.breaks, made)) {
      room = Math.max(minRoom, room - moreRoom)
      continue
    }
    const plain = shape.rows()
    const slots = slotsOf(plain)
    for (const min of tiers) {
      const rows = isUnspelt ? withLetters(plain, spec.keyword ?? '', rng) : plain
      const filling = { wordsByLength, slots, rows, must: spec.must, min }
      const filled = yield* withBest(made, attempt(filling, rng, budget, patience))
      isOver = filled.isOver
      if (filled.outcome === 'filled') {
        const letters = lettersOf(rows, slots, filled.filler.words())
        isUnspelt = spec.keyword !== undefined && cellsSpelling(letters, spec.keyword) === null
        if (isUnspelt) failure = unspelt
        else {
          const figures = shape.breaks > 0 ? { breaks: shape.breaks } : {}
          made = finished(spec, letters, stock, { value, bound, notes: bentNotes(shape, rules), figures })
          room = Math.max(minRoom, room - lessRoom)
          yield made
          if (value >= bound && shape.breaks === 0) return good(made)
        }
        break
      }
      if (isOver) break
      if (min === 0) room += moreRoom
    }
  }
  return made === null ? bad(failure) : good(made)
}

/** Whether a board bends fewer rules, or as few for more worth. */
function isBetter(value: number, breaks: number, { score }: Made<Crossword>): boolean {
  const bent = Number(score.breaks ?? 0)
  return breaks < bent || (breaks === bent && value > Number(score.value ?? 0))
}

/** Runs a part of the work and yields the best so far at each of its pauses. */
function* withBest<T>(best: Made<Crossword> | null, part: Generator<null, T>): Generator<Made<Crossword> | null, T> {
  for (;;) {
    const turn = part.next()
    if (turn.done) return turn.value
    yield best
  }
}

function shapeOptionsOf(spec: Spec): ShapeOptions {
  const rules = rulesOf({ ...spec, symmetry: 'none' })
  const slots: number[] = []
  for (const { length } of spec.must) slots[length] = (slots[length] ?? 0) + 1
  return {
    symmetry: spec.symmetry,
    connected: spec.connected,
    slots,
    breaks: (ground) => rules.reduce((sum, rule) => sum + rule.count(ground), 0),
    cost: (shape) => shape.width * shape.height - worthOf({ ...shape, words: 0 }, spec),
  }
}

/**
 * How many cells of a board can be white, whatever the objective: the sum over its rows, or over its columns, whichever
 * is smaller.
 */
export function maxWhite({ groups }: Pick<WordsByLength, 'groups'>, width: number, height: number): number {
  const lengths = groups.flatMap((group, length) => (group ? [length] : []))
  const inLine = (places: number): number => {
    // by place: the maximum number of white cells before it, with a black cell or the rim behind them
    const max = [0]
    for (let end = 1; end <= places + 1; end++) {
      let best = max[end - 1]!
      for (const length of [1, ...lengths]) if (length < end) best = Math.max(best, max[end - 1 - length]! + length)
      max[end] = best
    }
    return max[places + 1]!
  }
  return Math.min(height * inLine(width), width * inLine(height))
}
