/**
 * Makes a puzzle from a size, a number of islands and a level: grows it at random, makes it unique, steers it to the
 * level. An attempt that misses the level is discarded for a new one; the nearest so far is kept in case nothing better
 * comes.
 */

import type { Budget } from '../../../base/budget.ts'
import { bad, good, type Problem, problem } from '../../../base/result.ts'
import type { Rng } from '../../../base/rng.ts'
import { counted } from '../../../base/text.ts'
import type { Made, Making } from '../../../kind/craft.ts'
import { boardOf } from '../puzzle/board.ts'
import type { Hashi } from '../puzzle/model.ts'
import type { BridgeLayout } from './bridgelayout.ts'
import { grow } from './grow.ts'
import { makeByChance } from './random.ts'
import { Probe, reach } from './reach.ts'
import type { Spec } from './spec.ts'
import { type Steered, steer } from './steer.ts'
import { type Freedom, isUnique, makeUnique } from './unique.ts'

const defaultSize = { width: 10, height: 10 }
const defaultLevel = 3
const attempts = 40
/** Steps of steering in the first attempt; later attempts get more, as a slow board may need them. */
const firstPatience = 10_000

export function* makePlain(spec: Spec, rng: Rng, budget: Budget): Making<Hashi> {
  const { width, height } = spec.size ?? defaultSize
  const level = spec.level ?? defaultLevel
  const islands = spec.islands ?? Math.max(4, Math.round(0.18 * width * height + 2))
  const freedom: Freedom = { apart: true, build: true }
  let best: { made: Made<Hashi>; miss: number } | null = null
  for (let attempt = 0, patience = firstPatience; attempt < attempts; attempt++, patience *= 1.25) {
    const chance = rng.fork(attempt)
    const layout = grow(width, height, islands, level >= 4 ? 'hard' : 'easy', chance.fork('grow'), budget)
    if (!layout) {
      if (budget.left < 1) break
      continue
    }
    const unique: Generator<null, string> =
      spec.method === 'random'
        ? makeByChance(layout, freedom, chance.fork('unique'), budget)
        : makeUnique(layout, freedom, chance.fork('unique'), budget)
    const outcome: string = yield* quietly(unique, best?.made ?? null)
    if (outcome === 'spent') break
    if (outcome !== 'unique') continue
    if (spec.method === 'best') {
      const steering = steer(layout, level, freedom, chance.fork('steer'), budget, patience)
      const steered: Steered = yield* quietly(steering, best?.made ?? null)
      if (steered === 'spent') break
      // easing that gave up knows how far the techniques get, but not whether the solution is unique
      if (steered === 'too-hard' && !isUnique(layout, new Probe(layout), budget)) continue
    }
    const next = finishBoard(layout, spec, level, budget)
    if (!next) break
    if (!best || next.miss < best.miss) best = next
    yield best.made
    if (best.miss === 0 || spec.method === 'random') break
  }
  return best ? good(best.made) : bad(notMade)
}

/** Runs `work`, yielding the best so far at each of its pauses. */
export function* quietly<T>(work: Generator<null, T>, best: Made<Hashi> | null): Generator<Made<Hashi> | null, T> {
  for (;;) {
    const turn = work.next()
    if (turn.done) return turn.value
    yield best
  }
}

/** Finishes a layout that has one solution. null: the budget ran out. */
function finishBoard(
  layout: BridgeLayout,
  spec: Spec,
  level: number,
  budget: Budget,
): { made: Made<Hashi>; miss: number } | null {
  const puzzle = layout.puzzle()
  const reached = reach(boardOf(puzzle), 5, budget)
  if (!reached) return null
  const answer = layout.answer()
  const islands = puzzle.islands.length
  const notes: Problem[] = []
  if (spec.level !== undefined && reached.level !== level) notes.push(levelMissed(level, reached.level))
  const wanted = spec.islands
  const few = wanted !== undefined && Math.abs(islands - wanted) > 1 + 0.1 * wanted
  if (few) notes.push(islandsMissed(wanted, islands))
  const score = { islands, bridges: answer.bridges.reduce((sum, [, , count]) => sum + count, 0) }
  return {
    made: { puzzle, answer, score, bound: null, notes },
    miss: 10 * Math.abs((reached.level ?? 6) - level) + (few ? Math.abs(islands - wanted) / wanted : 0),
  }
}

export const levelMissed = (wanted: number, got: number | null): Problem =>
  problem(
    'level-not-reached',
    got === null
      ? `Level ${wanted} was asked for; this puzzle has one solution, but the techniques do not reach it.`
      : `Level ${wanted} was asked for; this puzzle has level ${got}.`,
    got === null
      ? `レベル ${wanted} が指定されましたが、このパズルは（解はひとつですが）定石だけでは解けません。`
      : `レベル ${wanted} が指定されましたが、このパズルのレベルは ${got} です。`,
    { fault: 'search', path: ['level'] },
  )
const islandsMissed = (wanted: number, got: number): Problem =>
  problem(
    'islands-not-reached',
    `${counted(wanted, 'island')} ${wanted === 1 ? 'was' : 'were'} asked for; the board has ${got}.`,
    `島 ${wanted} 個が指定されましたが、この盤面の島は ${got} 個です。`,
    { fault: 'search', path: ['islands'] },
  )
const notMade = problem(
  'no-puzzle',
  'No puzzle with a single solution was found in the given time and effort.',
  '探索量の上限までに、解がひとつのパズルを見つけられませんでした。',
  { fault: 'search' },
)
