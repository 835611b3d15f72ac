/**
 * The stages of a picture puzzle as drawings: the ink that was found, with missing parts struck out; the strokes over
 * it; the puzzle; the answer with bold bridges, thin where they only join separate parts.
 */
import { good, type Result } from '../../../base/result.ts'
import { parse } from '../../../base/schema.ts'
import { type Bilingual, counted } from '../../../base/text.ts'
import type { Bitmap } from '../../../drawing/bitmap.ts'
import { bold } from '../../../drawing/bold.ts'
import { box, disc, line, type Mark, type Picture } from '../../../drawing/picture.ts'
import type { KumikiFile } from '../../../kind/file.ts'
import type { Stage } from '../../../kind/stage.ts'
import type { PuzzleTypes } from '../../../kind/types.ts'
import { spec } from '../make/spec.ts'
import { draw } from '../puzzle/draw.ts'
import { type Answer, answerSchema, type Puzzle, puzzleSchema } from '../puzzle/model.ts'
import type { Lines } from './layout.ts'
import type { Pixels } from './layouts.ts'
import type { Loss } from './lost.ts'
import { type Stages, stagesOf } from './stages.ts'

/** The stages of a made file, with its recipe and its answer. */
export function stagesOfFile(file: KumikiFile<PuzzleTypes>): Result<Stage[]> {
  const wanted = parse(spec, file.recipe?.spec ?? {})
  if (!wanted.ok) return wanted
  const puzzle = parse(puzzleSchema, file.puzzle)
  if (!puzzle.ok) return puzzle
  const answer = parse(answerSchema, file.answer)
  if (!answer.ok) return answer
  const score = file.report?.score ?? {}
  const stages = stagesOf(wanted.value, { puzzle: puzzle.value, answer: answer.value, score })
  return stages.ok ? good(drawn(stages.value, Number(score.added ?? 0))) : stages
}

/** The stages of an order, before anything is made. */
export function stagesOfDraft(given: Readonly<Record<string, unknown>>): Result<Stage[]> {
  const wanted = parse(spec, given)
  if (!wanted.ok) return wanted
  const stages = stagesOf(wanted.value, null)
  return stages.ok ? good(drawn(stages.value, 0)) : stages
}

function drawn(stages: Stages, added: number): Stage[] {
  const { bitmap, strokes, pixels, puzzle, answer, likeness, lost, joins, isCoarse } = stages
  const { parts } = lost
  const drawing: Stage[] = [
    {
      title: { en: 'Picture', ja: '絵' },
      note: { en: counted(parts, 'part'), ja: `部分 ${parts}個` },
      picture: bitmap ? inkOf(bitmap, lost.lost) : strokesOver(strokes, null, null),
      written: null,
    },
    {
      title: { en: 'Strokes', ja: '線' },
      note: seenOf(lost, isCoarse),
      picture: strokesOver(strokes, bitmap, pixels),
      written: writeStrokes(strokes),
    },
  ]
  if (!puzzle || !answer) return drawing
  const size = `${puzzle.width} × ${puzzle.height}`
  const islands = puzzle.islands.length
  const percent = likeness === null ? 0 : Math.round(1000 * likeness) / 10
  return [
    ...drawing,
    {
      title: { en: 'Puzzle', ja: '問題' },
      note: { en: `${size}, ${counted(islands, 'island')}`, ja: `${size}、島 ${islands}個` },
      picture: draw(puzzle, { bridges: [] }),
      written: null,
    },
    {
      title: { en: 'Solution', ja: '答え' },
      note: {
        en: `likeness ${percent} %, ${addedTo(added, joins).en}`,
        ja: `似ている度合い ${percent}%、${addedTo(added, joins).ja}`,
      },
      picture: answerOver(puzzle, answer, strokes),
      written: null,
    },
  ]
}

/**
 * Describes only what was measured: whether each part is present. How faithful its shape is was not measured, so a
 * coarser drawing is called coarse.
 */
function seenOf({ parts, missing }: Loss, isCoarse: boolean): Bilingual {
  const [en, ja] =
    missing === 0
      ? [['no parts', 'the one part', 'both parts'][parts] ?? `all ${parts} parts`, `${parts}個すべてあり`]
      : [`${missing} of ${counted(parts, 'part')} lost`, `${parts}個のうち${missing}個が失われた`]
  return isCoarse ? { en: `${en}, details coarser`, ja: `${ja}、細部は粗め` } : { en, ja }
}

/** Counts the islands and the bridges that are not in the picture, which are drawn thin. */
function addedTo(islands: number, joins: number): Bilingual {
  if (islands === 0 && joins === 0) return { en: 'nothing added', ja: '足したものなし' }
  const en = [islands > 0 && counted(islands, 'island'), joins > 0 && `${counted(joins, 'join')} (thin)`]
  const ja = [islands > 0 && `島 ${islands}個`, joins > 0 && `つなぎ ${joins}本（細線）`]
  return { en: `added: ${en.filter(Boolean).join(', ')}`, ja: `足したもの: ${ja.filter(Boolean).join('、')}` }
}

const label: Bilingual = { en: 'Stage of a picture', ja: '絵から作る途中の図' }

/** The height of a row of pixels. Rows overlap by about a screen pixel, so that no gaps show between them. */
const heightOf = ({ width, height }: Bitmap): number => 1 + Math.max(width, height) / 400

/** One box for each run of pixels. */
function runs(
  { width, height, dark }: Bitmap,
  wanted: (ink: number) => boolean,
): { x: number; y: number; w: number }[] {
  const found: { x: number; y: number; w: number }[] = []
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (!wanted(dark[y * width + x]!)) continue
      const start = x
      while (x + 1 < width && wanted(dark[y * width + x + 1]!)) x++
      found.push({ x: start, y, w: x + 1 - start })
    }
  return found
}

function inkOf(bitmap: Bitmap, lost: readonly (readonly number[])[]): Picture {
  const { width, height } = bitmap
  const marks: Mark[] = runs(bitmap, (ink) => ink === 1).map(({ x, y, w }) => box(x, y, w, heightOf(bitmap), 'cell'))
  for (const { x, y, w } of runs(bitmap, (ink) => ink === 2))
    marks.push(line(x + 0.5, y + 0.5, x + w - 0.5, y + 0.5, 1.1, 'rule'))
  for (const part of lost) marks.push(...ringAround(part, width))
  return { width, height, marks, label }
}

function ringAround(cells: readonly number[], width: number): Mark[] {
  const xs = cells.map((at) => at % width)
  const ys = cells.map((at) => Math.floor(at / width))
  const [left, right, top, bottom] = [
    Math.min(...xs) - 1,
    Math.max(...xs) + 2,
    Math.min(...ys) - 1,
    Math.max(...ys) + 2,
  ]
  const weight = width / 90
  return [
    line(left, top, right, top, weight, 'wrong'),
    line(right, top, right, bottom, weight, 'wrong'),
    line(right, bottom, left, bottom, weight, 'wrong'),
    line(left, bottom, left, top, weight, 'wrong'),
  ]
}

/** The strokes through the middles of cells, over the ink if there is any. */
function strokesOver({ width, height, right, down }: Lines, bitmap: Bitmap | null, pixels: Pixels | null): Picture {
  const marks: Mark[] = []
  if (bitmap && pixels)
    for (const { x, y, w } of runs(bitmap, (ink) => ink > 0))
      marks.push(
        box(
          pixels.x + 0.5 + x * pixels.side,
          pixels.y + 0.5 + y * pixels.side,
          w * pixels.side,
          heightOf(bitmap) * pixels.side,
          'faint',
        ),
      )
  for (let at = 0; at < right.length; at++) {
    const [x, y] = [(at % width) + 0.5, Math.floor(at / width) + 0.5]
    if (right[at]) marks.push(line(x, y, x + 1, y, 0.16, 'wall'))
    if (down[at]) marks.push(line(x, y, x, y + 1, 0.16, 'wall'))
  }
  for (let at = 0; at < right.length; at++)
    if (isEndOrCorner({ width, height, right, down }, at))
      marks.push(disc((at % width) + 0.5, Math.floor(at / width) + 0.5, 0.17, 'wall', 'paper'))
  return { width, height, marks, label }
}

function isEndOrCorner({ width, right, down }: Lines, at: number): boolean {
  const [east, south] = [right[at]! > 0, down[at]! > 0]
  const west = at % width > 0 && right[at - 1]! > 0
  const north = at >= width && down[at - width]! > 0
  const count = [east, south, west, north].filter(Boolean).length
  return count > 0 && !(count === 2 && east === west)
}

/** Writes each straight way between two ends, corners or crossings as a stroke of its own. */
function writeStrokes(lines: Lines): string {
  const { width, right, down } = lines
  const written: string[] = []
  for (let at = 0; at < right.length; at++) {
    if (!isEndOrCorner(lines, at)) continue
    const [x, y] = [at % width, Math.floor(at / width)]
    for (const [steps, stride] of [
      [right, 1],
      [down, width],
    ] as const) {
      let end = at
      while (steps[end] && (end === at || !isEndOrCorner(lines, end))) end += stride
      if (end > at) written.push(`${x},${y} ${end % width},${Math.floor(end / width)}`)
    }
  }
  return written.join('\n')
}

/** In cells: the width of a bridge that only joins parts of the picture. */
const connector = 0.05

/** A bridge may begin as a stroke of the picture and continue to another part: each stretch is drawn accordingly. */
function answerOver(puzzle: Puzzle, answer: Answer, strokes: Lines): Picture {
  const picture = bold(draw(puzzle, answer))
  return {
    ...picture,
    marks: picture.marks.flatMap((mark) => (mark.mark === 'line' ? stretches(mark, strokes) : [mark])),
  }
}

function stretches(bridge: Extract<Mark, { mark: 'line' }>, { width, right, down }: Lines): Mark[] {
  const isAcross = bridge.y1 === bridge.y2
  const [from, to] = isAcross ? [bridge.x1, bridge.x2] : [bridge.y1, bridge.y2]
  const isStroke = (place: number): boolean => {
    const [x, y] = isAcross ? [place, bridge.y1] : [bridge.x1, place]
    return (isAcross ? right : down)[Math.floor(y) * width + Math.floor(x)]! > 0
  }
  const found: Mark[] = []
  for (let start = Math.min(from, to), end = start; start < Math.max(from, to); start = end) {
    while (end < Math.max(from, to) && isStroke(end) === isStroke(start)) end++
    const ends = isAcross ? { x1: start, x2: end } : { y1: start, y2: end }
    found.push({ ...bridge, ...ends, width: isStroke(start) ? bridge.width : Math.min(connector, bridge.width) })
  }
  return found
}
