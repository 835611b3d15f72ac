/**
 * The puzzle as a list: each entry with its clue and one field. Equivalent to the board, for screen readers and for
 * people who prefer lists.
 */
import { type Line, nameOfCells, type PuzzleTypes } from '@kumiki/core/player'
import type { Game } from '../game/game.ts'
import { useLang } from '../text/words.ts'
import { Ruby } from '../ui/ruby.tsx'

export function Fields<K extends PuzzleTypes>({ game }: { readonly game: Game<K> }) {
  const lang = useLang()
  const entries = game.session.board.lines.filter(({ role }) => role === 'entry')
  return (
    <ul class="fields">
      {entries.map((line) => (
        <Field key={nameOfCells(line.cells)} game={game} line={line} name={line.name[lang]} />
      ))}
    </ul>
  )
}

function Field<K extends PuzzleTypes>({
  game,
  line,
  name,
}: {
  readonly game: Game<K>
  readonly line: Line
  readonly name: string
}) {
  const { session } = game
  const shown = line.cells.map((cell) => session.see([cell]).shown || '・').join('')
  const id = `entry-${nameOfCells(line.cells).replaceAll(/\W/g, '-')}`
  /**
   * Text with gaps is written letter by letter, other text as the kind spells it; cells beyond the text are cleared.
   */
  const write = (field: HTMLInputElement): void => {
    const [first] = line.cells
    if (!first) return
    const spell = (text: string): readonly string[] => session.face.spell(session.puzzle, text)
    const isGapped = /[・\s]/.test(field.value)
    const symbols = isGapped ? Array.from(field.value, (one) => spell(one)[0] ?? '') : spell(field.value)
    game.do(() => {
      session.go(first, line)
      for (const [at, cell] of line.cells.entries()) {
        const symbol = symbols[at] ?? ''
        if (symbol !== session.symbolAt(cell) && !session.isFixed(cell)) session.touch({ at: [cell], symbol })
      }
    })
    field.value = line.cells.map((cell) => session.see([cell]).shown || '・').join('')
  }
  return (
    <li>
      <label for={id}>
        <b>{name}</b> <Ruby text={line.clue} /> <small>({line.cells.length})</small>
      </label>
      <input
        id={id}
        defaultValue={shown}
        autocomplete="off"
        spellcheck={false}
        onChange={(event) => write(event.currentTarget)}
        onFocus={(event) => event.currentTarget.select()}
      />
    </li>
  )
}
