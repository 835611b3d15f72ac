/**
 * One key of the on-screen keyboards. It acts on release, separately for each finger, so that two thumbs lose nothing;
 * the focus stays on the board. Keyboards and screen readers press it as a button.
 */
import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'

interface Props {
  readonly name: string
  readonly onPress: () => void
  readonly children: ComponentChildren
  readonly variant?: 'letter' | 'function' | 'word'
  /** It would have no effect now. */
  readonly idle?: boolean
  readonly on?: boolean
  /** Acts on press, and repeats while it is held. */
  readonly repeats?: boolean
  readonly pops?: boolean
  readonly class?: string
}

const [firstRepeat, nextRepeat] = [420, 70]

export function Key({ name, onPress, children, variant = 'letter', idle, on, repeats, pops, ...rest }: Props) {
  const [isDown, setDown] = useState(false)
  const timer = useRef(0)
  const press = useRef(onPress)
  press.current = onPress
  const stop = (): void => {
    clearTimeout(timer.current)
    setDown(false)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  const again = (wait: number): void => {
    timer.current = window.setTimeout(() => {
      press.current()
      again(nextRepeat)
    }, wait)
  }
  return (
    <button
      type="button"
      tabIndex={-1}
      class={`key key-${variant} ${idle ? 'idle' : ''} ${isDown ? 'down' : ''} ${rest.class ?? ''}`}
      aria-label={name}
      aria-pressed={on}
      aria-disabled={idle || undefined}
      onPointerDown={(event) => {
        event.preventDefault()
        setDown(true)
        if (!repeats) return
        onPress()
        again(firstRepeat)
      }}
      onPointerUp={(event) => {
        const isInside = event.currentTarget.contains(document.elementFromPoint(event.clientX, event.clientY))
        if (isDown && isInside && !repeats) onPress()
        stop()
      }}
      onPointerCancel={stop}
      onPointerLeave={(event) => {
        if (event.pointerType === 'mouse') stop()
      }}
      onClick={(event) => {
        // pointer presses were handled above; this is a keyboard or a screen reader
        if (event.detail === 0) onPress()
      }}
    >
      <span>
        {children}
        {isDown && pops && <b class="pop">{children}</b>}
      </span>
    </button>
  )
}
