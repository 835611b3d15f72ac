/**
 * The shape of a board that is not a rectangle: a text drawing, or a picture reduced to one.
 *
 * A drawing no larger than a board is taken cell for cell. A larger one (a picture) is scaled to the given size, or to
 * the size its words need. A scaled cell belongs to the shape if at least half of it does.
 */
import { limits } from '../../../base/limits.ts'
import { type Bilingual, printable } from '../../../base/text.ts'
import { drawnLines, drawnSize } from '../../../spec/shape.ts'
import type { Size, WantedSize } from '../../../spec/size.ts'

/** The maximum length of a drawing's longer side; pictures are reduced to it. */
export const largestMask = 128

/** true is a cell. */
export interface Mask extends Size {
  readonly cells: readonly boolean[]
}

/**
 * With a "." in it, a drawing is in the notation of all boards: "." a cell, "#" none. Otherwise it is a sketch: one
 * repeated mark for cells, and blanks for none.
 */
export function readMask(text: string): Mask {
  const lines = drawnLines(text)
  const mark = cellMark(lines)
  const size = drawnSize(text)
  const cells = lines.flatMap((line) => Array.from({ length: size.width }, (_, col) => line.charAt(col) === mark))
  return { ...size, cells }
}

/**
 * The mark that stands for a cell; null: there is no cell. A rectangle full of "#" is not a sketch, since it would mean
 * nothing.
 */
function cellMark(lines: readonly string[]): string | null {
  if (lines.some((line) => line.includes('.'))) return '.'
  const isFull = lines.every((line) => /^#+$/.test(line) && line.length === lines[0]?.length)
  return isFull ? null : (/\S/.exec(lines.join('\n'))?.[0] ?? null)
}

/** Why a drawing is not a mask, or null. */
export function maskFault(text: string): Bilingual | null {
  const { width, height } = drawnSize(text)
  if (width > largestMask || height > largestMask)
    return {
      en: `the drawing is ${width} by ${height}; at most ${largestMask} by ${largestMask} are possible`,
      ja: `絵が ${width}×${height} です。${largestMask}×${largestMask} までです`,
    }
  const mark = cellMark(drawnLines(text))
  return mark === null ? { en: 'the drawing has no cell', ja: '絵にマスがありません' } : strayMark(text, mark)
}

/** A mark without a meaning: most likely the text is not a drawing. */
function strayMark(text: string, mark: string): Bilingual | null {
  const known = mark === '.' ? /[\s.#]/ : /\s/
  for (const [row, line] of text
    .replace(/^\ufeff/, '')
    .split(/\r\n?|\n/)
    .entries())
    for (let col = 0; col < line.length; col++) {
      const here = line.charAt(col)
      if (here === mark || known.test(here)) continue
      const found = printable(String.fromCodePoint(line.codePointAt(col) ?? 0))
      return {
        en: `line ${row + 1}, column ${col + 1} has "${found}"; a drawing has "." for cells and "#" for none, or one mark on blanks`,
        ja: `${row + 1}行${col + 1}列に「${found}」があります。マスを「.」、マスなしを「#」で書くか、空白の上に1種類の文字で描いてください`,
      }
    }
  return null
}

/** The mask at the size that was asked for; a single number is its longer side. */
export function sized(mask: Mask, size: WantedSize): Mask {
  const square = !/[x×*]/i.test(String(size.written).normalize('NFKC'))
  return square ? scaledTo(mask, size.width) : scaled(mask, size)
}

/** A picture at every size that a board can have, from small to large. */
export const ladder = (mask: Mask): Mask[] =>
  Array.from({ length: limits.gridSide - 1 }, (_, at) => scaledTo(mask, at + 2))

/** A picture at every size, also with one column or one row less. */
export function* scales(mask: Mask): Generator<Mask> {
  for (const { width, height } of ladder(mask)) {
    for (const size of [
      { width, height },
      { width: width - 1, height },
      { width, height: height - 1 },
    ])
      if (size.width > 1 && size.height > 1) yield scaled(mask, size)
  }
}

function scaledTo(mask: Mask, longer: number): Mask {
  const factor = longer / Math.max(mask.width, mask.height)
  return scaled(mask, {
    width: Math.max(1, Math.round(mask.width * factor)),
    height: Math.max(1, Math.round(mask.height * factor)),
  })
}

function scaled({ width, height, cells }: Mask, to: Size): Mask {
  const share = (col: number, row: number): number => {
    let sum = 0
    const [left, right] = [(col * width) / to.width, ((col + 1) * width) / to.width]
    const [top, bottom] = [(row * height) / to.height, ((row + 1) * height) / to.height]
    for (let y = Math.floor(top); y < Math.min(height, bottom); y++)
      for (let x = Math.floor(left); x < Math.min(width, right); x++)
        if (cells[y * width + x])
          sum += (Math.min(x + 1, right) - Math.max(x, left)) * (Math.min(y + 1, bottom) - Math.max(y, top))
    return sum / ((right - left) * (bottom - top))
  }
  return {
    ...to,
    cells: Array.from(
      { length: to.width * to.height },
      (_, cell) => share(cell % to.width, Math.floor(cell / to.width)) >= 0.5,
    ),
  }
}
