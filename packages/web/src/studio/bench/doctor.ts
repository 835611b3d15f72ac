/** What would make the list better, measured: words of our themes to add, words to drop, and the boards before and after. */
import { bad, good, type Problem, problem, type Result } from '@kumiki/core/base/result'
import { checkup, checkupEffort } from '@kumiki/core/verbs/doctor'
import type { Entry } from '@kumiki/core/words/entry'
import { scriptOf } from '@kumiki/core/words/normalise'
import { kinOf } from '@kumiki/data'
import type { Row } from '../project.ts'
import { entriesOf, rowOf } from './rows.ts'
import type { Examined } from './talk.ts'
import { fetchTheme } from './theme.ts'

export async function doctor(
  kind: string,
  rows: readonly Row[],
  effort: number = checkupEffort,
): Promise<Result<Examined>> {
  const entries = entriesOf(rows)
  const [first] = entries
  if (!first) return bad(noWords)
  const words = entries.map(({ word }) => word)
  const kin = await kinOf(words, scriptOf(first.word.charAt(0)) === 'kana' ? 'ja' : 'en', fetchTheme)
  const found = await checkup({ kind, entries, offered: kin.entries, size: null, effort })
  if (!found.ok) return found
  const { size, boards, before, after, add, drop } = found.value
  return good({ size, boards, before, after, add: add.map(rowOf), drop: drop.map(wordOf) })
}

const wordOf = ({ word }: Entry): string => word

const noWords: Problem = problem('no-words', 'There is no word to look at yet.', '調べる言葉がまだありません。')
