/** No link, or one that cannot be read: what went wrong, a way to open a file, and what was begun on this device. */
import type { Problem } from '@kumiki/core/player'
import { useEffect, useState } from 'preact/hooks'
import type { Games, Saved } from '../store/games.ts'
import { useLang, useWords } from '../text/words.ts'
import { Button } from '../ui/button.tsx'
import { Logo } from '../ui/icons.tsx'
import { Ruby } from '../ui/ruby.tsx'
import { timeText } from './clock.ts'

interface Props {
  readonly games: Games
  readonly problem: Problem | null
  readonly onFile: (file: File) => void
  readonly onSaved: (saved: Saved) => void
}

export function Home({ games, problem, onFile, onSaved }: Props) {
  const words = useWords()
  const lang = useLang()
  const [saved, setSaved] = useState<readonly Saved[]>([])
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    void games.all().then(setSaved)
  }, [games])
  const forget = async (id: string): Promise<void> => {
    await games.forget(id)
    setSaved(await games.all())
  }
  return (
    <div
      class={`home ${isOver ? 'over' : ''}`}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        const [file] = event.dataTransfer?.files ?? []
        if (file) onFile(file)
      }}
    >
      <a class="house" href="../" aria-label={words.name}>
        <Logo />
        <b>{words.name}</b>
      </a>
      <h1>{problem ? words.troubles.title : words.welcome}</h1>
      <p class={problem ? 'trouble' : 'quiet'} role={problem ? 'alert' : undefined} data-problem={problem?.code}>
        {problem ? problem.text[lang] : words.welcomeNote}
      </p>
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
            <Button look="quiet" onPress={() => void forget(one.id)}>
              {words.forget}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
