/** What a board of lines or marks needs beyond others, once it is there. */
import { isPainted, type PuzzleTypes } from '@kumiki/core/player'
import type { Game } from '../game/game.ts'
import { useLater } from '../ui/later.ts'

const load = () => import('./painted.tsx')

/** null: not there yet, or not needed. */
export const usePainting = <K extends PuzzleTypes>({ session }: Game<K>) => useLater(load, isPainted(session.board))
