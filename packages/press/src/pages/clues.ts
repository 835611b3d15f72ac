/**
 * Clues: each direction under its heading, in as many columns as are wide enough to read. Two lists stand side by side
 * if their heights differ by a line at most, or if flowing would not be lower; otherwise all of them flow through the
 * columns, and the columns are balanced.
 */
import { hasRuby, type Lang, printable } from '@kumiki/core/base'
import type { Item, SideList } from '@kumiki/core/contract'
import { type Block, baseline, endingAt, linesOf, rubyLeading, setLine } from './block.ts'
import { balance, columnBlock, fill, heightOf, type Unit, unit } from './columns.ts'
import { textOf } from './kinsoku.ts'
import type { List } from './list.ts'
import { gaps } from './measures.ts'
import { mm, type Op, part, segment, stroked } from './page.ts'
import { checkBox, checkBoxSide } from './signs.ts'
import { type Style, thin } from './style.ts'
import { inkMiddle } from './typeface.ts'

const leading = 1.48
const largeLeading = 1.42
/** In sizes: where a clue's text begins, and the gap between its number and the text. */
const hang = 2.25
const afterNumber = 0.5

export function clueList(style: Style, sideLists: readonly SideList[]): List {
  const lists = style.lang === 'ja' ? [...sideLists].reverse() : sideLists
  const withRuby = lists.some(({ items }) => items.some(({ text }) => hasRuby(text)))
  const pitchOf = (size: number): number => size * (withRuby ? rubyLeading : style.large ? largeLeading : leading)
  const groupsOf = (width: number, size: number): Unit[][] =>
    lists.map((list, index) => unitsOfList(style, list, width, size, pitchOf(size), index > 0))
  const block = (width: number, size: number): Block | null => {
    const count = columnCount(style, width, size, lists)
    if (count === 0) return null
    const column = columnWidth(width, count)
    const apart = lists.map((list) => unitsOfList(style, list, column, size, pitchOf(size), false))
    const heights = apart.map(heightOf)
    const isEven = Math.max(...heights) - Math.min(...heights) <= pitchOf(size) + 1e-6
    const isApart = count > 1 && lists.length === count
    const flowing = isApart && isEven ? apart : balance(groupsOf(column, size).flat(), count)
    const highest = Math.max(...flowing.map(heightOf))
    const columns = isApart && Math.max(...heights) <= highest + 1e-6 ? apart : flowing
    return columnBlock(columns, column, gaps.columns)
  }
  return {
    max: withRuby ? style.sizes.maxWithRuby : style.sizes.maxClues,
    block,
    pieces: (width, size, first, others) => {
      const count = Math.max(1, columnCount(style, width, size, lists))
      const column = columnWidth(width, count)
      const pieces: Block[] = []
      let left: readonly Unit[] = groupsOf(column, size).flat()
      while (left.length > 0) {
        const page = fill(left, count, pieces.length === 0 ? first : others)
        const columns = page.left.length === 0 ? balance(left, count) : page.columns
        pieces.push(columnBlock(columns, column, gaps.columns))
        left = page.left
      }
      return pieces
    },
  }
}

/** The heading for the rest of a list in a further column. */
const continued = (list: SideList): SideList => ({
  ...list,
  heading: { en: `${list.heading.en} (continued)`, ja: `${list.heading.ja}（つづき）` },
})

const columnWidth = (width: number, count: number): number => (width - gaps.columns * (count - 1)) / count

/**
 * How many columns are wide enough: 14 kana or 26 Latin letters, and 60 mm (50 if there are three, 110 in large print).
 * 0: not even one.
 */
function columnCount(style: Style, width: number, size: number, lists: readonly SideList[]): number {
  const characters = minCharacters[style.lang] + hang
  const total = lists.reduce((sum, { items }) => sum + items.length, 0)
  const suits = (count: number, min: number): boolean => columnWidth(width, count) >= Math.max(min, characters * size)
  if (!style.large && total >= 40 && suits(3, mm(50))) return 3
  if (suits(2, mm(style.large ? 110 : style.shared ? 50 : 60))) return 2
  return suits(1, 0) ? 1 : 0
}
/** In ems. */
const minCharacters: Readonly<Record<Lang, number>> = { ja: 14, en: 13 }

function unitsOfList(
  style: Style,
  list: SideList,
  width: number,
  size: number,
  pitch: number,
  isLater: boolean,
): Unit[] {
  const again = unit(clueHeading(style, continued(list), width, size), 0, 1)
  return [
    unit(clueHeading(style, list, width, size), isLater ? mm(3.4) : 0, 2),
    // the last clue is never alone at the head of a column
    ...list.items.map((item, index) =>
      unit(clueBlock(style, item, width, size, pitch), 0, index === list.items.length - 2 ? 1 : 0, again),
    ),
  ]
}

function clueHeading(style: Style, { heading, remark }: SideList, width: number, size: number): Block {
  const { typeface, lang } = style
  const large = size * 1.04
  const lines = linesOf(typeface, printable(heading[lang]), width, large, 'bold')
  const pitch = large * 1.3
  const under = lines.length * pitch + mm(0.8)
  const note = printable(remark[lang])
  return {
    height: under + mm(1.4),
    at: (x, y) => {
      const set = lines.flatMap((line, index) =>
        setLine(typeface, line, x, baseline(y + index * pitch, pitch, large), large, 'bold'),
      )
      const used = typeface.widthOf(lines.map(textOf).at(-1) ?? '', large, 'bold')
      const fits = note !== '' && used + mm(4) + typeface.widthOf(note, size * 0.9) <= width
      const last = baseline(y + (lines.length - 1) * pitch, pitch, large)
      return [
        part('heading', [...set, ...(fits ? [endingAt(typeface, x + width, last, size * 0.9, note)] : [])]),
        part('decoration', [ruleUnder(style, x, y + under, width)]),
      ]
    },
  }
}

/** The thin rule under a heading. */
export const ruleUnder = (style: Style, x: number, y: number, width: number): Op =>
  stroked(segment(x, y, x + width, y), thin(style, 0.5, 1))

/** The number hangs at the left, bold and right-aligned; a clue without a number has a box to tick. */
function clueBlock(style: Style, item: Item, width: number, size: number, pitch: number): Block {
  const { typeface } = style
  const text = clueText(item, style.lang)
  const indent = item.label === '' ? checkBoxSide(style) + size * 0.5 : hang * size
  const lines = linesOf(typeface, text, width - indent, size, 'regular')
  return {
    // a clue without text still takes a line for its number
    height: Math.max(1, lines.length) * pitch,
    at: (x, y) => {
      const first = baseline(y, pitch, size)
      const ops: Op[] = lines.flatMap((line, index) =>
        setLine(typeface, line, x + indent, baseline(y + index * pitch, pitch, size), size),
      )
      const before =
        item.label === ''
          ? checkBox(style, x, first - inkMiddle * size)
          : endingAt(typeface, x + (hang - afterNumber) * size, first, size, printable(item.label), 'bold')
      return [part('item', [before, ...ops])]
    },
  }
}

/** A clue with its note, in the brackets of the language. */
function clueText({ text, note, times }: Item, lang: Lang): string {
  const added = note === '' ? '' : lang === 'ja' ? `（${note}）` : ` (${note})`
  return printable(`${text}${added}${times > 1 ? ` ×${times}` : ''}`)
}
