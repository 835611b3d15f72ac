/**
 * Makes a puzzle whose only solution draws the picture.
 *
 * The picture is laid out as small as possible. If it cannot be made unique there (strokes of one unit leave no room
 * for islands), it is laid out larger, up to the largest board, with a few tries on each layout. If none works, bridges
 * that are not in the picture are allowed, and the likeness shows what that cost.
 */

import type { Budget } from '../../../base/budget.ts'
import { bad, good, type Problem, problem } from '../../../base/result.ts'
import type { Rng } from '../../../base/rng.ts'
import { counted } from '../../../base/text.ts'
import type { Drawn } from '../../../drawing/figure.ts'
import type { Made, Making } from '../../../kind/craft.ts'
import type { BridgeLayout } from '../make/bridgelayout.ts'
import { levelMissed, quietly } from '../make/plain.ts'
import { makeByChance } from '../make/random.ts'
import { reach } from '../make/reach.ts'
import type { Spec } from '../make/spec.ts'
import { easeTo, steer } from '../make/steer.ts'
import { makeUnique } from '../make/unique.ts'
import { boardOf } from '../puzzle/board.ts'
import type { Hashi } from '../puzzle/model.ts'
import { joinsOf } from './joins.ts'
import { layoutOf, likeness } from './layout.ts'
import { type Layout, layoutsOf, noRoom } from './layouts.ts'
import type { Loss } from './lost.ts'

const triesPerLayout = 4
/** Slow tries after which the picture is drawn coarser. */
const slowTries = 3
const steeringSteps = 60_000

interface Candidate {
  readonly made: Made<Hashi>
  /** By how many levels the puzzle misses the level. */
  readonly miss: number
  /** Index of its layout. */
  readonly index: number
}

export function* makePictured(spec: Spec, drawn: Drawn, rng: Rng, budget: Budget): Making<Hashi> {
  const layouts = layoutsOf(drawn, spec)
  if (!layouts.ok) return layouts
  let best: Candidate | null = null
  let tried = false
  let slow = 0
  for (const trial of trialsOf(layouts.value.all, spec)) {
    tried = true
    // a level missed on one layout may be reached on the next; it is not pursued further, nor at the expense of the
    // picture
    if (best && (trial.build || trial.coarser || trial.index > best.index + 1)) break
    if (slow >= slowTries && !trial.coarser) continue
    const next: Candidate | 'spent' | 'slow' | null = yield* attemptOn(trial, spec, rng.fork(trial.label), budget, best)
    if (next === 'spent') break
    if (next === 'slow') slow++
    if (!next || next === 'slow') continue
    if (!best || next.miss < best.miss) best = next
    yield best.made
    if (best.miss === 0 || spec.method === 'random') break
  }
  if (best) return good(best.made)
  return bad(tried ? noUnique : noRoom)
}

interface Trial extends Layout {
  readonly start: BridgeLayout
  readonly index: number
  readonly build: boolean
  readonly label: string
}

function* trialsOf(layouts: readonly Layout[], spec: Spec): Generator<Trial> {
  for (const build of [false, true])
    for (const [index, layout] of layouts.entries()) {
      const start = layoutOf(layout.lines)
      if (!start || (spec.noAdjacent && crowding(start))) continue
      for (let attempt = 0; attempt < triesPerLayout; attempt++)
        yield { ...layout, start, index, build, label: `${build ? 'build' : 'keep'}-${index}-${attempt}` }
    }
}

const crowding = (drawing: BridgeLayout): boolean => drawing.cells.some((cell) => drawing.crowded(cell))

function* attemptOn(
  trial: Trial,
  spec: Spec,
  rng: Rng,
  budget: Budget,
  best: Candidate | null,
): Generator<Made<Hashi> | null, Candidate | 'spent' | 'slow' | null> {
  const { start, coarser, loss, index, build } = trial
  const drawing = start.copy()
  const freedom = { apart: spec.noAdjacent, build }
  const work = spec.method === 'random' ? makeByChance : makeUnique
  const outcome = yield* quietly(work(drawing, freedom, rng.fork('unique'), budget), best?.made ?? null)
  if (outcome !== 'unique') return outcome === 'stuck' ? null : outcome
  let reached = reach(boardOf(drawing.puzzle()), 5, budget)
  if (!reached) return 'spent'
  const wanted = spec.level ?? 5
  // if no level is asked for, it is enough that the techniques solve the puzzle
  if (spec.method === 'best' && (spec.level === undefined ? reached.level === null : reached.level !== wanted)) {
    const steered = drawing.copy()
    const steering =
      spec.level === undefined
        ? easeTo(steered, wanted, freedom, rng.fork('steer'), budget, steeringSteps)
        : steer(steered, wanted, freedom, rng.fork('steer'), budget, steeringSteps)
    if ((yield* quietly(steering, best?.made ?? null)) === 'spent') return 'spent'
    const after = reach(boardOf(steered.puzzle()), 5, budget)
    if (!after) return 'spent'
    if (after.level !== null) {
      drawing.take(steered)
      reached = after
    }
  }
  const level = reached.level
  const miss = spec.level === undefined ? (level === null ? 1 : 0) : Math.abs((level ?? 6) - spec.level)
  const notes = [
    ...(miss > 0 && spec.level !== undefined ? [levelMissed(spec.level, level)] : []),
    ...(coarser ? [drawnCoarser] : []),
    ...(loss.missing > 0 ? [partsMissing(loss)] : []),
  ]
  return { made: madeOf(trial, drawing, notes), miss, index }
}

function madeOf(
  { start, lines, scale, units, loss }: Trial,
  drawing: BridgeLayout,
  notes: readonly Problem[],
): Made<Hashi> {
  const islands = drawing.cells.length
  return {
    puzzle: drawing.puzzle(),
    answer: drawing.answer(),
    score: {
      islands,
      added: islands - start.cells.length,
      joins: joinsOf(lines, drawing),
      likeness: Math.round(1000 * likeness(lines, drawing, loss)) / 1000,
      parts: loss.parts,
      lost: loss.missing,
      units,
      scale,
    },
    bound: null,
    notes,
  }
}

const drawnCoarser = problem(
  'drawn-coarser',
  'The picture was drawn coarser than given, so that it fits on the board with room for islands.',
  '島を置く余地ができるように、絵を元より粗く描きました。',
  { fault: 'search', path: ['picture'] },
)
const partsMissing = ({ parts, missing }: Loss): Problem =>
  problem(
    'parts-missing',
    `${missing} of the ${counted(parts, 'part')} of the picture cannot be seen in the drawing; a larger \`size\` or a higher \`detail\` shows more.`,
    `絵の${parts}個の部分のうち${missing}個は、描いた図では見えません。\`size\` や \`detail\` を大きくすると、より多く残せます。`,
    { fault: 'search', path: ['picture'] },
  )
const noUnique = problem(
  'no-puzzle',
  'This picture could not be made into a puzzle with a single solution in the given time and effort; a larger `size` or a simpler picture helps.',
  'この絵から解がひとつのパズルを探索量の上限までに作れませんでした。`size` を大きくするか、絵を簡単にしてください。',
  { fault: 'search', path: ['picture'] },
)
