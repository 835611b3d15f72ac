/**
 * The address of a puzzle as a QR code: one black path, error correction L, so that its squares are as large as can be. Below .33 mm a
 * square is not read by every phone, so a code that would be smaller is not printed.
 */
import { encode } from 'uqr'
import { type Block, paragraph, stacked } from './block.ts'
import { figure, filled, mm, rounded } from './page.ts'
import { phrases } from './phrases.ts'
import type { Style } from './style.ts'

export interface Code {
  /** What it says. */
  readonly address: string
  /** Of each row, where black begins and how long it is. */
  readonly rows: readonly (readonly (readonly [start: number, length: number])[])[]
  /** How small a square may become, in millimetres. */
  readonly least: number
}

/** In millimetres: what every phone reads, what is easy, more than which nobody needs. */
export const leastSquare = 0.33
const easySquare = 0.36
const mostSquare = 0.45
/** So many squares around a code stay white. */
const quiet = 4
/** The largest code there is holds so many bytes. */
const mostBytes = 2953

/** In UTF-8. */
const bytesOf = (text: string): number =>
  Array.from(text, (letter) => letter.codePointAt(0) ?? 0).reduce(
    (sum, point) => sum + (point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4),
    0,
  )

/** null: there is no code that holds so much. */
export function codeOf(address: string): Code | null {
  if (bytesOf(address) > mostBytes) return null
  const { data } = encode(address, { ecc: 'L', border: 0, boostEcc: false })
  return { address, rows: data.map(runsOf), least: easySquare }
}

/** The same code, which may be as small as a phone can read. */
export const tighter = (code: Code): Code => ({ ...code, least: leastSquare })

function runsOf(row: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = []
  for (const [at, black] of row.entries()) {
    const last = runs.at(-1)
    if (black && last && last[0] + last[1] === at) last[1]++
    else if (black) runs.push([at, 1])
  }
  return runs
}

/** The code over its caption; null: it would be too small. What stands around it keeps its distance anyway, the caption is told to. */
export function codeBlock(style: Style, { rows, least, address }: Code, width: number): Block | null {
  const square = Math.min(mm(mostSquare), width / rows.length)
  if (square < mm(least) - 1e-9) return null
  const caption = paragraph(style, phrases.play[style.lang], width, {
    size: Math.max(10, style.sizes.caption),
    leading: 1.3,
    weight: 'bold',
    role: 'text',
  })
  const drawn: Block = {
    height: rows.length * square,
    at: (x, y) => [figure(`${phrases.play[style.lang]}: ${address}`, [filled(pathOf(rows, x, y, square))])],
  }
  return stacked([drawn, caption], quiet * square)
}

/** How wide it is at the least. */
export const leastWidth = ({ rows, least }: Code): number => rows.length * mm(least)
export const mostWidth = ({ rows }: Code): number => rows.length * mm(mostSquare)

const pathOf = (rows: Code['rows'], x: number, y: number, square: number): string =>
  rows
    .flatMap((runs, row) =>
      runs.map(
        ([start, length]) =>
          `M${rounded(x + start * square)} ${rounded(y + row * square)}h${rounded(length * square)}v${rounded(square)}h${rounded(-length * square)}Z`,
      ),
    )
    .join('')
