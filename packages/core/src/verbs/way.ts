/**
 * A person's whole way through a puzzle, as plain data: for each point the next step with its reasons and its moves.
 * Who holds it gives hints without the craft of the kind: of the steps in their order the first that is not yet taken
 * follows from those before it.
 */
import type { Craft } from '../kind/craft.ts'
import type { Face } from '../kind/face.ts'
import type { PuzzleTypes } from '../kind/types.ts'
import { missingTouches } from '../play/missing.ts'
import { hintSourceOf, type ToldStep } from './hint.ts'

/** More steps than any puzzle of ours has. */
const maxSteps = 5_000

/** Empty where ideas are not what solves it. It may end before the answer is reached. */
export function wayOf<K extends PuzzleTypes>(craft: Craft<K>, puzzle: K['puzzle']): readonly ToldStep<K['move']>[] {
  const source = hintSourceOf(craft)
  const way: ToldStep<K['move']>[] = []
  let answer = craft.face.blank(puzzle)
  while (way.length < maxSteps) {
    const next = source.nextStep(puzzle, answer)
    if (!next) break
    const after = next.moves.reduce((now, move) => played(craft.face, puzzle, now, move), answer)
    if (after === answer) break
    way.push(next)
    answer = after
  }
  return way
}

/**
 * The first step that is not taken yet, with the moves that are still to be made. `key`: a move that leads away from it
 * is one that the player has gone beyond, such as the first of two bridges.
 */
export function nextOnWay<K extends PuzzleTypes>(
  face: Face<K>,
  way: readonly ToldStep<K['move']>[],
  puzzle: K['puzzle'],
  answer: K['answer'],
  key: K['answer'],
): ToldStep<K['move']> | null {
  const lacking = (one: K['answer']): number => missingTouches(face, puzzle, one, key).length
  const before = lacking(answer)
  for (const step of way) {
    const moves = step.moves.filter((move) => {
      const after = played(face, puzzle, answer, move)
      return after !== answer && lacking(after) <= before
    })
    if (moves.length > 0) return { ...step, moves }
  }
  return null
}

/** The answer after a move; the answer itself if the move changes nothing. */
function played<K extends PuzzleTypes>(
  face: Face<K>,
  puzzle: K['puzzle'],
  answer: K['answer'],
  move: K['move'],
): K['answer'] {
  const next = face.play(puzzle, answer, move)
  return next.ok ? next.value : answer
}
