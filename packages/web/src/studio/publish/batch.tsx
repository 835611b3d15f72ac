/** Batches made by the server: a plan from a few choices, and every batch that was started here. */
import type { Problem } from '@kumiki/core/player'
import { useState } from 'preact/hooks'
import { useLang } from '../../text/words.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { newId, type Project } from '../model/project.ts'
import type { Projects } from '../model/projects.ts'
import { FileLink } from '../output/links.tsx'
import { plainKindOf, plainKinds } from '../plain/kinds.ts'
import { useShortNames } from '../plain/names.ts'
import { homeText } from '../text/home.ts'
import { publishText } from '../text/publish.ts'
import { useText } from '../text/text.ts'
import { maxOfPart, type Part, planOf, readStarted, recipeOf, start, writeStarted } from './batches.ts'
import { Running } from './running.tsx'

interface Props {
  readonly mine: readonly Project[]
  readonly projects: Projects
  readonly onTaken: () => void
}

const firstPart: Part = { like: { kind: 'sudoku' }, size: null, level: 2, count: 100 }

export function BatchPage({ mine, projects, onTaken }: Props) {
  const text = useText(publishText)
  const lang = useLang()
  const [parts, setParts] = useState<readonly Part[]>([firstPart])
  const [seed, setSeed] = useState(() => newId().slice(0, 8))
  const [token, setToken] = useState('')
  const [asksToken, setAsksToken] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [started, setStarted] = useState(readStarted)
  const made = mine.filter((project) => project.door === 'words' && recipeOf(project) !== null)
  const plan = planOf(seed, parts, mine, lang)
  const total = plan.items.reduce((sum, { count }) => sum + count, 0)
  const keep = (ids: readonly string[]): void => {
    setStarted(ids)
    writeStarted(ids)
  }
  const go = async (): Promise<void> => {
    setBusy(true)
    const id = await start(plan, token)
    setBusy(false)
    setProblem(id.ok ? null : id.error)
    if (!id.ok) return setAsksToken(asksToken || id.error.code === 'not-allowed')
    keep([id.value, ...started])
    setSeed(newId().slice(0, 8))
  }
  const set = (at: number, part: Partial<Part>): void =>
    setParts(parts.map((one, index) => (index === at ? { ...one, ...part } : one)))
  return (
    <div class="batch">
      <h1>{text.batchTitle}</h1>
      <p class="home-lead quiet">{text.batchLead}</p>
      <form
        class="batch-form"
        onSubmit={(event) => {
          event.preventDefault()
          void go()
        }}
      >
        {parts.map((part, at) => (
          <PartFields
            key={at}
            part={part}
            at={at}
            mine={made}
            onChange={(some) => set(at, some)}
            onRemove={parts.length > 1 ? () => setParts(parts.filter((_, index) => index !== at)) : null}
          />
        ))}
        <p class="ways">
          <Button icon="plus" does="add-part" onPress={() => setParts([...parts, firstPart])}>
            {text.add}
          </Button>
        </p>
        <div class="batch-ends">
          <label>
            <span class="label">{text.seed}</span>
            <input
              class="field"
              name="seed"
              required
              maxLength={60}
              value={seed}
              aria-describedby="seed-hint"
              onInput={(event) => setSeed(event.currentTarget.value)}
            />
            <small id="seed-hint" class="quiet">
              {text.seedHint}
            </small>
          </label>
          {asksToken && (
            <label>
              <span class="label">{text.operator}</span>
              <input
                class="field"
                type="password"
                name="operator"
                autocomplete="off"
                value={token}
                aria-describedby="operator-hint"
                onInput={(event) => setToken(event.currentTarget.value)}
              />
              <small id="operator-hint" class="quiet">
                {text.operatorHint}
              </small>
            </label>
          )}
          <span class="grow" />
          <FileLink
            blob={new Blob([`${JSON.stringify(plan, null, 2)}\n`], { type: 'application/json' })}
            name="plan.json"
            label={text.plan}
          />
          <Button
            variant="primary"
            does="start-batch"
            submits
            busy={isBusy}
            disabled={isBusy || total === 0}
            onPress={() => {}}
          >
            {`${text.start} · ${text.total(total.toLocaleString(lang))}`}
          </Button>
        </div>
        {problem && (
          <p class="trouble" role="alert" data-problem={problem.code}>
            {problem.text[lang]}
          </p>
        )}
      </form>
      <section aria-labelledby="started">
        <h2 id="started">{text.yours}</h2>
        {started.length === 0 && <p class="quiet">{text.noneYet}</p>}
        {started.map((id) => (
          <Running
            key={id}
            id={id}
            token={token}
            projects={projects}
            onTaken={onTaken}
            onDismiss={() => keep(started.filter((one) => one !== id))}
          />
        ))}
      </section>
    </div>
  )
}

interface PartProps {
  readonly part: Part
  readonly at: number
  readonly mine: readonly Project[]
  readonly onChange: (part: Partial<Part>) => void
  /** null if it is the only one. */
  readonly onRemove: (() => void) | null
}

function PartFields({ part, at, mine, onChange, onRemove }: PartProps) {
  const text = useText(publishText)
  const home = useText(homeText)
  const { like, size, level, count } = part
  const nameOf = useShortNames()
  const known = 'kind' in like ? plainKindOf(like.kind) : null
  const choose = (value: string): void => {
    onChange({ like: plainKindOf(value) ? { kind: value } : { project: value }, size: null })
  }
  return (
    <fieldset class="batch-part">
      <legend class="unseen">{text.item(at + 1)}</legend>
      <label>
        <span class="label">{text.kind}</span>
        <select
          class="field"
          name="kind"
          value={'kind' in like ? like.kind : like.project}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          {plainKinds.map(({ kind }) => (
            <option key={kind} value={kind}>
              {nameOf(kind)}
            </option>
          ))}
          {mine.length > 0 && (
            <optgroup label={text.likeMine}>
              {mine.map(({ id, title, kind }) => (
                <option key={id} value={id}>
                  {title || kind}
                </option>
              ))}
            </optgroup>
          )}
        </select>
      </label>
      {known && known.sizes.length > 0 && (
        <label>
          <span class="label">{text.size}</span>
          <select
            class="field"
            name="size"
            value={size ?? ''}
            onChange={(event) => onChange({ size: Number(event.currentTarget.value) || null })}
          >
            <option value="">{text.usual}</option>
            {known.sizes
              .toSorted((a, b) => a - b)
              .map((one) => (
                <option key={one} value={one}>
                  {home.sizeOf(one, one)}
                </option>
              ))}
          </select>
        </label>
      )}
      {known && known.levels.length > 0 && (
        <label>
          <span class="label">{text.level}</span>
          <select
            class="field"
            name="level"
            value={level ?? ''}
            onChange={(event) => onChange({ level: Number(event.currentTarget.value) || null })}
          >
            <option value="">{text.any}</option>
            {known.levels.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </select>
        </label>
      )}
      <label>
        <span class="label">{text.count}</span>
        <input
          class="field"
          type="number"
          name="count"
          required
          min={1}
          max={maxOfPart}
          value={count}
          onInput={(event) => onChange({ count: Math.round(Number(event.currentTarget.value)) || 0 })}
        />
      </label>
      {onRemove && <IconButton icon="close" name={text.removeItem(at + 1)} onPress={onRemove} />}
    </fieldset>
  )
}
