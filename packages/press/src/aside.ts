/**
 * The lists beside a board as lines of text: in columns where the items are short, one a line where they are long; and
 * sentences, which run along the lines.
 */

import { type Lang, shown } from '@kumiki/core/base/text'
import type { Aside } from '@kumiki/core/kind/face'
import stringWidth from 'string-width'

const lineWidth = 72
const gap = 2

/** Empty when there is nothing beside the board; otherwise it starts with an empty line. */
export const renderAside = (asides: readonly Aside[], lang: Lang): string =>
  asides
    .map(({ heading, items, isSentence }) => {
      const lines = isSentence ? alongLines(items.map(shown)) : inColumns(items.map(shown))
      return `\n${heading[lang]}\n${lines.map((line) => `  ${line}\n`).join('')}`
    })
    .join('')

/** As many words in each line as find room. */
function alongLines(words: readonly string[]): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of words) {
    const longer = line + ' '.repeat(line === '' ? 0 : gap) + word
    if (line !== '' && stringWidth(longer) > lineWidth) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}

/** Filled downwards, as lists are read. */
function inColumns(items: readonly string[]): string[] {
  const widest = items.reduce((most, item) => Math.max(most, stringWidth(item)), 1)
  const columns = Math.max(1, Math.floor((lineWidth + gap) / (widest + gap)))
  const rows = Math.ceil(items.length / columns)
  return Array.from({ length: rows }, (_, row) => {
    const line = items.filter((_item, index) => index % rows === row)
    return line
      .map((item) => item + ' '.repeat(widest + gap - stringWidth(item)))
      .join('')
      .trimEnd()
  })
}
