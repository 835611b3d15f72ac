/** What stands around a board besides its lists: the rules, a notice, the code to play it, beside the board or in a strip above it. */
import { type Block, beside, paragraph, stacked } from './block.ts'
import { codeBlock, leastWidth, mostWidth } from './code.ts'
import { gaps } from './measures.ts'
import { mm } from './page.ts'
import { phrases } from './phrases.ts'
import type { Sheet } from './sheet.ts'
import type { Style } from './style.ts'

/** The rules under their heading, and what else is to be said, below each other. */
export function rulesBlock(style: Style, { rules, notice }: Pick<Sheet, 'rules' | 'notice'>, width: number): Block {
  const { lang } = style
  const said = [...(rules === '' ? [] : [{ heading: phrases.rules[lang], text: rules }]), ...(notice ? [notice] : [])]
  return stacked(
    said.map(({ heading, text }) => headed(style, heading, text, width)),
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

/** Rules above, the code at the foot of a board of this height; null: the code finds no room. */
export function sidebar(style: Style, sheet: Sheet, width: number, height: number): Block | null {
  const rules = rulesBlock(style, sheet, width)
  return sheet.code ? atFoot(style, rules, sheet, width, height) : rules
}

/** A block with the code at the foot of so much height, or below it where that is more; null: it finds no room. */
export function atFoot(style: Style, above: Block, { code }: Sheet, width: number, height: number): Block | null {
  const drawn = code && codeBlock(style, code, width)
  if (!drawn) return code ? null : above
  const whole = Math.max(height, above.height + gaps.between + drawn.height)
  return { height: whole, at: (x, y) => [...above.at(x, y), ...drawn.at(x, y + whole - drawn.height)] }
}

/** Rules at the left, the code at the right. */
export function strip(style: Style, sheet: Sheet, width: number): Block | null {
  const { code } = sheet
  if (!code) return rulesBlock(style, sheet, width)
  const side = Math.max(leastWidth(code), Math.min(mostWidth(code), width * 0.25))
  const drawn = codeBlock(style, code, Math.max(side, mm(26)))
  const room = width - Math.max(side, mm(26)) - gaps.columns
  if (!drawn || room < width * 0.4) return null
  return beside([
    { left: 0, block: rulesBlock(style, sheet, room) },
    { left: room + gaps.columns, block: drawn },
  ])
}
