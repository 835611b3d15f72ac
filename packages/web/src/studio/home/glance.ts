/** What a card shows of a puzzle, computed in a worker and cached by the puzzle's line. */
import type { Bilingual, Board, Picture } from '@kumiki/core/player'
import type { Project } from '../model/project.ts'
import type { CoreWorker } from '../workers/core/worker.ts'

export interface Glance {
  readonly kind: Bilingual
  readonly picture: Picture
  readonly board: Board
  readonly level: number | null
  readonly isUnique: boolean
  /** It is solved by clues, so uniqueness is not a matter of logic. */
  readonly isClued: boolean
}

const max = 400
const seen = new Map<string, Promise<Glance | null>>()

/** null if the puzzle cannot be read. */
export function glanceAt(line: string, { door }: Project, quickCore: CoreWorker): Promise<Glance | null> {
  const known = seen.get(line) ?? look(line, door === 'picture', quickCore)
  seen.delete(line)
  seen.set(line, known)
  const [oldest] = seen.keys()
  if (seen.size > max && oldest !== undefined) seen.delete(oldest)
  return known
}

async function look(line: string, isSolved: boolean, quickCore: CoreWorker): Promise<Glance | null> {
  const found = await quickCore.ask('look', { line }).catch(() => null)
  if (!found?.ok) return null
  const { kindTitle, blank, solved, board, level, claims, decidedBy } = found.value
  return {
    kind: kindTitle,
    picture: isSolved ? solved : blank,
    board,
    level,
    isUnique: claims.includes('unique'),
    isClued: decidedBy !== 'rules' && !claims.includes('unique'),
  }
}
