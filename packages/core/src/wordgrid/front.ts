/**
 * The common part of the faces of crosswords and skeletons: white cells that hold letters, typed along entries.
 *
 * Letters in answers are as in files (kana are hiragana); `script` is the one in which they are shown and typed.
 */
import { type Cell, cellOf, type Target } from '../base/target.ts'
import type { Bilingual } from '../base/text.ts'
import type { Keys, Line, Seen } from '../kind/board.ts'
import { enlarged } from '../words/kana.ts'
import { lettersIn, scriptOf } from '../words/normalise.ts'
import type { BoardScript } from '../words/script.ts'
import { shownIn } from '../words/script.ts'
import type { Slot } from './slots.ts'

type Rows = readonly string[]

const black = '#'
const empty = '.'

/** The content of a cell; '' off the board. */
export const at = (rows: Rows, [row, col]: Cell): string => rows[row]?.charAt(col) ?? ''

/** The letter in a cell; '' where there is none. */
export const letterAt = (rows: Rows, cell: Cell): string => {
  const here = at(rows, cell)
  return here === empty || here === black ? '' : here
}

export const whiteCells = (rows: Rows): Cell[] =>
  rows.flatMap((text, row) => Array.from(text, (_, col): Cell => [row, col]).filter((cell) => at(rows, cell) !== black))

/** The answer with one letter changed; the same object where that letter is already there. */
export function withLetter<A extends { readonly rows: Rows }>(answer: A, [row, col]: Cell, letter: string): A {
  const text = answer.rows[row] ?? ''
  if (text.charAt(col) === letter) return answer
  return { ...answer, rows: answer.rows.with(row, text.slice(0, col) + letter + text.slice(col + 1)) }
}

export const cellsOfSlot = ({ cells }: Slot, width: number): Cell[] => cells.map((cell) => cellOf(cell, width))

/** `name` is its name without the direction: a number, a length. */
export const entryOf = (across: boolean, cells: readonly Cell[], name: Bilingual, clue: string): Line => ({
  role: 'entry',
  name: { en: `${name.en} ${across ? 'across' : 'down'}`, ja: `${across ? 'ヨコ' : 'タテ'}${name.ja}` },
  clue,
  cells,
})

/** An entry without a number, named by its first cell: no two have the same name. */
export function unnumberedEntry(slot: Slot, width: number): Line {
  const cells = cellsOfSlot(slot, width)
  const [[row, col] = [0, 0]] = cells
  return entryOf(slot.across, cells, { en: `row ${row + 1} column ${col + 1}`, ja: `${row + 1}行${col + 1}列` }, '')
}

/** Full-sized kana from あ to ん, then those with a voicing mark. */
const fullKana = Array.from({ length: 83 }, (_, i) => String.fromCharCode(0x3041 + i)).filter(
  (kana) => enlarged(kana) === kana,
)
const gojuon = ['', '\u3099', '\u309a']
  .flatMap((mark) => fullKana.filter((kana) => kana.normalize('NFD').slice(1) === mark))
  .concat('ゔ', 'ー')
const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const digits = [...'0123456789']

const isKana = (script: BoardScript): boolean => script === 'hiragana' || script === 'katakana'

/** `letters`: those that can occur, where they are known. */
export function keysOf(script: BoardScript, letters: Iterable<string> | null): Keys {
  const all = isKana(script) ? gojuon : script === 'latin' ? alphabet : digits
  const known = letters && new Set(letters)
  const symbols = known ? [...new Set([...all.filter((letter) => known.has(letter)), ...known])] : all
  return { script, symbols, caps: symbols.map((letter) => shownIn(script, letter)) }
}

/** The letters of a text that can stand on such a board. */
export const spellIn = (script: BoardScript, text: string): string[] => {
  const family = isKana(script) ? 'kana' : script
  return lettersIn(text).filter((letter) => scriptOf(letter) === family)
}

export function seeLetter(script: BoardScript, letter: string, isGiven: boolean): Seen {
  const shown = shownIn(script, letter)
  return {
    symbol: letter,
    shown,
    label: letter === '' ? blankLabel : isGiven ? givenLabel(shown) : { en: shown, ja: shown },
  }
}

export const blankLabel: Bilingual = { en: 'blank', ja: '空白' }
export const givenLabel = (shown: string): Bilingual => ({ en: `given ${shown}`, ja: `${shown}、固定` })

/** Letters that differ from the key's. Both are normalised first, because a key may have been typed by a person. */
export function wrongLetters(cells: readonly Cell[], rows: Rows, key: Rows): Target[] {
  const folded = (board: Rows, cell: Cell): string => lettersIn(letterAt(board, cell))[0] ?? letterAt(board, cell)
  return cells
    .filter((cell) => letterAt(rows, cell) !== '' && folded(rows, cell) !== folded(key, cell))
    .map((cell) => [cell])
}

/** The places of listed words on the board: each slot is used once, in the order of the list. */
export function placesOfWords(
  words: readonly string[],
  slots: readonly { readonly text: string; readonly cells: readonly Cell[] }[],
): (readonly Cell[] | null)[] {
  const free = new Map<string, (readonly Cell[])[]>()
  for (const { text, cells } of slots) {
    const same = free.get(text)
    if (same) same.push(cells)
    else free.set(text, [cells])
  }
  return words.map((word) => free.get(word)?.shift() ?? null)
}
