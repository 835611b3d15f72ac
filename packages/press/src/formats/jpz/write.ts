/** Crossword Compiler's XML, in the form that it and the players of .jpz read. */

import { good } from '@kumiki/core/base'
import { type Clue, cellsOfClue } from '@kumiki/core/kinds/crossword/puzzle'
import { escapeXml } from '../../drawing/xml.ts'
import { type Own, ownOf } from '../crossword/own.ts'
import { leftOut, oneLine } from '../foreign.ts'
import type { WriteOne } from '../format.ts'

/** In English for every language, because readers tell the lists apart by these names. */
const headings = { across: 'Across', down: 'Down' } as const

export const writeJpz: WriteOne = (file, face, options) => {
  const own = ownOf(file, face, { keyword: true, bank: false, columns: true, script: false, readings: false }, options)
  if (!own.ok) return own
  const { puzzle, clues, title, losses } = own.value
  const { author = '', editor = '', copyright = '', date = '', note = '' } = file.credits ?? {}
  const elements = Object.entries({ title, creator: author, editor, copyright, date, description: note })
  // cell by cell, because not every reader knows ranges
  const words = clues.flatMap((clue) => [
    `      <word id="${idOf(clue)}">`,
    ...cellsOfClue(clue).map(([row, col]) => `        <cells x="${col + 1}" y="${row + 1}"/>`),
    '      </word>',
  ])
  const listed = (dir: 'across' | 'down'): string[] => [
    '      <clues ordering="normal">',
    `        <title><b>${headings[dir]}</b></title>`,
    ...clues.flatMap((clue) =>
      clue.dir === dir
        ? [
            `        <clue word="${idOf(clue)}" number="${clue.number}"${clue.enumeration === undefined ? '' : ` format="${clue.enumeration}"`}>${escapeXml(clue.clue)}</clue>`,
          ]
        : [],
    ),
    '      </clues>',
  ]
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<crossword-compiler xmlns="http://crossword.info/xml/crossword-compiler">',
    '  <rectangular-puzzle xmlns="http://crossword.info/xml/rectangular-puzzle">',
    '    <metadata>',
    ...elements.flatMap(([name, text]) =>
      text === '' ? [] : [`      <${name}>${escapeXml(oneLine(text))}</${name}>`],
    ),
    '    </metadata>',
    '    <crossword>',
    `      <grid width="${puzzle.width}" height="${puzzle.height}">`,
    '        <grid-look numbering-scheme="normal"/>',
    ...cellLines(own.value),
    '      </grid>',
    ...words,
    ...listed('across'),
    ...listed('down'),
    '    </crossword>',
    '  </rectangular-puzzle>',
    '</crossword-compiler>',
  ]
  const order = puzzle.keyword
    ? [{ en: 'the order of the keyword (its cells are circled)', ja: 'キーワードの順番（マスは丸で示します）' }]
    : []
  return good({ content: `${lines.join('\n')}\n`, notes: leftOut([...losses, ...order]) })
}

function cellLines({ puzzle, cells, numbers, solved }: Own): string[] {
  const circled = new Set((puzzle.keyword ?? []).map(([row, col]) => row * puzzle.width + col))
  return cells.map((letter, at) => {
    const place = `x="${(at % puzzle.width) + 1}" y="${Math.floor(at / puzzle.width) + 1}"`
    if (letter === null) return `        <cell ${place} type="block"/>`
    const number = numbers.get(at)
    const elements = [
      place,
      ...(solved ? [`solution="${escapeXml(letter)}"`] : []),
      ...(number === undefined ? [] : [`number="${number}"`]),
      ...(circled.has(at) ? ['background-shape="circle"'] : []),
    ]
    return `        <cell ${elements.join(' ')}/>`
  })
}

/** Numbered as in Crossword Compiler's own files. */
const idOf = ({ dir, number }: Clue): number => (dir === 'across' ? number : 1000 + number)
