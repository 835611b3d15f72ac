/** The figures of a crossword's report, from its pattern. How often rules are bent is counted by the maker alone. */
import { scoreOf } from '../../engine/wordgrid/score.ts'
import type { Score } from '../../kind/craft.ts'
import type { Figures, UnreadSpec } from '../../kind/witness.ts'
import type { Puzzle } from './model.ts'
import { worthOf } from './worth.ts'

export function figures({ rows, width, height }: Puzzle, spec: UnreadSpec | null, reported: Score): Figures {
  const counted = scoreOf(rows)
  const objective = typeof spec?.objective === 'string' ? spec.objective : reported.objective
  const value = valueFor(counted, objective, spec?.penalty)
  return {
    score: {
      ...counted,
      ...(objective === undefined ? {} : { objective }),
      ...(value === null ? {} : { value }),
      ...(objective === 'words' ? { area: width * height } : {}),
    },
    reached: value ?? (typeof reported.value === 'number' ? reported.value : null),
    // with a given pattern every filling is worth the same; elsewhere the bound takes a search
    bound: typeof spec?.pattern === 'string' && value !== null ? value : undefined,
  }
}

/** null: what a black pair costs is not in a file for players. */
function valueFor(counted: ReturnType<typeof scoreOf>, objective: unknown, penalty: unknown): number | null {
  if (objective === 'white' || objective === 'crossings' || objective === 'words')
    return worthOf(counted, { objective, penalty: 0 })
  return objective === 'penalty' && typeof penalty === 'number' ? worthOf(counted, { objective, penalty }) : null
}
