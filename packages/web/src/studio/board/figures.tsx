/** Score, proved bound and gap, for kinds that have them, with a chart. */

import { amountOf } from '../desk/search.ts'
import type { Workspace } from '../desk/workspace.ts'
import { useText } from '../text/text.ts'
import { wordsText } from '../text/words.ts'
import { Chart } from './chart.tsx'
import { useTick } from './tick.ts'

export function Figures({ workspace }: { readonly workspace: Workspace }) {
  const text = useText(wordsText)
  const { making, view, run } = workspace
  const source = making ? making.progress : view
  useTick(500, making !== null)
  const value = source ? amountOf(source.score) : Number.NaN
  const bound = source?.bound ?? null
  if (Number.isNaN(value)) return <div class="figures" />
  const gap = bound === null || bound <= 0 ? null : Math.max(0, Math.round((100 * (bound - value)) / bound))
  // a single point is no curve: it is shown as text once no more can follow
  const course = making?.course ?? run?.course ?? []
  const isWords = source?.score.objective === 'words'
  return (
    <div class="figures">
      <dl>
        <div>
          <dt>{isWords ? text.wordsPlaced : text.score}</dt>
          <dd>{value}</dd>
        </div>
        {bound !== null && (
          <div>
            <dt>{text.bound}</dt>
            <dd>{Math.round(bound * 100) / 100}</dd>
          </div>
        )}
        {gap !== null && (
          <div>
            <dt>{text.gap}</dt>
            <dd>
              {gap}
              <small>%</small>
            </dd>
          </div>
        )}
      </dl>
      {course.length > 1 ? (
        <Chart
          course={course}
          untilMs={making ? performance.now() - making.started : (run?.tookMs ?? 0)}
          label={text.chart(value, bound)}
          names={{ score: isWords ? text.wordsPlaced : text.score, bound: text.boundShort }}
        />
      ) : (
        !making &&
        run?.isChange === false && (
          <p class="quiet small">{bound !== null && value >= bound ? text.firstIsBest : text.firstStayed}</p>
        )
      )}
    </div>
  )
}
