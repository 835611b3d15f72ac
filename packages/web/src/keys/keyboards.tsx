/**
 * The on-screen keyboards: kana as a table or as large keys, Latin letters, digits. They write only through the
 * session.
 */
import { type Cell, capOf, type PuzzleTypes } from '@kumiki/core/player'
import { useRef, useState } from 'preact/hooks'
import type { Game } from '../game/game.ts'
import type { Preferences } from '../store/preferences.ts'
import { useWords } from '../text/words.ts'
import { Icon } from '../ui/icons.tsx'
import { type Change, changed, crosses, cycled, inScript, table } from './kana.ts'
import { Key } from './key.tsx'

interface Props<K extends PuzzleTypes> {
  readonly game: Game<K>
  readonly preferences: Preferences
  readonly onPreferences: (preferences: Partial<Preferences>) => void
}

export function Keyboards<K extends PuzzleTypes>(props: Props<K>) {
  const { keys } = props.game.session.board
  if (!keys) return null
  if (keys.script === 'digits') return <Digits {...props} />
  if (keys.script === 'latin') return <Latin {...props} />
  return props.preferences.kana === 'flick' ? <Flick {...props} /> : <Table {...props} />
}

const Backspace = <K extends PuzzleTypes>({ game }: { readonly game: Game<K> }) => {
  const words = useWords()
  return (
    <Key name={words.backspace} variant="function" repeats onPress={() => game.press({ key: 'Backspace' })}>
      <Icon name="backspace" />
    </Key>
  )
}

/** Writes kana. A mark changes the kana just written if nothing else was done since, else the one in the cell. */
function useKana<K extends PuzzleTypes>(game: Game<K>) {
  const last = useRef<{ readonly cell: Cell; readonly next: Cell; readonly now: unknown } | null>(null)
  const { session } = game
  const remember = (cell: Cell): void => {
    last.current = { cell, next: session.at, now: session.now }
  }
  const cellOf = (): Cell => {
    const isFresh = last.current?.now === session.now && last.current.next === session.at
    return isFresh && last.current ? last.current.cell : session.at
  }
  const write = (kana: string): void => {
    const cell = session.at
    game.do(() => session.type(kana))
    remember(cell)
  }
  /**
   * The variant of the kana there; null if it is the same one on this board, as on boards that write small kana large.
   */
  const after = (how: Change): string | null => {
    const symbol = session.symbolAt(cellOf())
    const [other] = session.face.spell(session.puzzle, changed(symbol, how) ?? '')
    return other === undefined || other === symbol ? null : other
  }
  const change = (how: Change): void => {
    const [symbol, cell] = [after(how), cellOf()]
    if (symbol === null) return
    game.do(() => session.touch({ at: [cell], symbol }))
    remember(cell)
  }
  const can = (how: Change): boolean => after(how) !== null
  const here = (): string => session.symbolAt(cellOf())
  return { write, change, can, here }
}

function Table<K extends PuzzleTypes>({ game, preferences }: Props<K>) {
  const words = useWords()
  const kana = useKana(game)
  const { board } = game.session
  const cap = (one: string): string => inScript(board.keys?.script ?? '', one)
  const columns = preferences.order === 'right' ? [...table].reverse() : table
  const signs = { voiced: '゛', halfVoiced: '゜', small: '小' } as const
  const keyFor = (one: string) => {
    if (one === 'backspace') return <Backspace key={one} game={game} />
    if (one === 'voiced' || one === 'halfVoiced' || one === 'small')
      return (
        <Key
          key={one}
          name={words[one]}
          variant="function"
          class={one === 'small' ? '' : 'sound'}
          idle={!kana.can(one)}
          onPress={() => kana.change(one)}
        >
          <em>{signs[one]}</em>
        </Key>
      )
    return (
      <Key key={one} name={cap(one)} pops onPress={() => kana.write(one)}>
        {cap(one)}
      </Key>
    )
  }
  return (
    <div class="keys keys-table" role="group" aria-label={words.table}>
      {columns.map((column) => (
        <div key={column[0]} class="column">
          {column.map(keyFor)}
        </div>
      ))}
    </div>
  )
}

/** Four rows of large keys: a tap opens a key as a cross and a second tap writes; a flick does both. */
function Flick<K extends PuzzleTypes>({ game, onPreferences }: Props<K>) {
  const words = useWords()
  const kana = useKana(game)
  const { board } = game.session
  const [open, setOpen] = useState<number | null>(null)
  const start = useRef<readonly [number, number] | null>(null)
  const cap = (one: string): string => inScript(board.keys?.script ?? '', one)
  const write = (one: string | undefined): void => {
    setOpen(null)
    if (one) kana.write(one)
  }
  /** The direction of a flick: 0 is a tap; left, up, right, down are 1 to 4. */
  const wayOf = (event: PointerEvent): number => {
    const [x, y] = start.current ?? [event.clientX, event.clientY]
    const [right, down] = [event.clientX - x, event.clientY - y]
    if (Math.max(Math.abs(right), Math.abs(down)) < 18) return 0
    return Math.abs(right) > Math.abs(down) ? (right < 0 ? 1 : 3) : down < 0 ? 2 : 4
  }
  const rowKey = (row: number) => {
    const letters = crosses[row] ?? []
    return (
      <button
        key={letters[0]}
        type="button"
        tabIndex={-1}
        class={`key key-letter large ${open === row ? 'down' : ''}`}
        aria-label={letters.filter(Boolean).map(cap).join(' ')}
        aria-expanded={open === row}
        onPointerDown={(event) => {
          event.preventDefault()
          event.currentTarget.setPointerCapture(event.pointerId)
          start.current = [event.clientX, event.clientY]
        }}
        onPointerUp={(event) => {
          const way = wayOf(event)
          if (way > 0) write(letters[way])
          else if (open === row) write(letters[0])
          else setOpen(row)
          start.current = null
        }}
        onClick={(event) => {
          if (event.detail === 0) setOpen(open === row ? null : row)
        }}
      >
        <span>{cap(letters[0] ?? '')}</span>
        {open === row && (
          <span class="cross">
            {letters.map((one, way) =>
              one === '' ? null : (
                <i
                  key={one}
                  class={`way-${way}`}
                  onPointerDown={(event) => {
                    event.stopPropagation()
                    event.preventDefault()
                  }}
                  onPointerUp={(event) => {
                    event.stopPropagation()
                    write(one)
                  }}
                >
                  {cap(one)}
                </i>
              ),
            )}
          </span>
        )}
      </button>
    )
  }
  const cycle = (): void => {
    const how = cycled(kana.here())
    if (how) kana.change(how)
  }
  return (
    <div class="keys keys-flick" role="group" aria-label={words.flick}>
      {[0, 1, 2].map(rowKey)}
      <Backspace game={game} />
      {[3, 4, 5].map(rowKey)}
      <Key name={words.turn} variant="word" onPress={() => game.do((session) => session.turn())}>
        {words.turn}
      </Key>
      {[6, 7, 8].map(rowKey)}
      <Key name={words.next} variant="word" onPress={() => game.do((session) => session.goEntry(1))}>
        {words.next}
      </Key>
      <Key
        name={`${words.voiced} ${words.halfVoiced} ${words.small}`}
        variant="word"
        idle={!(kana.can('voiced') || kana.can('small'))}
        onPress={cycle}
      >
        ゛゜小
      </Key>
      {rowKey(9)}
      <Key name={cap('ー')} pops onPress={() => kana.write('ー')}>
        {cap('ー')}
      </Key>
      <Key name={words.table} variant="word" onPress={() => onPreferences({ kana: 'table' })}>
        {words.table}
      </Key>
    </div>
  )
}

const latinRows = ['QWERTYUIOP', 'ASDFGHJKL', 'ZXCVBNM']

function Latin<K extends PuzzleTypes>({ game }: Props<K>) {
  const words = useWords()
  const { board } = game.session
  const others = (board.keys?.symbols ?? []).filter((one) => !latinRows.join('').includes(one.toUpperCase()))
  const key = (symbol: string) => (
    <Key key={symbol} name={capOf(board, symbol)} pops onPress={() => game.do((session) => session.type(symbol))}>
      {capOf(board, symbol)}
    </Key>
  )
  return (
    <div class="keys keys-latin" role="group" aria-label={words.clues}>
      {others.length > 0 && others.length <= 12 && <div class="krow">{others.map(key)}</div>}
      {latinRows.map((row) => (
        <div key={row} class="krow">
          {[...row].map((letter) => key(letter))}
          {row === latinRows.at(-1) && <Backspace game={game} />}
        </div>
      ))}
    </div>
  )
}

const togglePencil = (session: { pencil: boolean }): void => {
  session.pencil = !session.pencil
}

/** Digits in one row up to six, in two rows up to twelve; with an odd number, the last place is the eraser. */
function Digits<K extends PuzzleTypes>({ game }: Props<K>) {
  const words = useWords()
  const { board, pencil, line } = game.session
  const symbols = board.keys?.symbols ?? []
  const columns = symbols.length <= 6 ? symbols.length : Math.ceil(symbols.length / 2)
  const hasGap = symbols.length > 6 && symbols.length % 2 === 1
  const erase = (
    <Key name={words.erase} variant="word" onPress={() => game.do((session) => session.clear())}>
      <Icon name="erase" />
      {words.erase}
    </Key>
  )
  return (
    <div class="keys keys-digits">
      <div class="pad" style={{ '--columns': columns }} role="group" aria-label={words.digits(symbols.length)}>
        {symbols.map((symbol) => (
          <Key key={symbol} name={capOf(board, symbol)} onPress={() => game.do((session) => session.type(symbol))}>
            {capOf(board, symbol)}
          </Key>
        ))}
        {hasGap && erase}
      </div>
      <div class="krow tools">
        {!line && (
          <Key name={words.pencil} variant="word" on={pencil} onPress={() => game.do(togglePencil)}>
            <Icon name="pencil" />
            {words.pencil}
          </Key>
        )}
        {!hasGap && erase}
        <Undoing game={game} />
      </div>
    </div>
  )
}

export function Undoing<K extends PuzzleTypes>({ game }: { readonly game: Game<K> }) {
  const words = useWords()
  const { session } = game
  return (
    <>
      <Key name={words.undo} variant="word" idle={!session.canUndo} onPress={() => game.do(() => session.undo())}>
        <Icon name="undo" />
        {words.undo}
      </Key>
      <Key name={words.redo} variant="word" idle={!session.canRedo} onPress={() => game.do(() => session.redo())}>
        <Icon name="redo" />
        {words.redo}
      </Key>
    </>
  )
}
