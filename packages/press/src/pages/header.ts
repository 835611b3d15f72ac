/**
 * The header of a page: the title with the name line at its right, a line with kind, size and level, and the double
 * rule (子持ち罫) that marks a Kumiki page. In books one line has it all, with the level at the right.
 */
import { type Bilingual, hasRuby } from '@kumiki/core/base'
import { type Block, baseline, linesOf, rubyLeading, setLine } from './block.ts'
import type { Line } from './kinsoku.ts'
import { fieldGap, nameFields, nameOps } from './names.ts'
import { mm, type Op, type Part, part, rectangle, stroked, words } from './page.ts'
import { levelPhrase } from './phrases.ts'
import { phraseText } from './readings.ts'
import { copyTab, doubleRule, numberTab, stars, starsWidth } from './signs.ts'
import { type Style, thin } from './style.ts'
import { inkMiddle } from './typeface.ts'

export interface Head {
  readonly title: string
  /** Such as the kind, the size, the count. */
  readonly facts: readonly string[]
  readonly level: number | null
  /** An additional remark, shown in a frame. */
  readonly tag: Bilingual | null
  readonly number: number | null
  /** Whether the number is that of a pupil's copy, shown in a frame at the right. */
  readonly copied: boolean
  readonly nameLine: boolean
}

export const header = (style: Style, head: Head, width: number): Block =>
  style.book ? bookHeader(style, head, width) : sheetHeader(style, head, width)

function sheetHeader(style: Style, head: Head, width: number): Block {
  const { sizes, typeface } = style
  const tab = tabOf(style, head)
  const names = head.nameLine ? nameFields(style, width - (tab && head.copied ? tab.width + mm(4) : 0)) : []
  const namesWidth = names.reduce((sum, field) => sum + field.width, 0) + fieldGap * Math.max(0, names.length - 1)
  const isLeft = head.nameLine && !head.copied
  const leftOfTitle = tab && isLeft ? tab.width + mm(3) : 0
  const rightOfTitle = tab && !isLeft ? tab.width + mm(4) : 0
  const room = width - leftOfTitle - rightOfTitle
  const besideNames = linesOf(typeface, head.title, room - namesWidth - mm(6), sizes.title, 'bold')
  const isBeside = names.length > 0 && besideNames.length === 1 && room > namesWidth + mm(6)
  const { lines, size } = isBeside ? { lines: besideNames, size: sizes.title } : titleLines(style, head.title, room)
  const pitch = size * (hasRuby(head.title) ? rubyLeading : 1.2)
  const factsTop = lines.length * pitch + mm(1.4)
  const factsPitch = sizes.line * 1.5
  const namesTop = factsTop + factsPitch + mm(1)
  const namesPitch = sizes.line * 1.5 + mm(1)
  const ruleTop = (names.length > 0 && !isBeside ? namesTop + namesPitch : factsTop + factsPitch) + mm(2.4)
  return {
    height: ruleTop + doubleRule(style).height,
    at: (x, y) => {
      const titleAt = (line: number): number => baseline(y + line * pitch, pitch, size)
      const parts: Part[] = [
        part(
          'title',
          lines.flatMap((line, index) => setLine(typeface, line, x + leftOfTitle, titleAt(index), size, 'bold')),
        ),
      ]
      if (tab) {
        const placed = isLeft ? x : x + width - tab.width
        parts.push(part('text', tab.at(placed, y + Math.max(0, (pitch - tab.height) / 2))))
      }
      parts.push(part('text', factsLine(style, head, x, baseline(y + factsTop, factsPitch, sizes.line))))
      if (names.length > 0) {
        const under = isBeside ? titleAt(0) + mm(0.9) : y + namesTop + namesPitch
        const left = x + (isBeside ? leftOfTitle + room - namesWidth : 0)
        parts.push(part('text', nameOps(style, names, left, under)))
      }
      return [...parts, ...doubleRule(style).at(x, y + ruleTop, width)]
    },
  }
}

/** One line: the number, the title, and the level at the right. */
function bookHeader(style: Style, head: Head, width: number): Block {
  const { typeface, sizes } = style
  const tab = tabOf(style, head)
  const left = tab ? tab.width + mm(3.2) : 0
  const stars5 = starsWidth(sizes.line)
  const tag = head.tag ? phraseText(style, head.tag) : ''
  const right = head.level === null ? tagWidth(style, tag) : stars5
  const { lines, size } = titleLines(style, head.title, width - left - right - mm(4))
  const pitch = size * (hasRuby(head.title) ? rubyLeading : 1.2)
  const top = Math.max(tab?.height ?? 0, lines.length * pitch)
  const ruleTop = top + mm(2.2)
  return {
    height: ruleTop + doubleRule(style).height,
    at: (x, y) => {
      const first = y + (top - lines.length * pitch) / 2
      const middle = y + top / 2
      const atRight =
        head.level === null
          ? tagOps(style, tag, x + width - right, middle)
          : stars(head.level, x + width - stars5, middle, sizes.line)
      return [
        ...(tab ? [part('text', tab.at(x, y + (top - tab.height) / 2))] : []),
        part(
          'title',
          lines.flatMap((line, index) =>
            setLine(typeface, line, x + left, baseline(first + index * pitch, pitch, size), size, 'bold'),
          ),
        ),
        ...(atRight.length > 0 ? [part('text', atRight)] : []),
        ...doubleRule(style).at(x, y + ruleTop, width),
      ]
    },
  }
}

interface Placed {
  readonly width: number
  readonly height: number
  at(x: number, y: number): readonly Op[]
}

/** The number of the puzzle, or of the copy. */
function tabOf(style: Style, { number, copied }: Head): Placed | null {
  if (number === null) return null
  const drawn = (x: number, y: number) =>
    copied ? copyTab(style, number, x, y) : numberTab(style, number, x, y, false)
  const { width, height } = drawn(0, 0)
  return { width, height, at: (x, y) => drawn(x, y).ops }
}

/** A title has two lines at most: a longer one is set smaller and, at the minimum size, cut off. */
function titleLines({ typeface, sizes }: Style, title: string, width: number): { lines: Line[]; size: number } {
  const min = sizes.heading
  let size = sizes.title
  let lines = linesOf(typeface, title, width, size, 'bold')
  while (lines.length > 2 && size > min) {
    size = Math.max(min, size - 1)
    lines = linesOf(typeface, title, width, size, 'bold')
  }
  const [first, second] = lines
  if (lines.length <= 2 || !first || !second) return { lines, size }
  return { lines: [first, cutOff(second)], size }
}

/** Replaces the last letters by …, which is as wide as two or three of them. */
function cutOff(line: Line): Line {
  const last = line.at(-1)
  if (!last) return line
  const kept = last.ruby === '' ? Array.from(last.text).slice(0, -3).join('') : ''
  return [...line.slice(0, -1), { text: `${kept}…`, ruby: '' }]
}

function factsLine(style: Style, { facts, level, tag }: Head, x: number, y: number): Op[] {
  const { typeface, sizes, lang } = style
  const ops: Op[] = []
  const gap = mm(thin(style, 3.2, 4.5))
  let left = x
  const write = (text: string): void => {
    if (text === '') return
    ops.push(words(left, y, sizes.line, text))
    left += typeface.widthOf(text, sizes.line) + gap
  }
  for (const fact of facts) write(fact)
  if (level !== null) {
    const size = sizes.line * 0.98
    ops.push(...stars(level, left, y - inkMiddle * sizes.line, size))
    left += starsWidth(size) + gap
    write(levelPhrase(level)[lang])
  }
  return [...ops, ...tagOps(style, tag ? phraseText(style, tag) : '', left, y - inkMiddle * sizes.line)]
}

const tagWidth = ({ typeface, sizes }: Style, text: string): number =>
  text === '' ? 0 : typeface.widthOf(text, sizes.caption) + mm(4)

/** A text in a frame; nothing if it is empty. */
export function tagOps(style: Style, text: string, x: number, middle: number): Op[] {
  if (text === '') return []
  const size = style.sizes.caption
  const height = size * 1.5
  return [
    stroked(rectangle(x, middle - height / 2, tagWidth(style, text), height), thin(style, 0.6, 0.9)),
    words(x + mm(2), middle + inkMiddle * size, size, text),
  ]
}
