/**
 * What shows through or lies over a drawing: clues between cells and edges that a hint points at below it; above it, where cells may be
 * shaded and lines lie on dots, the hand and the cells of a hint.
 */
import type { Board, Cell } from '@kumiki/core/player'
import { unit } from './marks.tsx'
import type { States } from './states.ts'

interface Props {
  readonly board: Board
  readonly states: States
  readonly isUnder?: boolean
}

export function Lit({ board, states, isUnder = false }: Props) {
  return (
    <>
      {Array.from(states, ([name, state]) => {
        const [place, other] = cellsOf(name)
        if (!place) return null
        const isCell = place.every(Number.isInteger)
        if (isUnder && other) return state.includes('goal') && <Way key={name} from={place} to={other} />
        if (isUnder) return !isCell && <Square key={name} at={place} inset={0.14} look={`lit ${state}`} />
        if (other || !isCell) return null
        return board.input === 'edge' ? (
          <Dot key={name} at={place} look={`over ${state}`} />
        ) : (
          <Square key={name} at={place} inset={0.06} look={`over ${state}`} />
        )
      })}
    </>
  )
}

const cellsOf = (name: string): Cell[] =>
  name.split(' ').map((part): Cell => {
    const [row = 0, col = 0] = part.split(',').map(Number)
    return [row, col]
  })

interface Shape {
  readonly at: Cell
  readonly look: string
}

const Square = ({ at: [row, col], inset, look }: Shape & { readonly inset: number }) => (
  <rect
    class={look}
    x={(col + inset) * unit}
    y={(row + inset) * unit}
    width={(1 - 2 * inset) * unit}
    height={(1 - 2 * inset) * unit}
  />
)

const Dot = ({ at: [row, col], look }: Shape) => (
  <circle class={look} cx={(col + 0.5) * unit} cy={(row + 0.5) * unit} r={0.2 * unit} />
)

const Way = ({ from, to }: { readonly from: Cell; readonly to: Cell }) => (
  <line
    class="lit-way"
    x1={(from[1] + 0.5) * unit}
    y1={(from[0] + 0.5) * unit}
    x2={(to[1] + 0.5) * unit}
    y2={(to[0] + 0.5) * unit}
  />
)
