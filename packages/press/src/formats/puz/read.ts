/**
 * .puz, the binary format of Across Lite (1.2 to 2.0), from the public notes on it: a header with sizes and checksums,
 * two grids of one byte a cell, texts that end in a zero, and sections for several letters in a cell (GRBS, RTBL) and
 * for circles (GEXT).
 *
 * Locked answers stay locked. A file whose checksum does not fit is read with a note, because many programs write none.
 */

import { bad, type Problem } from '@kumiki/core/base'
import { slotsOf } from '@kumiki/core/kinds/crossword/puzzle'
import { crosswordFile } from '../crossword/grid.ts'
import { black, type GridClue, type Square, white } from '../crossword/model.ts'
import { hiddenPattern, lockedAnswer, wrongChecksum } from '../crossword/notes.ts'
import { numbersOf } from '../crossword/numbers.ts'
import { decodeAs } from '../encoding.ts'
import { cannotHold, creditsOf, fits, type Loss, noCredits, notThis, tooWide } from '../foreign.ts'
import type { ReadOne } from '../format.ts'
import { sumsOf } from './checksum.ts'

const format = '.puz'
const magic = Array.from('ACROSS&DOWN\0', (letter) => letter.charCodeAt(0))
const header = 0x34
const blackByte = 0x2e
/** Marks black cells in a diagramless puzzle. */
const hiddenByte = 0x3a
const locked = 4
const unsolved = 2

export const readPuz: ReadOne = (_text, all) => {
  const start = find(all)
  if (start < 0 || all.length < start + header)
    return bad(notThis(format, 'it does not begin with ACROSS&DOWN', '先頭に ACROSS&DOWN がありません'))
  const bytes = all.subarray(start)
  const word = (at: number): number => (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8)
  const [width, height, count] = [bytes[0x2c] ?? 0, bytes[0x2d] ?? 0, word(0x2e)]
  if (!fits(width, height)) return bad(tooWide(format))
  const cells = width * height
  if (bytes.length < header + 2 * cells) return bad(cutShort)
  const solution = bytes.subarray(header, header + cells)
  const state = bytes.subarray(header + cells, header + 2 * cells)
  const { texts, end } = textsIn(bytes, header + 2 * cells, count + 4)
  const [title, author, copyright, ...rest] = texts
  if (!title || !author || !copyright || rest.length < count) return bad(cutShort)
  const clues = rest.slice(0, count)
  const notes = rest[count] ?? new Uint8Array()
  const version = decodeAs('windows-1252', bytes.subarray(0x18, 0x1b)) ?? ''
  const text = (part: Uint8Array): string =>
    (/^2/.test(version) ? decodeAs('utf-8', part) : null) ?? decodeAs('windows-1252', part) ?? ''
  const sums = sumsOf({
    sizes: bytes.subarray(0x2c, 0x34),
    solution,
    state,
    title,
    author,
    copyright,
    clues,
    notes,
    withNotes: !/^1\.[0-2]/.test(version),
  })
  const wrong =
    word(0) !== sums.whole || word(0x0e) !== sums.sizes || sums.mixed.some((byte, i) => byte !== bytes[0x10 + i])
  const sections = sectionsIn(bytes, end)
  const isLocked = word(0x32) === locked
  const hasAnswer = !isLocked && word(0x32) !== unsolved
  const squares = squaresOf(solution, sections, hasAnswer ? text : null)
  const rows = Array.from({ length: height }, (_, row) =>
    squares
      .slice(row * width, (row + 1) * width)
      .map(({ is }) => (is === 'white' ? '.' : '#'))
      .join(''),
  )
  const posed = posedOf(rows, clues.map(text))
  if (posed === null) return bad(otherClues(count))
  const circles = (sections.get('GEXT') ?? []).filter((byte) => (byte & 0x80) !== 0).length
  return crosswordFile({
    format,
    width,
    height,
    squares,
    clues: posed,
    title: text(title),
    credits: creditsOf({ ...noCredits, author: text(author), copyright: text(copyright), note: text(notes) }),
    losses: [...circled(circles), ...started(state, solution)],
    notes: [
      ...(isLocked ? [lockedAnswer] : []),
      ...(word(0x30) === 0x0401 ? [hiddenPattern] : []),
      ...(wrong ? [wrongChecksum] : []),
    ],
  })
}

/** Where the file begins; some have other bytes before it. */
function find(bytes: Uint8Array): number {
  const last = Math.min(bytes.length - magic.length, 4096)
  for (let at = 2; at <= last; at++) if (magic.every((code, i) => bytes[at + i] === code)) return at - 2
  return -1
}

/** Up to `max` texts, each ended by a zero. */
function textsIn(bytes: Uint8Array, from: number, max: number): { texts: Uint8Array[]; end: number } {
  const texts: Uint8Array[] = []
  let at = from
  while (texts.length < max) {
    const end = bytes.indexOf(0, at)
    if (end < 0) {
      if (at < bytes.length) texts.push(bytes.subarray(at))
      return { texts, end: bytes.length }
    }
    texts.push(bytes.subarray(at, end))
    at = end + 1
  }
  return { texts, end: at }
}

/** The sections by name: four letters, a length, a checksum, the bytes, a zero. */
function sectionsIn(bytes: Uint8Array, from: number): Map<string, Uint8Array> {
  const found = new Map<string, Uint8Array>()
  for (let at = from; at + 8 <= bytes.length && found.size < 20; ) {
    const name = String.fromCharCode(...bytes.subarray(at, at + 4))
    const length = (bytes[at + 4] ?? 0) | ((bytes[at + 5] ?? 0) << 8)
    if (!found.has(name)) found.set(name, bytes.subarray(at + 8, at + 8 + length))
    at += 8 + length + 1
  }
  return found
}

function squaresOf(
  solution: Uint8Array,
  sections: ReadonlyMap<string, Uint8Array>,
  text: ((part: Uint8Array) => string) | null,
): Square[] {
  const places = sections.get('GRBS')
  const table = text?.(sections.get('RTBL') ?? new Uint8Array()) ?? ''
  const letters = new Map(
    Array.from(table.slice(0, 20_000).matchAll(/\s*(\d{1,3}):([^;]{1,40});/g), ([, key, value]) => [
      Number(key),
      value ?? '',
    ]),
  )
  return Array.from(solution, (byte, at): Square => {
    if (byte === blackByte || byte === hiddenByte) return black
    if (!text) return white()
    const several = places?.[at] ? letters.get((places[at] ?? 0) - 1) : undefined
    const letter = String.fromCharCode(byte)
    return white(several ?? (/[-\0\s]/.test(letter) ? null : letter))
  })
}

/**
 * Clues have no numbers: they are in the order of the words' first cells, across before down. null: their number does
 * not fit.
 */
function posedOf(rows: readonly string[], texts: readonly string[]): GridClue[] | null {
  const { slots } = slotsOf(rows)
  const numbers = numbersOf(slots, 'row')
  const numberOf = (slot: (typeof slots)[number]): number => numbers.get(slot.cells[0] ?? -1) ?? 0
  const inOrder = [...slots].sort((a, b) => numberOf(a) - numberOf(b) || Number(b.across) - Number(a.across))
  if (inOrder.length !== texts.length) return null
  return inOrder.map((slot, index) => ({
    across: slot.across,
    label: String(numberOf(slot)),
    text: texts[index] ?? '',
    enumeration: null,
    cells: null,
  }))
}

const circled = (count: number): Loss[] =>
  count > 0 ? [{ en: `circles in cells (${count})`, ja: `マスの丸印（${count}個）` }] : []
const started = (state: Uint8Array, solution: Uint8Array): Loss[] =>
  state.some((byte, at) => byte !== 0x2d && solution[at] !== blackByte && solution[at] !== hiddenByte)
    ? [{ en: 'what was filled in so far', ja: '書き込み途中の文字' }]
    : []

const cutShort: Problem = notThis(format, 'it ends too early', '途中で終わっています')
const otherClues = (count: number): Problem =>
  cannotHold(
    `its ${count} clues are not as many as the words of its board`,
    `カギが${count}個で、盤面の言葉の数と合いません`,
  )
