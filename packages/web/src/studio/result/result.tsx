/**
 * The facts of the puzzle, always in this order: proof, level and techniques, words without a place, relaxed rules,
 * other notes.
 */
import type { Problem } from '@kumiki/core/player'
import { useState } from 'preact/hooks'
import { useLang } from '../../text/words.ts'
import { Button, LevelDots } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { listedIn, outcomeOf } from '../board/outcome.ts'
import { OutcomeText } from '../board/outcometext.tsx'
import type { Workspace } from '../desk/workspace.ts'
import { lineOf } from '../model/project.ts'
import { resultText } from '../text/result.ts'
import { useText } from '../text/text.ts'
import type { PuzzleView, Technique } from '../workers/core/protocol.ts'
import type { CoreWorker } from '../workers/core/worker.ts'
import { orLost } from '../workers/print/worker.ts'
import { aboutOf } from './about.ts'
import { NoteView } from './note.tsx'
import { GainRecord } from './record.tsx'
import { TechniqueSheet } from './technique.tsx'

export function ResultPanel({
  workspace,
  quickCore,
}: {
  readonly workspace: Workspace
  readonly quickCore: CoreWorker
}) {
  const text = useText(resultText)
  const { view, making, run } = workspace
  if (!view || making)
    return (
      <section class="result" aria-label={text.result}>
        <h2>{making ? text.soFar : text.result}</h2>
        {!making && <p class="quiet none">{text.empty}</p>}
        {making?.progress && <SoFar score={making.progress.score} />}
        {making && <GainRecord course={making.course} isGoing />}
      </section>
    )
  const seconds = run === null ? null : (run.tookMs / 1000).toFixed(1)
  const line = lineOf(workspace.project)
  const outcome = outcomeOf(view, workspace.isStale ? 0 : listedIn(workspace))
  return (
    <section
      class="result"
      aria-label={text.result}
      data-result
      data-kind={view.kind}
      data-proved={view.isChecked && view.isProved}
      data-claims={view.claims.join(' ')}
    >
      <header>
        <h2>{text.result}</h2>
      </header>
      {outcome && (
        <div class="only-small">
          <OutcomeText outcome={outcome} />
        </div>
      )}
      {view.isChecked ? (
        <>
          <Proof view={view} />
          <Level view={view} line={line} quickCore={quickCore} />
        </>
      ) : (
        <Unchecked workspace={workspace} quickCore={quickCore} />
      )}
      <Notes workspace={workspace} view={view} unplaced={workspace.isStale ? 0 : unplacedOf(workspace)} />
      <GainRecord course={run?.course ?? []} isGoing={false} />
      <Details view={view} seconds={seconds} />
    </section>
  )
}

function Proof({ view }: { readonly view: PuzzleView }) {
  const text = useText(resultText)
  const lang = useLang()
  const isUnique = view.claims.includes('unique')
  if (view.decidedBy !== 'rules')
    return (
      <div class="part">
        <h3>
          <Icon name="shield" />
          {text.byKey}
        </h3>
        <p class="quiet">
          {(view.claims.includes('solvable') ? text.byKeyNote : text.byKeyUnknown)(view.decidedBy[lang])}
        </p>
      </div>
    )
  return (
    <div class="part">
      <h3>
        <Icon name="shield" />
        {isUnique ? text.one : text.notOne}
        <span class="grow" />
        {isUnique && <span class="tag tag-good">{text.proved}</span>}
      </h3>
      {isUnique ? (
        <ul class="ticks">
          {view.solvers.map((solver) => (
            <li key={solver.en}>
              <span>{solver[lang]}</span>
              <span class="quiet">{text.finds}</span>
            </li>
          ))}
          <li>
            <span>{text.bothSame}</span>
          </li>
        </ul>
      ) : (
        <p class="warn">{text.notProved}</p>
      )}
    </div>
  )
}

/** An unchecked puzzle: nothing is claimed about its solutions until it has been solved. */
function Unchecked({ workspace, quickCore }: { readonly workspace: Workspace; readonly quickCore: CoreWorker }) {
  const text = useText(resultText)
  const lang = useLang()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const check = async (): Promise<void> => {
    const { kind } = workspace.project
    const line = lineOf(workspace.project)
    if (line === null) return
    setBusy(true)
    const verified = await orLost(quickCore.ask('verify', { line })).finally(() => setBusy(false))
    if (!verified.ok) setProblem(verified.error)
    else if (lineOf(workspace.project) === line)
      workspace.change({ made: { ...workspace.project.made, [kind]: verified.value.line } })
  }
  return (
    <div class="part" data-unchecked>
      <h3>
        <Icon name="shield" />
        {text.unchecked}
      </h3>
      <p class="quiet">{text.uncheckedNote}</p>
      {problem && (
        <p class="warn" role="alert">
          {problem.text[lang]}
        </p>
      )}
      <Button does="check" disabled={isBusy} busy={isBusy} onPress={() => void check()}>
        {isBusy ? text.checking : text.check}
      </Button>
    </div>
  )
}

function Level({
  view,
  line,
  quickCore,
}: {
  readonly view: PuzzleView
  readonly line: string | null
  readonly quickCore: CoreWorker
}) {
  const text = useText(resultText)
  const lang = useLang()
  const [open, setOpen] = useState<Technique | null>(null)
  const { level, techniques, stepCount } = view
  if (level === null)
    return (
      <div class="part">
        <p class="quiet">{view.decidedBy !== 'rules' ? text.noLevel(view.decidedBy[lang]) : text.noLevelRules}</p>
      </div>
    )
  const max = Math.max(1, ...techniques.map(({ count }) => count))
  const hardest = techniques.at(-1)
  return (
    <div class="part">
      <h3>
        {text.level(level)} <LevelDots level={level} name={text.levelOf(level)} />
        <span class="grow" />
        <span class="tag tag-plain">
          {view.claims.includes('no-guess') ? text.noGuess(stepCount) : text.guesses(stepCount)}
        </span>
      </h3>
      <ul class="techniques">
        {techniques.map((technique) => (
          <li key={technique.id}>
            <button type="button" class={technique === hardest ? 'hardest' : ''} onClick={() => setOpen(technique)}>
              <span>{technique.name[lang]}</span>
              <meter min={0} max={max} value={technique.count} aria-hidden="true" />
              <span class="amount">{technique.count}</span>
            </button>
          </li>
        ))}
      </ul>
      {open && line && (
        <TechniqueSheet technique={open} line={line} quickCore={quickCore} view={view} onClose={() => setOpen(null)} />
      )}
    </div>
  )
}

/** What most people do not need: how long it took, and what makes the same puzzle again. */
function Details({ view: { seed }, seconds }: { readonly view: PuzzleView; readonly seconds: string | null }) {
  const text = useText(resultText)
  if (seed === null) return null
  return (
    <div class="part" data-details>
      <details>
        <summary>
          <h3>{text.details}</h3>
        </summary>
        <dl class="counts">
          {seconds !== null && (
            <div>
              <dt>{text.took}</dt>
              <dd>{text.seconds(seconds)}</dd>
            </div>
          )}
          <div>
            <dt>{text.seed}</dt>
            <dd>{seed}</dd>
          </div>
        </dl>
      </details>
    </div>
  )
}

interface NotesProps {
  readonly workspace: Workspace
  readonly view: PuzzleView
  readonly unplaced: number
}

function Notes({ workspace, view, unplaced }: NotesProps) {
  const text = useText(resultText)
  // what the maker of a puzzle from elsewhere left out is unknown
  if (view.notes.length === 0 && view.seed === null) return null
  const parts = [
    { about: 'unplaced', title: text.unplaced, tag: unplaced > 0 ? text.words(unplaced) : null },
    { about: 'bent', title: text.bent, tag: null },
    { about: 'other', title: text.notes, tag: null },
  ].map((part) => ({ ...part, notes: view.notes.filter(({ code }) => aboutOf(code) === part.about) }))
  return (
    <>
      {parts.map(
        ({ about, title, tag, notes }) =>
          notes.length > 0 && (
            <div class="part" key={about} data-notes={about}>
              <h3>
                {title}
                <span class="grow" />
                {tag !== null && <span class="tag tag-plain">{tag}</span>}
              </h3>
              <ul class="notes">
                {notes.map((note) =>
                  note.code === 'no-clue' ? (
                    <Clueless key={note.code} workspace={workspace} view={view} />
                  ) : (
                    <NoteView key={note.text.en} note={note} />
                  ),
                )}
              </ul>
            </div>
          ),
      )}
      {view.notes.length === 0 && (
        <div class="part">
          <h3>{text.notes}</h3>
          <p class="quiet">{view.places.length > 0 ? text.nothing : text.nothingPlain}</p>
        </div>
      )}
    </>
  )
}

/** Words without clues: nobody can find them, unless the list of words is beside the board. */
function Clueless({ workspace, view: { places } }: Omit<NotesProps, 'unplaced'>) {
  const text = useText(resultText)
  const clueless = places.filter(({ clue }) => clue === '').length
  return (
    <li>
      {text.noClue(clueless)}{' '}
      <Button
        does="bank"
        disabled={workspace.making !== null}
        onPress={() => {
          workspace.setSpec('bank', true)
          void workspace.make()
        }}
      >
        {text.withBank}
      </Button>
    </li>
  )
}

/** Words of the list that could be on the board but are not. */
function unplacedOf({ view, judged }: Workspace): number {
  const placed = new Set(view?.places.map(({ word }) => word))
  return new Set(judged?.rows.flatMap(({ word }) => (word === null || placed.has(word) ? [] : [word]))).size
}

/** The figures so far during a search, as far as they have names for people. */
function SoFar({ score }: { readonly score: PuzzleView['score'] }) {
  const { scores } = useText(resultText)
  return (
    <dl class="counts">
      {Object.entries(scores).flatMap(([key, name]) =>
        typeof score[key] === 'number' ? (
          <div key={key}>
            <dt>{name}</dt>
            <dd>{score[key]}</dd>
          </div>
        ) : (
          []
        ),
      )}
    </dl>
  )
}
