/**
 * The current entry: its name and clue, with the previous and the next one at the edges. A tap changes the direction.
 */
import type { Line, PuzzleTypes } from '@kumiki/core/player'
import type { Game } from '../game/game.ts'
import { useLang, useWords } from '../text/words.ts'
import { Icon } from '../ui/icons.tsx'
import { Ruby, widthOf } from '../ui/ruby.tsx'

export function ClueBar<K extends PuzzleTypes>({
  game,
  onWhole,
}: {
  readonly game: Game<K>
  readonly onWhole: () => void
}) {
  const words = useWords()
  const lang = useLang()
  const { session } = game
  const { line } = session
  if (!line) return null
  return (
    <div class="cluebar">
      <button type="button" aria-label={words.previous} onClick={() => game.do(() => session.goEntry(-1))}>
        <Icon name="previous" />
      </button>
      <button
        type="button"
        class={`clue ${sizeOf(line.clue)}`}
        title={words.turn}
        onClick={() => game.do(() => session.turn())}
      >
        <Name name={line.name[lang]} isPlain={line.clue === ''} />
        {line.clue === '' ? (
          <Slots game={game} line={line} />
        ) : (
          <span class="said">
            <Ruby text={line.clue} />
          </span>
        )}
      </button>
      {sizeOf(line.clue) !== '' && (
        <button type="button" class="whole-clue" aria-label={words.wholeClue} onClick={onWhole}>
          <Icon name="menu" />
        </button>
      )}
      <button type="button" aria-label={words.next} onClick={() => game.do(() => session.goEntry(1))}>
        <Icon name="next" />
      </button>
    </div>
  )
}

/** "14 down" with a large number; a name without a clue stays in one piece. */
const Name = ({ name, isPlain }: { readonly name: string; readonly isPlain: boolean }) => {
  const number = /\d+/.exec(name)?.[0]
  const way = number === undefined ? name : name.replace(number, '').trim()
  return (
    <span class={`way ${isPlain ? 'plain' : ''}`}>
      <span class="whole">{name}</span>
      <small aria-hidden="true">{way}</small>
      <b aria-hidden="true">{number}</b>
    </span>
  )
}

/** Shown without a clue: the letters known so far. */
function Slots<K extends PuzzleTypes>({ game, line }: { readonly game: Game<K>; readonly line: Line }) {
  const words = useWords()
  const { session } = game
  const count = line.cells.length
  return (
    <span class="slots">
      <small>{session.board.keys?.script === 'digits' ? words.digits(count) : words.letters(count)}</small>
      {count <= 16 &&
        line.cells.map((cell) => (
          <i key={cell.join()} class={cell === session.at ? 'at' : ''}>
            {session.see([cell]).shown}
          </i>
        ))}
    </span>
  )
}

/** Two lines of 16 px, three of 14, or three and the rest in a sheet; measured in widths of a kanji. */
const sizeOf = (clue: string): string => {
  const width = widthOf(clue)
  return width > 46 ? 'long' : width > 26 ? 'middling' : ''
}
