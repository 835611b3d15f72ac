/**
 * .puz, written as version 1.4 if Latin-1 has all of its characters, otherwise as 2.0 (UTF-8). Its grids have one byte
 * a cell, so letters are Latin; the cells of a keyword are circled. Without an answer, the file is marked as having
 * none.
 */

import { bad, good, type Problem } from '@kumiki/core/base'
import { clueText, ownOf } from '../crossword/own.ts'
import { encodeLatin, encodeUtf8 } from '../encoding.ts'
import { leftOut, noRoom, oneLine } from '../foreign.ts'
import type { WriteOne } from '../format.ts'
import { sumOf, sumsOf } from './checksum.ts'

const format = '.puz'
const black = '.'
const open = '-'

export const writePuz: WriteOne = (file, face, options) => {
  const own = ownOf(file, face, { keyword: true, bank: false, columns: false, script: false, readings: false }, options)
  if (!own.ok) return own
  const { puzzle, cells, clues, solved, title, losses } = own.value
  if (own.value.script === 'hiragana' || own.value.script === 'katakana') return bad(notLatin)
  if (solved && cells.some((letter) => letter !== null && !/^[!-~]$/.test(letter))) return bad(notLatin)
  if (cells.some((letter) => letter === black || letter === open || letter === ':')) return bad(signs)
  const { author = '', copyright = '', note = '' } = file.credits ?? {}
  const inOrder = [...clues].sort((a, b) => a.number - b.number || (a.dir === 'across' ? -1 : 1))
  const texts = [title, author, copyright, ...inOrder.map(clueText), note].map(oneLine)
  const latin = texts.every((text) => encodeLatin(text) !== null)
  const [titleBytes, authorBytes, copyrightBytes, ...others] = texts.map((text) =>
    latin ? (encodeLatin(text) ?? new Uint8Array()) : encodeUtf8(text),
  )
  const parts = {
    sizes: Uint8Array.from([puzzle.width, puzzle.height, ...word(clues.length), 1, 0, ...word(solved ? 0 : 2)]),
    solution: grid(cells.map((letter) => (letter === null ? black : solved ? letter : 'X'))),
    state: grid(cells.map((letter) => (letter === null ? black : open))),
    title: titleBytes ?? new Uint8Array(),
    author: authorBytes ?? new Uint8Array(),
    copyright: copyrightBytes ?? new Uint8Array(),
    clues: others.slice(0, -1),
    notes: others.at(-1) ?? new Uint8Array(),
    withNotes: true,
  }
  const sums = sumsOf(parts)
  const circled = new Set((puzzle.keyword ?? []).map(([row, col]) => row * puzzle.width + col))
  const content = joined([
    Uint8Array.from(word(sums.whole)),
    letters('ACROSS&DOWN\0'),
    Uint8Array.from(word(sums.sizes)),
    sums.mixed,
    letters(latin ? '1.4\0' : '2.0\0'),
    new Uint8Array(16),
    parts.sizes,
    parts.solution,
    parts.state,
    ...[parts.title, parts.author, parts.copyright, ...parts.clues, parts.notes].flatMap((text) => [
      text,
      Uint8Array.of(0),
    ]),
    ...(circled.size > 0
      ? section(
          'GEXT',
          Uint8Array.from(cells, (_, at) => (circled.has(at) ? 0x80 : 0)),
        )
      : []),
  ])
  const order = puzzle.keyword
    ? [{ en: 'the order of the keyword (its cells are circled)', ja: 'キーワードの順番（マスは丸で示します）' }]
    : []
  return good({ content, notes: leftOut([...losses, ...order]) })
}

const word = (value: number): [number, number] => [value & 0xff, (value >>> 8) & 0xff]
const letters = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const grid = (cells: readonly string[]): Uint8Array => letters(cells.join(''))

const section = (name: string, bytes: Uint8Array): Uint8Array[] => [
  letters(name),
  Uint8Array.from([...word(bytes.length), ...word(sumOf(bytes))]),
  bytes,
  Uint8Array.of(0),
]

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

const notLatin: Problem = noRoom(
  format,
  'its cells hold Latin letters and digits only (.ipuz takes kana)',
  'マスに入るのは英数字だけです（かなは .ipuz で書き出せます）',
)
const signs: Problem = noRoom(
  format,
  '".", "-" and ":" mean cells there',
  '「.」「-」「:」はマスの記号として使われます',
)
