/** Signs that are drawn instead of typed: stars, the mark of Kumiki, number tabs, check boxes. */
import { centredAt } from './block.ts'
import { filled, mm, type Op, outlined, type Part, part, polygon, rectangle, segment, stroked, words } from './page.ts'
import { phrases } from './phrases.ts'
import { type Style, thin } from './style.ts'
import { inkMiddle } from './typeface.ts'

const star = [
  [0.5, 0.025],
  [0.623, 0.355],
  [0.976, 0.371],
  [0.7, 0.59],
  [0.794, 0.929],
  [0.5, 0.735],
  [0.206, 0.929],
  [0.3, 0.59],
  [0.024, 0.371],
  [0.377, 0.355],
] as const
const starStep = 1.12

/** Five stars, `level` of them full, with their middle at a height. */
export function stars(level: number, x: number, middle: number, size: number): Op[] {
  return Array.from({ length: 5 }, (_, index): Op => {
    const [left, top] = [x + index * size * starStep, middle - size / 2]
    const path = polygon(star.map(([right, down]) => [left + right * size, top + down * size]))
    const drawn = outlined(path, 0.5)
    return index < level ? { ...drawn, fill: 'black' } : drawn
  })
}
export const starsWidth = (size: number): number => size * (4 * starStep + 1)

const markUnits = 26

/** Two interlocking pieces of wood. */
export function kumikiMark(x: number, top: number, size: number): Op[] {
  const unit = size / markUnits
  const placed = (points: readonly (readonly [number, number])[]): Op =>
    filled(polygon(points.map(([right, down]) => [x + right * unit, top + down * unit])))
  return [
    placed([
      [1, 1],
      [25, 1],
      [25, 10.5],
      [17.6, 10.5],
      [20.2, 17.3],
      [5.8, 17.3],
      [8.4, 10.5],
      [1, 10.5],
    ]),
    placed([
      [1, 12.5],
      [5.5, 12.5],
      [2.9, 19.3],
      [23.1, 19.3],
      [20.5, 12.5],
      [25, 12.5],
      [25, 25],
      [1, 25],
    ]),
  ]
}

export interface Tab {
  readonly ops: readonly Op[]
  readonly width: number
  readonly height: number
}

/** The number of a puzzle: white on a black square, or in an outlined square on answers and to save ink. */
export function numberTab(style: Style, number: number, x: number, y: number, isAnswer: boolean): Tab {
  const height = mm(isAnswer ? thin(style, 6.4, 9) : thin(style, 8, 11))
  const size = isAnswer ? thin(style, 11, 16) : thin(style, 13, 18)
  const text = String(number)
  const width = Math.max(height, style.typeface.widthOf(text, size, 'bold') + mm(3))
  const isOpen = isAnswer || style.inkSaver
  const numeral = centredAt(style.typeface, x + width / 2, y + height / 2 + inkMiddle * size, size, text, 'bold')
  return {
    width,
    height,
    ops: [
      isOpen ? stroked(rectangle(x, y, width, height), 1) : filled(rectangle(x, y, width, height)),
      isOpen ? numeral : { ...numeral, colour: 'white' },
    ],
  }
}

/** The number of a pupil's copy, in a frame. */
export function copyTab(style: Style, number: number, x: number, y: number): Tab {
  const { typeface, lang } = style
  const [before, after] = lang === 'ja' ? ['', phrases.copy.ja] : [phrases.copy.en, '']
  const [large, small] = [thin(style, 18, 24), style.sizes.line]
  const text = String(number)
  const inner = [
    [before, small, 'regular'],
    [text, large, 'bold'],
    [after, small, 'regular'],
  ] as const
  const shown = inner.filter(([one]) => one !== '')
  const gap = mm(1.2)
  const used =
    shown.reduce((sum, [one, size, weight]) => sum + typeface.widthOf(one, size, weight), 0) + gap * (shown.length - 1)
  const height = mm(thin(style, 9, 12))
  const width = Math.max(mm(14), used + mm(5))
  const line = y + height / 2 + inkMiddle * large
  let left = x + (width - used) / 2
  const ops: Op[] = [stroked(rectangle(x, y, width, height), thin(style, 1.2, 1.8))]
  for (const [one, size, weight] of shown) {
    ops.push(words(left, line, size, one, weight))
    left += typeface.widthOf(one, size, weight) + gap
  }
  return { width, height, ops }
}

/** The double rule (子持ち罫) under a header; upside down it closes the section that it opened. */
export function doubleRule(style: Style): {
  readonly height: number
  at(x: number, y: number, width: number, isClosing?: boolean): Part[]
} {
  const usual = style.book ? 1.2 : 1.6
  const [thick, fine] = style.inkSaver ? [0.8, 0.4] : [thin(style, usual, 2.4), thin(style, 0.4, 0.8)]
  const height = thick + mm(1.05) + fine
  const across = (x: number, y: number, width: number, weight: number): Op =>
    stroked(segment(x + weight / 2, y, x + width - weight / 2, y), weight)
  return {
    height,
    at: (x, y, width, isClosing = false) => [
      part('decoration', [
        across(x, isClosing ? y + height - thick / 2 : y + thick / 2, width, thick),
        across(x, isClosing ? y + fine / 2 : y + height - fine / 2, width, fine),
      ]),
    ],
  }
}

/** A box before a word, to tick when it is found. */
export const checkBox = (style: Style, x: number, middle: number): Op => {
  const side = checkBoxSide(style)
  return stroked(rectangle(x, middle - side / 2, side, side), thin(style, 0.5, 0.8))
}
export const checkBoxSide = (style: Style): number => mm(thin(style, 3.2, 4.6))

/** A line to write on. */
export const writingLine = (style: Style, x: number, y: number, width: number): Op =>
  stroked(segment(x, y, x + width, y), thin(style, 0.6, 0.9))
