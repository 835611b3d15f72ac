/** What the pages ask about paper, files and links, and what comes back: plain data that crosses to another thread. */
import type { Bilingual, Problem, Result } from '@kumiki/core/player'
import type { PrintOptions } from '@kumiki/press/paper'

/** How puzzles are to be printed: what of the press's options can cross to another thread. */
export type PageOptions = Omit<PrintOptions, 'link' | 'classSet' | 'lang'>

export interface PrintOrder {
  /** By which its pages are asked for. */
  readonly name: string
  /** The files, each as one line of JSON. */
  readonly lines: readonly string[]
  readonly options: PageOptions
  /** So many different boards of the words of the only puzzle; null: the puzzles as they are. */
  readonly copies: number | null
  /** Where the site is, for codes that play the puzzles; null: no codes. */
  readonly base: string | null
}

/** What takes long: the typeface comes over the network once, boards are searched for. */
export type PrintProgress = { readonly fontBytes: number } | { readonly boards: number }

/** In points. */
export type Size = readonly [width: number, height: number]

export interface Printed {
  readonly name: string
  readonly title: string
  readonly pages: readonly Size[]
  /** Of the document of their own, where the answers are apart; else none. */
  readonly answers: readonly Size[]
  readonly notes: readonly Problem[]
  /** How many puzzles are on these pages. */
  readonly puzzles: number
  /** Of a class set: why there are fewer than were asked for; null: there are as many. */
  readonly fewer: 'stopped' | 'no-more' | null
}

/** What was refused, and changes of the options with which it was tried and goes. */
export interface Refused {
  readonly problem: Problem
  readonly helps: readonly Partial<PageOptions>[]
}

/** A file in one format. */
export interface Offer {
  /** Its usual extension, with the dot. */
  readonly extension: string
  readonly title: Bilingual
  /** A picture or a text to look at, rather than a file for programs. */
  readonly isDrawing: boolean
  /** Without the answer, and with it; null: what the format holds is the same, or cannot be made (`why`). */
  readonly open: Blob | null
  readonly whole: Blob | null
  /** What of the puzzle has no place in it. */
  readonly notes: readonly Problem[]
  readonly why: Problem | null
}

export interface Linked {
  readonly link: string
  /** As an SVG; null: the link is too long for any. */
  readonly code: Blob | null
  /** How many squares a side of the code has; 0: there is none. */
  readonly squares: number
  /** Whether the answer is in it. */
  readonly hasAnswer: boolean
}

/** A page by itself, or the same packed for a course. */
export type HandoutForm = 'html' | 'scorm' | 'cmi5'

/** Puzzles as one file that plays them. */
export interface HandoutOrder {
  /** The files, each as one line of JSON. */
  readonly lines: readonly string[]
  /** So many different boards of the words of the only puzzle; null: the puzzles as they are. */
  readonly copies: number | null
  /** The answers go with it. */
  readonly selfChecking: boolean
  /** Japanese type goes with it. */
  readonly withType: boolean
  readonly form: HandoutForm
  /** Where the player that it holds is fetched. */
  readonly program: string
}

export interface Found {
  /** The first puzzle, as one line of JSON. */
  readonly line: string
  /** The rest of a file that holds several. */
  readonly others: readonly string[]
  /** What of the file had no place in it. */
  readonly notes: readonly Problem[]
}

export type PrintProtocol = {
  print: { ask: PrintOrder; progress: PrintProgress; reply: Result<Printed, Refused> }
  /**
   * One page of what was printed last, as an SVG, counted from 0, the answers' own pages behind the others; null: it is
   * not here any more.
   */
  page: { ask: { readonly name: string; readonly at: number }; progress: never; reply: Blob | null }
  pdf: { ask: { readonly name: string; readonly part: 'pages' | 'answers' }; progress: never; reply: Blob | null }
  offers: { ask: { readonly line: string }; progress: never; reply: Result<readonly Offer[]> }
  /** The drawing of which the page makes dots: 300 an inch where its unit is a point. */
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
  handout: { ask: HandoutOrder; progress: PrintProgress; reply: Result<Blob> }
  read: { ask: { readonly name: string; readonly bytes: Uint8Array }; progress: never; reply: Result<Found> }
}
