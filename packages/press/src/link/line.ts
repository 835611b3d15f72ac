/** A puzzle as players get it, as one line of JSON: of the report, the level and what is claimed. */
import type { KumikiFile, PuzzleTypes } from '@kumiki/core/contract'
import { formatLine, forPlayers } from '@kumiki/core/file'

/** The answer goes with it only where its maker wants a page that checks itself. */
export function sharedLine<K extends PuzzleTypes>(file: KumikiFile<K>, selfChecking: boolean): string {
  const { report, ...open } = forPlayers(file)
  const { claims, grade } = report ?? {}
  const { level, score, techniques } = grade ?? {}
  const shared = {
    ...(claims && Object.keys(claims).length > 0 ? { claims } : {}),
    ...(level !== undefined && score !== undefined && techniques ? { grade: { level, score, techniques } } : {}),
  }
  return formatLine({
    ...open,
    ...(selfChecking && file.answer !== undefined ? { answer: file.answer } : {}),
    ...(Object.keys(shared).length > 0 ? { report: shared } : {}),
  })
}
