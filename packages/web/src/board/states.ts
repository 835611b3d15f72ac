/**
 * The states of each place, as CSS classes: the cursor, what is wrong, what a hint points at. A place is a cell, a clue
 * between cells, or an edge.
 */
import { type Cell, nameOfCells, nameOfTarget, type PuzzleTypes } from '@kumiki/core/player'
import type { Game } from '../game/game.ts'

export type States = ReadonlyMap<string, string>

export function statesOf<K extends PuzzleTypes>(game: Game<K>, watches: boolean): States {
  const { session, checked, openHint, judgement } = game
  const states = new Map<string, string>()
  const add = (cells: readonly Cell[], state: string): void => {
    for (const cell of cells) addTo(nameOfCells([cell]), state)
  }
  const addTo = (name: string, state: string): void => {
    states.set(name, `${states.get(name) ?? ''} ${state}`)
  }
  const rung = openHint?.hint.rungs[openHint.shown]
  if (!rung && session.board.input === 'write') add(session.span, 'in')
  if (rung) {
    add(rung.evidence, 'seen')
    add(rung.goal, 'goal')
  }
  add([session.at], 'at')
  if (session.held) add([session.held], 'held')
  if (watches && judgement.status === 'broken' && game.face.decidedBy(game.file.puzzle) === 'rules')
    add(
      judgement.faults.flatMap(({ cells }) => cells),
      'wrong',
    )
  if (checked?.found === 'wrong')
    for (const at of checked.places) {
      addTo(nameOfTarget(at), 'wrong')
      // an island shows that one of its bridges is wrong
      if (at.length === 2 && session.board.input !== 'edge') add(at, 'wrong')
    }
  for (const name of game.givenAway) addTo(name, 'shown')
  return states
}
