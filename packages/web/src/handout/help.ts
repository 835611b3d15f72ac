/** Help in a page that has no workshop: by the answer and the way that it holds. Without these there is none. */
import { type Face, type KumikiFile, type PuzzleTypes, valueBy } from '@kumiki/core/player'
import { hintFrom, type ToldStep } from '@kumiki/core/verbs/hint'
import { nextOnWay } from '@kumiki/core/verbs/way'
import { type Help, OutOfReach } from '../work/help.ts'
import type { HeldPuzzle } from './held.ts'

export function helpOf<K extends PuzzleTypes>(
  { puzzle, answer: key }: KumikiFile<K>,
  face: Face<K>,
  { way: held, hardest }: HeldPuzzle,
): Help {
  const way = held.flatMap((step) => readStep(face, step) ?? [])
  const read = (answer: unknown): K['answer'] => {
    const given = valueBy(face.answer, answer)
    if (given === null) throw new OutOfReach(noAnswer)
    return given
  }
  return {
    hint: async (_line, answer, wanted) => {
      if (key === undefined) throw new OutOfReach(noAnswer)
      const source = {
        face,
        // never asked: the key is there
        solve: () => ({ status: 'unknown', answers: [], steps: 0 }) as const,
        nextStep: (given: K['puzzle'], now: K['answer']) => nextOnWay(face, way, given, now, key),
      }
      return hintFrom(source, puzzle, key, read(answer), wanted)
    },
    slips: async (_line, answer) => (key === undefined ? null : face.mistakes(puzzle, read(answer), key)),
    lookBack: async () => ({
      hardest,
      steps: way.flatMap(({ reasons }) => reasons.map(({ text }) => text)),
      canMake: false,
      hasLevel: false,
    }),
    another: async () => {
      throw new OutOfReach(noWorkshop)
    },
  }
}

/** null: moves that are none of this kind. */
function readStep<K extends PuzzleTypes>(face: Face<K>, step: ToldStep<unknown>): ToldStep<K['move']> | null {
  const moves = step.moves.map((move) => valueBy(face.move, move)).filter((move) => move !== null)
  return moves.length === step.moves.length ? { ...step, moves } : null
}

const noAnswer = { en: 'The answer is not in this file.', ja: '答えはこのファイルに入っていません。' }
const noWorkshop = {
  en: 'No puzzles are made in this file; the Kumiki studio makes them.',
  ja: 'このファイルではパズルを作れません。作るのは組木のスタジオです。',
}
