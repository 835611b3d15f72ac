/** How puzzles are to be printed, and what comes of it. */
import type { Lang, Problem } from '@kumiki/core/base'
import type { SomeFile } from '@kumiki/core/contract'
import { type Paper, type PaperName, papers, type TrimName, turned } from './measures.ts'
import type { Page } from './page.ts'

/** A book around the puzzles. */
export interface Book {
  /** '' for one of ours. */
  readonly title: string
  /** '' where there is none. */
  readonly subtitle: string
  /** Whom it names as its editor; '' where nobody is to be named. */
  readonly editor: string
  /** The day on which it appears; null where that is not to be said. */
  readonly date: Date | null
  /** May it be copied? In words; '' where that is not to be said. */
  readonly terms: string
  /** The size at which it is cut; null: the paper's. */
  readonly trim: TrimName | null
  /** In millimetres: how far art runs beyond the edges, to be cut off. */
  readonly bleed: number
  /** In millimetres: how much wider than usual the margin at the spine is; null: as the number of pages asks. */
  readonly gutter: number | null
}

export interface PrintOptions {
  readonly paper: PaperName
  /** Lying sheets, all of them; otherwise one lies where its board is much wider than high. */
  readonly landscape: boolean
  /** null: one; in books as many as leave large cells. */
  readonly perPage: 1 | 2 | 4 | null
  readonly large: boolean
  readonly inkSaver: boolean
  readonly nameLine: boolean
  /**
   * Whether Japanese sheets have furigana: true, also over what the page says itself; false, only over words that are
   * looked for by their readings; null: as the clues have it.
   */
  readonly furigana: boolean | null
  readonly answers: 'back' | 'apart' | 'none'
  /** Whether a board that is too large is spread over pages that are glued together; otherwise it is refused. */
  readonly split: boolean
  /** Whether puzzles with a keyword get a slip to send it in. */
  readonly slip: boolean
  /** Where a puzzle is played, by its file and its number among those given; null: no codes are printed. */
  readonly link: ((file: SomeFile, number: number) => string) | null
  /** Whether these are copies for the pupils of one class: different boards, numbered, with one key. */
  readonly classSet: boolean
  /** null: sheets, not a book. */
  readonly book: Book | null
  /** null: each sheet in the language of its puzzle. */
  readonly lang: Lang | null
}

export const usualPrint: PrintOptions = {
  paper: 'a4',
  landscape: false,
  perPage: null,
  large: false,
  inkSaver: false,
  nameLine: false,
  furigana: null,
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
  /** Where the answers are apart: their own pages; else none. */
  readonly answers: readonly Page[]
  /** What was left out, and why. */
  readonly notes: readonly Problem[]
}

/** The paper as it lies. */
export const paperOf = ({ paper, landscape }: Pick<PrintOptions, 'paper' | 'landscape'>): Paper =>
  landscape ? turned(papers[paper]) : papers[paper]
