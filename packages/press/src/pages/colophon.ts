/** The last page of a book: what was proved and what the stars mean, then the colophon (奥付). */
import type { Lang } from '@kumiki/core/base'
import { type Block, baseline, paragraph, stacked } from './block.ts'
import type { Book } from './options.ts'
import { mm, part, words } from './page.ts'
import { bookPhrases } from './phrases.ts'
import { headed } from './sidebar.ts'
import { doubleRule } from './signs.ts'
import type { Style } from './style.ts'

export interface About {
  /** The kinds whose puzzles have one solution, and those that are solved by clues. */
  readonly proved: readonly string[]
  readonly byClues: readonly string[]
  /** `JIS B5  182 × 257 mm` */
  readonly trim: string
}

export function colophonBlock(
  style: Style,
  book: Book,
  { proved, byClues, trim }: About,
  width: number,
  height: number,
): Block {
  const { lang } = style
  const about = stacked(
    [
      headed(style, bookPhrases.about[lang], bookPhrases.claims(proved, byClues)[lang], width),
      paragraph(style, bookPhrases.starsMean[lang], width, {
        size: style.sizes.rules,
        leading: 1.55,
        weight: 'regular',
        role: 'text',
      }),
    ],
    mm(3),
  )
  const imprint = imprintBlock(style, book, trim, width)
  return {
    height,
    at: (x, y) => [...about.at(x, y + height * 0.12), ...imprint.at(x, y + height - imprint.height)],
  }
}

const dayIn = (date: Date, lang: Lang): string =>
  new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : 'ja-JP', { dateStyle: 'long' }).format(date)

function imprintBlock(style: Style, { title, date, editor, terms }: Book, trim: string, width: number): Block {
  const { lang, sizes, typeface } = style
  const labels = bookPhrases.imprint[lang]
  const rows = [
    [labels.title, title],
    [labels.date, date ? dayIn(date, lang) : ''],
    [labels.editor, editor],
    [labels.maker, bookPhrases.maker[lang]],
    [labels.typeface, bookPhrases.typeface[lang]],
    [labels.trim, trim],
  ].filter((row): row is [string, string] => row[1] !== '')
  const size = sizes.line
  const pitch = size * 1.75
  const indent = Math.max(...rows.map(([label]) => typeface.widthOf(label, size))) + mm(9)
  const rule = doubleRule(style)
  const lines = stacked(
    rows.map(([label, text]): Block => {
      const block = paragraph(style, text, width - indent, { size, leading: 1.75, weight: 'regular', role: 'text' })
      return {
        height: block.height,
        at: (x, y) => [part('text', [words(x, baseline(y, pitch, size), size, label)]), ...block.at(x + indent, y)],
      }
    }),
    0,
  )
  const table: Block = {
    height: rule.height * 2 + lines.height + mm(8),
    at: (x, y) => [
      ...rule.at(x, y, width),
      ...lines.at(x, y + rule.height + mm(4)),
      ...rule.at(x, y + rule.height + lines.height + mm(8), width, true),
    ],
  }
  const block = paragraph(style, terms, width, { size: sizes.caption, leading: 1.5, weight: 'regular', role: 'text' })
  return stacked([table, block], mm(3))
}
