/** The options of printing, and its result. */
import type { Lang, Problem } from '@kumiki/core/base'
import type { SomeFile } from '@kumiki/core/contract'
import type { SchoolYear } from '@kumiki/core/words'
import { type ClueSize, type Paper, type PaperName, papers, type TrimName, turned } from './measures.ts'
import type { Page } from './page.ts'

/** The options of a book. */
export interface Book {
  /** '' for a default title. */
  readonly title: string
  /** '' for none. */
  readonly subtitle: string
  /** The name of the editor; '' for none. */
  readonly editor: string
  /** The date of publication; null to leave it out. */
  readonly date: Date | null
  /** Whether it may be copied, as text; '' to leave that out. */
  readonly terms: string
  /** The size to which it is trimmed; null for the paper's. */
  readonly trim: TrimName | null
  /** In millimetres: how far art runs beyond the trimmed edges. */
  readonly bleed: number
  /** In millimetres: how much wider than usual the margin at the spine is; null: by the number of pages. */
  readonly gutter: number | null
}

export interface PrintOptions {
  readonly paper: PaperName
  /** All sheets in landscape; otherwise a sheet is landscape only if its board is much wider than high. */
  readonly landscape: boolean
  /** null: one, but in books as many as leave the cells large. */
  readonly perPage: 1 | 2 | 4 | null
  readonly large: boolean
  /** The size of clues and lists in points, between normal and large; null: as the page has room. */
  readonly clueSize: ClueSize | null
  readonly inkSaver: boolean
  readonly nameLine: boolean
  /**
   * Whether Japanese sheets have furigana: true, also over the page's own texts; a school year, the same but for the
   * kanji that are taught by then; false, only over words that are found by their readings; null: as the clues have it.
   */
  readonly furigana: boolean | SchoolYear | null
  /** Puts furigana over clues and titles, for who has an analyser; null: they have what their writer gave them. */
  readonly read: ((text: string) => string) | null
  /** Whether words that no clue tells are listed, so that every sheet can be solved. */
  readonly wordList: boolean
  /** Whether listed words have their meanings behind them: their clues, where those are short. */
  readonly meanings: boolean
  readonly answers: 'back' | 'apart' | 'none'
  /** Whether a board that is too large is spread over pages that are glued together; otherwise it is refused. */
  readonly split: boolean
  /** Whether puzzles with a keyword get a slip to send it in. */
  readonly slip: boolean
  /** The address where a puzzle is played, from its file and its number in the print; null to print no codes. */
  readonly link: ((file: SomeFile, number: number) => string) | null
  /** Whether these are copies for the pupils of one class: different boards, numbered, with one key. */
  readonly classSet: boolean
  /** null for sheets instead of a book. */
  readonly book: Book | null
  /** null for each sheet in the language of its puzzle. */
  readonly lang: Lang | null
}

export const usualPrint: PrintOptions = {
  paper: 'a4',
  landscape: false,
  perPage: null,
  large: false,
  clueSize: null,
  inkSaver: false,
  nameLine: false,
  furigana: null,
  read: null,
  wordList: true,
  meanings: false,
  answers: 'back',
  split: false,
  slip: false,
  link: null,
  classSet: false,
  book: null,
  lang: null,
}

export interface Print {
  readonly title: string
  readonly lang: Lang
  readonly pages: readonly Page[]
  /** The pages of the answers if those are printed apart, otherwise empty. */
  readonly answers: readonly Page[]
  /** What was left out, with the reason. */
  readonly notes: readonly Problem[]
}

/** The paper in its orientation. */
export const paperOf = ({ paper, landscape }: Pick<PrintOptions, 'paper' | 'landscape'>): Paper =>
  landscape ? turned(papers[paper]) : papers[paper]
