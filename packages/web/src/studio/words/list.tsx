/**
 * The list: a field that takes any text, and the table parsed from it, where each problem is shown and fixed at its
 * row.
 */
import type { Result } from '@kumiki/core/player'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { Button, IconButton } from '../../ui/button.tsx'
import { useDrop } from '../../ui/drop.ts'
import { Icon } from '../../ui/icons.tsx'
import type { Beginning } from '../desk/view.ts'
import type { Workspace } from '../desk/workspace.ts'
import { keptOf, type Row } from '../model/project.ts'
import { textOfRows } from '../model/rowtext.ts'
import { broughtBy, broughtFiles } from '../open/drop.ts'
import type { Brought } from '../open/open.ts'
import { doctorText } from '../text/doctor.ts'
import { useText } from '../text/text.ts'
import { wordsText } from '../text/words.ts'
import type { KindInfo, Pasted } from '../workers/core/protocol.ts'
import type { CoreWorker } from '../workers/core/worker.ts'
import { mustOf, rowActs } from './acts.ts'
import { DoctorSheet, doctoredKinds } from './doctor.tsx'
import { readList } from './file.ts'
import { ReadNotes } from './readnotes.tsx'
import { RowView } from './row.tsx'
import { Ways } from './ways.tsx'

/** How many rows are shown at first: a table of thousands of fields is slow in every browser. */
const shownAtOnce = 100
/** A list with more rows than this gets a search field. */
const manyRows = 12

interface Props {
  readonly workspace: Workspace
  readonly quickCore: CoreWorker
  readonly info: KindInfo | undefined
  /** What the page was opened for. */
  readonly begins: Beginning | undefined
  readonly onCompare: () => void
  readonly onMake: () => void
}

export function List({ workspace, quickCore, info, begins, onCompare, onMake }: Props) {
  const text = useText(wordsText)
  const doctor = useText(doctorText)
  const [asksDoctor, setDoctor] = useState(false)
  /** Whether the list is shown as a text; it does not fold while a person writes in it. */
  const [isText, setText] = useState(workspace.project.rows.length === 0)
  const [isSeeking, setSeeking] = useState(false)
  const seek = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isSeeking) seek.current?.focus()
  }, [isSeeking])
  useEffect(() => {
    if (workspace.making) setText(false)
  }, [workspace.making !== null])
  const whole = useRef<HTMLTextAreaElement>(null)
  // a folded field shows its first line, however it was scrolled or resized before
  useLayoutEffect(() => {
    if (isText || !whole.current) return
    whole.current.style.height = ''
    whole.current.scrollTop = 0
  }, [isText])
  const [isReading, setReading] = useState(false)
  const [sought, setSought] = useState('')
  const [filed, setFiled] = useState<readonly Result<Pasted>[]>([])
  const [shown, setShown] = useState(shownAtOnce)
  const [stop, setStop] = useState(0)
  const { project, judged, view } = workspace
  const { rows } = project
  const hasMust = info?.options.some(({ name }) => name === 'must') ?? false
  const must = mustOf(workspace)
  const acts = useMemo(() => rowActs(workspace), [workspace])
  // rows are not written out as text at every key press: there may be thousands
  const written = useRef('')
  if (project.text !== null || !workspace.isResting) written.current = project.text ?? textOfRows(rows)
  const kept = keptOf(project)
  const onBoard = new Set(view?.places.map(({ word }) => word) ?? [])
  const bringRows = (more: readonly Row[]): void => {
    workspace.setRows([...workspace.project.rows, ...more])
    setText(false)
  }
  const take = async (brought: readonly Brought[]): Promise<void> => {
    // text typed earlier is parsed first
    workspace.flush()
    const results: Result<Pasted>[] = []
    for (const one of brought) results.push(await readList(one, quickCore))
    setFiled(results)
    const more = results.flatMap((result) => (result.ok ? result.value.rows : []))
    await workspace.settled()
    if (more.length > 0) bringRows(more)
  }
  const bring = async (found: Result<Pasted>): Promise<void> => {
    workspace.flush()
    await workspace.settled()
    setFiled([found])
    if (found.ok) bringRows(found.value.rows)
  }
  const write = (content: string): void => {
    setFiled([])
    workspace.write(content)
  }
  const drop = useDrop((transfer) => {
    const brought = broughtBy(transfer)
    const dropped = transfer.getData('text/plain')
    if (brought.length > 0) void take(brought)
    else if (dropped !== '') write(`${project.text ?? textOfRows(rows)}\n${dropped}`)
  })
  // notes on a parsed text are outdated once its rows were edited one by one
  const readResults = filed.length > 0 ? filed : project.text !== null && workspace.read ? [workspace.read] : []
  const unread = judged?.rows.filter(({ suggested, isAwaited }) => suggested !== '' || isAwaited).length ?? 0
  const takeReadings = async (): Promise<void> => {
    setReading(true)
    await workspace.takeReadings()
    setReading(false)
  }
  const needle = sought.trim().toLowerCase()
  const matching = rows.flatMap((row, at) =>
    needle === '' || `${row.word} ${row.reading} ${row.clue}`.toLowerCase().includes(needle) ? [{ row, at }] : [],
  )
  const troubled = judged?.rows.filter(({ problem: one }) => one !== null).length ?? 0
  return (
    <section class={`list ${drop.isOver ? 'over' : ''}`} aria-label={text.words} {...drop.on}>
      <header>
        <h2>
          {text.words} <small>{rows.length > 0 ? rows.length : ''}</small>
        </h2>
        <span class="grow" />
        <IconButton
          icon="plus"
          name={text.addRow}
          onPress={() => workspace.setRows([{ word: '', reading: '', clue: '' }, ...rows])}
        />
        {rows.length > 0 && (
          <IconButton
            icon="paste"
            name={text.asText}
            does="as-text"
            expanded={isText}
            onPress={() => setText(!isText)}
          />
        )}
        <label class="btn btn-icon file" title={text.openFile}>
          <span class="unseen">{text.openFile}</span>
          <Icon name="file" />
          <input
            type="file"
            multiple
            onChange={(event) => {
              void take(broughtFiles(event.currentTarget.files ?? []))
              event.currentTarget.value = ''
            }}
          />
        </label>
        {rows.length > manyRows && (
          <IconButton
            icon="search"
            name={text.search}
            does="search"
            expanded={isSeeking}
            onPress={() => {
              setSeeking(!isSeeking)
              setSought('')
            }}
          />
        )}
      </header>
      <textarea
        name="words"
        ref={whole}
        class={isText ? '' : 'folded'}
        aria-label={text.pasteLabel}
        placeholder={text.placeholder}
        rows={isText ? 8 : 1}
        spellcheck={false}
        value={written.current}
        onFocus={() => setText(true)}
        onInput={(event) => write(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          onMake()
        }}
      />
      {rows.length === 0 && <p class="quiet small">{text.paste}</p>}
      <Ways quickCore={quickCore} begins={begins} onFound={(found) => void bring(found)} />
      <ReadNotes results={readResults} />
      {troubled > 0 && <p class="tag tag-warn">{text.problems(troubled)}</p>}
      {unread > 0 && (
        <Button class="take-readings" does="readings" disabled={isReading} onPress={() => void takeReadings()}>
          {isReading ? text.lookingUp : text.takeReadings(unread)}
        </Button>
      )}
      {isSeeking && (
        <input
          class="field"
          type="search"
          ref={seek}
          value={sought}
          placeholder={text.search}
          aria-label={text.search}
          onInput={(event) => setSought(event.currentTarget.value)}
        />
      )}
      {rows.length > 0 && (
        <p class="columns" aria-hidden="true">
          <span>{text.word}</span>
          <span>{text.clue}</span>
        </p>
      )}
      {rows.length > 0 && (
        <ul
          class="rows"
          aria-label={text.rows}
          onKeyDown={(event) => moveRow(event)}
          onFocusIn={(event) => {
            const row = event.target instanceof HTMLElement ? event.target.closest('.row') : null
            if (row) setStop([...event.currentTarget.children].indexOf(row))
          }}
        >
          {matching.slice(0, shown).map(({ row, at }, index) => (
            <RowView
              key={at}
              isStop={index === Math.min(stop, shown - 1, matching.length - 1)}
              row={row}
              judged={judged?.rows[at] ?? null}
              isTried={view !== null}
              isOn={onBoard.has(judged?.rows[at]?.word ?? '\0')}
              isKept={kept.includes(judged?.rows[at]?.word ?? '\0')}
              at={at}
              acts={acts}
              isMust={hasMust ? must.includes(judged?.rows[at]?.word ?? '\0') : null}
            />
          ))}
        </ul>
      )}
      {matching.length > shown && (
        <Button variant="quiet" class="more" onPress={() => setShown(shown + 5 * shownAtOnce)}>
          {text.moreRows(matching.length - shown)}
        </Button>
      )}
      {needle !== '' && matching.length === 0 && <p class="quiet">{text.noMatch}</p>}
      {rows.length > 1 && (
        <p class="list-acts">
          <Button variant="quiet" does="compare" disabled={workspace.making !== null} onPress={onCompare}>
            {text.compare}
          </Button>
          {doctoredKinds.includes(project.kind) && (
            <Button variant="quiet" does="doctor" disabled={workspace.making !== null} onPress={() => setDoctor(true)}>
              {doctor.open}
            </Button>
          )}
        </p>
      )}
      {asksDoctor && <DoctorSheet workspace={workspace} onClose={() => setDoctor(false)} />}
    </section>
  )
}

/** Up and down move to the same field of another row; Tab leaves the table after one row. */
function moveRow(event: KeyboardEvent): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  const field = event.target instanceof HTMLElement ? event.target : null
  const row = field?.closest('.row')
  if (step === 0 || event.isComposing || !field || !row) return
  const next = step > 0 ? row.nextElementSibling : row.previousElementSibling
  const same = ['.sign', '.word', '.clue', '.reading input', '.btn-icon'].find((one) => field.matches(one)) ?? '.word'
  const target = next?.querySelector<HTMLElement>(same) ?? next?.querySelector<HTMLElement>('.word')
  if (!target) return
  event.preventDefault()
  target.focus()
}
