/** The code that only boards of islands need, loaded with the first of them. */
import { type Cell, otherEnds, type PuzzleTypes, type Session } from '@kumiki/core/player'
import { useMemo } from 'preact/hooks'
import type { Game } from '../game/game.ts'
import { useWords } from '../text/words.ts'

export { Compass } from '../keys/compass.tsx'

/** How many islands have all their bridges, and how many connected groups there are. A solved board has one group. */
export function Progress<K extends PuzzleTypes>({ game: { face, file, session } }: { readonly game: Game<K> }) {
  const words = useWords()
  const { answer } = session.now
  const full = useMemo(
    () => face.draw(file.puzzle, answer).marks.filter(({ mark, ink }) => mark === 'disc' && ink === 'faint').length,
    [answer],
  )
  const groups = useMemo(() => countGroups(session), [answer])
  return (
    <>
      {[words.islands(full, session.board.cells.length), words.groups(groups)].map(([count, rest]) => (
        <span key={rest}>
          <b>{count}</b> {rest}
        </span>
      ))}
    </>
  )
}

/** Connected components; an island without bridges counts as one. */
function countGroups<K extends PuzzleTypes>(session: Session<K>): number {
  const { board } = session
  const seen = new Set<string>()
  const visit = (from: Cell): void => {
    seen.add(`${from}`)
    for (const to of otherEnds(board, from)) if (!seen.has(`${to}`) && session.see([from, to]).symbol) visit(to)
  }
  let groups = 0
  for (const cell of board.cells)
    if (!seen.has(`${cell}`)) {
      groups++
      visit(cell)
    }
  return groups
}
