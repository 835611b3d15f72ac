/** The player's page: one layout for all kinds, chosen by the board's input and its side lists. */
import type { Cell, Item, PuzzleTypes } from '@kumiki/core/player'
import { useEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks'
import { BoardView } from '../board/board.tsx'
import { sizesOf } from '../board/cells.tsx'
import type { Spelling } from '../board/typing.ts'
import { useZoom, type Zoom } from '../board/zoom.ts'
import type { Game } from '../game/game.ts'
import { Keyboards } from '../keys/keyboards.tsx'
import { Romaji } from '../keys/romaji.ts'
import type { Games } from '../store/games.ts'
import { hasMet } from '../store/met.ts'
import type { Preferences } from '../store/preferences.ts'
import { useLang, useWords } from '../text/words.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { useLater } from '../ui/later.ts'
import { Bar, Undoing } from './bar.tsx'
import { ClueBar } from './cluebar.tsx'
import { useJoining } from './joining.ts'
import { Boxes, Lists, Tables } from './lists.tsx'
import type { Leaf } from './menu.tsx'
import { usePainting } from './painting.ts'
import { Status } from './status.tsx'

export interface PageProps<K extends PuzzleTypes> {
  readonly game: Game<K>
  readonly preferences: Preferences
  readonly onPreferences: (preferences: Partial<Preferences>) => void
  readonly isEmbedded: boolean
  readonly address: string
  readonly notice: string | null
  readonly games: Games
  /** Another puzzle, as one line of JSON. */
  readonly onOpen: (line: string) => void
  readonly onBack: () => void
}

export function Page<K extends PuzzleTypes>({
  game,
  preferences,
  onPreferences,
  isEmbedded,
  notice,
  ...around
}: PageProps<K>) {
  const words = useWords()
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const [leaf, setLeaf] = useState<Leaf | null>(() =>
    isEmbedded || game.isBegun || game.isFinished || hasMet(game.face.id) ? null : 'meet',
  )
  const [showsEnd, setShowsEnd] = useState(false)
  const [isFinger, setFinger] = useState(() => matchMedia('(pointer: coarse)').matches)
  const [hasKeys, setKeys] = useState<boolean | null>(null)
  const [marksNone, setMarksNone] = useState(false)
  const [stretch, setStretch] = useState<readonly [Cell, Cell] | null>(null)
  const [sought, setSought] = useState<Item | null>(null)
  const { session } = game
  const { board } = session
  const zoom = useZoom(board.width)
  const painted = usePainting(game)
  const joined = useJoining(game)
  const sheets = useLater(loadSheets, leaf ?? (showsEnd || game.version > 0))

  const wasOpen = useRef(!game.isFinished)
  useEffect(() => game.listen(() => redraw(undefined)), [game])
  useEffect(() => {
    if (!game.isFinished) return
    setLeaf(null)
    // waits until the letters have changed colour
    const wait = wasOpen.current && !matchMedia('(prefers-reduced-motion: reduce)').matches ? turningMs : 0
    const timer = setTimeout(() => setShowsEnd(true), wait)
    return () => clearTimeout(timer)
  }, [game.isFinished])
  useMemo(() => game.use(preferences), [game, preferences])
  useHiding(game)

  const isKana = board.keys?.script === 'hiragana' || board.keys?.script === 'katakana'
  const spelling = useMemo<Spelling | null>(() => (isKana ? new Romaji() : null), [game])
  const forms = new Set(game.sideLists.map(({ form }) => form))
  // numbers are as quickly clicked as typed, words are not
  const isNumbers = board.keys?.script === 'digits' && session.line === null
  const isShown = preferences.keys === 'shown' || isFinger || isNumbers
  const wantsKeys = board.keys !== null && !session.painter && preferences.keys !== 'system' && (hasKeys ?? isShown)
  const showsKeys = wantsKeys && !(forms.has('words') && hasKeys === null && session.line !== null)
  const hasLists = forms.has('clues') || forms.has('words')
  const manual = useLater(loadRules, !hasLists)
  // drawing between dots and marking cells by touch need large cells
  const usualSide = session.painter ? 8 : 15
  const isLarge = board.width > usualSide || board.height > usualSide
  const hasReadings = board.lines.some(({ clue }) => clue.includes('{'))
  const locate = (item: Item): void => {
    setSought(item)
    setLeaf('locate')
  }
  const parts = [
    `hand-${board.input}`,
    `rows-${showsKeys ? keyRows(board.keys?.script ?? '', preferences, board.keys?.symbols.length ?? 0) : board.input === 'join' ? 'compass' : session.painter ? 'pencils' : 'none'}`,
    forms.has('words') ? 'has-words' : '',
    forms.has('clues') ? 'has-clues' : '',
    forms.has('boxes') ? 'has-boxes' : '',
    forms.has('table') ? 'has-table' : '',
    session.line ? 'has-entries' : '',
    hasReadings ? 'has-readings' : '',
    game.isFinished ? 'finished' : '',
    `for-${preferences.hand}`,
    isEmbedded ? 'embedded' : '',
    game.openHint || game.isAsking ? 'has-hint' : '',
  ]
  return (
    <div class={`player ${parts.join(' ')}`} style={sizesOf(board)} onClick={backToBoard}>
      <Bar
        game={game}
        isEmbedded={isEmbedded}
        showsTime={preferences.timer}
        onBack={around.onBack}
        onCheck={() => void game.check()}
        onEnter={() => setLeaf('enter')}
        onMenu={() => setLeaf('menu')}
      />
      <section class="stage" aria-label={words.board}>
        {session.line && (
          <div class="only-desk clue-head">
            <ClueBar game={game} onWhole={() => setLeaf('clue')} />
          </div>
        )}
        <div ref={zoom.frame} class={`frame ${zoom.scale > 1 ? 'zoomed' : ''}`}>
          {game.isPaused ? (
            <div class="cover">
              <p>{words.paused}</p>
              <Button variant="primary" icon="play" onPress={() => game.pause(false)}>
                {words.carryOn}
              </Button>
            </div>
          ) : (
            <BoardView
              game={game}
              preferences={preferences}
              spelling={spelling}
              zoom={zoom}
              onStretch={setStretch}
              layers={painted}
              marksNone={marksNone}
              onTouch={setFinger}
              askForHelp={() => setLeaf('rules')}
            />
          )}
        </div>
        <div class="under">
          <Boxes game={game} />
          {forms.has('table') && (
            <span class={hasLists ? 'only-phone strip' : 'strip'}>
              <Tables game={game} />
            </span>
          )}
          {board.input === 'join' && (
            <p class="progress">{joined ? <joined.Progress game={game} /> : <b>{'\u00a0'}</b>}</p>
          )}
          <Status game={game} preferences={preferences} notice={notice} stretch={stretch} />
          {isLarge && <Zooming zoom={zoom} />}
          {(session.line || board.input === 'run') && (
            <span class="only-phone pair">
              <Undoing game={game} />
              {forms.has('clues') && <IconButton icon="list" name={words.allClues} onPress={() => setLeaf('fields')} />}
              {forms.has('words') && board.keys && (
                <IconButton
                  icon="keyboard"
                  name={showsKeys ? words.keysHide : words.keysShow}
                  pressed={showsKeys}
                  onPress={() => setKeys(!showsKeys)}
                />
              )}
            </span>
          )}
        </div>
      </section>
      {sheets && <sheets.HintCard game={game} />}
      {hasLists && (
        <aside class="side">
          <span class="only-desk">
            <Tables game={game} />
          </span>
          <Lists game={game} forms={['clues', 'words']} onLocate={locate} />
          {forms.has('words') && session.line && <p class="quiet small only-desk">{words.pickWord}</p>}
        </aside>
      )}
      {!hasLists && (
        <aside class="manual only-desk" tabIndex={0} aria-label={words.rules}>
          <h2>{words.rules}</h2>
          {manual && <manual.Rules game={game} />}
        </aside>
      )}
      {(session.line || showsKeys || board.input === 'join' || session.painter) && (
        <div class="tray">
          {session.line && (
            <div class="only-phone">
              <ClueBar game={game} onWhole={() => setLeaf('clue')} />
            </div>
          )}
          {showsKeys && <Keyboards game={game} preferences={preferences} onPreferences={onPreferences} />}
          {joined && <joined.Compass game={game} marksNone={marksNone} onMarksNone={setMarksNone} />}
          {painted && <painted.Pencils game={game} />}
        </div>
      )}
      <p class="unseen" aria-live="polite">
        {session.announcement[useLang()]}
      </p>
      {sheets && showsEnd && (
        <sheets.End
          game={game}
          isEmbedded={isEmbedded}
          {...around}
          onClose={() => setShowsEnd(false)}
          onSteps={() => {
            setShowsEnd(false)
            setLeaf('steps')
          }}
        />
      )}
      {sheets && !showsEnd && leaf && (
        <sheets.Leaves
          game={game}
          leaf={leaf}
          item={sought}
          preferences={preferences}
          onPreferences={onPreferences}
          onLeaf={setLeaf}
        />
      )}
    </div>
  )
}

/** Kinds without lists have their rules beside the board. */
const loadRules = () => import('./rules.tsx')

/** Loaded with the first stroke, or when the first sheet is opened. */
const loadSheets = () => import('./leaves.tsx')

/** The duration of the colour change of a finished board. */
const turningMs = 700

/** The style sheet reserves space for the on-screen keys before they load, so that nothing moves. */
const keyRows = (script: string, preferences: Preferences, count: number): string => {
  if (script === 'digits') return count > 6 ? 'digits-2' : 'digits-1'
  if (script === 'latin') return 'latin'
  return preferences.kana === 'flick' ? 'flick' : 'table'
}

/**
 * Returns the focus to the board after a click on a button beside it; keyboards and screen readers stay where they are.
 */
function backToBoard({ detail, target, currentTarget }: MouseEvent): void {
  const isBeside = target instanceof Element && target.closest('button') && !target.closest('dialog, .hint')
  if (detail === 0 || !isBeside || !(currentTarget instanceof HTMLElement)) return
  const page = currentTarget
  requestAnimationFrame(() =>
    page.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus({ preventScroll: true }),
  )
}

/** Stops the clock while the page is hidden. */
function useHiding<K extends PuzzleTypes>(game: Game<K>): void {
  useEffect(() => {
    const look = (): void => (document.hidden ? game.rest() : game.wake())
    const leave = (): void => game.rest()
    document.addEventListener('visibilitychange', look)
    addEventListener('pagehide', leave)
    return () => {
      document.removeEventListener('visibilitychange', look)
      removeEventListener('pagehide', leave)
    }
  }, [game])
}

/** Buttons for zooming out, in, and to fit. */
function Zooming({ zoom }: { readonly zoom: Zoom }) {
  const words = useWords()
  const { scale } = zoom
  return (
    <span class="pair">
      {scale > 1 && <IconButton icon="fit" name={words.fit} onPress={zoom.fit} />}
      <IconButton icon="smaller" name={words.zoomOut} disabled={scale <= 1} onPress={() => zoom.by(1 / 1.4)} />
      <IconButton icon="larger" name={words.zoomIn} disabled={scale >= 4} onPress={() => zoom.by(1.4)} />
    </span>
  )
}
