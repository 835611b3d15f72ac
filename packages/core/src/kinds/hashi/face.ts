/** Front of house. */

import { bad, good, problem } from '../../base/result.ts'
import type { Face } from '../../kind/face.ts'
import { boardOf, edgeBetween } from './board.ts'
import { draw } from './draw.ts'
import { hand } from './hand.ts'
import { answerSchema, type Bridge, type Hashi, inOrder, moveSchema, puzzleSchema } from './model.ts'
import { check, faults } from './rules.ts'

export const face: Face<Hashi> = {
  id: 'hashi',
  title: { en: 'Hashi (Bridges)', ja: '橋をかけろ' },
  rules: {
    en: 'Join the islands with bridges. Bridges run straight across or down from one island to the next; at most two join the same pair; they never cross each other or an island. Each island has as many bridges as its number says. In the end you can walk from any island to any other.',
    ja: '島と島のあいだに橋をかけます。橋はタテかヨコにまっすぐ、となりの島までかけ、同じ島のあいだには2本までです。橋どうしは交わらず、島の上も通りません。島の数字は、その島にかかる橋の本数です。最後に、すべての島が橋でひとつにつながるようにします。',
  },
  puzzle: puzzleSchema,
  answer: answerSchema,
  move: moveSchema,
  judgedBy: 'rules',
  faults,
  supposing: ['short-trial', 'deep-trial'],
  blank: () => ({ bridges: [] }),
  play: (puzzle, answer, { from, to, count }) => {
    if (edgeBetween(boardOf(puzzle), from, to) < 0)
      return bad(
        problem(
          'no-such-move',
          'A bridge must run straight from one island to the next.',
          '橋は、となりの島へまっすぐにかけます。',
        ),
      )
    const [i, j] = from < to ? [from, to] : [to, from]
    const isSame = (bridge: Bridge): boolean => bridge[0] === i && bridge[1] === j
    if ((answer.bridges.find(isSame)?.[2] ?? 0) === count) return good(answer)
    const others = answer.bridges.filter((bridge) => !isSame(bridge))
    const added: Bridge[] = count === 0 ? [] : [[i, j, count]]
    return good({ bridges: inOrder([...others, ...added]) })
  },
  check,
  ...hand,
  draw,
  aside: () => [],
}
