/**
 * The layers under and over the drawing of a painted board. Under it: highlights of clues between cells, and of edges
 * that a hint points at. Over it, because cells may be shaded and lines run over dots: the cursor, the cells of a hint,
 * and what a drag would draw if it ended now.
 */
import {
  type Cell,
  holdsCell,
  nameOfCells,
  otherEnds,
  type PuzzleTypes,
  type Target,
  valueBy,
} from '@kumiki/core/player'
import type { Game } from '../game/game.ts'
import { unit } from './marks.tsx'
import type { Drag } from './pointer.ts'
import type { States } from './states.ts'

export interface Layers {
  readonly Under: typeof Under
  readonly Over: typeof Over
}

interface Props<K extends PuzzleTypes> {
  readonly game: Game<K>
  readonly states: States
}

export function Under<K extends PuzzleTypes>({ game, states }: Props<K>) {
  return (
    <>
      {Array.from(states, ([name, state]) => {
        const [place, ...others] = cellsOf(name)
        const isClue = place && others.length === 0 && !place.every(Number.isInteger)
        return isClue && <Square key={name} at={place} inset={0.14} look={`lit ${state}`} />
      })}
      {goalEdges(game).map((at) => (
        <Way key={nameOfCells(at)} at={at} look="lit-way" />
      ))}
    </>
  )
}

export function Over<K extends PuzzleTypes>({ game, states, drag }: Props<K> & { readonly drag: Drag | null }) {
  const { board, painter, pencil } = game.session
  const isEdge = board.input === 'edge'
  const draft = `draft ${pencil ? 'noting' : ''}`
  return (
    <>
      {drag &&
        painter?.placesUnder(drag.trail).map((at) => {
          if (at.length === 2) return <Way key={nameOfCells(at)} at={at} look={draft} />
          return !isEdge && <Square key={nameOfCells(at)} at={at[0]} inset={0.1} look={draft} />
        })}
      {Array.from(states, ([name, state]) => {
        const [place, ...others] = cellsOf(name)
        if (!place || others.length > 0 || !place.every(Number.isInteger)) return null
        if (!isEdge) return <Square key={name} at={place} inset={0.06} look={`over ${state}`} />
        const [row, col] = place
        return (
          <circle key={name} class={`over ${state}`} cx={(col + 0.5) * unit} cy={(row + 0.5) * unit} r={0.2 * unit} />
        )
      })}
    </>
  )
}

/** The edges between dots that the open hint would draw. */
function goalEdges<K extends PuzzleTypes>({ session, openHint }: Game<K>): Target[] {
  const { board, face, puzzle, now } = session
  const rung = openHint?.hint.rungs[openHint.shown]
  if (!rung || board.input !== 'edge') return []
  // the goal is shown one rung before it is played
  const moves = rung.moves.length > 0 ? rung.moves : (openHint?.hint.rungs.at(-1)?.moves ?? [])
  let after = now.answer
  for (const given of moves) {
    const move = valueBy(face.move, given)
    const next = move && face.play(puzzle, after, move)
    if (next?.ok) after = next.value
  }
  return rung.goal.flatMap((from) =>
    otherEnds(board, from)
      .filter((to) => holdsCell(rung.goal, to) && (to[0] > from[0] || to[1] > from[1]))
      .map((to): Target => [from, to])
      .filter((at) => face.see(puzzle, after, at).symbol !== session.see(at).symbol),
  )
}

const cellsOf = (name: string): Cell[] =>
  name.split(' ').map((part): Cell => {
    const [row = 0, col = 0] = part.split(',').map(Number)
    return [row, col]
  })

const Square = ({
  at: [row, col],
  inset,
  look,
}: {
  readonly at: Cell
  readonly inset: number
  readonly look: string
}) => (
  <rect
    class={look}
    x={(col + inset) * unit}
    y={(row + inset) * unit}
    width={(1 - 2 * inset) * unit}
    height={(1 - 2 * inset) * unit}
  />
)

const Way = ({ at: [from, to = from], look }: { readonly at: Target; readonly look: string }) => {
  const [x1, y1, x2, y2] = [from[1], from[0], to[1], to[0]].map((side) => (side + 0.5) * unit)
  return <line class={look} x1={x1} y1={y1} x2={x2} y2={y2} />
}
