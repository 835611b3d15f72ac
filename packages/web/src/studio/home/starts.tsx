/** Three ways to begin: words, a picture, or nothing. Samples make a puzzle at once. */
import { useState } from 'preact/hooks'
import { useLang } from '../../text/words.ts'
import { Button, Segmented } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'
import type { Beginning } from '../desk/view.ts'
import { newProject, type Project, type StartName } from '../model/project.ts'
import { broughtFiles } from '../open/drop.ts'
import type { Brought } from '../open/open.ts'
import { wordSamples } from '../open/samples.ts'
import { pictureSamples } from '../picture/samples.ts'
import { levels, mix, plainKinds, specFor } from '../plain/kinds.ts'
import { useShortNames } from '../plain/names.ts'
import { homeText } from '../text/home.ts'
import { useText } from '../text/text.ts'
import type { CoreWorker } from '../workers/core/worker.ts'
import { PictureArt, PlainArt, useShowcase, WordsArt } from './art.tsx'
import { StartCard } from './start.tsx'

interface Props {
  readonly quickCore: CoreWorker
  readonly onProject: (project: Project, makes: boolean, begins?: Beginning) => void
  readonly onFiles: (brought: readonly Brought[]) => void
  readonly onStack: (kind: string, level: number) => void
  readonly isStacking: boolean
}

const kindOf: Readonly<Record<StartName, string>> = { words: 'crossword', picture: 'hashi', plain: 'sudoku' }

export function Starts({ quickCore, onProject, onFiles, onStack, isStacking }: Props) {
  const text = useText(homeText)
  const lang = useLang()
  const nameOf = useShortNames()
  const shown = useShowcase()
  const [level, setLevel] = useState<(typeof levels)[number]>('2')
  const [stackKind, setStackKind] = useState('sudoku')
  const [busy, setBusy] = useState<string | null>(null)
  const open = (start: StartName, begins?: Beginning): void =>
    onProject(newProject(start, kindOf[start], lang), false, begins)
  const startWords = async (id: string, title: string): Promise<void> => {
    setBusy(id)
    const rows = await quickCore.ask('sample', { id }).catch(() => [])
    setBusy(null)
    if (rows.length > 0) onProject({ ...newProject('words', 'crossword', lang), title, rows }, true)
  }
  return (
    <div class="doors">
      <StartCard start="words" art={<WordsArt shown={shown} />} onOpen={() => open('words')}>
        <ul class="chips" aria-label={text.samples}>
          {wordSamples[lang].map(({ id, title, count }) => (
            <li key={id}>
              <button
                type="button"
                class="chip"
                data-sample={id}
                aria-busy={busy === id}
                onClick={() => void startWords(id, title[lang])}
              >
                {title[lang]} <small>{text.words(count)}</small>
              </button>
            </li>
          ))}
        </ul>
        <ul class="chips door-ways" aria-label={text.otherWays}>
          {(['theme', 'text'] as const).map((way) => (
            <li key={way}>
              <button type="button" class="chip" data-do={`from-${way}`} onClick={() => open('words', way)}>
                {text.ways[way]}
              </button>
            </li>
          ))}
        </ul>
        <Button variant="primary" class="door-go" onPress={() => open('words')}>
          {text.starts.words.go}
        </Button>
      </StartCard>
      <StartCard start="picture" art={<PictureArt shown={shown} />} onOpen={() => open('picture')}>
        <ul class="chips" aria-label={text.samples}>
          {pictureSamples.map(({ id, name, picture }) => (
            <li key={id}>
              <button
                type="button"
                class="chip"
                data-sample={id}
                onClick={() => onProject({ ...newProject('picture', 'hashi', lang), title: name[lang], picture }, true)}
              >
                {name[lang]}
              </button>
            </li>
          ))}
        </ul>
        <label class="drop-place file">
          <Icon name="image" />
          <span>{text.dropPicture}</span>
          <input
            type="file"
            accept="image/png,image/jpeg,image/*"
            onChange={(event) => {
              onFiles(broughtFiles(event.currentTarget.files ?? []))
              event.currentTarget.value = ''
            }}
          />
        </label>
        <Button variant="primary" class="door-go" onPress={() => open('picture')}>
          {text.starts.picture.go}
        </Button>
      </StartCard>
      <StartCard start="plain" art={<PlainArt shown={shown} />} onOpen={() => open('plain')}>
        <div class="levels">
          <span aria-hidden="true">{text.level}</span>
          <Segmented
            name={text.level}
            of={levels.map((one) => [one, one] as const)}
            value={level}
            onChoose={setLevel}
          />
        </div>
        <ul class="chips" aria-label={text.samples}>
          {plainKinds.map((plain) => (
            <li key={plain.kind}>
              <button
                type="button"
                class="chip"
                data-sample={plain.kind}
                onClick={() =>
                  onProject(
                    {
                      ...newProject('plain', plain.kind, lang),
                      specs: { [plain.kind]: specFor(plain, Number(level)) },
                    },
                    true,
                  )
                }
              >
                {nameOf(plain.kind)}
              </button>
            </li>
          ))}
        </ul>
        <div class="stacking door-go">
          <select
            aria-label={text.stackOf}
            value={stackKind}
            onChange={({ currentTarget }) => setStackKind(currentTarget.value)}
          >
            {[...plainKinds.map(({ kind }) => kind), mix].map((kind) => (
              <option key={kind} value={kind}>
                {nameOf(kind)}
              </option>
            ))}
          </select>
          <Button icon="book" does="stack" disabled={isStacking} onPress={() => onStack(stackKind, Number(level))}>
            {text.starts.plain.go}
          </Button>
        </div>
      </StartCard>
    </div>
  )
}
