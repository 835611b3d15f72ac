/**
 * A board for touch, mouse, keyboard and screen reader: real elements for cells, with the kind's drawing above them. It
 * knows targets but no kinds.
 */
import {
  type Cell,
  distance,
  dragEnd,
  nameOfCells,
  noteMarks,
  otherEnds,
  type Point,
  type PuzzleTypes,
  targetAt,
} from '@kumiki/core/player'
import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Game } from '../game/game.ts'
import type { Preferences } from '../store/preferences.ts'
import { useLang } from '../text/words.ts'
import { Cells } from './cells.tsx'
import type { Layers } from './layers.tsx'
import { Capsule, Drawing, Ground, unit } from './marks.tsx'
import { type Drag, usePointer } from './pointer.ts'
import { statesOf } from './states.ts'
import { runAtCursor, runOf } from './stretch.ts'
import { type Spelling, typingOn } from './typing.ts'
import type { Zoom } from './zoom.ts'

interface Props<K extends PuzzleTypes> {
  readonly game: Game<K>
  readonly preferences: Preferences
  readonly spelling: Spelling | null
  readonly zoom: Zoom
  /** The layers under and over the drawing of a painted board; null for other boards, or until they are loaded. */
  readonly layers: Layers | null
  /** Every touch on a join notes that there is none. */
  readonly marksNone: boolean
  readonly onTouch: (isFinger: boolean) => void
  /** The two ends of the run that is being dragged; null if there is none. */
  readonly onStretch: (run: readonly [Cell, Cell] | null) => void
  readonly askForHelp: () => void
}

export function BoardView<K extends PuzzleTypes>({ game, preferences, spelling, zoom, ...props }: Props<K>) {
  const lang = useLang()
  const { session, face, file } = game
  const { board } = session
  const grid = useRef<HTMLDivElement>(null)
  const [composing, setComposing] = useState('')
  const [drag, setDrag] = useState<Drag | null>(null)
  /** The symbol that was written last, which the secondary button notes. */
  const lastSymbol = useRef(board.keys?.symbols[0] ?? '')
  if (!session.line && session.symbolAt(session.at) !== '' && !session.isFixed(session.at))
    lastSymbol.current = session.symbolAt(session.at)
  const cells = useMemo(() => new Cells(session), [session])
  const drawing = useMemo(() => new Drawing(), [session])
  const ground = useMemo(() => <Ground cells={board.cells} />, [board])
  const typing = useMemo(() => typingOn(game, spelling, setComposing, props.askForHelp), [game, spelling])
  const states = statesOf(game, preferences.watches)
  const { answer } = session.now
  const picture = useMemo(() => face.draw(file.puzzle, answer), [answer])
  const notes = noteMarks(board, session.now.notes)

  /** On a board of text, dragging one finger scrolls a zoomed board. */
  const isPanned = zoom.scale > 1 && board.input === 'write'
  const pointer = usePointer({
    ...board,
    onGesture: ({ down, up, trail, shift, isSecondary, isFar }) => {
      if (isPanned && isFar) return
      game.do(() => {
        if (session.painter && !shift) session.painter.stroke(trail, isSecondary || session.pencil)
        else if (session.painter) goTo(down)
        else if (isSecondary || props.marksNone) markAt(down, up)
        else if (shift && board.input === 'write') goTo(down)
        else session.point(down, up)
      })
      focusHere()
    },
    onDrag: (now) => {
      if (isPanned && now) zoom.pan(now.moved.x, now.moved.y)
      if (board.input === 'write') return
      setDrag(now)
      if (board.input === 'run') props.onStretch(now && runOf(board, now))
    },
    onPinch: (factor, middle) => {
      if (factor === null) zoom.begin(middle)
      else zoom.pinch(factor, middle)
    },
  })
  const goTo = (point: Point): void => {
    const target = session.targetAt(point)
    if (target) session.go(target[0])
  }
  /** The secondary button writes a note: that there is no bridge, or the symbol that was written last. */
  const markAt = (down: Point, up: Point): void => {
    const target = targetAt(board, down)
    if (!target) return
    const [cell, other] = target
    const end = other ?? (distance(down, up) > 0.3 ? dragEnd(board, cell, up) : null)
    if (board.input === 'join') {
      if (end) session.note({ at: [cell, end], symbol: '' })
      else session.end(cell)
    } else if (board.input === 'write') {
      session.go(cell)
      const last = lastSymbol.current
      if (!session.line && last !== '') session.note({ at: [cell], symbol: last })
    }
  }
  const focusHere = (): void => {
    // by name, because the page may not have been rendered since the cursor moved
    const here = grid.current?.querySelector<HTMLElement>(`[data-target="${cells.targetOf(session.at)}"]`)
    if (here && here !== document.activeElement) here.focus({ preventScroll: true })
  }
  const follow = (): void => {
    if (grid.current?.contains(document.activeElement)) focusHere()
  }
  /**
   * Keeps the focus at the cursor while it is on the board. It moves before rendering, which costs the browser least.
   */
  useEffect(() => game.listen(follow), [game])
  useLayoutEffect(() => {
    follow()
    if (zoom.scale > 1)
      grid.current?.querySelector('[tabindex="0"]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [game.version])
  const frame = useRef<HTMLDivElement>(null)
  useUnits(frame, board.width)

  const inputMode = preferences.keys === 'system' ? (board.keys?.script === 'digits' ? 'numeric' : 'text') : 'none'
  const focused = (cell: Cell): void => {
    if (nameOfCells([cell]) === nameOfCells([session.at])) return
    // an unfinished syllable is not carried to another cell
    spelling?.end()
    setComposing('')
    game.do(() => session.go(cell))
  }
  return (
    <div
      ref={frame}
      class={`board hand-${board.input} script-${board.keys?.script ?? 'none'}`}
      style={{ '--zoom': zoom.scale }}
      {...pointer}
      onPointerDown={(event: PointerEvent) => {
        props.onTouch(event.pointerType !== 'mouse')
        pointer.onPointerDown(event)
      }}
    >
      {board.input !== 'join' && (
        <svg class="lines" viewBox={`0 0 ${board.width * unit} ${board.height * unit}`} aria-hidden="true">
          {ground}
        </svg>
      )}
      <div
        ref={grid}
        role="grid"
        class="cells"
        aria-label={picture.label[lang]}
        aria-rowcount={board.height}
        aria-colcount={board.width}
        {...typing}
      >
        {cells.nodes(states, lang, inputMode, focused)}
      </div>
      <svg class="lines" viewBox={`0 0 ${board.width * unit} ${board.height * unit}`} aria-hidden="true">
        {board.input === 'join' && <Reach game={game} />}
        {board.input === 'run' && <Choosing game={game} drag={drag} />}
        {props.layers && <props.layers.Under game={game} states={states} />}
        {drawing.nodes(picture, notes, (name) => states.get(name) ?? '')}
        {board.input === 'join' && drag && <Draft game={game} drag={drag} />}
        {props.layers && <props.layers.Over game={game} states={states} drag={drag} />}
      </svg>
      {composing !== '' && (
        <span class="composing" style={{ '--r': session.at[0], '--k': session.at[1] }}>
          {composing}
        </span>
      )}
    </div>
  )
}

/** Sets --units, the drawing's units per screen pixel, from which the minimum type size is computed. */
function useUnits(board: RefObject<HTMLDivElement | null>, width: number): void {
  useLayoutEffect(() => {
    const node = board.current
    if (!node) return
    const measure = (): void => node.style.setProperty('--units', String((width * unit) / (node.clientWidth || 1)))
    const sizes = new ResizeObserver(measure)
    sizes.observe(node)
    measure()
    return () => sizes.disconnect()
  }, [width])
}

/** Dots from the current island to those it can still be connected with. */
function Reach<K extends PuzzleTypes>({ game: { session } }: { readonly game: Game<K> }) {
  const from = session.held ?? session.at
  const open = otherEnds(session.board, from).filter((to) => !Number(session.see([from, to]).symbol))
  return (
    <>
      {open.map((to) => (
        <line
          key={nameOfCells([to])}
          class={`reach ${session.held ? 'held' : ''}`}
          x1={(from[1] + 0.5) * unit}
          y1={(from[0] + 0.5) * unit}
          x2={(to[1] + 0.5) * unit}
          y2={(to[0] + 0.5) * unit}
        />
      ))}
    </>
  )
}

/** The bridge that would be drawn if the pointer were released now. */
function Draft<K extends PuzzleTypes>({ game: { session }, drag }: { readonly game: Game<K>; readonly drag: Drag }) {
  const from = targetAt(session.board, drag.down)
  const to =
    from?.length === 1 && distance(drag.down, drag.now) >= 0.3 ? dragEnd(session.board, from[0], drag.now) : null
  if (!from || !to) return null
  const [[row, col]] = from
  return (
    <line
      class="draft"
      x1={(col + 0.5) * unit}
      y1={(row + 0.5) * unit}
      x2={(to[1] + 0.5) * unit}
      y2={(to[0] + 0.5) * unit}
    />
  )
}

/** The run being selected: a dashed capsule with a disc on its first letter. */
function Choosing<K extends PuzzleTypes>({
  game: { session },
  drag,
}: {
  readonly game: Game<K>
  readonly drag: Drag | null
}) {
  const start = drag ? targetAt(session.board, drag.down)?.[0] : null
  const from = start ?? session.held
  if (!from) return null
  const [, to] = (drag && start ? runOf(session.board, drag) : runAtCursor(session)) ?? []
  const [row, col] = from
  return (
    <>
      {to && <Capsule x1={col + 0.5} y1={row + 0.5} x2={to[1] + 0.5} y2={to[0] + 0.5} r={0.41} look="choosing" />}
      <circle class="first" cx={(col + 0.5) * unit} cy={(row + 0.5) * unit} r={0.36 * unit} />
    </>
  )
}
