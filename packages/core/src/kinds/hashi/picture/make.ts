/**
 * A puzzle whose only solution draws the picture.
 *
 * The picture is laid out as small as it goes. If it cannot be made unique there (strokes of one unit leave no room for
 * islands), it is laid out larger, up to the largest board, with a few tries on each layout. When none works, bridges
 * that are not in the picture are allowed, and the likeness says what that cost.
 */

import { limits } from '../../../base/limits.ts'
import { bad, good, type Problem, problem, type Result } from '../../../base/result.ts'
import type { Budget } from '../../../engine/budget.ts'
import type { Rng } from '../../../engine/rng.ts'
import type { Made, Making } from '../../../kind/craft.ts'
import { readSize } from '../../../spec/size.ts'
import { boardOf } from '../board.ts'
import type { Drawing } from '../drawing.ts'
import type { Hashi } from '../model.ts'
import { levelMissed, quietly } from '../plain.ts'
import { makeByChance } from '../random.ts'
import { reach } from '../reach.ts'
import type { Spec } from '../spec.ts'
import { easeTo, steer } from '../steer.ts'
import { makeUnique } from '../unique.ts'
import { drawingOf, extentOf, type Lines, layOut, likeness } from './layout.ts'
import { readPicture, type Segment, type Source } from './strokes.ts'
import { type Cropped, crop, vectorise } from './vectors.ts'

/** Units of the longer side that a bitmap is drawn with when no size is asked for. */
const bitmapUnits = 20
const triesPerLayout = 4
const largestScale = 8
/** Slow tries after which the picture is drawn coarser. */
const slowTries = 3
const steeringSteps = 60_000

interface Layout {
  readonly lines: Lines
  readonly scale: number
  /** Its points were pushed together. */
  readonly coarser: boolean
}

interface Candidate {
  readonly made: Made<Hashi>
  /** How far the level is off. */
  readonly miss: number
  /** Of its layout. */
  readonly index: number
}

export function* makePictured(spec: Spec, text: string, rng: Rng, budget: Budget): Making<Hashi> {
  const source = readPicture(text)
  const layouts = source.ok ? layoutsOf(source.value, spec) : source
  if (!layouts.ok) return layouts
  let best: Candidate | null = null
  let tried = false
  let slow = 0
  for (const trial of trialsOf(layouts.value, spec)) {
    tried = true
    // a level that is missed on one layout may be reached on the next; further it is not followed, nor at the picture's
    // cost
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
  readonly start: Drawing
  readonly index: number
  readonly build: boolean
  readonly label: string
}

function* trialsOf(layouts: readonly Layout[], spec: Spec): Generator<Trial> {
  for (const build of [false, true])
    for (const [index, layout] of layouts.entries()) {
      const start = drawingOf(layout.lines)
      if (!start || (spec.noAdjacent && crowding(start))) continue
      for (let attempt = 0; attempt < triesPerLayout; attempt++)
        yield { ...layout, start, index, build, label: `${build ? 'build' : 'keep'}-${index}-${attempt}` }
    }
}

const crowding = (drawing: Drawing): boolean => drawing.cells.some((cell) => drawing.crowded(cell))

function* attemptOn(
  { start, lines, scale, coarser, index, build }: Trial,
  spec: Spec,
  rng: Rng,
  budget: Budget,
  best: Candidate | null,
): Generator<Made<Hashi> | null, Candidate | 'spent' | 'slow' | null> {
  const drawing = start.copy()
  const freedom = { apart: spec.noAdjacent, build }
  const work = spec.method === 'random' ? makeByChance : makeUnique
  const outcome = yield* quietly(work(drawing, freedom, rng.fork('unique'), budget), best?.made ?? null)
  if (outcome !== 'unique') return outcome === 'stuck' ? null : outcome
  let reached = reach(boardOf(drawing.puzzle()), 5, budget)
  if (!reached) return 'spent'
  const wanted = spec.level ?? 5
  // without a level asked for, the puzzle need only be one that the techniques solve
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
  ]
  return { made: madeOf(start, drawing, lines, scale, notes), miss, index }
}

function madeOf(start: Drawing, drawing: Drawing, lines: Lines, scale: number, notes: readonly Problem[]): Made<Hashi> {
  const islands = drawing.cells.length
  return {
    puzzle: drawing.puzzle(),
    answer: drawing.answer(),
    score: {
      islands,
      added: islands - start.cells.length,
      likeness: Math.round(1000 * likeness(lines, drawing)) / 1000,
      scale,
    },
    bound: null,
    notes,
  }
}

/** The layouts to try: as drawn, then with more room, then drawn coarser so that there is room at all. */
function layoutsOf(source: Source, spec: Spec): Result<Layout[]> {
  const size = spec.size === undefined ? null : readSize(spec.size)
  const most = size ?? { width: limits.gridSide, height: limits.gridSide }
  const cropped = source.is === 'bitmap' ? crop(source.bitmap) : null
  if (cropped && !cropped.ok) return cropped
  const whole: Layout[] = []
  const coarse: Layout[] = []
  for (let scale = 1; scale <= largestScale; scale++) {
    const given = source.is === 'strokes' ? source.segments : vectorised(cropped!.value, most, size !== null, scale)
    if (given.length === 0) break
    const room = roomFor(given, most)
    const segments = scale <= room ? given : scaled(given, room / scale)
    const extent = extentOf(segments)
    if (extent.width + extent.height < 4) break
    const board = size ?? { width: extent.width * scale + 1, height: extent.height * scale + 1 }
    const layout = { lines: layOut(segments, scale, board.width, board.height), scale, coarser: scale > room }
    ;(layout.coarser ? coarse : whole).push(layout)
  }
  // on a board of a given size the largest drawing has the most room and fills it best
  if (size && source.is === 'strokes') whole.reverse()
  return whole.length + coarse.length > 0 ? good([...whole, ...coarse]) : bad(noRoom)
}

/** How many times as large the strokes can be drawn. */
function roomFor(segments: readonly Segment[], most: { width: number; height: number }): number {
  const { width, height } = extentOf(segments)
  return Math.min((most.width - 1) / width, (most.height - 1) / height)
}

const scaled = (segments: readonly Segment[], by: number): Segment[] => {
  const { left, top } = extentOf(segments)
  const at = (place: number, from: number): number => Math.floor((place - from) * by)
  return segments.map(({ x1, y1, x2, y2 }) => ({
    x1: at(x1, left),
    y1: at(y1, top),
    x2: at(x2, left),
    y2: at(y2, top),
  }))
}

/** A bitmap as strokes: with a size as fine as the board allows at this scale, else its own or a middling size. */
function vectorised(
  cropped: Cropped,
  most: { width: number; height: number },
  sized: boolean,
  scale: number,
): Segment[] {
  const { width, height } = cropped.bitmap
  const longer = Math.max(width, height)
  const own = longer - (cropped.lines ? 1 : 0)
  const fitting = Math.min((most.width - 1) / width, (most.height - 1) / height) * longer
  const units = sized
    ? Math.floor(fitting / scale)
    : Math.min(own < limits.gridSide ? own : bitmapUnits, Math.floor(fitting / scale))
  return vectorise(cropped, Math.max(1, units))
}

const drawnCoarser = problem(
  'drawn-coarser',
  'The picture was drawn coarser than given, so that it fits on the board with room for islands.',
  '島を置く余地ができるように、絵を元より粗く描きました。',
  { fault: 'search', path: ['picture'] },
)
const noUnique = problem(
  'no-puzzle',
  'This picture could not be made into a puzzle with a single solution within the effort; a larger `size` or a simpler picture helps.',
  'この絵から解がひとつのパズルを手数の限度内に作れませんでした。`size` を大きくするか、絵を簡単にしてください。',
  { fault: 'search', path: ['picture'] },
)
const noRoom = problem(
  'no-room',
  'There is no room on the board for this picture; a larger `size` or a simpler picture helps.',
  '盤面にこの絵を置く余地がありません。`size` を大きくするか、絵を簡単にしてください。',
  { fault: 'search', path: ['picture'] },
)
