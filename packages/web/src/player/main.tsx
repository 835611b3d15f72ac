/**
 * The entry of the player: opens a puzzle from the address, a file or this device, and shows the page that plays it.
 */
import type { Problem, PuzzleTypes } from '@kumiki/core/player'
import { render } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import '../style/style.css'
import { Game } from '../game/game.ts'
import type { Referee } from '../game/referee.ts'
import { type Games, openGames } from '../store/games.ts'
import { type Preferences, readPreferences, writePreferences } from '../store/preferences.ts'
import { Language, learn, wordsIn } from '../text/words.ts'
import { useLater } from '../ui/later.ts'
import { langOf, useSurroundings } from '../ui/surroundings.ts'
import { loadJapaneseFont } from '../ui/type.ts'
import { askHelp, type Help } from '../work/help.ts'
import { keepOffline } from '../work/offline.ts'
import { announce, greet, isEmbedded } from './embedding.ts'
import { type Opened, openFile, openLink, openText } from './open.ts'
import { Page } from './page.tsx'

let help: Help | null = null
const askForHelp = (): Help => {
  help ??= askHelp()
  return help
}

/** A game that hides the types of its kind. */
type Playing = <R>(use: <K extends PuzzleTypes>(game: Game<K>) => R) => R

/** What is shown: a game, or the page to open one. */
interface View {
  readonly game: Playing | null
  readonly address: string
  readonly problem: Problem | null
}

const nothing: View = { game: null, address: '', problem: null }

async function play(opened: Opened, games: Games, referee: Referee | null = null): Promise<View> {
  if ('problem' in opened) return { ...nothing, problem: opened.problem }
  const { file, line, id, hash } = opened
  const saved = await games.find(id)
  const game = file((known, face): Playing => {
    if (known.lang === 'ja') loadJapaneseFont()
    const one = new Game(known, face, saved, { id, line, games, help: askForHelp, referee })
    return (use) => use(one)
  })
  const address = location.href.replace(/[?#].*$/s, '') + (referee ? `?puzzle=${referee.id}` : hash)
  return { game, address, problem: null }
}

/** This page's address without its hash and without one query parameter. */
function placeWithout(param: string): string {
  const rest = new URLSearchParams(location.search)
  rest.delete(param)
  return location.pathname + (rest.size > 0 ? `?${rest}` : '')
}

/** Opens what the address names: a puzzle of the server, one in the link, or none. */
async function viewHere(games: Games): Promise<View> {
  const named = new URLSearchParams(location.search).get('puzzle')
  if (named === null) return location.hash.length > 1 ? play(await openLink(location.hash), games) : nothing
  const published = await (await import('./published.ts')).openPublished(named, games)
  if (!('referee' in published)) return { ...nothing, problem: published }
  return play(await openText(published.text), games, published.referee)
}

/** Loaded on demand: a player with a link needs no list. */
const loadHome = () => import('./home.tsx')

/** `read`: the hash that `first` was read from. */
function Player({ games, first, read }: { readonly games: Games; readonly first: View; readonly read: string }) {
  const [view, setView] = useState(first)
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
  const show = async (opened: Opened): Promise<void> => {
    setOther(false)
    // a game from a file or from this device gets an address too
    if ('hash' in opened && location.hash !== opened.hash && !isEmbedded)
      history.pushState(null, '', placeWithout('puzzle') + opened.hash)
    setView(await play(opened, games))
  }

  const open = (line: string): void => void openText(line).then(show)

  useEffect(() => {
    let latest = ''
    const go = (): void => {
      setOther(false)
      const { hash } = location
      latest = hash
      void viewHere(games).then((view) => {
        if (hash === latest) setView(view)
      })
    }
    addEventListener('hashchange', go)
    // the hash may have changed while the first view was loading
    if (location.hash !== read) go()
    return () => removeEventListener('hashchange', go)
  }, [])
  useEffect(() => games.listen(() => setTrouble(games.trouble)), [])
  useEffect(
    () =>
      view.game?.((game) =>
        games.follow(game.id, (saved) => {
          game.take(saved)
          setOther(true)
        }),
      ),
    [view],
  )
  useEffect(() => view.game?.((game) => announce(game)), [view])
  useEffect(() => greet((text) => void openText(text).then(show)), [])

  const store = useLater(loadHome, view.game === null)

  const notice =
    trouble === 'blocked' ? words.cannotSave : trouble === 'full' ? words.almostFull : isOther ? words.otherTab : null
  const leave = (): void => {
    history.pushState(null, '', placeWithout('puzzle'))
    setView(nothing)
  }
  return (
    <Language.Provider value={lang}>
      {view.game
        ? view.game((game) => (
            <Page
              key={game.id}
              game={game}
              preferences={preferences}
              onPreferences={change}
              isEmbedded={isEmbedded}
              address={view.address}
              notice={notice}
              games={games}
              onOpen={open}
              onBack={leave}
            />
          ))
        : store && (
            <store.Home
              games={games}
              problem={view.problem}
              onFile={(file) => void openFile(file).then(show)}
              onSaved={({ line, published }) => (published ? location.assign(`?puzzle=${published.id}`) : open(line))}
              isEmbedded={isEmbedded}
            />
          )}
    </Language.Provider>
  )
}

const [games] = await Promise.all([openGames(), learn(langOf(readPreferences()))])
const read = location.hash
const first = await viewHere(games)
const root = document.querySelector('main')
if (root) render(<Player games={games} first={first} read={read} />, root)
keepOffline()
