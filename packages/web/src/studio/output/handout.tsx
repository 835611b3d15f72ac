/**
 * Puzzles as one file that plays them: a page for mails, classrooms and sticks, or the same for a course. It is made as
 * its switches say, and made anew when they change.
 */
import type { Problem } from '@kumiki/core/player'
import { useEffect, useState } from 'preact/hooks'
import { useLang } from '../../text/words.ts'
import { Button, Switch } from '../../ui/button.tsx'
import { handoutText } from '../text/handout.ts'
import { outputText } from '../text/output.ts'
import { useText } from '../text/text.ts'
import type { HandoutForm, HandoutOrder, PrintProgress } from '../workers/print/protocol.ts'
import { orLost, printWorker } from '../workers/print/worker.ts'
import { FileLink } from './links.tsx'
import { programAddress } from './program.ts'

interface Props {
  readonly lines: readonly string[]
  /** So many different boards of the words of the only puzzle; null: the puzzles as they are. */
  readonly copies: number | null
  /** The name of the files, without an ending. */
  readonly name: string
}

export function HandoutFiles({ lines, copies, name }: Props) {
  const text = useText(handoutText)
  const words = useText(outputText)
  const [selfChecking, setChecking] = useState(false)
  const [withType, setType] = useState(false)
  const order = { lines, copies, selfChecking, withType }
  const made = JSON.stringify(order)
  const count = copies ?? lines.length
  return (
    <div class="handout-part">
      <p class="quiet">{count === 1 ? text.hint : text.hintMany(count)}</p>
      <Switch on={selfChecking} hint={selfChecking ? text.selfOn : text.selfOff} onTurn={setChecking}>
        {words.selfChecking}
      </Switch>
      {lines.some(isJapanese) && (
        <Switch on={withType} hint={text.typeHint} onTurn={setType}>
          {text.type}
        </Switch>
      )}
      <Made key={made} order={{ ...order, form: 'html' }} name={name} isAtOnce={copies === null} />
      <details>
        <summary>{text.course}</summary>
        <p class="quiet small">{text.courseHint}</p>
        <Made key={`scorm ${made}`} order={{ ...order, form: 'scorm' }} name={name} isAtOnce={false} />
        <Made key={`cmi5 ${made}`} order={{ ...order, form: 'cmi5' }} name={name} isAtOnce={false} />
      </details>
    </div>
  )
}

/** The handout as one of several ways to share: nothing is made before it is opened. */
export function OnScreens(props: Props) {
  const text = useText(handoutText)
  const [isOpen, setOpen] = useState(false)
  return (
    <details class="on-screens" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{text.onScreens}</summary>
      {isOpen && <HandoutFiles {...props} />}
    </details>
  )
}

const isJapanese = (line: string): boolean => Reflect.get(Object(JSON.parse(line)), 'lang') === 'ja'

/** A file that is made at once, or when it is asked for; then it is a link like any other. */
function Made({
  order,
  name,
  isAtOnce,
}: {
  readonly order: Omit<HandoutOrder, 'program'>
  readonly name: string
  readonly isAtOnce: boolean
}) {
  const text = useText(handoutText)
  const words = useText(outputText)
  const lang = useLang()
  const [blob, setBlob] = useState<Blob | null>(null)
  const [busy, setBusy] = useState<PrintProgress | 'making' | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const make = async (): Promise<void> => {
    setBusy('making')
    const made = await orLost(printWorker.ask('handout', { ...order, program: programAddress() }, setBusy))
    setBusy(null)
    setBlob(made.ok ? made.value : null)
    setProblem(made.ok ? null : made.error)
  }
  useEffect(() => {
    if (isAtOnce) void make()
  }, [])
  const ending = endings[order.form]
  const label = text.save[order.form]
  const status =
    busy === null
      ? blob
        ? text.weight(Math.ceil(blob.size / 1000).toLocaleString(lang))
        : ''
      : busy === 'making'
        ? text.making
        : 'boards' in busy
          ? words.boards(busy.boards, order.copies ?? 1)
          : words.fonts((busy.fontBytes / 1e6).toFixed(1))
  return (
    <p class="ways" data-handout={order.form}>
      {blob || isAtOnce ? (
        <FileLink blob={blob} name={`${name}${ending}`} label={label} />
      ) : (
        <Button icon="save" busy={busy !== null} does={`make-${order.form}`} onPress={() => void make()}>
          {label}
        </Button>
      )}
      <span class="quiet small" role="status">
        {status}
      </span>
      {problem && (
        <span class="trouble" role="alert">
          {problem.text[lang]}
        </span>
      )}
    </p>
  )
}

const endings: Readonly<Record<HandoutForm, string>> = { html: '.html', scorm: '.scorm.zip', cmi5: '.cmi5.zip' }
