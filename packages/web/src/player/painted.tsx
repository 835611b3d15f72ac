/** The code that only painted boards need, loaded with the first of them. */
import type { Face, PuzzleTypes } from '@kumiki/core/player'
import type { Game } from '../game/game.ts'
import type { Words } from '../text/en.ts'

export { Over, Under } from '../board/layers.tsx'
export { Pencils } from '../keys/pencils.tsx'

type KeyLine = readonly [keys: string, text: string]

export function keysOf<K extends PuzzleTypes>({ session }: Game<K>, say: Words['keyList']): readonly KeyLine[] {
  const { board, face, puzzle } = session
  if (board.input === 'edge')
    return [
      ['Enter', say.draw],
      ['Ctrl →', say.controlLine],
      ['X', say.noLine],
    ]
  const typed = (board.keys?.caps ?? []).filter((cap) => isTyped(face, puzzle, cap)).map((cap) => cap.toUpperCase())
  return [
    ['Space', say.nextMark],
    ...(typed.length > 0 ? [[typed.join(' '), say.digits] as const] : []),
    // if x writes a symbol, Space reaches the ring
    ...(typed.includes('X') ? [] : [['X', say.ring] as const]),
    ['Backspace', say.clear],
    ['Home End', say.homeEnd],
  ]
}

/** Whether a key of a standard keyboard writes it. */
const isTyped = <K extends PuzzleTypes>(face: Face<K>, puzzle: K['puzzle'], cap: string): boolean =>
  /^[!-~]$/.test(cap) && face.spell(puzzle, cap).length > 0
