/** One word of the list: its state first, then fields; a problem is shown below, with a fix. */
import { useLang } from '../../text/words.ts'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { memo } from '../../ui/memo.tsx'
import { afterPress } from '../../ui/press.ts'
import type { Row } from '../model/project.ts'
import { useText } from '../text/text.ts'
import { wordsText } from '../text/words.ts'
import type { JudgedRow } from '../workers/core/protocol.ts'
import type { RowActs } from './acts.ts'

interface Props {
  readonly row: Row
  readonly judged: JudgedRow | null
  /** Whether a board was made from the list. */
  readonly isTried: boolean
  readonly isOn: boolean
  /** Whether it stays in place when the rest is made again. */
  readonly isKept?: boolean
  readonly at: number
  readonly acts: RowActs
  /** Whether it must be on the board; null if that is not an option. */
  readonly isMust: boolean | null
  /** Whether Tab stops here: one row of all is the tab stop. */
  readonly isStop: boolean
}

const signs = { in: '✓', kept: <Icon name="lock" />, out: '—', bad: '!', none: '·' }

export const RowView = memo(function RowView({
  row,
  judged,
  isTried,
  isOn,
  isKept = false,
  at,
  acts,
  isMust,
  isStop,
}: Props) {
  const change = (part: Partial<Row>): void => acts.change(at, part)
  const text = useText(wordsText)
  const lang = useLang()
  const problem = judged?.problem ?? null
  const tabIndex = isStop ? 0 : -1
  const state = problem ? 'bad' : isOn && isKept ? 'kept' : isOn ? 'in' : isTried ? 'out' : 'none'
  const hasKanji = /\p{Script=Han}/u.test(row.word)
  return (
    <li class={`row is-${state}`}>
      {isMust === null || problem ? (
        <span class="sign" role="img" aria-label={text.state[state]} title={text.state[state]}>
          {signs[state]}
        </span>
      ) : (
        <button
          type="button"
          class="sign"
          tabIndex={tabIndex}
          aria-pressed={isMust}
          aria-label={`${row.word}, ${text.state[state]}: ${text.must}`}
          title={`${text.state[state]} · ${text.must}`}
          onClick={() => acts.must(at, !isMust)}
        >
          {isMust ? '★' : signs[state]}
        </button>
      )}
      <input
        class="word"
        tabIndex={tabIndex}
        value={row.word}
        aria-label={text.word}
        aria-invalid={problem !== null || undefined}
        onInput={(event) => change({ word: event.currentTarget.value })}
      />
      <input
        class="clue"
        tabIndex={tabIndex}
        value={row.clue}
        aria-label={`${text.clue}: ${row.word}`}
        placeholder={text.clue}
        onInput={(event) => change({ clue: event.currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.isComposing) acts.clueDone(at)
        }}
        onBlur={() => afterPress(() => acts.clueDone(at))}
      />
      <IconButton icon="close" tabIndex={tabIndex} name={text.removeRow(row.word)} onPress={() => acts.remove(at)} />
      {(hasKanji || row.reading !== '') && (
        <span class="reading">
          <input
            tabIndex={tabIndex}
            value={row.reading}
            aria-label={`${text.reading}: ${row.word}`}
            placeholder={text.reading}
            onInput={(event) => change({ reading: event.currentTarget.value })}
          />
          {judged !== null && judged.suggested !== '' && (
            <button
              type="button"
              class="chip"
              tabIndex={tabIndex}
              title={text.suggested}
              onClick={() => change({ reading: judged.suggested })}
            >
              {text.takeReading(judged.suggested)}
            </button>
          )}
          {row.isGuessed && (
            <button
              type="button"
              class="chip guessed"
              tabIndex={tabIndex}
              title={text.guessedHint(row.reading)}
              onClick={() => change({ reading: row.reading })}
            >
              {text.guessed}
            </button>
          )}
        </span>
      )}
      {problem && row.word !== '' && <p class="why">{problem.text[lang]}</p>}
      {judged?.note && <p class="why again">{judged.note[lang]}</p>}
    </li>
  )
})
