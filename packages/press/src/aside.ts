/** The lists beside a board as lines of text: in columns where the items are short, one a line where they are long. */
import type { Aside } from '@kumiki/core/kind'
import { type Lang, shown } from '@kumiki/core/text'
import stringWidth from 'string-width'

const lineWidth = 72
const gap = 2

/** Empty when there is nothing beside the board; otherwise it starts with an empty line. */
export const renderAside = (asides: readonly Aside[], lang: Lang): string =>
  asides.map(({ heading, items }) => `\n${heading[lang]}\n${inColumns(items.map(shown))}`).join('')

/** Filled downwards, as lists are read. */
function inColumns(items: readonly string[]): string {
  const widest = items.reduce((most, item) => Math.max(most, stringWidth(item)), 1)
  const columns = Math.max(1, Math.floor((lineWidth + gap) / (widest + gap)))
  const rows = Math.ceil(items.length / columns)
  const lines = Array.from({ length: rows }, (_, row) => {
    const line = items.filter((_item, index) => index % rows === row)
    return line
      .map((item) => item + ' '.repeat(widest + gap - stringWidth(item)))
      .join('')
      .trimEnd()
  })
  return lines.map((line) => `  ${line}\n`).join('')
}
