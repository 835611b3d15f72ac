/** --method: another way to solve than the kind's own. */
import type { Flag } from './arguments.ts'

export const methodFlag: Flag = {
  name: 'method',
  short: null,
  value: { is: 'text', shown: 'NAME' },
  text: {
    en: 'Solve by a founding text’s method instead, and say what it settles (hashi: near, trial)',
    ja: '元の論文の方法で解き、どこまで確定したかも示す（hashi: near, trial）',
  },
}
