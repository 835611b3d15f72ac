/**
 * Blocks, the units of layout: a block has its height before it has a position. Blocks are stacked or set side by side,
 * and none is split over pages.
 */
import { type Run, readRuby } from '@kumiki/core/base'
import { breakLines, type Line } from './kinsoku.ts'
import { type Op, type Part, part, type Role, type TextOp, words } from './page.ts'
import type { Style } from './style.ts'
import { ascent, type Typeface, type Weight } from './typeface.ts'

export interface Block {
  readonly height: number
  /** Its parts, with its top left corner at a point. */
  at(x: number, y: number): readonly Part[]
}

export const nothing: Block = { height: 0, at: () => [] }

/** Below each other, with a gap between those that are not empty. */
export function stacked(blocks: readonly Block[], gap: number): Block {
  const shown = blocks.filter(({ height }) => height > 0)
  const height = shown.reduce((sum, block) => sum + block.height, 0) + gap * Math.max(0, shown.length - 1)
  return {
    height,
    at: (x, y) => {
      const parts: Part[] = []
      let top = y
      for (const block of shown) {
        parts.push(...block.at(x, top))
        top += block.height + gap
      }
      return parts
    },
  }
}

/** Beside each other, each at its own distance from the left. */
export const beside = (blocks: readonly { readonly left: number; readonly block: Block }[]): Block => ({
  height: Math.max(0, ...blocks.map(({ block }) => block.height)),
  at: (x, y) => blocks.flatMap(({ left, block }) => block.at(x + left, y)),
})

interface Setting {
  readonly size: number
  /** In sizes. */
  readonly leading: number
  readonly weight: Weight
  readonly role: Exclude<Role, 'figure'>
}

export const rubyLeading = 1.92

/** A paragraph in lines no wider than a column. */
export function paragraph(style: Style, text: string, width: number, setting: Setting): Block {
  const lines = linesOf(style.typeface, text, width, setting.size, setting.weight)
  return setLines(style, lines, setting)
}

export function setLines(style: Style, lines: readonly Line[], { size, leading, weight, role }: Setting): Block {
  const pitch = size * (lines.some((line) => line.some(({ ruby }) => ruby !== '')) ? rubyLeading : leading)
  return {
    height: lines.length * pitch,
    at: (x, y) => [
      part(
        role,
        lines.flatMap((line, index) =>
          setLine(style.typeface, line, x, baseline(y + index * pitch, pitch, size), size, weight),
        ),
      ),
    ],
  }
}

/**
 * The y of a line's baseline: excess height is split evenly above and below, but with readings all of it goes above.
 */
export const baseline = (top: number, pitch: number, size: number): number =>
  top + (pitch > 1.8 * size ? pitch - 0.3 * size : (pitch - size) / 2 + ascent * size)

export const linesOf = (typeface: Typeface, text: string, width: number, size: number, weight: Weight): Line[] =>
  breakLines(readRuby(text), width, (run) => runWidth(typeface, run, size, weight))

const rubyShare = 0.5
const minRuby = 6.5
const rubySize = (size: number): number => Math.max(minRuby, size * rubyShare)

/** A word is spread to the width of a wider reading. */
const runWidth = (typeface: Typeface, { text, ruby }: Run, size: number, weight: Weight): number =>
  Math.max(typeface.widthOf(text, size, weight), ruby === '' ? 0 : typeface.widthOf(ruby, rubySize(size)))

/** The maximum width of a text as set; it is narrower where readings hang over their neighbours. */
export const textWidth = (typeface: Typeface, text: string, size: number, weight: Weight = 'regular'): number =>
  readRuby(text).reduce((sum, run) => sum + runWidth(typeface, run, size, weight), 0)

/** How far a reading may hang over a neighbour: half a letter of its own, and only over kana without a reading. */
function overhang(neighbour: Run | undefined, side: 'before' | 'after', size: number): number {
  const letter = Array.from(neighbour?.text ?? '').at(side === 'before' ? -1 : 0) ?? ''
  return neighbour?.ruby === '' && /[ぁ-ゖァ-ヺー]/.test(letter) ? rubySize(size) / 2 : 0
}

/**
 * Group ruby: the reading is centred over its word. A wider reading hangs over adjacent kana, and if that is not
 * enough, the word is spread under it.
 */
export function setLine(
  typeface: Typeface,
  line: Line,
  x: number,
  y: number,
  size: number,
  weight: Weight = 'regular',
): TextOp[] {
  const ops: TextOp[] = []
  let left = x
  for (const [index, run] of line.entries()) {
    const own = typeface.widthOf(run.text, size, weight)
    const excess = runWidth(typeface, run, size, weight) - own
    const [before, after] = [overhang(line[index - 1], 'before', size), overhang(line[index + 1], 'after', size)]
    const hung = Math.min(excess, before + after)
    const width = own + excess - hung
    // equal on both sides, as far as the neighbours allow
    const onLeft = hung - Math.min(after, Math.max(hung / 2, hung - before))
    const letters = Array.from(run.text)
    if (own >= width - 1e-6) ops.push(words(left, y, size, run.text, weight))
    else {
      const spare = (width - own) / letters.length
      let at = left + spare / 2
      for (const letter of letters) {
        ops.push(words(at, y, size, letter, weight))
        at += typeface.widthOf(letter, size, weight) + spare
      }
    }
    if (run.ruby !== '') {
      const small = rubySize(size)
      const start = excess > 0 ? left - onLeft : left + (width - typeface.widthOf(run.ruby, small)) / 2
      ops.push(words(start, y - 0.92 * size, small, run.ruby))
    }
    left += width
  }
  return ops
}

/** A single line that ends at a point. */
export const endingAt = (
  typeface: Typeface,
  x: number,
  y: number,
  size: number,
  text: string,
  weight: Weight = 'regular',
): TextOp => words(x - typeface.widthOf(text, size, weight), y, size, text, weight)

export const centredAt = (
  typeface: Typeface,
  x: number,
  y: number,
  size: number,
  text: string,
  weight: Weight = 'regular',
): TextOp => words(x - typeface.widthOf(text, size, weight) / 2, y, size, text, weight)

/** A block of a given height with nothing but drawing ops. */
export const drawnBlock = (
  height: number,
  role: Exclude<Role, 'figure'>,
  draw: (x: number, y: number) => readonly Op[],
): Block => ({
  height,
  at: (x, y) => [part(role, draw(x, y))],
})
