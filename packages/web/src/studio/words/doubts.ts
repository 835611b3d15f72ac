/** What speaks against making a puzzle of a list as it is; it is said before the puzzle is made. */
import type { Bilingual } from '@kumiki/core/player'
import type { Workspace } from '../desk/workspace.ts'

export interface Doubts {
  /** Rows that can be used, of all that are not empty; null: most can. */
  readonly rows: { readonly usable: number; readonly all: number } | null
  /** Of the kind. */
  readonly reasons: readonly Bilingual[]
}

/** null: none. `kind` is null where several kinds are made. */
export function doubtsAbout(
  { project, judged }: Pick<Workspace, 'project' | 'judged'>,
  kind: string | null,
): Doubts | null {
  if (!judged || judged.rows.length !== project.rows.length) return null
  const all = project.rows.filter(({ word, reading }) => word.trim() !== '' || reading !== '').length
  const usable = judged.rows.filter(({ word }) => word !== null).length
  // without any usable word the maker says why
  const rows = usable > 0 && 3 * (all - usable) >= all ? { usable, all } : null
  const forecast = judged.forecasts.find((one) => one.kind === kind)
  const reasons = forecast?.taken ? forecast.doubts : []
  return rows || reasons.length > 0 ? { rows, reasons } : null
}
