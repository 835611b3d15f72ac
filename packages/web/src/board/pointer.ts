/**
 * Fingers and mice on a board: where they came down, where they are, where they left. Two fingers pinch and never write.
 * A press acts when it ends, so that a finger that slips off a cell or becomes a pinch has done nothing.
 */
import type { Point } from '@kumiki/core/player'
import { useRef } from 'preact/hooks'

export interface Gesture {
  readonly down: Point
  readonly up: Point
  readonly shift: boolean
  readonly isSecondary: boolean
}

interface Hooks {
  readonly width: number
  readonly height: number
  readonly onGesture: (gesture: Gesture) => void
  /** While a finger or a button is down; null: it has left. */
  readonly onDrag: (drag: { readonly down: Point; readonly now: Point } | null) => void
  /** How far apart two fingers are, against the start of the pinch. */
  readonly onPinch: (factor: number, isStart: boolean) => void
}

export function usePointer({ width, height, onGesture, onDrag, onPinch }: Hooks) {
  const fingers = useRef(new Map<number, PointerEvent>())
  const down = useRef<{ readonly id: number; readonly point: Point } | null>(null)
  const span = useRef(0)

  const pointOf = (event: PointerEvent): Point => {
    const board = event.currentTarget
    if (!(board instanceof HTMLElement)) return [0, 0]
    const { top, left, width: wide, height: high } = board.getBoundingClientRect()
    return [((event.clientY - top) / high) * height - 0.5, ((event.clientX - left) / wide) * width - 0.5]
  }
  const apart = (): number => {
    const [a, b] = [...fingers.current.values()]
    return a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0
  }

  return {
    onPointerDown(event: PointerEvent) {
      fingers.current.set(event.pointerId, event)
      if (fingers.current.size === 2) {
        down.current = null
        onDrag(null)
        span.current = apart()
        onPinch(1, true)
        return
      }
      // the cell keeps the focus, and nothing is selected or dragged away
      event.preventDefault()
      if (event.currentTarget instanceof HTMLElement) event.currentTarget.setPointerCapture(event.pointerId)
      down.current = { id: event.pointerId, point: pointOf(event) }
    },
    onPointerMove(event: PointerEvent) {
      if (!fingers.current.has(event.pointerId)) return
      fingers.current.set(event.pointerId, event)
      if (fingers.current.size === 2 && span.current > 0) onPinch(apart() / span.current, false)
      else if (down.current?.id === event.pointerId) onDrag({ down: down.current.point, now: pointOf(event) })
    },
    onPointerUp(event: PointerEvent) {
      fingers.current.delete(event.pointerId)
      const from = down.current
      down.current = null
      onDrag(null)
      if (from?.id === event.pointerId)
        onGesture({
          down: from.point,
          up: pointOf(event),
          shift: event.shiftKey,
          isSecondary: event.button === 2 || (event.button === 0 && event.ctrlKey && /Mac/.test(navigator.platform)),
        })
    },
    onPointerCancel(event: PointerEvent) {
      fingers.current.delete(event.pointerId)
      down.current = null
      onDrag(null)
    },
    onContextMenu(event: Event) {
      event.preventDefault()
    },
  }
}
