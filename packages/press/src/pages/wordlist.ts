/**
 * Lists of words under one heading with their count at its right.
 *
 * Words to find: equal columns as wide as the widest word, read downwards, a box to tick before each. Words by length:
 * one column for each length under a large numeral, a length with many words in several adjacent columns; if that is
 * too wide, one row for each length.
 */
import { hasRuby, printable, readRuby } from '@kumiki/core/base'
import { type Item, itemText, type SideList } from '@kumiki/core/contract'
import { type Block, baseline, endingAt, rubyLeading, setLine, stacked, textWidth } from './block.ts'
import { ruleUnder } from './clues.ts'
import type { List } from './list.ts'
import { mm, type Op, part, words } from './page.ts'
import { numberCount, phrases, wordCount } from './phrases.ts'
import { checkBox, checkBoxSide } from './signs.ts'
import type { Style } from './style.ts'
import { inkMiddle, type Typeface } from './typeface.ts'

/** In sizes; larger if readings stand above the words. */
const leadingOf = (texts: readonly string[]): number => (texts.some(hasRuby) ? rubyLeading : 1.55)
/** The minimum between columns. */
const minGap = mm(5)
const maxColumns = 5

export const isByLength = (sideLists: readonly SideList[]): boolean => sideLists.every(({ length }) => length !== null)

export const wordList = (style: Style, sideLists: readonly SideList[]): List =>
  isByLength(sideLists) ? byLength(style, sideLists) : toFind(style, sideLists)

const textOf = (item: Item): string => printable(itemText(item))

/** Digits are set in slots of one width, so that numbers align. */
const slot = 0.8
const isNumber = (text: string): boolean => /^\d+$/.test(text)
const isCapitals = (text: string): boolean => /^[A-Z]+$/.test(text)
const tracking = 0.05

const widthOf = (typeface: Typeface, text: string, size: number): number =>
  isNumber(text)
    ? text.length * slot * size
    : textWidth(typeface, text, size) + (isCapitals(text) ? text.length * tracking * size : 0)

function setWord(typeface: Typeface, text: string, x: number, y: number, size: number): Op[] {
  if (!isNumber(text) && !isCapitals(text)) return setLine(typeface, readRuby(text), x, y, size)
  const step = (letter: string): number =>
    isNumber(text) ? slot * size : typeface.widthOf(letter, size) + tracking * size
  let left = x
  return Array.from(text, (letter) => {
    const inSlot = isNumber(text) ? (slot * size - typeface.widthOf(letter, size)) / 2 : 0
    const op = words(left + inSlot, y, size, letter)
    left += step(letter)
    return op
  })
}

function listHeading(style: Style, heading: string, remark: string, count: string, width: number): Block {
  const { typeface, sizes } = style
  const pitch = sizes.heading * 1.3
  const right = sizes.line
  const headingWidth = typeface.widthOf(heading, sizes.heading, 'bold')
  const countWidth = typeface.widthOf(count, right)
  const isRemarked =
    remark !== '' && headingWidth + mm(4) + typeface.widthOf(remark, right) + mm(6) + countWidth <= width
  return {
    height: pitch + mm(2.4),
    at: (x, y) => {
      const line = baseline(y, pitch, sizes.heading)
      return [
        part('heading', [
          words(x, line, sizes.heading, heading, 'bold'),
          ...(isRemarked ? [words(x + headingWidth + mm(4), line, right, remark)] : []),
        ]),
        part('text', [endingAt(typeface, x + width, line, right, count)]),
        part('decoration', [ruleUnder(style, x, y + pitch + mm(0.6), width)]),
      ]
    },
  }
}

function toFind(style: Style, sideLists: readonly SideList[]): List {
  const { typeface, lang, sizes } = style
  const [first] = sideLists
  const items = sideLists.flatMap((sideList) => sideList.items).map(textOf)
  const heading = (width: number): Block =>
    listHeading(
      style,
      printable(first?.heading[lang] ?? ''),
      printable(first?.remark[lang] ?? ''),
      wordCount(items.length)[lang],
      width,
    )
  const columnsIn = (width: number, size: number): number => {
    const widest = Math.max(...items.map((text) => widthOf(typeface, text, size))) + indentOf(style, size)
    return Math.min(
      maxColumns,
      Math.floor((width + minGap) / (widest + minGap)),
      Math.max(1, Math.ceil(items.length / 3)),
    )
  }
  const grid = (shownItems: readonly string[], width: number, size: number, columns: number): Block => {
    const rows = Math.ceil(shownItems.length / columns)
    const pitch = size * leadingOf(items)
    const step = (width + minGap) / columns
    return {
      height: rows * pitch,
      at: (x, y) =>
        shownItems.map((text, index) => {
          const left = x + Math.floor(index / rows) * step
          const line = baseline(y + (index % rows) * pitch, pitch, size)
          return part('item', [
            checkBox(style, left, line - inkMiddle * size),
            ...setWord(typeface, text, left + indentOf(style, size), line, size),
          ])
        }),
    }
  }
  return {
    max: sizes.maxWords,
    block: (width, size) => {
      const columns = columnsIn(width, size)
      return columns < 1 ? null : stacked([heading(width), grid(items, width, size, columns)], 0)
    },
    pieces: (width, size, room, others) => {
      const columns = Math.max(1, columnsIn(width, size))
      const pieces: Block[] = []
      let at = 0
      while (at < items.length) {
        const limit = (pieces.length === 0 ? room : others) - heading(width).height
        const many = Math.max(1, Math.floor(limit / (size * leadingOf(items)))) * columns
        pieces.push(stacked([heading(width), grid(items.slice(at, at + many), width, size, columns)], 0))
        at += many
      }
      return pieces
    },
  }
}

const indentOf = (style: Style, size: number): number => checkBoxSide(style) + size * 0.5

interface Group {
  readonly numeral: string
  /** けた, 字, letters. */
  readonly counter: string
  readonly words: readonly string[]
}

function byLength(style: Style, sideLists: readonly SideList[]): List {
  const { lang, sizes } = style
  const groups = sideLists.map(({ length, items }): Group => {
    const numeral = String(length?.count ?? '')
    const counter = length?.unit[lang] ?? ''
    return { numeral, counter: lang === 'ja' ? counter : '', words: items.map(textOf) }
  })
  const all = groups.flatMap((group) => group.words)
  const ofNumbers = all.every(isNumber)
  const [name, count] = ofNumbers ? [phrases.numbersByLength, numberCount] : [phrases.wordsByLength, wordCount]
  const heading = (width: number): Block => listHeading(style, name[lang], '', count(all.length)[lang], width)
  return {
    max: sizes.maxWords,
    block: (width, size) => {
      const rows = stacked(
        groups.flatMap((group) => lengthRows(style, group, width, size)),
        size * 0.35,
      )
      const columns = lengthColumns(style, groups, width, size)
      const lower = columns && columns.height <= rows.height * 1.15 ? columns : rows
      return stacked([heading(width), lower], 0)
    },
    pieces: (width, size, first, others) => {
      const rows = groups.flatMap((group) => lengthRows(style, group, width, size))
      const pieces: Block[] = []
      let page: Block[] = []
      let used = 0
      for (const row of rows) {
        const limit = (pieces.length === 0 ? first : others) - heading(width).height
        if (page.length > 0 && used + row.height > limit) {
          pieces.push(stacked([heading(width), stacked(page, 0)], 0))
          page = []
          used = 0
        }
        page.push(row)
        used += row.height
      }
      return page.length === 0 ? pieces : [...pieces, stacked([heading(width), stacked(page, 0)], 0)]
    },
  }
}

/** The number of rows to start from: a length with no more words than this gets one column. */
const easyRows = 6

/** The minimum number of rows, from this many on, with which all columns fit; null if none is enough. */
function lengthColumns(style: Style, groups: readonly Group[], width: number, size: number): Block | null {
  const { typeface, sizes } = style
  const inner = size * 0.9
  const wordWidths = groups.map((group) => Math.max(...group.words.map((text) => widthOf(typeface, text, size))))
  const headWidths = groups.map(({ numeral, counter }) => numeralWidth(style, numeral, counter))
  const max = Math.max(...groups.map((group) => group.words.length))
  const widthsAt = (rows: number): number[] =>
    groups.map((group, index) => {
      const columns = Math.ceil(group.words.length / rows)
      return Math.max(headWidths[index] ?? 0, columns * (wordWidths[index] ?? 0) + (columns - 1) * inner)
    })
  const gap = Math.max(minGap, size * 1.2)
  const total = (widths: readonly number[]): number =>
    widths.reduce((sum, one) => sum + one, 0) + gap * (widths.length - 1)
  const rows = Array.from({ length: max }, (_, index) => index + 1).find(
    (count) => count >= Math.min(max, easyRows) && total(widthsAt(count)) <= width,
  )
  if (rows === undefined) return null
  const widths = widthsAt(rows)
  const spare = (width - total(widths)) / Math.max(1, widths.length - 1)
  const between = gap + Math.min(spare, mm(14))
  const pitch = size * leadingOf(groups.flatMap((group) => group.words))
  const head = sizes.numeral * 1.4
  return {
    height: head + rows * pitch,
    at: (x, y) => {
      let left = x
      return groups.map(({ numeral, counter, words: list }, index) => {
        const start = left
        left += (widths[index] ?? 0) + between
        const ops = list.flatMap((text, place) => {
          const column = Math.floor(place / rows)
          const line = baseline(y + head + (place % rows) * pitch, pitch, size)
          return setWord(typeface, text, start + column * ((wordWidths[index] ?? 0) + inner), line, size)
        })
        return part('item', [...numeralOps(style, numeral, counter, start, baseline(y, head, sizes.numeral)), ...ops])
      })
    },
  }
}

const counterSize = ({ sizes }: Style): number => Math.max(sizes.caption, sizes.numeral * 0.62)
const numeralWidth = (style: Style, numeral: string, counter: string): number =>
  style.typeface.widthOf(numeral, style.sizes.numeral, 'bold') +
  (counter === '' ? 0 : style.typeface.widthOf(counter, counterSize(style)) + mm(1))

function numeralOps(style: Style, numeral: string, counter: string, x: number, y: number): Op[] {
  const { sizes, typeface } = style
  const after = x + typeface.widthOf(numeral, sizes.numeral, 'bold') + mm(1)
  return [
    words(x, y, sizes.numeral, numeral, 'bold'),
    ...(counter === '' ? [] : [words(after, y, counterSize(style), counter)]),
  ]
}

/** One length as rows: the numeral at the left of the first, the words on a grid. */
function lengthRows(style: Style, { numeral, counter, words: list }: Group, width: number, size: number): Block[] {
  const { typeface, sizes } = style
  const indent = Math.max(mm(18), numeralWidth(style, numeral, counter) + mm(4))
  const widest = Math.max(...list.map((text) => widthOf(typeface, text, size)))
  const columns = Math.max(1, Math.floor((width - indent + minGap) / (widest + minGap)))
  const step = (width - indent + minGap) / columns
  const rows = Math.ceil(list.length / columns)
  const leading = leadingOf(list)
  return Array.from({ length: rows }, (_, row): Block => {
    const pitch = row === 0 ? Math.max(size * leading, sizes.numeral * 1.3) : size * leading
    return {
      height: pitch,
      at: (x, y) => {
        const line = baseline(y, pitch, row === 0 ? sizes.numeral : size)
        const inRow = list.slice(row * columns, (row + 1) * columns)
        return [
          part('item', [
            ...(row === 0 ? numeralOps(style, numeral, counter, x, line) : []),
            ...inRow.flatMap((text, index) => setWord(typeface, text, x + indent + index * step, line, size)),
          ]),
        ]
      },
    }
  })
}
