/** What is going on in each cell, as classes of the style sheet: where the hand is, what is wrong, what a hint points at. */
import { type Cell, nameOfCells, type Shapes } from '@kumiki/core/player'
import type { Game } from '../game/game.ts'

export type States = ReadonlyMap<string, string>

export function statesOf<K extends Shapes>(game: Game<K>, watches: boolean): States {
  const { session, checked, openHint, judgement } = game
  const states = new Map<string, string>()
  const add = (cells: readonly Cell[], state: string): void => {
    for (const cell of cells) {
      const name = nameOfCells([cell])
      states.set(name, `${states.get(name) ?? ''} ${state}`)
    }
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
  if (checked?.found === 'wrong') add(checked.cells, 'wrong')
  for (const name of game.givenAway) states.set(name, `${states.get(name) ?? ''} shown`)
  return states
}
