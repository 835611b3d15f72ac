/** What became of the list, with the proved limits and the course of the search on request. */

import { amountOf } from '../desk/search.ts'
import type { Workspace } from '../desk/workspace.ts'
import { boardText } from '../text/board.ts'
import { useText } from '../text/text.ts'
import { wordsText } from '../text/words.ts'
import { Boards } from './boards.tsx'
import { Chart } from './chart.tsx'
import { listedIn, outcomeOf } from './outcome.ts'
import { Limits, OutcomeText } from './outcometext.tsx'
import { useTick } from './tick.ts'

export function Figures({ workspace }: { readonly workspace: Workspace }) {
  const text = useText(wordsText)
  const own = useText(boardText)
  const { making, view, run } = workspace
  const source = making ? making.progress : view
  useTick(500, making !== null)
  const outcome = source && outcomeOf(source, workspace.isStale ? 0 : listedIn(workspace))
  if (!source || !outcome) return <div class="figures" />
  const value = amountOf(source.score)
  const { bound } = source
  const isWords = source.score.objective === 'words'
  // a single point is no curve: it is shown as text once no more can follow
  const course = making?.course ?? run?.course ?? []
  const end = bound !== null && value >= bound ? text.firstIsBest : text.firstStayed
  const isFirst = !isWords && course.length < 2 && !making && run?.isChange === false
  return (
    <div class="figures">
      <div>
        <OutcomeText outcome={outcome} />
        {!making && workspace.isStillBest && (
          <p class="quiet small" role="status">
            {own.stillBest}
          </p>
        )}
        {(outcome.limits.length > 0 || course.length > 1) && (
          <details>
            <summary>{own.details}</summary>
            <Limits limits={outcome.limits} />
            {course.length > 1 && (
              <Chart
                course={course}
                untilMs={making ? performance.now() - making.started : (run?.tookMs ?? 0)}
                label={text.chart(value, bound)}
                names={{ score: isWords ? text.wordsPlaced : text.score, bound: text.boundShort }}
              />
            )}
            {isFirst && <p class="quiet small">{end}</p>}
          </details>
        )}
      </div>
      <Boards workspace={workspace} />
    </div>
  )
}
