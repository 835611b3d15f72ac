/**
 * The first page of a section: its number and name, the rules sentence by sentence, an example with its answer, a first
 * step.
 */
import { type Block, baseline, beside, paragraph, stacked } from './block.ts'
import { boardBlock } from './board.ts'
import type { Drawn } from './examples.ts'
import { gaps } from './measures.ts'
import { mm, part, segment, stroked, words } from './page.ts'
import { bookPhrases, phrases, rangePhrase } from './phrases.ts'
import { headed } from './sidebar.ts'
import { doubleRule } from './signs.ts'
import type { Style } from './style.ts'

export interface Opening {
  readonly number: number
  readonly title: string
  readonly rules: string
  readonly first: number
  readonly last: number
  readonly example: Drawn | null
}

/**
 * As spacious as the page allows: on small pages the example is smaller, and on the smallest only the rules are left.
 */
export function openerBlock(style: Style, opening: Opening, width: number, height: number): Block {
  const { lang } = style
  const { firstStep } = opening.example ?? {}
  const step = firstStep ? [headed(style, bookPhrases.firstStep[lang], firstStep, width)] : []
  const placed = (gap: number, max: number, last: readonly Block[]): Block => {
    const example = opening.example && max > 0 ? [exampleBlock(style, opening.example, width, max)] : []
    const body = stacked([rulesList(style, opening.rules, width), ...example, ...last], gap)
    return stacked([nameBlock(style, opening, width), body], Math.min(gap, mm(10)))
  }
  const tried = [
    () => placed(mm(11), mm(62), step),
    () => placed(mm(7), mm(50), step),
    () => placed(mm(5), mm(38), step),
    () => placed(mm(5), mm(30), []),
  ]
  for (const one of tried) {
    const block = one()
    if (block.height <= height) return block
  }
  return placed(mm(4), 0, [])
}

function nameBlock(style: Style, { number, title, first, last }: Opening, width: number): Block {
  const { typeface, sizes, lang } = style
  const [numeral, name] = [64, 28]
  const top = mm(15)
  const height = numeral * 0.86
  const left = typeface.widthOf(String(number), numeral, 'bold') + mm(8)
  const fitted = Math.min(name, (name * (width - left)) / Math.max(1, typeface.widthOf(title, name, 'bold')))
  const rule = doubleRule(style)
  return {
    height: top + height + mm(3) + rule.height,
    at: (x, y) => [
      part('title', [
        words(x, y + top + height - numeral * 0.06, numeral, String(number), 'bold'),
        words(x + left, y + top + height - sizes.heading * 2.1, fitted, title, 'bold'),
      ]),
      part('text', [words(x + left, y + top + height - 1, sizes.heading, rangePhrase(first, last)[lang])]),
      ...rule.at(x, y + top + height + mm(3), width),
    ],
  }
}

/** Each sentence of the rules with its number. */
function rulesList(style: Style, rules: string, width: number): Block {
  const { sizes, lang, typeface } = style
  const size = sizes.heading
  const indent = typeface.widthOf('0.', size) + size * 0.6
  const heading = paragraph(style, phrases.rules[lang], width, {
    size: sizes.heading * 1.1,
    leading: 1.5,
    weight: 'bold',
    role: 'heading',
  })
  const items = sentences(rules).map((text, index): Block => {
    const lines = paragraph(style, text, width - indent, { size, leading: 1.55, weight: 'regular', role: 'item' })
    return {
      height: lines.height,
      at: (x, y) => [
        part('item', [words(x, baseline(y, size * 1.55, size), size, `${index + 1}.`)]),
        ...lines.at(x + indent, y),
      ],
    }
  })
  return stacked([heading, ...items], mm(0.9))
}

/** Splits a text into sentences by the full stops of both languages. */
export const sentences = (text: string): string[] =>
  (text.match(/[^。.]+(?:[。]|\.(?=\s|$)|\.(?!\s)[^。.]*)*\s*/g) ?? [text])
    .map((one) => one.trim())
    .filter((one) => one !== '')

function exampleBlock(style: Style, { measures, board, answer, lists }: Drawn, width: number, highest: number): Block {
  const { lang, sizes } = style
  const arrow = mm(20)
  const max = mm(measures.cells.max)
  const cell = Math.min(max, (width - arrow - mm(10)) / 2 / board.width, highest / board.height)
  const side = board.width * cell
  const look = { measures, lang, cell, isPicture: false, hasMessage: false }
  const caption = (text: string): Block =>
    paragraph(style, text, side + mm(10), { size: sizes.caption, leading: 1.4, weight: 'regular', role: 'text' })
  const under = (drawn: Block, text: string): Block => stacked([drawn, caption(text)], mm(2))
  const height = board.height * cell
  const arrowBlock: Block = {
    height,
    at: (x, y) => [part('decoration', [stroked(arrowPath(x + (arrow - mm(8)) / 2, y + height / 2), 1.8)])],
  }
  const pair = beside([
    { left: 0, block: under(boardBlock(style, board, { ...look, isAnswer: false }), bookPhrases.example[lang]) },
    { left: side, block: arrowBlock },
    {
      left: side + arrow,
      block: under(boardBlock(style, answer, { ...look, isAnswer: true }), bookPhrases.answer[lang]),
    },
  ])
  const lines = lists.map((text) =>
    paragraph(style, text, width, { size: sizes.line, leading: 1.5, weight: 'regular', role: 'text' }),
  )
  return stacked([pair, stacked(lines, 0)], gaps.between * 0.6)
}

const arrowPath = (x: number, middle: number): string =>
  segment(x, middle, x + mm(8), middle) +
  segment(x + mm(5), middle - mm(2.6), x + mm(8), middle) +
  segment(x + mm(5), middle + mm(2.6), x + mm(8), middle)
