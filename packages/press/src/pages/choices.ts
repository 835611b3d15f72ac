/**
 * The papers that a refusal may suggest: the chosen one and those sold in the same region first, from the smallest,
 * then the others. For a book with a trim size, trim sizes are suggested.
 */
import {
  bookPaper,
  type Paper,
  type PaperName,
  papers,
  paperTitles,
  type TrimName,
  trimName,
  turned,
} from './measures.ts'
import type { PrintOptions } from './options.ts'

export interface Choice {
  readonly title: string
  readonly paper: Paper
}

/** A4 and B5 are sold together, and neither where Letter is. */
const families: Readonly<Record<PaperName, readonly PaperName[]>> = {
  b5: ['b5', 'a4', 'letter'],
  a4: ['b5', 'a4', 'letter'],
  letter: ['letter', 'a4'],
}
const trimsBySize: readonly TrimName[] = ['a5', '6x9', '7x10', '8x10', '8.5x11']
/** A number of pages for which the inner margin is the widest. */
const thick = 400

type PageOptions = Pick<PrintOptions, 'paper' | 'landscape' | 'book'>

export function choicesFor(options: PageOptions): Choice[] {
  const { book } = options
  const trims = book?.trim ? trimsBySize.map((trim) => choiceOf({ ...options, book: { ...book, trim } })) : []
  const sheets = families[options.paper].map((paper) =>
    choiceOf({ ...options, paper, book: book && { ...book, trim: null } }),
  )
  return [...trims, ...sheets]
}

/** The chosen paper. */
export function choiceOf({ paper, landscape, book }: PageOptions): Choice {
  if (book)
    return {
      title: book.trim ? trimName(book.trim) : paperTitles[paper],
      paper: bookPaper({ paper, landscape }, book, thick),
    }
  return { title: paperTitles[paper], paper: landscape ? turned(papers[paper]) : papers[paper] }
}
