/** Actions on the rows of a list, each by its index. */
import type { Workspace } from '../desk/workspace.ts'
import { type Row, specOf } from '../model/project.ts'

export interface RowActs {
  readonly change: (at: number, part: Partial<Row>) => void
  readonly clueDone: (at: number) => void
  readonly remove: (at: number) => void
  /** Sets whether its word must be on the board. */
  readonly must: (at: number, wanted: boolean) => void
}

export const rowActs = (workspace: Workspace): RowActs => ({
  change: (at, part) =>
    workspace.setRows(
      workspace.project.rows.map((row, index) => (index === at ? changedRow(row, part) : row)),
      `row ${at}`,
    ),
  clueDone: (at) => workspace.settleClue(at),
  remove: (at) => workspace.setRows(workspace.project.rows.filter((_, index) => index !== at)),
  must: (at, wanted) => {
    const word = workspace.judged?.rows[at]?.word
    if (!word) return
    const others = mustOf(workspace).filter((one) => one !== word)
    const next = wanted ? [...others, word] : others
    workspace.setSpec('must', next.length > 0 ? next : undefined)
  },
})

export function mustOf({ project }: Workspace): readonly string[] {
  const { must } = specOf(project)
  return Array.isArray(must) ? must.map(String) : []
}

/** A reading that a person wrote or confirmed is no longer a guess. */
function changedRow({ isGuessed, ...row }: Row, part: Partial<Row>): Row {
  const isSeen = 'reading' in part || 'word' in part
  return { ...row, ...(isGuessed && !isSeen ? { isGuessed } : {}), ...part }
}
