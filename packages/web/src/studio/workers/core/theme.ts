/** The words of a theme as rows. Only themes that may contain such words are fetched, one by one. */
import { bad, good, type Result } from '@kumiki/core/base'
import { toEntry } from '@kumiki/core/words'
import { allYears, find, foundNote, isFound, listsNamed, notFoundProblem, partsOf } from '@kumiki/data'
import type { Pasted } from './protocol.ts'
import { rowOf } from './rows.ts'
import { fetchTheme } from './themes.ts'

/** A board places all of this many words. */
const usual = 60

export async function theme(names: readonly string[]): Promise<Result<Pasted>> {
  const found = await find({ names, lang: null, years: allYears, count: usual }, fetchTheme)
  if (!isFound(found)) return bad(notFoundProblem(found, (name) => listsNamed(name).map(({ id }) => id)))
  const rows = found.entries.flatMap(({ entry }) => {
    const made = toEntry(partsOf(entry))
    return made.ok ? [rowOf(made.value)] : []
  })
  return good({ rows, notes: [foundNote(found)] })
}
