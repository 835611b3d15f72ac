/** Publishes a puzzle on the server behind this page: its terms before, and its links and actions afterwards. */
import type { Problem } from '@kumiki/core/player'
import { useEffect, useState } from 'preact/hooks'
import { useLang } from '../../text/words.ts'
import { Button } from '../../ui/button.tsx'
import type { Workspace } from '../desk/workspace.ts'
import { type Published, publishedOf } from '../model/project.ts'
import { Copy, LinkField } from '../output/copy.tsx'
import { FileLink, OpenLink } from '../output/links.tsx'
import { Note } from '../output/notes.tsx'
import { outputText } from '../text/output.ts'
import { publishText } from '../text/publish.ts'
import { useText } from '../text/text.ts'
import {
  type About,
  aboutOf,
  change,
  invite,
  isLike,
  keyIn,
  openTerms,
  publish,
  remove,
  resultsOf,
} from './published.ts'
import { jsonOf } from './server.ts'
import { TermsForm } from './terms.tsx'

interface Props {
  readonly workspace: Workspace
  readonly line: string
  /** For file names. */
  readonly name: string
}

export function Publish({ workspace, line, name }: Props) {
  const text = useText(publishText)
  const links = publishedOf(workspace.project)
  return (
    <section class="publish" aria-labelledby="publish" data-published={links !== null}>
      <h3 id="publish" class="unseen">
        {text.publish}
      </h3>
      {links ? (
        <Standing links={links} line={line} name={name} onGone={() => workspace.setPublished(null)} />
      ) : (
        <Beginning line={line} onPublished={(made) => workspace.setPublished(made)} />
      )}
    </section>
  )
}

function Beginning({ line, onPublished }: { readonly line: string; readonly onPublished: (links: Published) => void }) {
  const text = useText(publishText)
  const [terms, setTerms] = useState(openTerms)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const go = async (): Promise<void> => {
    setBusy(true)
    const made = await publish(line, terms)
    setBusy(false)
    setProblem(made.ok ? null : made.error)
    if (made.ok) onPublished(made.value)
  }
  return (
    <>
      <p class="quiet small">{text.lead}</p>
      <TermsForm terms={terms} onChange={setTerms} />
      <Trouble problem={problem} />
      <Button variant="primary" icon="share" does="publish" busy={isBusy} disabled={isBusy} onPress={() => void go()}>
        {isBusy ? text.publishing : text.publish}
      </Button>
    </>
  )
}

const Trouble = ({ problem }: { readonly problem: Problem | null }) => {
  const lang = useLang()
  return problem ? (
    <p class="trouble" role="alert" data-problem={problem.code}>
      {problem.text[lang]}
    </p>
  ) : null
}

interface StandingProps {
  readonly links: Published
  readonly line: string
  readonly name: string
  readonly onGone: () => void
}

function Standing({ links, line, name, onGone }: StandingProps) {
  const text = useText(publishText)
  const give = useText(outputText)
  const lang = useLang()
  const { id } = keyIn(links)
  const [about, setAbout] = useState<About | null>(null)
  const [isOther, setOther] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [table, setTable] = useState<Blob | null>(null)
  const [asks, setAsks] = useState(false)
  const refresh = async (): Promise<void> => {
    const found = await aboutOf(links)
    setAbout(found.ok ? found.value : null)
    setProblem(found.ok ? null : found.error)
    if (found.ok) setOther(!(await isLike(links, line)))
  }
  useEffect(() => void refresh(), [links.edit, line])
  /** Runs an action on the server, then reloads the state. */
  const act = async (doing: Promise<{ readonly ok: boolean; readonly error?: Problem }>): Promise<void> => {
    const done = await doing
    if (done.ok) await refresh()
    else setProblem(done.error ?? null)
  }
  const leave = async (): Promise<void> => {
    const done = await remove(links)
    setAsks(false)
    if (done.ok) onGone()
    else setProblem(done.error)
  }
  const fetchResults = async (): Promise<void> => {
    const csv = await resultsOf(links)
    setProblem(csv.ok ? null : csv.error)
    setTable(csv.ok ? new Blob([csv.value], { type: 'text/csv' }) : null)
  }
  if (problem?.code === 'not-found')
    return (
      <>
        <Note>{text.gone}</Note>
        <Button does="forget" onPress={onGone}>
          {text.forget}
        </Button>
      </>
    )
  const closes = about?.closes == null ? null : new Date(about.closes).toLocaleString(lang)
  const enter = links.edit.replace(/\/edit\/([\w-]+)#.*$/, '/enter/$1')
  return (
    <>
      {about && (
        <p class="published-state" role="status">
          <span class={`tag ${about.isOpen ? 'tag-good' : ''}`}>{about.isOpen ? text.isOpen : text.isClosed}</span>
          {closes && about.isOpen && <span class="quiet small">{text.until(closes)}</span>}
        </p>
      )}
      <Trouble problem={problem} />
      <div class="published-links">
        <div class="link-part">
          <LinkField label={text.playLink} name="published-link" link={links.play} />
          <p class="ways">
            <Copy text={links.play} />
            <OpenLink address={links.play} icon="play" does="play-published">
              {give.play}
            </OpenLink>
          </p>
          {about?.contest && about.protection !== 'link' && (
            <div class="link-part">
              <LinkField label={text.enterLink} name="enter-link" link={enter} />
              <p class="ways">
                <Copy text={enter} variant="plain" />
              </p>
            </div>
          )}
        </div>
        {about && <img class="published-code" src={`./api/puzzles/${id}/code.svg`} alt={text.code} />}
      </div>
      <div class="link-part secret">
        <LinkField label={text.editLink} name="edit-link" link={links.edit} />
        <p class="ways">
          <Copy text={links.edit} variant="plain" />
          <OpenLink address={links.edit} icon="pencil">
            {text.editPage}
          </OpenLink>
        </p>
        <Note>{text.secret}</Note>
      </div>
      {isOther && (
        <div class="other-board">
          <Note>{text.otherBoard}</Note>
          <Button does="replace" onPress={() => void act(change(links, { file: jsonOf(line) }))}>
            {text.replace}
          </Button>
        </div>
      )}
      {about && (
        <p class="ways">
          <Button
            does={about.isOpen ? 'close' : 'open'}
            onPress={() => void act(change(links, { state: about.isOpen ? 'closed' : 'open' }))}
          >
            {about.isOpen ? text.close : text.open}
          </Button>
          {about.contest && (
            <Button does="results" onPress={() => void fetchResults()}>
              {text.results}
            </Button>
          )}
          {table && <FileLink blob={table} name={`${name}-results.csv`} label={text.resultsFile} />}
          <Button icon="trash" does="unpublish" onPress={() => setAsks(true)}>
            {text.remove}
          </Button>
        </p>
      )}
      {about?.contest && about.protection !== 'none' && (
        <Invitations links={links} name={name} onProblem={setProblem} />
      )}
      {asks && (
        <div class="trouble" role="alert">
          <p>{text.removeAsk}</p>
          <p class="ways">
            <Button onPress={() => setAsks(false)}>{text.removeNo}</Button>
            <Button variant="primary" does="unpublish-yes" onPress={() => void leave()}>
              {text.removeYes}
            </Button>
          </p>
        </div>
      )}
    </>
  )
}

interface InvitationsProps {
  readonly links: Published
  readonly name: string
  readonly onProblem: (problem: Problem | null) => void
}

/** Each allows one entry. */
function Invitations({ links, name, onProblem }: InvitationsProps) {
  const text = useText(publishText)
  const [count, setCount] = useState('30')
  const [passes, setPasses] = useState<Blob | null>(null)
  const make = async (): Promise<void> => {
    const made = await invite(links, Math.round(Number(count)))
    onProblem(made.ok ? null : made.error)
    setPasses(made.ok ? new Blob([made.value], { type: 'text/plain' }) : null)
  }
  return (
    <div class="ways">
      <label class="inviting">
        <span class="label">{text.inviteCount}</span>
        <input
          class="field"
          type="number"
          name="invitations"
          min={1}
          max={10_000}
          value={count}
          onInput={(event) => setCount(event.currentTarget.value)}
        />
      </label>
      <Button does="invite" onPress={() => void make()}>
        {text.invite}
      </Button>
      {passes && <FileLink blob={passes} name={`${name}-invitations.txt`} label={text.inviteFile} />}
    </div>
  )
}
