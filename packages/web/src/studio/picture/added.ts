/** What a solution has beyond its picture, as text: islands, and joins, which are dashed. */
import type { Workspace } from '../desk/workspace.ts'
import { pictureText } from '../text/picture.ts'
import { useText } from '../text/text.ts'

/** null if the puzzle does not say. */
export function useAdded({ view }: Workspace): { readonly text: string; readonly hasJoins: boolean } | null {
  const text = useText(pictureText)
  const islands = view?.score.added
  const joins = view?.score.joins ?? null
  if (islands === undefined) return null
  return { text: text.added(Number(islands), joins === null ? null : Number(joins)), hasJoins: joins !== 0 }
}
