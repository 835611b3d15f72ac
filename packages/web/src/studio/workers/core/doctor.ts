/** Which words would improve the boards of a list, and which to leave out, measured on boards before and after. */
import type { Result } from '@kumiki/core/base'
import { checkup, checkupEffort } from '@kumiki/core/verbs/doctor'
import { scriptOf } from '@kumiki/core/words'
import { kinOf } from '@kumiki/data'
import type { Row } from '../../model/project.ts'
import type { Advice } from './protocol.ts'
import { entriesOf, rowOf } from './rows.ts'
import { fetchTheme } from './themes.ts'

export async function doctor(kind: string, rows: readonly Row[]): Promise<Result<Advice>> {
  const entries = entriesOf(rows)
  const words = entries.map(({ word }) => word)
  const lang = scriptOf(words[0]?.charAt(0) ?? '') === 'kana' ? 'ja' : 'en'
  const kin = await kinOf(words, lang, fetchTheme)
  const found = await checkup({ kind, entries, offered: kin.entries, size: null, effort: checkupEffort })
  if (!found.ok) return found
  const { add, drop, ...measured } = found.value
  return {
    ok: true,
    value: {
      ...measured,
      add: add.map(rowOf),
      drop: drop.map(({ word, shown }) => ({ word, shown })),
      themes: kin.themes.map(({ title }) => title),
    },
  }
}
