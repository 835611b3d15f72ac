/** Loads the code that only painted boards need. */
import type { PuzzleTypes } from '@kumiki/core/player'
import type { Game } from '../game/game.ts'
import { useLater } from '../ui/later.ts'

const load = () => import('./painted.tsx')

/** null if it is not loaded yet, or not needed. */
export const usePainting = <K extends PuzzleTypes>({ session }: Game<K>) => useLater(load, session.painter !== null)
