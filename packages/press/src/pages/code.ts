/**
 * The address of a puzzle as a QR code: one black path, with error correction L to keep its squares as large as
 * possible. Not every phone reads squares below .33 mm, so a code that would be smaller is not printed.
 */
import { encode } from 'uqr'
import { type Block, paragraph, stacked } from './block.ts'
import { figure, mm, rounded, type SquaresOp } from './page.ts'
import { phrases } from './phrases.ts'
import { phraseText } from './readings.ts'
import type { Style } from './style.ts'

export interface Code {
  /** The content of the code. */
  readonly address: string
  readonly rows: SquaresOp['rows']
  /** The minimum side of a square, in millimetres. */
  readonly min: number
  /** With the rules, or at the right of the page's last row. */
  readonly place: 'rules' | 'foot'
}

/** Sides of a square in millimetres: the minimum that every phone reads, one that is easy to read, and the maximum. */
export const minSquare = 0.33
const easySquare = 0.36
const maxSquare = 0.45
/** How many squares around a code stay white. */
const quiet = 4
/** With more bytes a code has so many squares that phones cannot read it at any size. */
export const maxBytes = 1500

/** In UTF-8. */
const bytesOf = (text: string): number =>
  Array.from(text, (letter) => letter.codePointAt(0) ?? 0).reduce(
    (sum, point) => sum + (point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4),
    0,
  )

/** null if no phone could read a code with that much content. */
export function codeOf(address: string): Code | null {
  if (bytesOf(address) > maxBytes) return null
  const { data } = encode(address, { ecc: 'L', border: 0, boostEcc: false })
  return { address, rows: data.map(runsOf), min: easySquare, place: 'rules' }
}

/** The code in all its places and minimum sizes, the best first; the last are the smallest that phones can read. */
export const placesOf = (code: Code): readonly Code[] =>
  [code.min, minSquare].flatMap((min) => [
    { ...code, min, place: 'rules' },
    { ...code, min, place: 'foot' },
  ])

function runsOf(row: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = []
  for (const [at, black] of row.entries()) {
    const last = runs.at(-1)
    if (black && last && last[0] + last[1] === at) last[1]++
    else if (black) runs.push([at, 1])
  }
  return runs
}

/**
 * The code over its caption, as large as allowed or as a height leaves; null if it would be too small. Its white border
 * is not added here, because the blocks around it keep their distance anyway; the caption gets it.
 */
export function codeBlock(
  style: Style,
  { rows, min, address }: Code,
  width: number,
  height = Number.POSITIVE_INFINITY,
): Block | null {
  const widest = Math.min(mm(maxSquare), width / rows.length)
  if (widest < mm(min) - 1e-9) return null
  const caption = paragraph(style, phraseText(style, phrases.play), width, {
    size: Math.max(10, style.sizes.caption),
    leading: 1.3,
    weight: 'bold',
    role: 'text',
  })
  const square = Math.min(widest, Math.max(mm(min), (height - caption.height) / (rows.length + quiet)))
  const drawn: Block = {
    height: rows.length * square,
    at: (x, y) => [
      figure(`${phrases.play[style.lang]}: ${spoken(address)}`, [
        { op: 'squares', x: rounded(x), y: rounded(y), side: rounded(square), rows },
      ]),
    ],
  }
  return stacked([drawn, caption], quiet * square)
}

/** The minimum width of the code. */
export const minWidth = ({ rows, min }: Code): number => rows.length * mm(min)
export const maxWidth = ({ rows }: Code): number => rows.length * mm(maxSquare)

/** The address for screen readers, without the puzzle in it if it is long. */
const spoken = (address: string): string => (address.length > 120 ? address.replace(/#.*/s, '') : address)
