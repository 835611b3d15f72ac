/** One batch: its progress, its errors, and its puzzles as files. It is polled while it runs and is shown. */
import type { Problem } from '@kumiki/core/player'
import { useEffect, useState } from 'preact/hooks'
import { useLang } from '../../text/words.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { newProject, type Project } from '../model/project.ts'
import type { Projects } from '../model/projects.ts'
import { plainKindOf } from '../plain/kinds.ts'
import { publishText } from '../text/publish.ts'
import { useText } from '../text/text.ts'
import { cancel, linesOf, type Progress, progressOf } from './batches.ts'
import { isRecord, jsonOf } from './server.ts'

interface Props {
  readonly id: string
  /** The operator's token. */
  readonly token: string
  readonly projects: Projects
  readonly onTaken: () => void
  readonly onDismiss: () => void
}

const paceMs = 1_000
/** The maximum number saved into a device's store at once. */
const maxTaken = 500
/** The server's maximum for a book. */
const maxInBook = 2_000

export function Running({ id, token, projects, onTaken, onDismiss }: Props) {
  const text = useText(publishText)
  const lang = useLang()
  const [progress, setProgress] = useState<Progress | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [taken, setTaken] = useState(0)
  const there = `./api/batches/${id}`
  const isRunning = progress === null || progress.state === 'running'
  useEffect(() => {
    if (!isRunning) return
    let timer: ReturnType<typeof setTimeout>
    let isWanted = true
    const look = async (): Promise<void> => {
      const found = await progressOf(id)
      if (!isWanted) return
      if (found.ok) setProgress(found.value)
      setProblem(found.ok ? null : found.error)
      if (!found.ok && found.error.code === 'not-found') return
      timer = setTimeout(() => void look(), paceMs)
    }
    void look()
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [id, isRunning])
  const stop = async (): Promise<void> => {
    const done = await cancel(id, token)
    setProblem(done.ok ? null : done.error)
  }
  const take = async (): Promise<void> => {
    const lines = await linesOf(id)
    setProblem(lines.ok ? null : lines.error)
    if (!lines.ok) return
    const folder = text.folder(new Date().toLocaleString(lang, { dateStyle: 'short', timeStyle: 'short' }))
    const some = lines.value.slice(0, maxTaken).flatMap((line) => projectOf(line, folder) ?? [])
    for (const project of some) projects.keep(project)
    setTaken(some.length)
    onTaken()
  }
  const status = progress && [
    progress.state === 'running' && progress.rate !== null ? text.rate(figure(progress.rate)) : '',
    progress.state === 'running' && progress.left !== null ? text.left(spanOf(progress.left, text)) : '',
    progress.duplicates > 0 ? text.duplicates(progress.duplicates) : '',
  ]
  return (
    <article class="batch-card" data-batch={id} data-state={progress?.state ?? ''}>
      {problem && (
        <p class="trouble" role="alert" data-problem={problem.code}>
          {problem.text[lang]}
        </p>
      )}
      {progress && (
        <>
          <header>
            <span class={`tag ${progress.state === 'done' ? 'tag-good' : 'tag-plain'}`}>
              {text.states[progress.state]}
            </span>
            <b>{text.made(progress.made.toLocaleString(lang), progress.count.toLocaleString(lang))}</b>
            <span class="quiet small">{status?.filter((one) => one !== '').join(' · ')}</span>
          </header>
          <progress
            max={progress.count}
            value={progress.made}
            aria-label={text.made(`${progress.made}`, `${progress.count}`)}
          />
          {progress.state === 'short' && <p class="quiet small">{text.shortNote}</p>}
          {progress.failures > 0 && (
            <details class="batch-failures" open>
              <summary>{text.failures(progress.failures)}</summary>
              <ul>
                {progress.reasons.map((reason) => (
                  <li key={reason.en}>{reason[lang]}</li>
                ))}
              </ul>
            </details>
          )}
        </>
      )}
      <p class="ways">
        {progress !== null && progress.made > 0 && (
          <>
            <Saving address={`${there}/puzzles`} name={`kumiki-${id}.jsonl`} label={text.jsonl} />
            <Saving address={`${there}/files.zip`} name={`kumiki-${id}.zip`} label={text.files} />
            {progress.state !== 'running' && progress.made <= maxInBook && (
              <Saving address={`${there}/book.pdf`} name={`kumiki-${id}.pdf`} label={text.book} />
            )}
            <Button icon="folder" does="take-batch" disabled={taken > 0} onPress={() => void take()}>
              {text.toMine}
            </Button>
          </>
        )}
        {progress?.state === 'running' ? (
          <Button does="cancel-batch" onPress={() => void stop()}>
            {text.cancel}
          </Button>
        ) : (
          <Button variant="quiet" onPress={onDismiss}>
            {text.dismiss}
          </Button>
        )}
      </p>
      <p class="quiet small" role="status">
        {taken > 0 ? text.taken(taken) : (progress?.made ?? 0) > maxTaken ? text.max(maxTaken) : ''}
      </p>
    </article>
  )
}

const Saving = ({
  address,
  name,
  label,
}: {
  readonly address: string
  readonly name: string
  readonly label: string
}) => (
  <a class="btn btn-plain" href={address} download={name}>
    <Icon name="save" />
    <span>{label}</span>
  </a>
)

const figure = (rate: number): string => (rate >= 10 ? String(Math.round(rate)) : rate.toFixed(1))

function spanOf(seconds: number, text: (typeof publishText)['en']): string {
  if (seconds < 90) return text.seconds(Math.ceil(seconds))
  return seconds < 5_400 ? text.minutes(Math.round(seconds / 60)) : text.hours((seconds / 3_600).toFixed(1))
}

/** Puts a puzzle from the server into a project of its own; it is verified when it is first shown. */
function projectOf(line: string, folder: string): Project | null {
  const file = jsonOf(line)
  if (!isRecord(file) || typeof file.kind !== 'string') return null
  const title = typeof file.title === 'string' ? file.title : ''
  const isPlain = plainKindOf(file.kind) !== null && !hasWords(file.recipe)
  return {
    ...newProject(isPlain ? 'plain' : 'words', file.kind, file.lang === 'ja' ? 'ja' : 'en'),
    title,
    folder,
    made: { [file.kind]: line },
    strange: [file.kind],
  }
}

const hasWords = (recipe: unknown): boolean =>
  isRecord(recipe) && isRecord(recipe.spec) && Array.isArray(recipe.spec.words) && recipe.spec.words.length > 0
