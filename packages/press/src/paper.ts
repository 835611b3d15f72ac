/**
 * Everything for paper: puzzles become pages, pages become a PDF or drawings. It reads no file and no clock and uses
 * nothing of Node, so that it runs in a browser's worker as well as on a server; the caller supplies the bytes of the
 * two font files and the date.
 */
import type { Result } from '@kumiki/core/base'
import type { SomeFile } from '@kumiki/core/contract'
import { answersDrawn } from './drawing/bold.ts'
import { pagesOfCopy } from './pages/classset.ts'
import { papersFor } from './pages/kindpapers.ts'
import type { Page } from './pages/page.ts'
import { type Files, type Print, type PrintOptions, printSheets, usualPrint } from './pages/print.ts'
import { sheetOf } from './pages/sheet.ts'
import { pageSvg } from './pages/svg.ts'
import type { Typeface } from './pages/typeface.ts'

export { codeOf } from './pages/code.ts'
export { type ClueSize, clueSizes, type PaperName, paperNames, type TrimName, trimNames } from './pages/measures.ts'
export type { Book } from './pages/options.ts'
export type { Page } from './pages/page.ts'
export { type Imprint, writePdf } from './pages/pdf.ts'
export { type Files, type Print, type PrintOptions, printSheets, usualPrint } from './pages/print.ts'
export { contradiction } from './pages/refusals.ts'
export { pageSvg as pageDrawing } from './pages/svg.ts'
export { type FontFiles, Typeface } from './pages/typeface.ts'

/** Lays puzzles out on their pages; options left out have their usual values. */
export const printPuzzles = async (
  files: Files,
  options: Partial<PrintOptions>,
  typeface: Typeface,
): Promise<Result<Print>> =>
  printSheets(files, { ...usualPrint, ...options }, typeface, await papersFor(files), await answersDrawn(files))

/** Whether the copies for a class take as many pages as the first of them. */
export async function fitsLike(
  first: SomeFile,
  options: Partial<PrintOptions>,
  typeface: Typeface,
): Promise<(file: SomeFile) => boolean> {
  const papers = await papersFor([first])
  const pagesOf = (file: SomeFile): number | null => {
    const own = { ...usualPrint, ...options }
    const measures = file(({ kind }) => papers[kind])?.measures
    return pagesOfCopy(sheetOf(file, 1, { ...own, measures }), own, typeface)
  }
  const pages = pagesOf(first)
  return (file) => pagesOf(file) === pages
}

/** Each page as one SVG with the same marks as the PDF. Its letters are outlines, so it needs no font. */
export const pageDrawings = (pages: readonly Page[], typeface: Typeface): string[] =>
  pages.map((page) => pageSvg(page, typeface))
export { papersFor } from './pages/kindpapers.ts'
