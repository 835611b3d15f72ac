/** The protocol of the print worker, for paper, files and links: requests of pages and their replies, as plain data. */
import type { Bilingual, Problem, Result } from '@kumiki/core/player'
import type { PrintOptions } from '@kumiki/press/paper'

/** The options of the press that can be sent to another thread. */
export type PageOptions = Omit<PrintOptions, 'link' | 'classSet' | 'read'>

export interface PrintOrder {
  /** The name by which its pages are requested. */
  readonly name: string
  /** The files, each as one line of JSON. */
  readonly lines: readonly string[]
  readonly options: PageOptions
  /** This many different boards from the words of the only puzzle; null: the puzzles as they are. */
  readonly copies: number | null
  /** Clues and titles with furigana, by what they are without; empty: they are printed as they are. */
  readonly read: readonly (readonly [text: string, read: string])[]
  /** The address of the site, for QR codes that open the puzzles; null: no codes. */
  readonly base: string | null
}

/** Progress of slow parts: loading the typeface, once, and searching for boards. */
export type PrintProgress = { readonly fontBytes: number } | { readonly boards: number }

/** In points. */
export type Size = readonly [width: number, height: number]

export interface Printed {
  readonly name: string
  readonly title: string
  readonly pages: readonly Size[]
  /** The pages of the separate answer document, if there is one. */
  readonly answers: readonly Size[]
  readonly notes: readonly Problem[]
  /** How many puzzles are on these pages. */
  readonly puzzles: number
  /** For a class set: whether the search was stopped before there were as many as requested. */
  readonly isStopped: boolean
}

/** The problem, and changes of the options that were tried and work. */
export interface Refused {
  readonly problem: Problem
  readonly helps: readonly Partial<PageOptions>[]
  /** For a class set that has too few good boards: how many there are; otherwise null. */
  readonly boards: number | null
}

/** A file in one format. */
export interface Offer {
  /** Its usual extension, with the dot. */
  readonly extension: string
  readonly title: Bilingual
  /** A picture or a text for people, rather than a file for programs. */
  readonly isDrawing: boolean
  /** Without the answer, and with it; null if the format holds the same either way, or cannot be made (`why`). */
  readonly open: Blob | null
  readonly whole: Blob | null
  /** What the format cannot hold of the puzzle. */
  readonly notes: readonly Problem[]
  readonly why: Problem | null
}

export interface Linked {
  readonly link: string
  /** As an SVG; null if the link is too long for a code. */
  readonly code: Blob | null
  /** Whether the answer is in it. */
  readonly hasAnswer: boolean
}

export interface Found {
  /** The first puzzle, as one line of JSON. */
  readonly line: string
  /** The other puzzles of a file that holds several. */
  readonly others: readonly string[]
  /** What of the file could not be read into the puzzle. */
  readonly notes: readonly Problem[]
}

export type PrintProtocol = {
  print: { ask: PrintOrder; progress: PrintProgress; reply: Result<Printed, Refused> }
  /**
   * One of the last pages as an SVG, counted from 0, with the pages of the answers after the others; null if the worker
   * no longer has it.
   */
  page: { ask: { readonly name: string; readonly at: number }; progress: never; reply: Blob | null }
  pdf: { ask: { readonly name: string; readonly part: 'pages' | 'answers' }; progress: never; reply: Blob | null }
  offers: { ask: { readonly line: string }; progress: never; reply: Result<readonly Offer[]> }
  /** The drawing from which the page makes a bitmap, with 300 dots per inch if its unit is a point. */
  dots: {
    ask: { readonly line: string; readonly answer: boolean }
    progress: PrintProgress
    reply: Result<Blob>
  }
  link: {
    ask: { readonly line: string; readonly selfChecking: boolean; readonly base: string }
    progress: never
    reply: Result<Linked>
  }
  read: { ask: { readonly name: string; readonly bytes: Uint8Array }; progress: never; reply: Result<Found> }
}
