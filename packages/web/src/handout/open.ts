/** The puzzles of the page as games that go on where they were left. What cannot be read is said in its place. */
import { type Face, faces, type KumikiFile, type Problem, type PuzzleTypes, parseFile } from '@kumiki/core/player'
import { Game, type Surroundings } from '../game/game.ts'
import { nameOf } from '../game/name.ts'
import type { Games, Saved } from '../store/games.ts'
import type { Held, HeldPuzzle } from './held.ts'
import { helpOf } from './help.ts'

/** A game of a kind that is its own business. */
export type SomeGame = <R>(use: <K extends PuzzleTypes>(game: Game<K>) => R) => R

export interface Opened {
  readonly id: string
  readonly title: string
  readonly line: string
  readonly game: SomeGame
}

/** Help and checks are for pages that hold the answer; else the rules alone are watched, as they are on paper. */
class HandoutGame<K extends PuzzleTypes> extends Game<K> {
  override get canHint(): boolean {
    return this.session.key !== null
  }
}

export const openAll = (held: Held, games: Games): Promise<readonly (Opened | Problem)[]> =>
  Promise.all(held.puzzles.map((one) => openOne(one, games)))

async function openOne(held: HeldPuzzle, games: Games): Promise<Opened | Problem> {
  const read = await parseFile(held.line, faces)
  if (!read.ok) return read.error
  const id = await nameOf(read.value(({ kind, puzzle }) => JSON.stringify([kind, puzzle])))
  const saved = await games.find(id)
  return read.value((file, face) => ({
    id,
    title: file.title,
    line: held.line,
    game: begun(file, face, saved, { id, line: held.line, games, help: () => helpOf(file, face, held), referee: null }),
  }))
}

function begun<K extends PuzzleTypes>(
  file: KumikiFile<K>,
  face: Face<K>,
  saved: Saved | null,
  around: Surroundings,
): SomeGame {
  const game = new HandoutGame(file, face, saved, around)
  return (use) => use(game)
}
