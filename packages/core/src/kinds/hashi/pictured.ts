/**
 * A puzzle whose only solution draws the picture.
 *
 * The picture is laid on the lattice as small as it goes; if it cannot be made unique there (unit strokes leave no room
 * for islands), it is laid out larger, up to the largest board. On each lattice there are a few tries. When none works, bridges that are
 * not in the picture are allowed, and the likeness says what that cost.
 */
import type { Budget } from '../../engine/budget.ts'
import type { Rng } from '../../engine/rng.ts'
import type { Made } from '../../kind.ts'
import { limits } from '../../limits.ts'
import { bad, good, type Problem, problem, type Result } from '../../result.ts'
import { boardOf } from './board.ts'
import type { Drawing } from './drawing.ts'
import { drawingOf, extentOf, type Lines, layOut, likeness } from './lattice.ts'
import type { Hashi, Spec } from './model.ts'
import { levelMissed, type Making, quietly } from './plain.ts'
import { makeByChance } from './random.ts'
import { reach } from './reach.ts'
import { readSize } from './spec.ts'
import { steer } from './steer.ts'
import { readPicture, type Segment, type Source } from './strokes.ts'
import { type Cropped, crop, trace } from './trace.ts'
import { makeUnique } from './unique.ts'

/** Units of the longer side that a bitmap is drawn with when no size is asked for. */
const bitmapUnits = 20
const triesPerLattice = 4
const steeringSteps = 60_000

interface Layout {
  readonly lines: Lines
  readonly scale: number
}

interface Candidate {
  readonly made: Made<Hashi>
  /** How far the level is off. */
  readonly miss: number
  /** Of its layout. */
  readonly index: number
}

export function* makePictured(spec: Spec, text: string, rng: Rng, budget: Budget): Making {
  const source = readPicture(text)
  const layouts = source.ok ? layoutsOf(source.value, spec) : source
  if (!layouts.ok) return layouts
  let best: Candidate | null = null
  let tried = false
  for (const trial of trialsOf(layouts.value, spec)) {
    tried = true
    // a level that is missed on one lattice may be reached on the next; further it is not followed
    if (best && (trial.build || trial.index > best.index + 1)) break
    const next: Candidate | 'spent' | null = yield* attemptOn(trial, spec, rng.fork(trial.label), budget, best)
    if (next === 'spent') break
    if (!next) continue
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
      for (let attempt = 0; attempt < triesPerLattice; attempt++)
        yield { ...layout, start, index, build, label: `${build ? 'build' : 'keep'}-${index}-${attempt}` }
    }
}

const crowding = (drawing: Drawing): boolean => drawing.cells.some((cell) => drawing.crowded(cell))

function* attemptOn(
  { start, lines, scale, index, build }: Trial,
  spec: Spec,
  rng: Rng,
  budget: Budget,
  best: Candidate | null,
): Generator<Made<Hashi> | null, Candidate | 'spent' | null> {
  const drawing = start.copy()
  const freedom = { apart: spec.noAdjacent, build }
  const work = spec.method === 'random' ? makeByChance : makeUnique
  const outcome = yield* quietly(work(drawing, freedom, rng.fork('unique'), budget), best?.made ?? null)
  if (outcome !== 'unique') return outcome === 'spent' ? 'spent' : null
  let reached = reach(boardOf(drawing.puzzle()), 5, budget)
  if (!reached) return 'spent'
  const wanted = spec.level ?? 5
  // without a level asked for, the puzzle need only be one that the techniques solve
  if (spec.method === 'best' && (spec.level === undefined ? reached.level === null : reached.level !== wanted)) {
    const steered = drawing.copy()
    const steering = steer(steered, wanted, freedom, rng.fork('steer'), budget, steeringSteps)
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
  const note = miss > 0 && spec.level !== undefined ? levelMissed(spec.level, level) : null
  return { made: madeOf(start, drawing, lines, scale, note), miss, index }
}

function madeOf(start: Drawing, drawing: Drawing, lines: Lines, scale: number, note: Problem | null): Made<Hashi> {
  const islands = drawing.cells.length
  return {
    puzzle: drawing.puzzle(),
    answer: drawing.answer(),
    score: {
      islands,
      added: islands - start.cells.length,
      likeness: Math.round(1000 * likeness(lines, drawing)) / 1000,
      scale: Math.round(1000 * scale) / 1000,
    },
    bound: null,
    notes: note ? [note] : [],
  }
}

/** The lattices to try, the smallest first. */
function layoutsOf(source: Source, spec: Spec): Result<Layout[]> {
  const size = spec.size === undefined ? null : readSize(spec.size)
  const most = size ?? { width: limits.gridSide, height: limits.gridSide }
  const cropped = source.is === 'bitmap' ? crop(source.bitmap) : null
  if (cropped && !cropped.ok) return cropped
  const layouts: Layout[] = []
  for (let scale = 1; scale <= 8; scale++) {
    const segments = source.is === 'strokes' ? source.segments : traced(cropped!.value, most, size !== null, scale)
    if (segments.length === 0) break
    const extent = extentOf(segments)
    const room = Math.min((most.width - 1) / extent.width, (most.height - 1) / extent.height)
    const fits = scale <= room
    if (!fits && (layouts.length > 0 || source.is === 'bitmap')) break
    const used = fits ? scale : room
    const board = size ?? { width: Math.round(extent.width * used) + 1, height: Math.round(extent.height * used) + 1 }
    layouts.push({ lines: layOut(segments, used, board.width, board.height), scale: used })
    if (!fits) break
  }
  // on a board of a given size the largest drawing has the most room and fills it best
  if (size && source.is === 'strokes') layouts.reverse()
  return layouts.length > 0 ? good(layouts) : bad(noRoom)
}

/** A bitmap as strokes: as fine as the board allows at this scale when a size is given, its own or a middling size when not. */
function traced(cropped: Cropped, most: { width: number; height: number }, sized: boolean, scale: number): Segment[] {
  const { width, height } = cropped.bitmap
  const longer = Math.max(width, height)
  const own = longer - (cropped.lines ? 1 : 0)
  const fitting = Math.min((most.width - 1) / width, (most.height - 1) / height) * longer
  const units = sized
    ? Math.floor(fitting / scale)
    : Math.min(own <= 40 ? own : bitmapUnits, Math.floor(fitting / scale))
  return trace(cropped, Math.max(1, units))
}

const noUnique = problem(
  'no-puzzle',
  'This picture could not be made into a puzzle with a single solution within the effort; a larger --size or a simpler picture helps.',
  'この絵から解がひとつのパズルを手数の限度内に作れませんでした。--size を大きくするか、絵を簡単にしてください。',
)
const noRoom = problem(
  'no-room',
  'There is no room on the board for this picture; a larger --size or a simpler picture helps.',
  '盤面にこの絵を置く余地がありません。--size を大きくするか、絵を簡単にしてください。',
)
