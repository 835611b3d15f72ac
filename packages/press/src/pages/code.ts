/**
 * The address of a puzzle as a QR code: one black path, error correction L, so that its squares are as large as can be.
 * Below .33 mm a square is not read by every phone, so a code that would be smaller is not printed.
 */
import { encode } from 'uqr'
import { type Block, paragraph, stacked } from './block.ts'
import { figure, mm, rounded, type SquaresOp } from './page.ts'
import { phrases } from './phrases.ts'
import { phraseText } from './readings.ts'
import type { Style } from './style.ts'

export interface Code {
  /** What it says. */
  readonly address: string
  readonly rows: SquaresOp['rows']
  /** How small a square may become, in millimetres. */
  readonly min: number
  /** With the rules, or in the last row of the page, at its right. */
  readonly place: 'rules' | 'foot'
}

/** In millimetres: what every phone reads, what is easy, more than which nobody needs. */
export const minSquare = 0.33
const easySquare = 0.36
const maxSquare = 0.45
/** So many squares around a code stay white. */
const quiet = 4
/** More than so many bytes make squares so many that phones lose their place among them, however large they are. */
export const maxBytes = 1500

/** In UTF-8. */
const bytesOf = (text: string): number =>
  Array.from(text, (letter) => letter.codePointAt(0) ?? 0).reduce(
    (sum, point) => sum + (point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4),
    0,
  )

/** null: no phone would read a code that holds so much. */
export function codeOf(address: string): Code | null {
  if (bytesOf(address) > maxBytes) return null
  const { data } = encode(address, { ecc: 'L', border: 0, boostEcc: false })
  return { address, rows: data.map(runsOf), min: easySquare, place: 'rules' }
}

/** The same code wherever and however small it may stand, the best first; the last are as small as a phone can read. */
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
 * The code over its caption, as large as it may be, or as a height leaves; null: it would be too small. What stands
 * around it keeps its distance anyway, the caption is told to.
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

/** How wide it is at the least. */
export const minWidth = ({ rows, min }: Code): number => rows.length * mm(min)
export const maxWidth = ({ rows }: Code): number => rows.length * mm(maxSquare)

/** What is read aloud of an address: nobody listens to a whole puzzle. */
const spoken = (address: string): string => (address.length > 120 ? address.replace(/#.*/s, '') : address)
