/** How a board improved: when, to which score, and by which words; the newest first. */
import type { Point } from '../desk/search.ts'
import { resultText } from '../text/result.ts'
import { useText } from '../text/text.ts'
import { type Gain, gainsOf } from './gains.ts'

/** How many are shown during the search. */
const shownAtOnce = 8

interface Props {
  readonly course: readonly Point[]
  /** Whether the search is still running. */
  readonly isGoing: boolean
}

export function GainRecord({ course, isGoing }: Props) {
  const text = useText(resultText)
  const gains = [...gainsOf(course)].reverse()
  if (gains.length < 2 && !isGoing) return null
  if (gains.length === 0) return null
  return (
    <div class="part" data-record>
      {isGoing ? (
        <>
          <h3>{text.record}</h3>
          <GainTable gains={gains.slice(0, shownAtOnce)} />
        </>
      ) : (
        <details>
          <summary>
            <h3>
              {text.record}
              <span class="grow" />
              <span class="tag tag-plain">{text.times(gains.length)}</span>
            </h3>
          </summary>
          <GainTable gains={gains} />
        </details>
      )}
    </div>
  )
}

function GainTable({ gains }: { readonly gains: readonly Gain[] }) {
  const text = useText(resultText)
  const gainText = (gain: Gain): string => {
    if (gain.about === 'first') return text.firstBoard
    if (gain.about === 'bound') return text.boundFell(gain.from, gain.to)
    const [word, ...others] = gain.words
    if (word === undefined) return text.gained(gain.by)
    return others.length === 0 ? text.wordIn(word) : text.wordsIn(word, others.length)
  }
  return (
    <ol class="gains">
      {gains.map((gain) => (
        <li key={gain.ms}>
          <span class="when">{text.seconds((gain.ms / 1000).toFixed(1))}</span>
          <b>{gain.about === 'bound' ? '–' : gain.value}</b>
          <span>{gainText(gain)}</span>
        </li>
      ))}
    </ol>
  )
}
