/** Gates that hold for every page, checked on its data: each gate describes what is wrong, or returns nothing. */
import type { Paper } from './measures.ts'
import type { Page, TextOp } from './page.ts'
import type { InkBox, Typeface } from './typeface.ts'

interface Placed {
  readonly op: TextOp
  readonly ink: InkBox
}

/** The ink of every text of a page, in points from its corner. */
export function inkOn(page: Page, typeface: Typeface): Placed[] {
  return page.parts.flatMap(({ ops }) =>
    ops.flatMap((op): Placed[] => {
      if (op.op !== 'text') return []
      const ink = typeface.inkOf(op.text, op.size, op.weight)
      if (!ink) return []
      const { x, y } = op
      return [{ op, ink: { left: x + ink.left, right: x + ink.right, top: y + ink.top, bottom: y + ink.bottom } }]
    }),
  )
}

const textOp = ({ text, x, y }: TextOp): string => `"${text}" at ${x.toFixed(1)}, ${y.toFixed(1)}`

export function textsOutside(page: Page, paper: Paper, typeface: Typeface): string[] {
  const [right, bottom] = [page.width - paper.side, page.height - paper.foot]
  const slack = 0.6
  return inkOn(page, typeface)
    .filter(
      ({ ink }) =>
        ink.left < paper.side - slack ||
        ink.right > right + slack ||
        ink.top < paper.top - slack ||
        ink.bottom > bottom + slack,
    )
    .map(({ op }) => `${textOp(op)} stands outside the margins`)
}

export function textsOverlapping(page: Page, typeface: Typeface): string[] {
  const placed = inkOn(page, typeface).sort((a, b) => a.ink.left - b.ink.left)
  const found: string[] = []
  for (const [index, one] of placed.entries())
    for (let next = index + 1; next < placed.length; next++) {
      const other = placed[next]
      if (!other || other.ink.left >= one.ink.right - touch) break
      if (other.ink.top < one.ink.bottom - touch && one.ink.top < other.ink.bottom - touch)
        found.push(`${textOp(one.op)} and ${textOp(other.op)} overlap`)
    }
  return found
}
const touch = 0.05

export const textsWithoutGlyph = (page: Page, typeface: Typeface): string[] =>
  inkOn(page, typeface).flatMap(({ op }) =>
    Array.from(op.text).flatMap((character) => (typeface.has(character) ? [] : [`${textOp(op)} lacks ${character}`])),
  )

export const textsSmallerThan = (page: Page, min: number): string[] =>
  page.parts.flatMap(({ role, ops }) =>
    role === 'figure'
      ? []
      : ops.flatMap((op) => (op.op === 'text' && op.size < min ? [`${textOp(op)} has ${op.size} points`] : [])),
  )
