/** The time that a running search has taken. */
import type { Workspace } from '../desk/workspace.ts'
import { useText } from '../text/text.ts'
import { wordsText } from '../text/words.ts'
import { useTick } from './tick.ts'

export function MakingBar({ workspace }: { readonly workspace: Workspace }) {
  const text = useText(wordsText)
  const { making } = workspace
  useTick(100, making !== null)
  if (!making) return null
  const seconds = ((performance.now() - making.started) / 1000).toFixed(1)
  return (
    <div class="making">
      <b>{text.making(seconds)}</b>
      <span class="quiet">{making.progress ? text.tries(making.progress.effort.toLocaleString('en-US')) : ''}</span>
      <i class="runner" aria-hidden="true" />
    </div>
  )
}
