/** The author's settings before publishing: a contest or not, until when, for whom, with which questions. */
import { Segmented, Switch } from '../../ui/button.tsx'
import { publishText } from '../text/publish.ts'
import { useText } from '../text/text.ts'
import { protections, type Terms } from './published.ts'

interface Props {
  readonly terms: Terms
  readonly onChange: (terms: Terms) => void
}

/** The server's maximum. */
const maxQuestions = 10

export function TermsForm({ terms, onChange }: Props) {
  const text = useText(publishText)
  const set = (part: Partial<Terms>): void => onChange({ ...terms, ...part })
  return (
    <div class="terms">
      <Switch on={terms.contest} hint={text.contestHint} onTurn={(contest) => set({ contest })}>
        {text.contest}
      </Switch>
      {terms.contest && (
        <div class="terms-fields">
          <label>
            <span class="label">{text.closes}</span>
            <input
              class="field"
              type="datetime-local"
              name="closes"
              onInput={(event) => set({ closes: instantOf(event.currentTarget.value) })}
            />
            <small class="quiet">{text.closesHint}</small>
          </label>
          <label>
            <span class="label">{text.keyword}</span>
            <input
              class="field"
              name="keyword"
              maxLength={100}
              value={terms.keyword ?? ''}
              onInput={(event) => set({ keyword: event.currentTarget.value.trim() || null })}
            />
            <small class="quiet">{text.keywordHint}</small>
          </label>
          <div>
            <span class="label">{text.protection}</span>
            <Segmented
              name={text.protection}
              of={protections.map((one) => [one, text.protections[one]] as const)}
              value={terms.protection}
              onChoose={(protection) => set({ protection })}
            />
            <small class="quiet">{text.protectionHints[terms.protection]}</small>
          </div>
          <label>
            <span class="label">{text.questions}</span>
            <textarea
              class="field"
              name="questions"
              rows={3}
              onInput={(event) => set({ questions: linesIn(event.currentTarget.value) })}
            />
            <small class="quiet">{text.questionsHint}</small>
          </label>
        </div>
      )}
    </div>
  )
}

/** A local time as an ISO instant; null if none is given. */
const instantOf = (written: string): string | null => {
  const at = written === '' ? Number.NaN : new Date(written).getTime()
  return Number.isNaN(at) ? null : new Date(at).toISOString()
}

const linesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, maxQuestions)
