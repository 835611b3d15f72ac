import type { Face } from '../../../kind/face.ts'
import { draw } from './draw.ts'
import { input } from './input.ts'
import { answerSchema, type Hashi, moveSchema, puzzleSchema } from './model.ts'
import { blank, check, faults, play } from './rules.ts'

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
  decidedBy: () => 'rules',
  faults,
  supposing: ['short-trial', 'deep-trial'],
  blank,
  play,
  check,
  ...input,
  draw,
  lists: () => [],
}
