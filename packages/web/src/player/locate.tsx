/**
 * A form that marks a found word by the row and column of its first and last letter: equivalent to drawing it on the
 * board.
 */
import { type Cell, type Item, type PuzzleTypes, withReadings } from '@kumiki/core/player'
import { useState } from 'preact/hooks'
import { lettersOf } from '../board/stretch.ts'
import type { Game } from '../game/game.ts'
import { useWords } from '../text/words.ts'
import { Button } from '../ui/button.tsx'

interface Props<K extends PuzzleTypes> {
  readonly game: Game<K>
  readonly item: Item
  readonly onDone: () => void
}

const ends = ['first', 'last'] as const
const sides = ['row', 'column'] as const

export function Locate<K extends PuzzleTypes>({ game, item, onDone }: Props<K>) {
  const words = useWords()
  const [trouble, setTrouble] = useState('')
  const { session } = game
  const { width, height } = session.board
  const take = (form: HTMLFormElement): void => {
    const given = new FormData(form)
    const cellAt = (end: string): Cell | null => {
      const [row = 0, col = 0] = sides.map((side) => Number(given.get(`${end}-${side}`)))
      const isOnBoard = row >= 1 && row <= height && col >= 1 && col <= width
      return isOnBoard && Number.isInteger(row) && Number.isInteger(col) ? [row - 1, col - 1] : null
    }
    const [from, to] = [cellAt('first'), cellAt('last')]
    if (!from || !to) {
      setTrouble(words.offBoard(width, height))
      return
    }
    let isFound = false
    game.do(() => {
      const before = session.now
      session.held = null
      session.end(from)
      isFound = session.end(to) && session.now !== before
      session.held = null
    })
    if (isFound) onDone()
    else setTrouble(words.notThere(withReadings(item.text), isStraight(from, to) ? lettersOf(session, [from, to]) : ''))
  }
  return (
    <form
      class="locate"
      onSubmit={(event) => {
        event.preventDefault()
        take(event.currentTarget)
      }}
    >
      {ends.map((end) => (
        <fieldset key={end}>
          <legend>{words.ends[end]}</legend>
          {sides.map((side) => (
            <label key={side}>
              {words.sides[side]}
              <input name={`${end}-${side}`} inputMode="numeric" autocomplete="off" aria-describedby="locate-trouble" />
            </label>
          ))}
        </fieldset>
      ))}
      <p id="locate-trouble" class="trouble" role="alert">
        {trouble}
      </p>
      <Button variant="primary" submits onPress={() => undefined}>
        {words.markIt}
      </Button>
    </form>
  )
}

const isStraight = (a: Cell, b: Cell): boolean => {
  const [down, right] = [Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])]
  return down === 0 || right === 0 || down === right
}
