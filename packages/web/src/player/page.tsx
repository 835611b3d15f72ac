/** The player's page: one layout for all kinds, chosen by what a hand does on the board and what stands beside it. */
import { faultText, type Shapes } from '@kumiki/core/player'
import { useEffect, useMemo, useReducer, useState } from 'preact/hooks'
import { BoardView } from '../board/board.tsx'
import { sizesOf } from '../board/cells.tsx'
import type { Spelling } from '../board/typing.ts'
import { Compass } from '../keys/compass.tsx'
import { Keyboards } from '../keys/keyboards.tsx'
import { Romaji } from '../keys/romaji.ts'
import { useLang, useWords } from '../text/words.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { Bar } from './bar.tsx'
import { ClueBar } from './cluebar.tsx'
import { Fields } from './fields.tsx'
import { Finish } from './finish.tsx'
import type { Game } from './game.ts'
import type { Habits } from './habits.ts'
import { HintCard } from './hint.tsx'
import { Boxes, Lists, Tables } from './lists.tsx'
import { type Leaf, Menu, Restart, Rules, Settings } from './menu.tsx'

export interface PageProps<K extends Shapes> {
  readonly game: Game<K>
  readonly habits: Habits
  readonly onHabits: (habits: Partial<Habits>) => void
  readonly isEmbedded: boolean
  readonly address: string
  readonly notice: string | null
  readonly onBack: () => void
}

export function Page<K extends Shapes>({ game, habits, onHabits, isEmbedded, address, notice, onBack }: PageProps<K>) {
  const words = useWords()
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const [leaf, setLeaf] = useState<Leaf | null>(null)
  const [showsEnd, setShowsEnd] = useState(false)
  const [isFinger, setFinger] = useState(() => matchMedia('(pointer: coarse)').matches)
  const [hasKeys, setKeys] = useState<boolean | null>(null)
  const [marksNone, setMarksNone] = useState(false)
  const [zoom, setZoom] = useState(1)
  const { session } = game
  const { board } = session

  useEffect(() => game.listen(() => redraw(undefined)), [game])
  useEffect(() => {
    if (!game.isFinished) return
    setLeaf(null)
    setShowsEnd(true)
  }, [game.isFinished])
  useMemo(() => game.use(habits), [game, habits])
  useHiding(game)

  const isKana = board.keys?.script === 'hiragana' || board.keys?.script === 'katakana'
  const spelling = useMemo<Spelling | null>(() => (isKana ? new Romaji() : null), [game])
  const forms = new Set(game.asides.map(({ form }) => form))
  // numbers are as quickly clicked as typed, words are not
  const isNumbers = board.keys?.script === 'digits' && session.line === null
  const isShown = habits.keys === 'shown' || isFinger || isNumbers
  const wantsKeys = board.keys !== null && habits.keys !== 'system' && (hasKeys ?? isShown)
  const showsKeys = wantsKeys && !(forms.has('words') && hasKeys === null && session.line !== null)
  const hasLists = forms.has('clues') || forms.has('words')
  const isLarge = board.width > 15 || board.height > 15
  const onZoom = (next: number): void => setZoom(Math.max(1, Math.min(4, next)))
  const parts = [
    `hand-${board.hand}`,
    `rows-${showsKeys ? keyRows(board.keys?.script ?? '', habits, board.keys?.symbols.length ?? 0) : board.hand === 'join' ? 'compass' : 'none'}`,
    forms.has('words') ? 'has-words' : '',
    forms.has('clues') ? 'has-clues' : '',
    forms.has('boxes') ? 'has-boxes' : '',
    forms.has('table') ? 'has-table' : '',
    session.line ? 'has-entries' : '',
    `for-${habits.hand}`,
    isEmbedded ? 'embedded' : '',
    game.openHint || game.isAsking ? 'has-hint' : '',
  ]
  return (
    <div class={`player ${parts.join(' ')}`} style={sizesOf(board)} onClick={backToBoard}>
      <Bar
        game={game}
        isEmbedded={isEmbedded}
        showsTime={habits.timer}
        onBack={onBack}
        onCheck={() => void game.check()}
        onMenu={() => setLeaf('menu')}
      />
      <section class="stage" aria-label={words.board}>
        {session.line && (
          <div class="only-desk clue-head">
            <ClueBar game={game} onWhole={() => setLeaf('fields')} />
          </div>
        )}
        <div class={`frame ${zoom > 1 ? 'zoomed' : ''}`}>
          {game.isPaused ? (
            <div class="cover">
              <p>{words.paused}</p>
              <Button look="primary" icon="play" onPress={() => game.pause(false)}>
                {words.carryOn}
              </Button>
            </div>
          ) : (
            <BoardView
              game={game}
              habits={habits}
              spelling={spelling}
              zoom={zoom}
              onZoom={onZoom}
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
          <Status game={game} habits={habits} notice={notice} />
          <span class="grow" />
          {isLarge && (
            <>
              <IconButton icon="smaller" name={words.zoomOut} disabled={zoom <= 1} onPress={() => onZoom(zoom / 1.4)} />
              <IconButton icon="larger" name={words.zoomIn} disabled={zoom >= 4} onPress={() => onZoom(zoom * 1.4)} />
            </>
          )}
          {session.line && (
            <span class="only-phone pair">
              <IconButton
                icon="undo"
                name={words.undo}
                disabled={!session.canUndo}
                onPress={() => game.do(() => session.undo())}
              />
              {forms.has('clues') && <IconButton icon="list" name={words.allClues} onPress={() => setLeaf('fields')} />}
              {forms.has('words') && (
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
      <HintCard game={game} />
      {hasLists && (
        <aside class="side">
          <span class="only-desk">
            <Tables game={game} />
          </span>
          <Lists game={game} forms={['clues', 'words']} />
          {forms.has('words') && session.line && <p class="quiet small only-desk">{words.pickWord}</p>}
        </aside>
      )}
      {!hasLists && (
        <aside class="manual only-desk" tabIndex={0} aria-label={words.rules}>
          <h2>{words.rules}</h2>
          <Rules game={game} />
        </aside>
      )}
      {(session.line || showsKeys || board.hand === 'join') && (
        <div class="tray">
          {session.line && (
            <div class="only-phone">
              <ClueBar game={game} onWhole={() => setLeaf('fields')} />
            </div>
          )}
          {showsKeys && <Keyboards game={game} habits={habits} onHabits={onHabits} />}
          {board.hand === 'join' && <Compass game={game} marksNone={marksNone} onMarksNone={setMarksNone} />}
        </div>
      )}
      <p class="unseen" aria-live="polite">
        {session.said[useLang()]}
      </p>
      {(showsEnd || leaf) && (
        <Sheet
          title={
            showsEnd ? (game.judgement.status === 'filled' ? words.filled : words.done) : titleOf(leaf ?? 'menu', words)
          }
          onClose={() => (showsEnd ? setShowsEnd(false) : setLeaf(null))}
        >
          {showsEnd && <Finish game={game} address={address} onLook={() => setShowsEnd(false)} onAnother={onBack} />}
          {!showsEnd && leaf === 'menu' && <Menu game={game} onLeaf={setLeaf} />}
          {!showsEnd && leaf === 'rules' && <Rules game={game} />}
          {!showsEnd && leaf === 'settings' && <Settings habits={habits} onHabits={onHabits} />}
          {!showsEnd && leaf === 'restart' && <Restart game={game} onLeaf={setLeaf} />}
          {!showsEnd && leaf === 'fields' && <Fields game={game} />}
        </Sheet>
      )}
    </div>
  )
}

const titleOf = (leaf: Leaf, words: ReturnType<typeof useWords>): string =>
  ({ menu: words.menu, rules: words.rules, settings: words.settings, restart: words.restart, fields: words.listView })[
    leaf
  ]

/** The style sheet leaves room for the keys before they come, so that nothing moves. */
const keyRows = (script: string, habits: Habits, count: number): string => {
  if (script === 'digits') return count > 6 ? 'digits-2' : 'digits-1'
  if (script === 'latin') return 'latin'
  return habits.kana === 'flick' ? 'flick' : 'table'
}

/** Who clicked something beside the board goes on typing on it; keyboards and readers stay where they are. */
function backToBoard({ detail, target, currentTarget }: MouseEvent): void {
  const isBeside = target instanceof Element && target.closest('button') && !target.closest('dialog, .hint')
  if (detail === 0 || !isBeside || !(currentTarget instanceof HTMLElement)) return
  const page = currentTarget
  requestAnimationFrame(() =>
    page.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus({ preventScroll: true }),
  )
}

/** The clock rests while nobody sees the page. */
function useHiding<K extends Shapes>(game: Game<K>): void {
  useEffect(() => {
    const look = (): void => (document.hidden ? game.rest() : game.wake())
    document.addEventListener('visibilitychange', look)
    addEventListener('pagehide', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      removeEventListener('pagehide', look)
    }
  }, [game])
}

/** What a check found, what breaks a rule, how to begin: one quiet line under the board. */
function Status<K extends Shapes>({
  game,
  habits,
  notice,
}: {
  readonly game: Game<K>
  readonly habits: Habits
  readonly notice: string | null
}) {
  const words = useWords()
  const lang = useLang()
  const { checked, judgement, session } = game
  const said = ((): readonly [look: string, text: string, more?: string] | null => {
    if (checked?.found === 'wrong') return ['bad', words.wrong(checked.cells.length), words.restRight]
    if (checked?.found === 'nothing') return ['good', words.nothingWrong(checked.open)]
    if (checked?.found === 'unknown') return ['warn', words.cannotCheck]
    if (habits.watches && judgement.status === 'broken' && game.face.judgedBy(game.file.puzzle) === 'rules')
      return ['bad', faultText(game.face, judgement.faults[0].code)[lang]]
    if (notice) return ['warn', notice]
    if (session.board.hand === 'run') {
      const letters = session.held ? session.see([session.held]).shown : ''
      return ['plain', letters === '' ? words.runStart : words.runEnd(letters)]
    }
    return null
  })()
  return (
    <p class="status" role="status">
      {said && <span class={`tag tag-${said[0]}`}>{said[1]}</span>}
      {said?.[2] && <span class="quiet more">{said[2]}</span>}
    </p>
  )
}
