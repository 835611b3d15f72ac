/**
 * A list beside the board, as data: each front end sets it in its own way. Texts may contain furigana (base/ruby.ts).
 */
import { withReadings } from '../base/ruby.ts'
import type { Cell } from '../base/target.ts'
import type { Bilingual } from '../base/text.ts'

export interface SideList {
  /**
   * clues: read in order · words: set in columns · boxes: letters to collect, one item per box · table: letters found
   * by name, one item per name
   */
  readonly form: 'clues' | 'words' | 'boxes' | 'table'
  readonly heading: Bilingual
  /** Added to the heading in brackets: in which directions words run. Empty where there is nothing to add. */
  readonly remark: Bilingual
  /** For a list of words of equal length: that length, and its unit. */
  readonly length: { readonly count: number; readonly unit: Bilingual } | null
  readonly items: readonly Item[]
}

export interface Item {
  /** "7", "A"; '' where items have no names. */
  readonly label: string
  /** A clue, a word, the letter in a box ('' while it is empty). */
  readonly text: string
  /** Set behind the text, less prominent: a reading, a meaning, a length. */
  readonly note: string
  /** Where it is on the board: a clue's entry, a used word's slot, a found word's runs, a box's cell. */
  readonly places: readonly (readonly Cell[])[]
  /** How many places finish it; 0: it cannot be finished, only looked at. */
  readonly times: number
  /** A word that is used or found, a clue whose entry is full, a box that has its letter. */
  readonly done: boolean
  /** For boxes: a new word begins here, so a wider gap precedes it. */
  readonly begins: boolean
}

/** An item from some of its fields; the others get their empty values. */
export const item = (parts: Partial<Item> & Pick<Item, 'text'>): Item => ({
  label: '',
  note: '',
  places: [],
  times: 1,
  done: false,
  begins: false,
  ...parts,
})

export const noRemark: Bilingual = { en: '', ja: '' }

/** An item in one line of plain text: `7 It purrs`, `図書室（としょしつ）`, `cat ×2`. */
export const itemLine = (item: Item): string => withReadings(itemText(item))

/** The line with its furigana, for output that can set them. Brackets are those of the text's script. */
export function itemText({ label, text, note, times }: Item): string {
  const isJapanese = /[\u3000-\u30ff\p{Script=Han}\uff00-\uffef]/u.test(text)
  const bracketed = note === '' ? '' : isJapanese ? `（${note}）` : ` (${note})`
  return `${label === '' ? '' : `${label} `}${text}${bracketed}${times > 1 ? ` ×${times}` : ''}`
}
