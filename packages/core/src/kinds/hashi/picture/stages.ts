/**
 * The way from a picture to a puzzle, stage by stage, as data: ink and paper, strokes, puzzle, answer, and what was
 * lost on the way.
 *
 * Without a puzzle it is a draft with the strokes of the first layout. With one, it has the strokes that the puzzle was
 * made from, which its score identifies.
 */
import { bad, good, problem, type Result } from '../../../base/result.ts'
import type { Bitmap } from '../../../drawing/bitmap.ts'
import type { Made } from '../../../kind/craft.ts'
import type { Spec } from '../make/spec.ts'
import type { Answer, Hashi, Puzzle } from '../puzzle/model.ts'
import { joinsOf, linesOf } from './joins.ts'
import type { Lines } from './layout.ts'
import { layoutsOf, type Pixels } from './layouts.ts'
import type { Loss } from './lost.ts'

export interface Stages {
  /** The bitmap without its blank rim. null: the picture was given as strokes. */
  readonly bitmap: Bitmap | null
  readonly strokes: Lines
  /** Where the pixels lie on the board. */
  readonly pixels: Pixels | null
  readonly puzzle: Puzzle | null
  readonly answer: Answer | null
  /** null: there is no puzzle yet. */
  readonly likeness: number | null
  /** Number of places where the answer has bridges that are no strokes. */
  readonly joins: number
  /**
   * Whether details smaller than a cell of the board are lost, because a cell covers more than a pixel or because
   * points were merged.
   */
  readonly isCoarse: boolean
  /** How many parts there are, how many of them are missing, and their pixels. */
  readonly lost: Loss
}

export function stagesOf(spec: Spec, made: Pick<Made<Hashi>, 'puzzle' | 'answer' | 'score'> | null): Result<Stages> {
  if (spec.picture === undefined) return bad(noPicture)
  const layouts = layoutsOf(spec.picture, spec)
  if (!layouts.ok) return layouts
  const { figure, all } = layouts.value
  const layout = made
    ? all.find(({ units, scale }) => units === made.score.units && scale === made.score.scale)
    : all[0]
  if (!layout) return bad(otherPicture)
  return good({
    bitmap: figure?.bitmap ?? null,
    strokes: layout.lines,
    pixels: layout.pixels,
    puzzle: made?.puzzle ?? null,
    answer: made?.answer ?? null,
    likeness: made ? Number(made.score.likeness) : null,
    joins: made ? joinsOf(layout.lines, linesOf(made.puzzle, made.answer)) : 0,
    isCoarse: layout.coarser || (layout.pixels !== null && layout.pixels.side < layout.scale),
    lost: layout.loss,
  })
}

const noPicture = problem(
  'no-picture',
  'This puzzle was not made from a picture, so there are no stages to show: give it a `picture`.',
  'このパズルは絵から作られていないため、途中の図はありません。`picture` を指定してください。',
)
const otherPicture = problem(
  'other-picture',
  'The puzzle was not made from this picture by this version, so its stages cannot be shown.',
  'このパズルは、この版でこの絵から作られたものではないため、途中の図を示せません。',
)
