/** All puzzles of a print on their pages, in order; what was left out is noted, what does not fit is refused. */
import { bad, good, type Lang, type Problem, type Result } from '@kumiki/core/base'
import type { Draft } from './draft.ts'
import { type Paper, turned } from './measures.ts'
import { type PrintOptions, paperOf } from './options.ts'
import { codeLeftOut, sharedInVain, splitNote, tooLarge, turnedNote } from './refusals.ts'
import { layGroups } from './several.ts'
import type { Sheet } from './sheet.ts'
import { laySheet, type PlacedSheet, type Setting } from './single.ts'
import type { Style } from './style.ts'
import { laySplit } from './tiles.ts'

export interface PlacedSheets {
  readonly drafts: readonly Draft[]
  readonly notes: readonly Problem[]
  /** The sheets that were too large to share a page. */
  readonly alone: readonly Sheet[]
}

interface Own extends Partial<Setting> {
  readonly paper?: Paper
  /** Whether a puzzle that is too large has its page turned, or is spread over pages: it must not refuse the others. */
  readonly yields?: boolean
}

/** `own`: settings that replace those of the options, such as a paper that is not a standard one. */
export function layAll(
  sheets: readonly Sheet[],
  options: PrintOptions,
  styleIn: (lang: Lang) => Style,
  own: Own = {},
): Result<PlacedSheets> {
  const { nameLine, landscape } = options
  const { paper = paperOf(options), yields = sheets.length > 1, ...chosen } = own
  const setting = { nameLine, numbered: sheets.length > 1, copied: false, turns: !landscape, ...chosen }
  const drafts: Draft[] = []
  const alone: Sheet[] = []
  const yielding: Problem[] = []
  const uncoded = new Set(sheets.flatMap(({ address, code, number }) => (address !== null && !code ? [number] : [])))
  for (const group of layGroups(sheets, { paper, perPage: options.perPage ?? 1, nameLine }, styleIn)) {
    if (group.draft) {
      drafts.push(group.draft)
      for (const number of group.uncoded) uncoded.add(number)
      continue
    }
    if (group.isTooLarge) alone.push(...group.sheets)
    for (const sheet of group.sheets) {
      const standing = laySheet(styleIn(sheet.lang), sheet, paper, setting)
      const isRefused = !standing && !options.split
      if (isRefused && !yields) return bad(tooLarge(sheet, options, styleIn))
      const placed = isRefused ? layTurned(styleIn(sheet.lang), sheet, paper, setting, options) : standing
      if (isRefused) yielding.push(placed ? turnedNote(sheet, options) : splitNote(sheet, options))
      if (sheet.code && !placed?.coded) uncoded.add(sheet.number)
      drafts.push(...(placed?.drafts ?? laySplit(styleIn(sheet.lang), sheet, paper, setting)))
    }
  }
  const notes = sheets.filter(({ number }) => uncoded.has(number)).map((sheet) => codeLeftOut(sheet, options, styleIn))
  return good({ drafts, alone, notes: [...yielding, ...notes] })
}

/** On the paper in its other orientation; a book that is cut has pages of one shape. */
const layTurned = (
  style: Style,
  sheet: Sheet,
  paper: Paper,
  setting: Setting,
  { book }: PrintOptions,
): PlacedSheet | null => (book?.trim ? null : laySheet(style, sheet, turned(paper), { ...setting, turns: false }))

/** The notes on puzzles that were too large to share a page as requested. */
export const notesOnSharing = (
  alone: readonly Sheet[],
  options: PrintOptions,
  styleIn: (lang: Lang) => Style,
): Problem[] => {
  const { perPage } = options
  return alone.length === 0 || perPage === null || perPage === 1
    ? []
    : [sharedInVain(alone, { ...options, perPage }, styleIn)]
}
