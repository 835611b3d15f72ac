/** A word about what was just done, with the way back. It goes by itself, and never takes the focus. */
import { useEffect } from 'preact/hooks'
import { Button } from '../../ui/button.tsx'
import { homeText } from '../text/home.ts'
import { useText } from '../text/text.ts'

export interface Notice {
  readonly text: string
  /** null: nothing to take back. */
  readonly undo: (() => void) | null
}

const shownMs = 8_000

export function Toast({ told, onGone }: { readonly told: Notice | null; readonly onGone: () => void }) {
  const text = useText(homeText)
  useEffect(() => {
    if (!told) return
    const waiting = setTimeout(onGone, shownMs)
    return () => clearTimeout(waiting)
  }, [told])
  return (
    <div class={`toast ${told ? 'is-shown' : ''}`} role="status">
      {told && <span>{told.text}</span>}
      {told?.undo && (
        <Button
          look="quiet"
          icon="undo"
          does="undo"
          onPress={() => {
            told.undo?.()
            onGone()
          }}
        >
          {text.undo}
        </Button>
      )}
    </div>
  )
}
