/** --method: solves by another method than the kind's own. */

import { extrasOf } from '@kumiki/core/contract'
import type { Flag } from '../arguments/arguments.ts'
import { asksForHelp } from '../arguments/help.ts'
import { kindNames, loadKind } from './kind.ts'

/** Only the help page lists which kinds have which methods, because that requires loading every kind. */
export async function methodFlag(args: readonly string[]): Promise<Flag> {
  const known = asksForHelp(args) ? await knownMethods() : ''
  return {
    name: 'method',
    short: null,
    value: { is: 'text', shown: 'NAME' },
    text: {
      en: `Solve by another method (from the original papers or similar) and say how far it gets (${known})`,
      ja: `別の方法（元の論文のもの、またはそれに近いもの）で解き、どこまで確定したかも示す（${known}）`,
    },
  }
}

/** `hashi: near, trial` */
async function knownMethods(): Promise<string> {
  const kinds = await Promise.all(
    kindNames().map(async (kind) => {
      const some = await loadKind(kind)
      const names = some.ok ? some.value((craft) => Object.keys(extrasOf(craft).methods)) : []
      return names.length > 0 ? [`${kind}: ${names.join(', ')}`] : []
    }),
  )
  return kinds.flat().join('; ')
}
