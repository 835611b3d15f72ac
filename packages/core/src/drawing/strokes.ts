/**
 * Pictures as text. There are four notations, distinguished by their characters:
 *
 * strokes — each line is one stroke, points `x,y` joined in order: `0,0 8,0 8,5 0,5 0,0`. Slanted parts become steps.
 *           Lines that start with `#` are remarks.
 * line art — `+` is a corner, an end or a crossing, `-` and `|` run between them (box-drawing characters too):
 *              +--+
 *              |  |
 *              +--+
 * pixels — any of `# @ * X x 1 ■ █ ● ▓` is dark; blanks and `. , _ - 0 o + : ・ □ ░ ○` are light; lines become lines,
 *          areas their outline.
 * greys — the form of PNG and JPEG files: see `drawing/shades.ts`.
 *
 * The unit is one character, or one step of a coordinate; the maker scales it to the board.
 */

import { bad, good, type Problem, problem, type Result } from '../base/result.ts'
import { printable } from '../base/text.ts'
import { type Bitmap, readPixels, strayIn } from './bitmap.ts'
import { readShades, type Shades } from './shades.ts'

/** A straight segment along a row or a column. */
export interface Segment {
  readonly x1: number
  readonly y1: number
  readonly x2: number
  readonly y2: number
}

export type Source =
  | { readonly is: 'strokes'; readonly segments: readonly Segment[] }
  | { readonly is: 'bitmap'; readonly bitmap: Bitmap }
  | { readonly is: 'shades'; readonly shades: Shades }

/** The largest coordinate, row or column that is accepted. */
const maxSide = 1000
const maxPoints = 20_000

const point = String.raw`-?\d{1,6}\s*,\s*-?\d{1,6}`
const strokeLine = new RegExp(String.raw`^\s*${point}(?:[\s;]+${point})*[\s;]*$`)

export function readPicture(text: string): Result<Source> {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)
  const drawn = lines.filter((line) => line.trim() !== '' && !line.trimStart().startsWith('#'))
  if (drawn.length > 0 && drawn.every((line) => strokeLine.test(line))) return readStrokes(drawn)
  const trimmed = lines.map((line) => line.trimEnd())
  while (trimmed.length > 0 && trimmed[0] === '') trimmed.shift()
  while (trimmed.length > 0 && trimmed.at(-1) === '') trimmed.pop()
  const width = Math.max(0, ...trimmed.map((line) => line.length))
  if (trimmed.length === 0) return bad(empty)
  if (width > maxSide || trimmed.length > maxSide) return bad(tooLarge)
  const shades = readShades(trimmed)
  if (shades) return good({ is: 'shades', shades })
  const artful = trimmed.every((line) => [...line].every((character) => arms(character) >= 0))
  if (artful && trimmed.some((line) => /\S/.test(line))) return readLineArt(trimmed, width)
  const stray = strayIn(lines.map((line) => line.trimEnd()))
  return stray ? bad(notDrawn(stray)) : good({ is: 'bitmap', bitmap: readPixels(trimmed) })
}

function readStrokes(lines: readonly string[]): Result<Source> {
  const segments: Segment[] = []
  let points = 0
  for (const line of lines) {
    const path = [...line.matchAll(/(-?\d+)\s*,\s*(-?\d+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)
    points += path.length
    if (points > maxPoints || path.some(([x, y]) => Math.abs(x) > maxSide || Math.abs(y) > maxSide))
      return bad(tooLarge)
    for (const [index, to] of path.entries()) {
      const from = path[index - 1]
      if (from) segments.push(...steps(from, to))
    }
  }
  return segments.length === 0 ? bad(oneDot) : good({ is: 'strokes', segments })
}

/** A staircase from point to point along rows and columns, as close to the straight line as steps allow. */
export function steps([x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number]): Segment[] {
  const [dx, dy] = [x2 - x1, y2 - y1]
  if (dx === 0 && dy === 0) return []
  if (dx === 0 || dy === 0) return [{ x1, y1, x2, y2 }]
  const parts = Math.min(Math.abs(dx), Math.abs(dy))
  const found: Segment[] = []
  let [x, y] = [x1, y1]
  for (let part = 1; part <= parts; part++) {
    const nextX = x1 + Math.round((dx * part) / parts)
    const nextY = y1 + Math.round((dy * part) / parts)
    // going up, across first; going down, down first: so a line is the same from both ends, and mirror images match
    const corner = dy < 0 ? { x: nextX, y } : { x, y: nextY }
    found.push({ x1: x, y1: y, x2: corner.x, y2: corner.y }, { x1: corner.x, y1: corner.y, x2: nextX, y2: nextY })
    x = nextX
    y = nextY
  }
  return found
}

// biome-ignore format: one row for each weight of line
const boxes: Readonly<Record<string, number>> = {
  ' ': 0, '\u3000': 0, '+': 15, '-': 10, '|': 5, '─': 10, '━': 10, '═': 10, '│': 5, '┃': 5, '║': 5,
  '┌': 6, '┐': 12, '└': 3, '┘': 9, '├': 7, '┤': 13, '┬': 14, '┴': 11, '┼': 15,
  '┏': 6, '┓': 12, '┗': 3, '┛': 9, '┣': 7, '┫': 13, '┳': 14, '┻': 11, '╋': 15,
  '╔': 6, '╗': 12, '╚': 3, '╝': 9, '╠': 7, '╣': 13, '╦': 14, '╩': 11, '╬': 15,
}

/** The sides that a line-art character reaches: 1 up, 2 right, 4 down, 8 left. −1: not line art. */
const arms = (character: string): number => boxes[character] ?? -1

function readLineArt(lines: readonly string[], width: number): Result<Source> {
  const segments: Segment[] = []
  const at = (x: number, y: number): number => arms(lines[y]?.[x] ?? ' ')
  for (let y = 0; y < lines.length; y++)
    for (let x = 0; x < width; x++) {
      if (at(x, y) & 2 && at(x + 1, y) & 8) segments.push({ x1: x, y1: y, x2: x + 1, y2: y })
      if (at(x, y) & 4 && at(x, y + 1) & 1) segments.push({ x1: x, y1: y, x2: x, y2: y + 1 })
    }
  return segments.length === 0 ? bad(oneDot) : good({ is: 'strokes', segments })
}

const drawn = { path: ['picture'] } as const
export const empty: Problem = problem(
  'empty-picture',
  'The picture is empty: there is nothing dark in it.',
  '絵が空です（黒いところがありません）。',
  drawn,
)
export const oneDot: Problem = problem(
  'one-dot',
  'The picture is a single dot: it needs lines or areas of at least two cells.',
  '絵が点ひとつだけです。2マス以上の線か面が必要です。',
  drawn,
)
export const allBlack: Problem = problem(
  'all-black',
  'The picture is black all over: there is no shape in it.',
  '絵が真っ黒で、形がありません。',
  drawn,
)
const notDrawn = ({ line, character }: { readonly line: number; readonly character: string }): Problem =>
  problem(
    'not-a-drawing',
    `The text is not a drawing: line ${line} has "${printable(character)}", which is neither dark, light nor part of a line.`,
    `図ではありません: ${line}行目の「${printable(character)}」は、黒・白・線のどれでもありません。`,
    drawn,
  )
const tooLarge: Problem = problem(
  'picture-too-large',
  `The drawing is too large: at most ${maxSide} rows, columns or units, and ${maxPoints} points are read.`,
  `図が大きすぎます。行・列・座標は ${maxSide} まで、点は ${maxPoints} 個までです。`,
  drawn,
)
