/** While a search goes on: how long it has taken. */
import { useEffect, useState } from 'preact/hooks'
import type { Desk } from '../desk.ts'
import { useText } from '../text/text.ts'
import { wordsText } from '../text/words.ts'

export function MakingBar({ desk }: { readonly desk: Desk }) {
  const text = useText(wordsText)
  const [, tick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 100)
    return () => clearInterval(timer)
  }, [])
  const { making } = desk
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
