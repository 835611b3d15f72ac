/** The player: a puzzle from the address, a file or this device, and the page that plays it. */
import type { Lang, Problem, Shapes } from '@kumiki/core/player'
import { render } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import '../style/style.css'
import { type Games, openGames, type Saved } from '../store/games.ts'
import { Language, wordsIn } from '../text/words.ts'
import { askHelp, type Help } from '../work/help.ts'
import { keepOffline } from '../work/offline.ts'
import { announce, greet, isEmbedded } from './embedding.ts'
import { Game } from './game.ts'
import { type Habits, readHabits, writeHabits } from './habits.ts'
import { Home } from './home.tsx'
import { type Opened, openFile, openLink, openText } from './open.ts'
import { Page } from './page.tsx'

let help: Help | null = null
const askForHelp = (): Help => {
  help ??= askHelp()
  return help
}

/** A game of a kind that is its own business. */
type Playing = <R>(use: <K extends Shapes>(game: Game<K>) => R) => R

/** What is shown: a game, or the way to one. */
interface Scene {
  readonly game: Playing | null
  readonly problem: Problem | null
}

async function play(opened: Opened, games: Games): Promise<Scene> {
  if ('problem' in opened) return { game: null, problem: opened.problem }
  const { file, line, id } = opened
  const saved = await games.find(id)
  const game = file((known, face): Playing => {
    const one = new Game(known, face, saved, { id, line, games, help: askForHelp })
    return (use) => use(one)
  })
  return { game, problem: null }
}

const langOf = ({ lang }: Habits): Lang => {
  if (lang !== 'system') return lang
  return navigator.language.toLowerCase().startsWith('ja') ? 'ja' : 'en'
}

const systemIsDark = matchMedia('(prefers-color-scheme: dark)')

function Player({ games, first }: { readonly games: Games; readonly first: Scene }) {
  const [scene, setScene] = useState(first)
  const [habits, setHabits] = useState(readHabits)
  const [trouble, setTrouble] = useState(games.trouble)
  const [isOther, setOther] = useState(false)
  const lang = langOf(habits)
  const words = wordsIn[lang]
  const change = (part: Partial<Habits>): void => {
    const next = { ...habits, ...part }
    setHabits(next)
    writeHabits(next)
  }
  const show = async (opened: Opened): Promise<void> => {
    setOther(false)
    setScene(await play(opened, games))
  }

  useEffect(() => {
    document.documentElement.lang = lang
  }, [lang])
  useEffect(() => {
    const paint = (): void => {
      const isDark = habits.theme === 'dark' || (habits.theme === 'system' && systemIsDark.matches)
      document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
    }
    paint()
    systemIsDark.addEventListener('change', paint)
    return () => systemIsDark.removeEventListener('change', paint)
  }, [habits.theme])
  useEffect(() => {
    const go = (): void => void openLink(location.hash).then(show)
    addEventListener('hashchange', go)
    return () => removeEventListener('hashchange', go)
  }, [])
  useEffect(
    () =>
      games.listen((saved) => {
        setTrouble(games.trouble)
        if (saved)
          scene.game?.((game) => {
            if (game.id !== saved.id) return
            game.take(saved)
            setOther(true)
          })
      }),
    [scene],
  )
  useEffect(() => scene.game?.((game) => announce(game)), [scene])
  useEffect(() => greet((text) => void openText(text).then(show)), [])

  const notice =
    trouble === 'blocked' ? words.cannotSave : trouble === 'full' ? words.almostFull : isOther ? words.otherTab : null
  const leave = (): void => {
    history.replaceState(null, '', location.pathname + location.search)
    setScene({ game: null, problem: null })
  }
  return (
    <Language.Provider value={lang}>
      {scene.game ? (
        scene.game((game) => (
          <Page
            key={game.id}
            game={game}
            habits={habits}
            onHabits={change}
            isEmbedded={isEmbedded}
            address={location.href}
            notice={notice}
            onBack={leave}
          />
        ))
      ) : (
        <Home
          games={games}
          problem={scene.problem}
          onFile={(file) => void openFile(file).then(show)}
          onSaved={(saved: Saved) => void openText(saved.line).then(show)}
        />
      )}
    </Language.Provider>
  )
}

const games = await openGames()
const hasLink = location.hash.length > 1
const first = hasLink ? await play(await openLink(location.hash), games) : { game: null, problem: null }
const root = document.querySelector('main')
if (root) render(<Player games={games} first={first} />, root)
keepOffline()
