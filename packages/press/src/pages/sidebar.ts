/**
 * The texts around a board besides its lists: the rules, a notice, the code to play it; beside the board or in a strip
 * above it.
 */
import { type Block, beside, paragraph, stacked } from './block.ts'
import { type Code, codeBlock, maxWidth, minWidth } from './code.ts'
import { letterBoxes } from './lettered.ts'
import { gaps } from './measures.ts'
import { mm } from './page.ts'
import { phrases } from './phrases.ts'
import { phraseText } from './readings.ts'
import type { Sheet } from './sheet.ts'
import type { Style } from './style.ts'

/** The rules under their heading, then the notice. */
export function rulesBlock(style: Style, { rules, notice }: Pick<Sheet, 'rules' | 'notice'>, width: number): Block {
  const all = [
    ...(rules === '' ? [] : [{ heading: phraseText(style, phrases.rules), text: rules }]),
    ...(notice ? [notice] : []),
  ]
  return stacked(
    all.map(({ heading, text }) => headed(style, heading, text, width)),
    gaps.between,
  )
}

export function headed(style: Style, heading: string, text: string, width: number): Block {
  const { sizes } = style
  return stacked(
    [
      paragraph(style, heading, width, { size: sizes.heading, leading: 1.3, weight: 'bold', role: 'heading' }),
      paragraph(style, text, width, { size: sizes.rules, leading: 1.55, weight: 'regular', role: 'text' }),
    ],
    mm(0.8),
  )
}

/** Rules above, the code at the foot of a board of this height; null if the code does not fit. */
export function sidebar(style: Style, sheet: Sheet, width: number, height: number): Block | null {
  const rules = rulesBlock(style, sheet, width)
  return atFoot(style, rules, sheet, width, height)
}

/**
 * A block with the code at the foot of the given height, or below the block if that is higher; null if it does not fit.
 */
export function atFoot(style: Style, above: Block, sheet: Sheet, width: number, height: number): Block | null {
  const code = codeWithRules(sheet)
  if (!code) return above
  const drawn = codeBlock(style, code, width, height - above.height - gaps.between)
  if (!drawn) return null
  const whole = Math.max(height, above.height + gaps.between + drawn.height)
  return { height: whole, at: (x, y) => [...above.at(x, y), ...drawn.at(x, y + whole - drawn.height)] }
}

const codeWithRules = ({ code }: Sheet): Code | null => (code?.place === 'rules' ? code : null)

/** Rules at the left, the code at the right. */
export function strip(style: Style, sheet: Sheet, width: number): Block | null {
  const code = codeWithRules(sheet)
  return code ? withCode(style, code, width, (room) => rulesBlock(style, sheet, room)) : rulesBlock(style, sheet, width)
}

/**
 * The boxes for collected letters at the foot of a page, and the code at their right if that is its place; null if it
 * does not fit.
 */
export function footOf(style: Style, sheet: Sheet, width: number): Block | null {
  const { code } = sheet
  const boxes = (room: number): Block => boxesOf(style, sheet, room)
  return code?.place === 'foot' ? withCode(style, code, width, boxes) : boxes(width)
}

/** A block with the code at its right. */
function withCode(style: Style, code: Code, width: number, left: (width: number) => Block): Block | null {
  const side = Math.max(mm(26), minWidth(code), Math.min(maxWidth(code), width * 0.25))
  const room = width - side - gaps.columns
  if (room < width * 0.4) return null
  const block = left(room)
  // a separate row for the code would cost the board too much
  const drawn = codeBlock(style, code, side, code.place === 'foot' ? block.height : undefined)
  return (
    drawn &&
    beside([
      { left: 0, block },
      { left: room + gaps.columns, block: drawn },
    ])
  )
}

export const boxesOf = (style: Style, { sideLists }: Sheet, width: number): Block =>
  stacked(
    sideLists.filter(({ form }) => form === 'boxes').map((sideList) => letterBoxes(style, sideList, width)),
    gaps.between,
  )
