/**
 * .xd, the text format of crossword corpora (github.com/century-arcade/xd, 3.0), as CrosswordGiver writes it too:
 * headers, the rows of the board, the clues with their answers. Sections are separated by two blank lines or named as
 * `## Grid`.
 *
 * Reading: `#` and ■ are black, `_` is no cell, `.` and □ an open one. Writing: sections are separated by blank lines,
 * which every reader knows. Markup in clues becomes plain text.
 */

import { bad, good } from '@kumiki/core/base'
import type { Credits } from '@kumiki/core/contract'
import type { Clue } from '@kumiki/core/kinds/crossword/puzzle'
import { creditsOf, fits, type Loss, leftOut, noCredits, noRoom, notThis, oneLine, tooWide } from '../foreign.ts'
import type { ReadOne, WriteOne } from '../format.ts'
import { crosswordFile } from './grid.ts'
import { black, type GridClue, type Square, white } from './model.ts'
import { clueText, ownOf } from './own.ts'

const format = '.xd'
/** Clues are cut at this many characters, far beyond the length of any of ours. */
const longest = 4_000

interface Sections {
  readonly metadata: readonly string[]
  readonly grid: readonly string[]
  readonly clues: readonly string[]
  readonly notes: readonly string[]
}

export const readXd: ReadOne = (text) => {
  const sections = sectionsOf(text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/, 20_000))
  const headers = new Map(
    sections.metadata.flatMap((line) => {
      const [, key, value] = /^\s*([^:]{1,40}):(.*)$/.exec(line) ?? []
      return key === undefined ? [] : [[key.trim().toLowerCase(), (value ?? '').trim()] as const]
    }),
  )
  const header = (name: string): string => headers.get(name) ?? ''
  const rows = sections.grid.map((line) => Array.from(line.trim())).filter((row) => row.length > 0)
  const width = Math.max(0, ...rows.slice(0, 100).map((row) => row.length))
  if (rows.length === 0 || rows.length > 100)
    return bad(notThis(format, 'it has no rows of letters', '文字の行がありません'))
  if (!fits(width, rows.length)) return bad(tooWide(format))
  const rebus = new Map(
    Array.from(
      header('rebus')
        .slice(0, 2000)
        .matchAll(/(\S)=(\S+)/g),
      ([, sign = '', letters = '']) => [sign, letters],
    ),
  )
  const isSpecial = header('special') !== ''
  const squares = rows.flatMap((row) => Array.from({ length: width }, (_, col) => squareOf(row[col] ?? '_', rebus)))
  const special = isSpecial ? rows.flat().filter((sign) => /[a-z]/.test(sign)).length : 0
  const known = ['title', 'author', 'editor', 'copyright', 'date', 'rebus', 'special', 'viewmode']
  const strange = [...headers.keys()].filter((key) => !known.includes(key) && header(key) !== '')
  const { clues, marked, hints } = cluesIn(sections.clues)
  return crosswordFile({
    format,
    width,
    height: rows.length,
    squares,
    clues,
    title: header('title'),
    credits: credited(header, sections.notes),
    losses: [
      ...(special > 0 ? [{ en: `${special} marked cells`, ja: `印のついたマス${special}個` }] : []),
      ...(marked > 0 ? [{ en: `bold and italics in ${marked} clues`, ja: `カギ${marked}個の字体` }] : []),
      ...(hints > 0 ? [{ en: `${hints} notes on clues`, ja: `カギの注記${hints}個` }] : []),
      ...(strange.length > 0 ? [strangeHeaders(strange)] : []),
    ],
    notes: [],
  })
}

const strangeHeaders = (names: readonly string[]): Loss => {
  const some = oneLine(names.slice(0, 5).join(', ')).slice(0, 100)
  return { en: `headers (${some})`, ja: `見出し（${some}）` }
}

const credited = (header: (name: string) => string, notes: readonly string[]): Credits =>
  creditsOf({
    ...noCredits,
    author: header('author'),
    editor: header('editor'),
    copyright: header('copyright'),
    date: header('date'),
    note: notes.filter((line) => !/^viewmode:/i.test(line)).join(' '),
  })

function squareOf(sign: string, rebus: ReadonlyMap<string, string>): Square {
  if (sign === '#' || sign === '■') return black
  if (sign === '_') return { is: 'void', solution: null, label: '' }
  if (sign === '.' || sign === '□' || sign === '　') return white()
  return white(rebus.get(sign) ?? sign)
}

const blankParted = ['metadata', 'grid', 'clues', 'notes'] as const

function sectionsOf(lines: readonly string[]): Sections {
  const found = { metadata: [] as string[], grid: [] as string[], clues: [] as string[], notes: [] as string[] }
  if (lines.some((line) => /^## /.test(line))) {
    let into: string[] | null = null
    for (const line of lines) {
      const name = /^## *(\w+)/.exec(line)?.[1]?.toLowerCase()
      if (name !== undefined) into = blankParted.includes(name as never) ? found[name as keyof typeof found] : null
      else into?.push(line)
    }
    return found
  }
  let section = 0
  let blanks = 0
  let begun = false
  for (const line of lines) {
    if (line.trim() === '') {
      blanks++
      continue
    }
    if (begun && blanks >= 2) section++
    blanks = 0
    begun = true
    found[blankParted[Math.min(section, 3)] ?? 'notes'].push(line)
  }
  return found
}

function cluesIn(lines: readonly string[]): { clues: GridClue[]; marked: number; hints: number } {
  const clues: GridClue[] = []
  let marked = 0
  let hints = 0
  for (const line of lines) {
    if (/^\s*[A-Z]?\d+ \^/.test(line)) hints++
    const [, group = '', label = '', body = ''] = /^\s*([A-Z]?)(\d{1,4})\. ?(.*)$/.exec(line) ?? []
    if (label === '') continue
    const text = body.slice(0, longest).replace(/(?:^| )~(?: .*)?$/, '')
    const plain = text.replace(/\{([/*_-])(.{1,500}?)\1\}/g, '$2').replace(/\\/g, ' ')
    if (plain !== text) marked++
    clues.push({
      across: group === 'A' ? true : group === 'D' ? false : null,
      label,
      text: plain,
      enumeration: null,
      cells: null,
    })
  }
  return { clues, marked, hints }
}

export const writeXd: WriteOne = (file, face, options) => {
  const own = ownOf(
    file,
    face,
    { keyword: false, bank: false, columns: false, script: false, readings: false },
    options,
  )
  if (!own.ok) return own
  const { puzzle, cells, clues, title } = own.value
  if (cells.some((letter) => letter !== null && /[a-z_#.■□]/.test(letter)))
    return bad(noRoom(format, 'small letters and signs mean something else there', '小文字や記号は別の意味になります'))
  const rows = Array.from({ length: puzzle.height }, (_, row) =>
    cells
      .slice(row * puzzle.width, (row + 1) * puzzle.width)
      .map((letter) => (letter === null ? '#' : letter || '.'))
      .join(''),
  )
  const { author = '', editor = '', copyright = '', date = '', note = '' } = file.credits ?? {}
  const headers = Object.entries({
    Title: title || file.title,
    Author: author,
    Editor: editor,
    Copyright: copyright,
    Date: date,
  })
  const listed = (dir: 'across' | 'down'): string =>
    clues
      .filter((clue) => clue.dir === dir)
      .map((clue) => {
        const at = clue.row * puzzle.width + clue.col
        const step = dir === 'across' ? 1 : puzzle.width
        const word = Array.from({ length: clue.length }, (_, i) => cells[at + i * step] || '.').join('')
        return `${dir === 'across' ? 'A' : 'D'}${clue.number}. ${unmarked(clue)} ~ ${word}`
      })
      .join('\n')
  const changed = clues.filter((clue) => unmarked(clue) !== oneLine(clueText(clue))).length
  const marks =
    changed > 0 ? [{ en: `signs of markup in clues (${changed})`, ja: `カギの中の字体の記号（${changed}個）` }] : []
  const sections = [
    headers.flatMap(([key, value]) => (value === '' ? [] : [`${key}: ${oneLine(value)}`])).join('\n'),
    rows.join('\n'),
    [listed('across'), listed('down')].filter((list) => list !== '').join('\n\n'),
    ...(note === '' ? [] : [oneLine(note)]),
  ]
  return good({ content: `${sections.join('\n\n\n')}\n`, notes: leftOut([...own.value.losses, ...marks]) })
}

/** A clue without characters that mean something in .xd: line breaks, the separator of answers, markup. */
const unmarked = (clue: Clue): string =>
  oneLine(
    clueText(clue)
      .replace(/\\/g, '/')
      .replace(/~/g, '-')
      .replace(/\{(?=[/*_-])/g, '('),
  )
