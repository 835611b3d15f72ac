/**
 * The head and the foot of a page. Head: the title with the name line at its right, the line with kind, size and level, and the double rule
 * (子持ち罫) that is the sign of a Kumiki page. Foot: the mark, the page's number, where the answers are.
 */
import { hasRuby } from '@kumiki/core/base/ruby'
import { type Block, baseline, centredAt, endingAt, linesOf, rubyLeading, setLine } from './block.ts'
import type { Line } from './kinsoku.ts'
import { mm, type Op, type Part, part, rectangle, segment, stroked, words } from './page.ts'
import { levelPhrase, phrases } from './phrases.ts'
import { kumikiMark, numberTab, stars, starsWidth, writingLine } from './signs.ts'
import { type Style, thin } from './style.ts'
import { capHeight, inkMiddle } from './typeface.ts'

export interface Head {
  readonly title: string
  /** Kind, size, how many. */
  readonly facts: readonly string[]
  readonly level: number | null
  readonly byClues: boolean
  readonly number: number | null
  readonly nameLine: boolean
}

export function header(style: Style, head: Head, width: number): Block {
  const { sizes, typeface } = style
  const tab = head.number === null ? null : numberTab(style, head.number, 0, 0, false)
  const names = head.nameLine ? nameFields(style, width) : []
  const namesWidth = names.reduce((sum, field) => sum + field.width, 0) + fieldGap * Math.max(0, names.length - 1)
  const leftOfTitle = tab && head.nameLine ? tab.width + mm(3) : 0
  const rightOfTitle = tab && !head.nameLine ? tab.width + mm(4) : 0
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
  const [thick, fine] = style.inkSaver ? [0.8, 0.4] : [thin(style, 1.6, 2.4), thin(style, 0.4, 0.8)]
  return {
    height: ruleTop + thick + mm(1.05) + fine,
    at: (x, y) => {
      const titleAt = (line: number): number => baseline(y + line * pitch, pitch, size)
      const parts: Part[] = [
        part(
          'title',
          lines.flatMap((line, index) => setLine(typeface, line, x + leftOfTitle, titleAt(index), size, 'bold')),
        ),
      ]
      if (head.number !== null && tab) {
        const placed = head.nameLine ? x : x + width - tab.width
        parts.push(part('text', numberTab(style, head.number, placed, y + (pitch - tab.height) / 2, false).ops))
      }
      parts.push(part('text', factsLine(style, head, x, baseline(y + factsTop, factsPitch, sizes.line))))
      if (names.length > 0) {
        const under = isBeside ? titleAt(0) + mm(0.9) : y + namesTop + namesPitch
        parts.push(part('text', nameOps(style, names, x + (isBeside ? width - namesWidth : 0), under)))
      }
      const first = y + ruleTop + thick / 2
      const second = y + ruleTop + thick + mm(1.05) + fine / 2
      parts.push(
        part('decoration', [
          stroked(segment(x + thick / 2, first, x + width - thick / 2, first), thick),
          stroked(segment(x + fine / 2, second, x + width - fine / 2, second), fine),
        ]),
      )
      return parts
    },
  }
}

/** A title has two lines at most: a longer one is set smaller, and in the end cut off. */
function titleLines({ typeface, sizes }: Style, title: string, width: number): { lines: Line[]; size: number } {
  const least = sizes.heading
  let size = sizes.title
  let lines = linesOf(typeface, title, width, size, 'bold')
  while (lines.length > 2 && size > least) {
    size = Math.max(least, size - 1)
    lines = linesOf(typeface, title, width, size, 'bold')
  }
  const [first, second] = lines
  if (lines.length <= 2 || !first || !second) return { lines, size }
  return { lines: [first, cutOff(second)], size }
}

/** Its last letters give their place to the sign that more would follow: it is as wide as two or three. */
function cutOff(line: Line): Line {
  const last = line.at(-1)
  if (!last) return line
  const kept = last.ruby === '' ? Array.from(last.text).slice(0, -3).join('') : ''
  return [...line.slice(0, -1), { text: `${kept}…`, ruby: '' }]
}

function factsLine(style: Style, { facts, level, byClues }: Head, x: number, y: number): Op[] {
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
  if (byClues) {
    const size = sizes.caption
    const width = typeface.widthOf(phrases.byClues[lang], size) + mm(4)
    const height = size * 1.5
    const middle = y - inkMiddle * sizes.line
    ops.push(stroked(rectangle(left, middle - height / 2, width, height), thin(style, 0.6, 0.9)))
    ops.push(words(left + mm(2), middle + inkMiddle * size, size, phrases.byClues[lang]))
  }
  return ops
}

interface Field {
  readonly label: string
  readonly width: number
  /** Where the label stands on its line. */
  readonly end: boolean
}

const fieldGap = mm(2.5)

function nameFields(style: Style, width: number): Field[] {
  const scale = thin(style, 1, 1.4)
  const narrow = Math.min(1, width / mm(178))
  const field = (label: string, length: number, end: boolean): Field => ({
    label,
    width: Math.max(mm(length * scale * narrow), style.typeface.widthOf(label, style.sizes.line) + mm(6)),
    end,
  })
  return style.lang === 'ja'
    ? [field('年', 15, true), field('組', 15, true), field('番', 13, true), field('名前', 52, false)]
    : [field('Name', 45, false), field('Class', 20, false), field('Date', 23, false)]
}

function nameOps(style: Style, fields: readonly Field[], x: number, lineY: number): Op[] {
  const { typeface, sizes } = style
  const y = lineY - mm(0.7) - sizes.line * 0.12
  let left = x
  return fields.flatMap(({ label, width, end }) => {
    const ops = [
      writingLine(style, left, lineY, width),
      end ? endingAt(typeface, left + width, y, sizes.line, label) : words(left, y, sizes.line, label),
    ]
    left += width + fieldGap
    return ops
  })
}

export interface Foot {
  readonly page: number
  /** Where the answers or the clues are; '' where that is not to be said. */
  readonly note: string
}

/** Its last line ends at the foot margin. */
export function footer(style: Style, { page, note }: Foot, width: number): Block {
  const { sizes, typeface, lang } = style
  const height = sizes.pageNumber * 1.2
  return {
    height,
    at: (x, y) => {
      const at = y + height - 0.2 * sizes.pageNumber
      const mark = mm(thin(style, 3.4, 5.6))
      const sign = phrases.kumiki[lang]
      return [
        part('decoration', [
          ...kumikiMark(x, at - (capHeight * sizes.footer) / 2 - mark / 2, mark),
          words(x + mark + mm(1.5), at, sizes.footer, sign),
          centredAt(typeface, x + width / 2, at, sizes.pageNumber, String(page), 'bold'),
        ]),
        ...(note === '' ? [] : [part('text', [endingAt(typeface, x + width, at, sizes.footer, note)])]),
      ]
    },
  }
}
