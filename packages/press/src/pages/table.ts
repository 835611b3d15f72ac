/**
 * A table of letters to be found: the names in a row, a box under each, in as few rows of equal length as the width
 * allows.
 */
import { printable } from '@kumiki/core/base'
import type { Item, SideList } from '@kumiki/core/contract'
import { type Block, centredAt, drawnBlock, paragraph, stacked } from './block.ts'
import { mm, type Op, rectangle, segment, stroked } from './page.ts'
import { type Style, thin } from './style.ts'
import { inkMiddle } from './typeface.ts'

/** The side of a box in millimetres, in normal and in large print. */
const min = [8, 12] as const
const max = [10, 15] as const
/** The height of the names' row in sizes, and the letter's share of its box. */
const nameRow = 1.45
const letterShare = 0.55

export function letterTable(style: Style, { heading, items }: SideList, width: number): Block {
  const perRow = Math.max(1, Math.floor(width / mm(thin(style, ...min))))
  const rows = Math.ceil(items.length / perRow)
  const inRow = Math.ceil(items.length / rows)
  const side = Math.min(width / inRow, mm(thin(style, ...max)))
  return stacked(
    [
      paragraph(style, printable(heading[style.lang]), width, {
        size: style.sizes.heading,
        leading: 1.3,
        weight: 'bold',
        role: 'heading',
      }),
      ...Array.from({ length: rows }, (_, row) => boxRow(style, items.slice(row * inRow, (row + 1) * inRow), side)),
    ],
    mm(1.6),
  )
}

function boxRow(style: Style, items: readonly Item[], side: number): Block {
  const { typeface, sizes } = style
  const [name, letter] = [sizes.caption, side * letterShare]
  const head = name * nameRow
  return drawnBlock(head + side, 'text', (x, y) => {
    const width = items.length * side
    const inner = items
      .slice(1)
      .map((_, index) => segment(x + (index + 1) * side, y, x + (index + 1) * side, y + head + side))
    return [
      stroked(rectangle(x, y, width, head + side), thin(style, 0.9, 1.4)),
      stroked([segment(x, y + head, x + width, y + head), ...inner].join(''), thin(style, 0.5, 0.8)),
      ...items.flatMap(({ label, text }, index): Op[] => {
        const middle = x + (index + 0.5) * side
        return [
          centredAt(typeface, middle, y + head / 2 + inkMiddle * name, name, printable(label)),
          ...(text === ''
            ? []
            : [centredAt(typeface, middle, y + head + side / 2 + inkMiddle * letter, letter, printable(text), 'bold')]),
        ]
      }),
    ]
  })
}
