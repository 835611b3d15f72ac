/**
 * A finished board that can be edited: a button for every cell, black ones too, under the kind's drawing. Arrows move,
 * Enter presses, Shift extends a rectangle.
 */
import { type Cell, nameOfCells, sameCell } from '@kumiki/core/player'
import { useState } from 'preact/hooks'
import { useLang } from '../../text/words.ts'
import type { Ring } from '../desk/fresh.ts'
import { boardText } from '../text/board.ts'
import { useText } from '../text/text.ts'
import type { PuzzleView } from '../workers/core/protocol.ts'
import { PictureView } from './drawing.tsx'
import { Rings } from './rings.tsx'

interface Props {
  readonly view: PuzzleView
  readonly showsAnswer: boolean
  /** Cells large enough for a finger on any screen; then the board scrolls. */
  readonly isLarge: boolean
  readonly chosen: readonly Cell[]
  readonly kept: readonly (readonly Cell[])[]
  readonly rings: readonly Ring[]
  /** `from`: the opposite corner of a rectangle. */
  readonly onPress: (cell: Cell, from: Cell | null) => void
}

const steps: Readonly<Record<string, Cell>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

export function EditBoard({ view, showsAnswer, isLarge, chosen, kept, rings, onPress }: Props) {
  const text = useText(boardText)
  const lang = useLang()
  const [at, setAt] = useState<Cell>([0, 0])
  const { width, height, cells } = view.board
  const white = new Set(cells.map((cell) => nameOfCells([cell])))
  const chosenNames = new Set(chosen.map((cell) => nameOfCells([cell])))
  const keptNames = new Set(kept.flat().map((cell) => nameOfCells([cell])))
  const letters = new Map(
    view.places.flatMap(({ cells: own, word }) => own.map((cell, index) => [nameOfCells([cell]), word[index] ?? ''])),
  )
  const press = (cell: Cell, isWide: boolean): void => {
    onPress(cell, isWide ? at : null)
    if (!isWide) setAt(cell)
  }
  const move = (event: KeyboardEvent): void => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const next: Cell = [
      Math.min(height - 1, Math.max(0, at[0] + step[0])),
      Math.min(width - 1, Math.max(0, at[1] + step[1])),
    ]
    setAt(next)
    if (event.currentTarget instanceof HTMLElement)
      event.currentTarget.querySelector<HTMLElement>(`[data-cell="${nameOfCells([next])}"]`)?.focus()
  }
  const button = (cell: Cell) => {
    const name = nameOfCells([cell])
    const isWhite = white.has(name)
    const states = `${isWhite ? 'white' : ''} ${chosenNames.has(name) ? 'chosen' : ''} ${keptNames.has(name) ? 'kept' : ''}`
    return (
      <span role="gridcell" key={name}>
        <button
          type="button"
          class={states}
          data-cell={name}
          tabIndex={sameCell(cell, at) ? 0 : -1}
          aria-label={`${text.cell(cell[0] + 1, cell[1] + 1, isWhite ? (letters.get(name) ?? '') : text.black)}${keptNames.has(name) ? `, ${text.kept}` : ''}`}
          onClick={(event) => press(cell, event.shiftKey)}
        />
      </span>
    )
  }
  return (
    <div class={`edit-board ${isLarge ? 'large' : ''}`} style={{ '--w': width, '--h': height }}>
      <div role="grid" aria-label={view.kindTitle[lang]} class="edit-cells" onKeyDown={move}>
        {Array.from({ length: height }, (_, row) => (
          <div role="row" key={row}>
            {Array.from({ length: width }, (_, col) => button([row, col]))}
          </div>
        ))}
      </div>
      <PictureView picture={showsAnswer ? view.solved : view.blank} label={null}>
        <Rings rings={rings} />
      </PictureView>
    </div>
  )
}
