/**
 * The lists beside a board as lines of text: in columns if the items are short, one item a line if they are long, the
 * numbers of clues right-aligned; boxes and tables run along the lines.
 */

import { type Lang, printable } from '@kumiki/core/base'
import { type Item, itemLine, type SideList } from '@kumiki/core/contract'
import stringWidth from 'string-width'

const lineWidth = 72
const gap = 2

/** Empty when there is nothing beside the board; otherwise it starts with an empty line. */
export const renderSideLists = (sideLists: readonly SideList[], lang: Lang): string =>
  sideLists
    .map((list) => {
      const lines =
        list.form === 'boxes' || list.form === 'table' ? boxesIn(list.items) : inColumns(aligned(list.items))
      return `\n${headingLine(list, lang)}\n${lines.map((line) => `  ${line}\n`).join('')}`
    })
    .join('')

/** The heading and its remark, in the brackets of the language. */
export function headingLine({ heading, remark }: SideList, lang: Lang): string {
  if (remark[lang] === '') return heading[lang]
  return lang === 'ja' ? `${heading.ja}（${remark.ja}）` : `${heading.en} (${remark.en})`
}

/**
 * `A:__ B:さ` for boxes with names; otherwise `□□□
 *
 * □□`, or plain words once all their letters are known.
 */
function boxesIn(items: readonly Item[]): string[] {
  if (items.some(({ label }) => label !== ''))
    return alongLines(
      items.map(({ label, text }) => printable(`${label}:${text || '__'}`)),
      ' ',
    )
  const words: string[] = []
  for (const { text, begins } of items) {
    const letter = printable(text || '□')
    const longer = (words.at(-1) ?? '') + letter
    if (begins || words.length === 0 || stringWidth(longer) > lineWidth) words.push(letter)
    else words.splice(-1, 1, longer)
  }
  return alongLines(words, items.every(({ text }) => text !== '') ? ' ' : ' '.repeat(gap))
}

/** As many words in each line as fit. */
function alongLines(words: readonly string[], between: string): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of words) {
    const longer = line === '' ? word : line + between + word
    if (line !== '' && stringWidth(longer) > lineWidth) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}

/** Items as lines, their numbers aligned at the right. */
function aligned(items: readonly Item[]): string[] {
  const widest = Math.max(0, ...items.map(({ label }) => stringWidth(printable(label))))
  return items.map((item) => ' '.repeat(widest - stringWidth(printable(item.label))) + printable(itemLine(item)))
}

/** Filled downwards, as lists are read. */
function inColumns(items: readonly string[]): string[] {
  const widest = items.reduce((max, item) => Math.max(max, stringWidth(item)), 1)
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
