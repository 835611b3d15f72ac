/** Four buttons for the four directions from the current island: where each leads and how many bridges there are. */
import { type Cell, otherEnds, type PuzzleTypes } from '@kumiki/core/player'
import type { Game } from '../game/game.ts'
import { useLang, useWords } from '../text/words.ts'
import { Icon } from '../ui/icons.tsx'
import { Key } from './key.tsx'
import { Undoing } from './keyboards.tsx'

const ways = ['up', 'left', 'right', 'down'] as const
type Way = (typeof ways)[number]
const icons = { up: 'up', down: 'down', left: 'previous', right: 'next' } as const

export const wayOf = (from: Cell, to: Cell): Way =>
  to[0] < from[0] ? 'up' : to[0] > from[0] ? 'down' : to[1] < from[1] ? 'left' : 'right'

interface Props<K extends PuzzleTypes> {
  readonly game: Game<K>
  readonly marksNone: boolean
  readonly onMarksNone: (on: boolean) => void
}

export function Compass<K extends PuzzleTypes>({ game, marksNone, onMarksNone }: Props<K>) {
  const words = useWords()
  const lang = useLang()
  const { session } = game
  const { at, board } = session
  const ends = new Map(otherEnds(board, at).map((to) => [wayOf(at, to), to]))
  const isShut = (to: Cell): boolean =>
    session.now.notes.some(
      ({ at: [a, b] }) => b && [a, b].some((one) => same(one, at)) && [a, b].some((one) => same(one, to)),
    )
  const lay = (to: Cell): void =>
    game.do(() => {
      if (marksNone) session.note({ at: [at, to], symbol: '' })
      else if (session.touch({ at: [at, to], symbol: '' })) session.announcement = session.see([at, to]).label
    })
  return (
    <div class="keys keys-compass">
      <p class="island">{session.see([at]).label[lang]}</p>
      <div class="compass" role="group" aria-label={words.chosen}>
        {ways.map((way) => {
          const to = ends.get(way)
          const count = to ? Number(session.see([at, to]).symbol) || 0 : 0
          const placed = to && isShut(to) ? words.noBridge : words.bridges(count)
          const label = to ? words.toIsland(way, session.see([to]).shown, placed) : words.noIsland(way)
          return (
            <Key
              key={way}
              class={`to-${way}`}
              name={label}
              variant="word"
              idle={!to}
              on={count > 0}
              onPress={() => {
                if (to) lay(to)
              }}
            >
              <Icon name={icons[way]} />
              {to && placed}
            </Key>
          )
        })}
      </div>
      <div class="krow tools">
        <Key name={words.markNone} variant="word" on={marksNone} onPress={() => onMarksNone(!marksNone)}>
          <Icon name="cross" />
          {words.markNone}
        </Key>
        <Undoing game={game} />
      </div>
    </div>
  )
}

const same = (a: Cell, b: Cell): boolean => a[0] === b[0] && a[1] === b[1]
