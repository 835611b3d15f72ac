/** Messages about the pages: progress, why they could not be made, which options were ignored. */
import type { ComponentChildren } from 'preact'
import { useLang } from '../../text/words.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { outputText } from '../text/output.ts'
import { useText } from '../text/text.ts'
import type { PrintProgress, Refused } from '../workers/print/protocol.ts'
import { type Choices, helped } from './choices.ts'
import type { Reading } from './furigana.ts'
import type { Printing } from './printing.ts'
import { isLocal } from './site.ts'
import { spelt } from './spelling.ts'

interface BusyProps {
  readonly busy: PrintProgress | 'setting'
  readonly copies: number
  readonly onStop: () => void
}

export function Busy({ busy, copies, onStop }: BusyProps) {
  const text = useText(outputText)
  const isBoards = typeof busy === 'object' && 'boards' in busy
  const status =
    typeof busy !== 'object'
      ? text.setting
      : 'boards' in busy
        ? text.boards(busy.boards, copies)
        : text.fonts((busy.fontBytes / 1e6).toFixed(1))
  return (
    <div class="busy" role="status">
      <span>{status}</span>
      {isBoards && (
        <>
          <progress max={copies} value={busy.boards} aria-label={status} />
          <Button does="stop" onPress={onStop}>
            {text.stopBoards}
          </Button>
        </>
      )}
    </div>
  )
}

interface RefusalProps {
  readonly refused: Refused
  readonly isForClass: boolean
  readonly choices: Choices
  readonly onHelp: (part: Partial<Choices>) => void
}

export function Refusal({ refused: { problem, helps, boards }, isForClass: copied, choices, onHelp }: RefusalProps) {
  const text = useText(outputText)
  const lang = useLang()
  const labelOf = (help: Refused['helps'][number]): string => {
    if (help.paper) return text.help.paper(text.papers[help.paper])
    if (help.large === false) return text.help.large
    if (help.split) return text.help.split
    return help.slip === false ? text.help.slip : text.help.answers
  }
  return (
    <div class="trouble" role="alert">
      <p>{boards === null ? spelt(problem.text)[lang] : text.tooFew(boards, choices.copies)}</p>
      {helps.length > 0 && <p>{text.helps}</p>}
      <p class="ways">
        {helps.map((help) => (
          <Button key={JSON.stringify(help)} onPress={() => onHelp(helped(choices, help))}>
            {labelOf(help)}
          </Button>
        ))}
        {boards !== null && boards > 1 && (
          <Button onPress={() => onHelp({ copies: boards })}>{text.fewerSheets(boards)}</Button>
        )}
        {helps.length === 0 && copied && <Button onPress={() => onHelp({ boards: 'same' })}>{text.oneForAll}</Button>}
      </p>
    </div>
  )
}

interface NotesProps {
  readonly printing: Printing
  readonly choices: Choices
  readonly forClass: boolean
  readonly stoppedAt: number | null
  readonly hasNoCode: boolean
}

/** Notes on finished pages: how many boards there are, what was left out. */
export function Notes({ printing: { printed, busy }, choices, forClass, stoppedAt, hasNoCode }: NotesProps) {
  const text = useText(outputText)
  const lang = useLang()
  if (!printed || busy !== null) return null
  const { puzzles, notes } = printed
  const boards = !forClass
    ? null
    : stoppedAt !== null
      ? text.stopped(puzzles, choices.copies)
      : text.allDifferent(puzzles)
  const shown = notes.filter(({ code }) => !hasNoCode || code !== 'code-left-out')
  const status = [...new Set(shown.map(({ code }) => code))].map((code) => shown.filter((note) => note.code === code))
  return (
    <div class="notes" aria-live="polite">
      {boards && <Note>{boards}</Note>}
      {status.map(([first, ...others]) =>
        first ? (
          <Note key={first.code}>
            {spelt(first.text)[lang]}
            {others.length > 0 && ` ${text.others(others.length)}`}
          </Note>
        ) : null,
      )}
      {choices.qr && !hasNoCode && isLocal(location.href) && <Note>{text.qrLocal}</Note>}
    </div>
  )
}

/** The readings that a person should look at before printing, each marked by itself. */
export function Doubts({ reading: { furigana, state } }: { readonly reading: Reading }) {
  const text = useText(outputText)
  if (state === 'reading') return <p class="quiet">{text.reading}</p>
  if (state === 'failed') return <Note>{text.notRead}</Note>
  if (!furigana || furigana.doubtful.length === 0) return null
  return (
    <section class="doubts" aria-label={text.doubts}>
      <h3>{text.doubts}</h3>
      <ul>
        {furigana.doubtful.map(({ written, reading }) => (
          <li key={`${written} ${reading}`}>
            <ruby>
              {written}
              <rt>{reading === '' ? text.unread : reading}</rt>
            </ruby>
          </li>
        ))}
      </ul>
      <p class="quiet">{text.doubtsHint}</p>
    </section>
  )
}

export const Note = ({ children }: { readonly children: ComponentChildren }) => (
  <p class="note">
    <Icon name="info" />
    <span>{children}</span>
  </p>
)
