/** A short message about the last action, with undo. It disappears by itself and never takes the focus. */
import { useEffect } from 'preact/hooks'
import { Button } from '../../ui/button.tsx'
import { homeText } from '../text/home.ts'
import { useText } from '../text/text.ts'

export interface Notice {
  readonly text: string
  /** null if there is nothing to undo. */
  readonly undo: (() => void) | null
}

const shownMs = 8_000

export function Toast({ notice, onGone }: { readonly notice: Notice | null; readonly onGone: () => void }) {
  const text = useText(homeText)
  useEffect(() => {
    if (!notice) return
    const waiting = setTimeout(onGone, shownMs)
    return () => clearTimeout(waiting)
  }, [notice])
  return (
    <div class={`toast ${notice ? 'is-shown' : ''}`} role="status">
      {notice && <span>{notice.text}</span>}
      {notice?.undo && (
        <Button
          variant="quiet"
          icon="undo"
          does="undo"
          onPress={() => {
            notice.undo?.()
            onGone()
          }}
        >
          {text.undo}
        </Button>
      )}
    </div>
  )
}
