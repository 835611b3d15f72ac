/** One puzzle at once, several behind their contents; a game is kept and followed as on the player's own page. */
import { type Problem, withReadings } from '@kumiki/core/player'
import { useEffect, useState } from 'preact/hooks'
import { announce } from '../player/embedding.ts'
import { Page } from '../player/page.tsx'
import type { Games } from '../store/games.ts'
import { type Preferences, readPreferences, writePreferences } from '../store/preferences.ts'
import { Language, wordsIn } from '../text/words.ts'
import { useSurroundings } from '../ui/surroundings.ts'
import { Contents } from './contents.tsx'
import type { Course } from './course/course.ts'
import type { Opened } from './open.ts'
import { progressOf } from './progress.ts'
import { handoutText } from './text.ts'

interface Props {
  readonly puzzles: readonly (Opened | Problem)[]
  readonly title: string
  readonly games: Games
  /** null: the page belongs to none. */
  readonly course: Course | null
}

export function Handout({ puzzles, title, games, course }: Props) {
  const [only] = puzzles
  const isOne = puzzles.length === 1 && only !== undefined && 'game' in only
  const [chosen, choose] = useState<Opened | null>(isOne ? only : null)
  const [preferences, setPreferences] = useState(readPreferences)
  const [trouble, setTrouble] = useState(games.trouble)
  const [isOther, setOther] = useState(false)
  const lang = useSurroundings(preferences)
  const words = wordsIn(lang)
  const change = (part: Partial<Preferences>): void => {
    const next = { ...preferences, ...part }
    setPreferences(next)
    writePreferences(next)
  }
  const back = (): void => {
    chosen?.game((game) => game.rest())
    choose(null)
  }

  useEffect(() => games.listen(() => setTrouble(games.trouble)), [])
  useEffect(() => course?.tell(progressOf(puzzles)), [])
  useEffect(
    () =>
      chosen?.game((game) => {
        game.wake()
        const stops = [
          announce(game),
          game.listen(() => course?.tell(progressOf(puzzles))),
          games.follow(game.id, (saved) => {
            game.take(saved)
            setOther(true)
          }),
        ]
        return () => {
          for (const stop of stops) stop()
        }
      }),
    [chosen],
  )
  useEffect(() => {
    document.title = withReadings(chosen?.title ?? title)
  }, [chosen])
  useEffect(() => (isOne ? undefined : leadingBack(back)), [chosen])

  const untold = course && course.trouble !== 'none' ? handoutText[lang][course.trouble] : null
  const notice =
    untold !== null
      ? untold
      : trouble === 'blocked'
        ? words.cannotSave
        : trouble === 'full'
          ? words.almostFull
          : isOther
            ? words.otherTab
            : null
  return (
    <Language.Provider value={lang}>
      <div class={isOne ? 'handout of-one' : 'handout'}>
        {chosen ? (
          chosen.game((game) => (
            <Page
              key={game.id}
              game={game}
              preferences={preferences}
              onPreferences={change}
              isEmbedded={false}
              address=""
              notice={notice}
              games={ownOf(games, puzzles)}
              onOpen={(line) => choose(puzzles.find(isOf(line)) ?? null)}
              onBack={back}
            />
          ))
        ) : (
          <Contents puzzles={puzzles} title={title} onChoose={choose} />
        )}
      </div>
    </Language.Provider>
  )
}

const isOf =
  (line: string) =>
  (one: Opened | Problem): one is Opened =>
    'game' in one && one.line === line

/**
 * Keeps this page's games apart from others of this device: files that are opened as such share what a browser keeps
 * for them.
 */
function ownOf(games: Games, puzzles: readonly (Opened | Problem)[]): Games {
  const own = new Set(puzzles.flatMap((one) => ('game' in one ? [one.id] : [])))
  return {
    find: (id) => games.find(id),
    keep: (saved) => games.keep(saved),
    all: async () => (await games.all()).filter(({ id }) => own.has(id)),
    forget: (id) => games.forget(id),
    trouble: games.trouble,
    listen: (listener) => games.listen(listener),
    follow: (id, listener) => games.follow(id, listener),
  }
}

/** The sign of the house leads to the contents, for there is no other page. */
function leadingBack(back: () => void): () => void {
  const lead = (event: MouseEvent): void => {
    if (!(event.target instanceof Element) || !event.target.closest('a.house')) return
    event.preventDefault()
    back()
  }
  addEventListener('click', lead)
  return () => removeEventListener('click', lead)
}
