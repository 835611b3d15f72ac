/** Loads the code that only boards of islands need. */
import type { PuzzleTypes } from '@kumiki/core/player'
import type { Game } from '../game/game.ts'
import { useLater } from '../ui/later.ts'

const load = () => import('./joined.tsx')

/** null if it is not loaded yet, or not needed. */
export const useJoining = <K extends PuzzleTypes>({ session }: Game<K>) =>
  useLater(load, session.board.input === 'join')
