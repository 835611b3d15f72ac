/** The figures of a crossword's report, computed from its pattern. Only its maker counts how often rules are bent. */
import { limits } from '../../base/limits.ts'
import type { Figures, UnreadSpec } from '../../kind/audit.ts'
import type { Score } from '../../kind/craft.ts'
import { readSize } from '../../spec/size.ts'
import { shapeIn } from '../../wordgrid/forall.ts'
import { maxWords, minimaReported } from '../../wordgrid/minima.ts'
import { shapeFigures } from '../../wordgrid/outline.ts'
import { scoreOf } from '../../wordgrid/score.ts'
import type { BoardShape } from '../../wordgrid/shape.ts'
import { distinctWords } from '../../words/distinct.ts'
import { listedIn } from '../../words/listed.ts'
import { wordsForAll } from '../../words/usable.ts'
import type { Puzzle } from './puzzle/model.ts'
import { worthOf } from './worth.ts'

export function figures({ rows }: Puzzle, spec: UnreadSpec | null, reported: Score): Figures {
  const counted = scoreOf(rows)
  const objective = typeof spec?.objective === 'string' ? spec.objective : reported.objective
  const value = valueFor(counted, objective, spec?.penalty)
  const all = objective === 'words' && spec && spec.pattern === undefined ? provedOfAll(spec, reported) : null
  return {
    score: {
      ...counted,
      ...(objective === undefined ? {} : { objective }),
      ...(value === null ? {} : { value }),
      ...(objective === 'words' ? shapeFigures(rows, shapeKnown(spec)) : {}),
      ...all?.min,
    },
    reached: value ?? (typeof reported.value === 'number' ? reported.value : null),
    // with a given pattern every filling is worth the same; otherwise a bound takes a search, except for the objective
    // `words`
    bound: typeof spec?.pattern === 'string' && value !== null ? value : all?.bound,
  }
}

/** null: it is not in a file for players. */
const shapeKnown = (spec: UnreadSpec | null): BoardShape | null =>
  spec && (spec.size === undefined ? shapeIn(spec) : 'any')

/** null: what a black pair costs is not in a file for players. */
function valueFor(counted: ReturnType<typeof scoreOf>, objective: unknown, penalty: unknown): number | null {
  if (objective === 'white' || objective === 'crossings' || objective === 'words')
    return worthOf(counted, { objective, penalty: 0 })
  return objective === 'penalty' && typeof penalty === 'number' ? worthOf(counted, { objective, penalty }) : null
}

/** What counting proves for a board of all words of the list. */
function provedOfAll({ words, size, must }: UnreadSpec, reported: Score) {
  const listed = distinctWords(listedIn(words))
  const given = typeof size === 'string' || typeof size === 'number' ? readSize(size) : null
  const all = given
    ? listed.filter(({ length }) => length >= 2 && length <= limits.gridSide)
    : wordsForAll(
        listed,
        listedIn(must).map(({ word }) => word),
      )
  return { min: minimaReported(all, reported), bound: given ? maxWords(all, given) : all.length }
}
