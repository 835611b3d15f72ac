/**
 * Crosswords in ipuz: a grid of numbers, a grid of letters, clues by direction. Keyword, word bank and script are our
 * extensions.
 */

import { bad, good } from '@kumiki/core/base'
import { barred, crosswordFile } from '../crossword/grid.ts'
import { black, type GridClue, type Square, white } from '../crossword/model.ts'
import { hiddenPattern } from '../crossword/notes.ts'
import { ownOf } from '../crossword/own.ts'
import { fits, type Loss, tooWide } from '../foreign.ts'
import { asHtml, isMarkedUp, plainText } from '../html.ts'
import { type Fields, isRecord, listIn, textIn, valueIn } from '../json.ts'
import { baseOf, format, gridOf, inRows, ours, type Part, pointsOf, sizeOf } from './part.ts'
import { stylesOf } from './style.ts'

export const part: Part = {
  read: (fields, beside) => {
    const { width, height } = sizeOf(fields)
    if (!fits(width, height)) return bad(tooWide(format))
    const cells = gridOf(valueIn(fields, 'puzzle'), width, height)
    const style = stylesOf(cells, fields)
    if (style.bar !== null) return bad(barred(Math.floor(style.bar / width), style.bar % width))
    const letters = gridOf(valueIn(fields, 'solution'), width, height)
    const block = textIn(fields, 'block') || '#'
    const empty = textIn(fields, 'empty') || '0'
    const clues = cluesIn(fields)
    const marked = clues.filter(({ text }) => isMarkedUp(text)).length
    const diagramless = listIn(fields, 'kind').some((kind) => /diagramless/.test(String(kind)))
    const given = cells.filter((cell) => isRecord(cell) && typeof valueIn(cell, 'value') === 'string').length
    return crosswordFile({
      format,
      width,
      height,
      squares: cells.map((cell, at) => squareOf(cell, letters[at], block, empty)),
      clues: clues.map((clue) => ({ ...clue, text: plainText(clue.text) })),
      ...beside,
      title: beside.title ?? '',
      credits: beside.credits ?? {},
      keyword: valueIn(fields, ours('keyword')),
      words: valueIn(fields, ours('words')),
      spellings: valueIn(fields, ours('spellings')),
      script: valueIn(fields, ours('script')),
      losses: [...beside.losses, ...style.losses, ...givenLetters(given), ...markedUp(marked)],
      notes: diagramless ? [hiddenPattern] : [],
    })
  },

  write: (file, face, options) => {
    const own = ownOf(file, face, { keyword: true, bank: true, columns: true, script: true, readings: true }, options)
    if (!own.ok) return own
    const { puzzle, cells, clues, numbers, solved } = own.value
    const circled = new Set((puzzle.keyword ?? []).map(([row, col]) => row * puzzle.width + col))
    const grid = cells.map((letter, at) => {
      if (letter === null) return '#'
      const number = numbers.get(at) ?? 0
      return circled.has(at) ? { cell: number, style: { shapebg: 'circle' } } : number
    })
    const listed = (dir: 'across' | 'down') =>
      clues
        .filter((clue) => clue.dir === dir)
        .map(({ number, clue, enumeration }) =>
          enumeration === undefined ? [number, asHtml(clue)] : { number, clue: asHtml(clue), enumeration },
        )
    return good({
      fields: {
        dimensions: { width: puzzle.width, height: puzzle.height },
        puzzle: inRows(grid, puzzle.width),
        ...(solved
          ? {
              solution: inRows(
                cells.map((letter) => letter ?? '#'),
                puzzle.width,
              ),
            }
          : {}),
        clues: { Across: listed('across'), Down: listed('down') },
        ...(puzzle.keyword ? { [ours('keyword')]: puzzle.keyword } : {}),
        ...(puzzle.words ? { [ours('words')]: puzzle.words } : {}),
        ...(puzzle.spellings ? { [ours('spellings')]: puzzle.spellings } : {}),
        ...(puzzle.script ? { [ours('script')]: puzzle.script } : {}),
      },
      losses: [],
    })
  },
}

function squareOf(cell: unknown, solution: unknown, block: string, empty: string): Square {
  const inner = isRecord(cell) ? (valueIn(cell, 'cell') ?? empty) : cell
  if (inner === null) return { is: 'void', solution: null, label: '' }
  const label = String(inner).slice(0, 20)
  if (label === block) return black
  return white(letterOf(solution, block), label === empty || label === '0' ? '' : label)
}

function letterOf(solution: unknown, block: string): string | null {
  const inner = isRecord(solution) ? (valueIn(solution, 'value') ?? valueIn(solution, 'cell')) : solution
  if (Array.isArray(inner))
    return inner
      .map((letter) => String(letter))
      .join('')
      .slice(0, 40)
  return typeof inner === 'string' && inner !== block ? inner.slice(0, 40) : null
}

function cluesIn(fields: Fields): GridClue[] {
  const lists = valueIn(fields, 'clues')
  if (!isRecord(lists)) return []
  const found = Object.entries(lists)
    .slice(0, 20)
    .flatMap(([name, list]) =>
      Array.isArray(list) ? list.slice(0, 4096).map((clue: unknown) => ({ name, clue })) : [],
    )
  const base = baseOf(found.flatMap(({ clue }) => (isRecord(clue) ? (pointsOf(valueIn(clue, 'cells')) ?? []) : [])))
  return found.flatMap(({ name, clue }): GridClue[] => {
    const across = /^across/i.test(name) ? true : /^down/i.test(name) ? false : null
    if (Array.isArray(clue))
      return [{ across, label: labelOf(clue[0]), text: String(clue[1] ?? ''), enumeration: null, cells: null }]
    if (!isRecord(clue))
      return typeof clue === 'string' ? [{ across, label: '', text: clue, enumeration: null, cells: null }] : []
    const points = pointsOf(valueIn(clue, 'cells'))
    return [
      {
        across,
        label: labelOf(valueIn(clue, 'number') ?? valueIn(clue, 'label')),
        text: textIn(clue, 'clue'),
        enumeration: textIn(clue, 'enumeration') || null,
        cells: points?.map(([col, row]) => [row - base, col - base] as const) ?? null,
      },
    ]
  })
}

const labelOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

const givenLetters = (count: number): Loss[] =>
  count > 0 ? [{ en: `${count} letters that were given`, ja: `はじめから書かれた文字${count}個` }] : []
const markedUp = (count: number): Loss[] =>
  count > 0 ? [{ en: `bold and italics in ${count} clues`, ja: `カギ${count}個の字体` }] : []
