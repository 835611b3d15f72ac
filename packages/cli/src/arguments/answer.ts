/** --answer, --bold-answer and --for-players: whether a written file holds the answer. */
import { bad, good, problem, type Result } from '@kumiki/core/base'
import { type Flag, type Given, lightSwitch } from './arguments.ts'

export const answerFlags: readonly Flag[] = [
  lightSwitch('answer', { en: 'Draw with the answer', ja: '答えも描く' }),
  lightSwitch('bold-answer', {
    en: 'Draw the answer as a picture: entries bold, numbers faint (SVG and PNG)',
    ja: '答えも描く。SVG と PNG では書き入れたものを太く、数字を薄くし、答えの絵がよく見えるようにする',
  }),
  lightSwitch('for-players', {
    en: 'Leave out the answer, the seed and the solving steps',
    ja: '答え・シード・手順を入れない',
  }),
]

/** true: draw it too · false: leave out everything that reveals it · undefined: in files, not in drawings */
export type AnswerWanted = boolean | undefined

export function answerWanted(given: Given): Result<{ readonly answer: AnswerWanted; readonly bold: boolean }> {
  const bold = given.on('bold-answer')
  const [drawn, hidden] = [given.on('answer') || bold, given.on('for-players')]
  if (drawn && hidden) return bad(bothAnswerAndNot)
  return good({ answer: hidden ? false : drawn ? true : undefined, bold })
}

const bothAnswerAndNot = problem(
  'bad-value',
  '--answer and --for-players cannot be used together.',
  '--answer と --for-players は同時に使えません。',
)
