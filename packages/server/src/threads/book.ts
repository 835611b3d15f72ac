/**
 * The book of a batch: the options for binding in a plan, and its pages as a PDF. It is bound in a thread, because that
 * takes seconds.
 */
import { bad, good, limits, type Problem, problem, type Result } from '@kumiki/core/base'
import { type OpenedFile, openAs } from '@kumiki/core/file'
import { kinds } from '@kumiki/core/kinds'
import { openTypeface } from '@kumiki/press/node'
import { paperNames, printPuzzles, trimNames, writePdf } from '@kumiki/press/paper'
import * as z from 'zod'

/** A larger book would be too thick to bind and would take minutes. */
export const maxInBook = 2_000

const text = z.string().max(limits.textLength)

/** Equivalent to the options of `kumiki print --book`. */
export const bookSchema = z.strictObject({
  title: text.default(''),
  subtitle: text.default(''),
  editor: text.default(''),
  /** The publication date, such as 2027-01-31; null if there is none. */
  date: z.nullable(z.iso.date()).default(null),
  paper: z.enum(paperNames).default('a4'),
  /** null: the size of the paper. */
  trim: z.nullable(z.enum(trimNames)).default(null),
  /** In millimetres. */
  bleed: z.number().min(0).max(10).default(0),
  gutter: z.nullable(z.number().min(0).max(30)).default(null),
  /** null: as many as leave large cells. */
  perPage: z.nullable(z.union([z.literal(1), z.literal(2), z.literal(4)])).default(null),
  large: z.boolean().default(false),
  answers: z.enum(['back', 'none']).default('back'),
})
export type BookOptions = Readonly<z.infer<typeof bookSchema>>

/** The default options. */
export const usualBook: BookOptions = bookSchema.parse({})

/** Deterministic: equal lines and options give equal bytes. */
export async function bind(lines: readonly string[], bookOptions: BookOptions): Promise<Result<Uint8Array>> {
  if (lines.length > maxInBook) return bad(tooThick(lines.length))
  const files: OpenedFile[] = []
  for (const line of lines) {
    const opened = await openAs(line, kinds)
    if (!opened.ok) return opened
    files.push(opened.value)
  }
  const [first, ...others] = files
  if (!first) return bad(emptyBook)
  const { paper, perPage, large, answers, date, ...rest } = bookOptions
  const day = date === null ? null : new Date(`${date}T00:00:00Z`)
  const options = { paper, perPage, large, answers, book: { ...rest, date: day, terms: '' } }
  const typeface = await openTypeface()
  const print = await printPuzzles([first, ...others], options, typeface)
  if (!print.ok) return print
  const { title, lang, pages } = print.value
  return good(await writePdf(pages, typeface, { title, lang, date: day ?? unsaid }))
}

/** The date in a PDF without a publication date, fixed so that its bytes do not change. */
const unsaid = new Date('2000-01-01T00:00:00Z')

export const tooThick = (count: number): Problem =>
  problem(
    'book-too-thick',
    `A book holds at most ${maxInBook} puzzles; these are ${count}.`,
    `1冊に入るのは${maxInBook}問までです（${count}問あります）。`,
    { path: ['book'] },
  )
const emptyBook = problem('empty-book', 'There is no puzzle for the book.', '本にするパズルがありません。')
