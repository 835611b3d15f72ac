/**
 * Makes the copies for a class look alike: cells and letters of one size, one page for everyone or for no one, and
 * black around the words of all boards or of none. The boards differ by a few rows and columns, so the tightest of them
 * decides what all have.
 *
 * Method: plans for all of them are tried, the most uniform first: portrait in one arrangement, portrait in individual
 * arrangements, both again in landscape, each copy in the orientation that suits it, and last the boards on pages of
 * their own. The plan with fewer pages a copy wins; among equals the more uniform one, unless its cells are below the
 * good size and another's are clearly larger. Landscape is chosen for larger cells only if the boards are much wider
 * than high.
 *
 * Either every copy has one page or every board has its own page; printed on both sides, a copy of several pages never
 * begins on the back of another.
 */
import type { Lang } from '@kumiki/core/base'
import type { SomeFile } from '@kumiki/core/contract'
import type { Mark } from '@kumiki/core/drawing'
import { cellsOf, ways } from './arrange.ts'
import { type Paper, turned } from './measures.ts'
import type { Sheet } from './sheet.ts'
import { gain, type Likeness, laySheet, type PlacedSheet, type Setting, wideBoard } from './single.ts'
import type { Style } from './style.ts'

/** Whether most boards leave what lies around their words open, so that none of them has black there. */
export function areShapes(files: readonly SomeFile[]): boolean {
  const black = (marks: readonly Mark[]): number =>
    marks.filter((mark) => mark.mark === 'box' && mark.ink === 'cell').length
  const open = files.filter((file) =>
    file(({ puzzle }, face) => {
      const blank = face.blank(puzzle)
      return black(face.draw(puzzle, blank).marks) < black(face.draw(puzzle, blank, false).marks)
    }),
  )
  return open.length > files.length / 2
}

/** The layout that all copies share, and the number of pages of each. */
interface Common extends Pick<Setting, 'turns'> {
  readonly paper: Paper
  readonly as: Likeness
  readonly pages: number
}

interface Plan extends Pick<Setting, 'turns'> {
  readonly paper: Paper
  /** The ways to try; all copies use the same one. */
  readonly ways: readonly Likeness['way'][]
  /** Whether the plan may win by its larger cells alone. */
  readonly forCells: boolean
}

/** null if there is no plan by which all of them fit. */
export function commonOf(
  sheets: readonly Sheet[],
  paper: Paper,
  setting: Setting,
  styleIn: (lang: Lang) => Style,
): Common | null {
  const [first] = sheets
  if (!first) return null
  const { good } = cellsOf(styleIn(first.lang), first)
  let best: Common | null = null
  for (const plan of plansFor(sheets, paper, setting.turns)) {
    // boards on pages of their own only if nothing else holds them
    if (best && plan.ways.includes('pages') && best.pages === 1) break
    const found = likest(sheets, plan, setting, styleIn, good)
    if (!found) continue
    if (!best || found.pages < best.pages) best = found
    else if (found.pages === best.pages && plan.forCells && best.as.cell < good && found.as.cell >= gain * best.as.cell)
      best = found
    if (best.pages === 1 && best.as.cell >= good) break
  }
  return best
}

function plansFor(sheets: readonly Sheet[], paper: Paper, turns: boolean): Plan[] {
  const sum = (of: 'width' | 'height'): number => sheets.reduce((all, { board }) => all + board[of], 0)
  const standing = { paper, turns: false, forCells: true }
  const lying = { paper: turned(paper), turns: false, forCells: sum('width') > wideBoard * sum('height') }
  const papers = turns ? [standing, lying] : [standing]
  return [
    ...papers.flatMap((on) => [
      { ...on, ways },
      { ...on, ways: ['any'] as const },
    ]),
    ...(turns ? [{ paper, turns: true, forCells: false, ways: ['any'] as const }] : []),
    ...papers.map((on) => ({ ...on, ways: ['pages'] as const })),
  ]
}

/** The first way with cells of the good size, otherwise the one with the largest cells. */
function likest(
  sheets: readonly Sheet[],
  { paper, turns, ways: allowed }: Plan,
  setting: Setting,
  styleIn: (lang: Lang) => Style,
  good: number,
): Common | null {
  let best: Common | null = null
  for (const way of allowed) {
    const found = tightest(sheets, paper, { ...setting, turns }, way, styleIn)
    if (!found) continue
    const common = { ...found, paper, turns }
    if (common.as.cell >= good) return common
    if (!best || common.as.cell > best.as.cell) best = common
  }
  return best
}

/**
 * The smallest cells and letters of all sheets in one way, and the largest number of pages. Repeated until no sheet
 * needs smaller ones.
 */
function tightest(
  sheets: readonly Sheet[],
  paper: Paper,
  setting: Setting,
  way: Likeness['way'],
  styleIn: (lang: Lang) => Style,
): Pick<Common, 'as' | 'pages'> | null {
  let as: Likeness = { way, cell: Number.POSITIVE_INFINITY, size: Number.POSITIVE_INFINITY }
  for (;;) {
    const before = as
    let pages = 0
    for (const sheet of sheets) {
      const placed: PlacedSheet | null = laySheet(styleIn(sheet.lang), sheet, paper, { ...setting, as })
      if (!placed || (sheet.code && !placed.coded)) return null
      as = { way, cell: placed.cell, size: Math.min(as.size, placed.size) }
      pages = Math.max(pages, placed.drafts.length)
    }
    // within one arrangement smaller cells only leave more room; with individual ones, a smaller cell may change the
    // choice
    if (way !== 'any' || (as.cell === before.cell && as.size === before.size)) return { as, pages }
  }
}
