/**
 * Shown without a link, or with an unreadable one: what went wrong, a button to open a file, and the games on this
 * device.
 */
import { type Problem, withReadings } from '@kumiki/core/player'
import { useEffect, useState } from 'preact/hooks'
import { timeText } from '../game/clock.ts'
import type { Games, Saved } from '../store/games.ts'
import { useLang, useWords } from '../text/words.ts'
import { Button } from '../ui/button.tsx'
import { useDrop } from '../ui/drop.ts'
import { Logo } from '../ui/icons.tsx'
import { Ruby } from '../ui/ruby.tsx'

interface Props {
  readonly games: Games
  readonly problem: Problem | null
  readonly onFile: (file: File) => void
  readonly onSaved: (saved: Saved) => void
  /** When embedded, the embedding page supplies the puzzle and nothing can be opened here. */
  readonly isEmbedded: boolean
}

export function Home({ isEmbedded, ...props }: Props) {
  const words = useWords()
  if (!isEmbedded) return <SavedGames {...props} />
  return (
    <div class="home">
      {props.problem && (
        <>
          <h1>{words.troubles.title}</h1>
          <Trouble problem={props.problem} />
        </>
      )}
    </div>
  )
}

const Trouble = ({ problem }: { readonly problem: Problem }) => (
  <p class="trouble" role="alert" data-problem={problem.code}>
    {problem.text[useLang()]}
  </p>
)

function SavedGames({ games, problem, onFile, onSaved }: Omit<Props, 'isEmbedded'>) {
  const words = useWords()
  const [saved, setSaved] = useState<readonly Saved[]>([])
  const [removed, setRemoved] = useState<Saved | null>(null)
  const drop = useDrop(({ files: [file] }) => {
    if (file) onFile(file)
  })
  useEffect(() => {
    void games.all().then(setSaved)
  }, [games])
  const remove = async (one: Saved): Promise<void> => {
    await games.forget(one.id)
    setRemoved(one)
    setSaved(await games.all())
  }
  const putBack = async (one: Saved): Promise<void> => {
    games.keep(one)
    setRemoved(null)
    setSaved(await games.all())
  }
  return (
    <div class={`home ${drop.isOver ? 'over' : ''}`} {...drop.on}>
      <a class="house" href="../" aria-label={words.name}>
        <Logo />
        <b>{words.name}</b>
      </a>
      <h1>{problem ? words.troubles.title : words.welcome}</h1>
      {problem ? <Trouble problem={problem} /> : <p class="quiet">{words.welcomeNote}</p>}
      <label class="btn btn-primary file">
        <span>{problem ? words.troubles.openFile : words.open}</span>
        <input
          type="file"
          accept=".json,.kumiki.json,application/json"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? []
            if (file) onFile(file)
          }}
        />
      </label>
      <p class="quiet small">{words.dropHere}</p>
      <h2>{words.saved}</h2>
      {saved.length === 0 && <p class="quiet">{words.nothingSaved}</p>}
      <div role="status">
        {removed && (
          <p class="removed">
            {words.forgotten(withReadings(removed.title))}
            <Button onPress={() => void putBack(removed)}>{words.undo}</Button>
          </p>
        )}
      </div>
      <ul class="saved">
        {saved.map((one) => (
          <li key={one.id}>
            <button type="button" onClick={() => onSaved(one)}>
              <b>
                <Ruby text={one.title} />
              </b>
              <small>
                {timeText(one.seconds)}
                {(one.status === 'complete' || one.status === 'filled') && ` · ${words.done}`}
              </small>
            </button>
            <Button variant="quiet" name={words.forgetOne(withReadings(one.title))} onPress={() => void remove(one)}>
              {words.forget}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
