/**
 * Pointers on a board: where they went down, where they are, where they went up. Two fingers pinch and never write. A
 * press acts on release, so a finger that slips off a cell or turns into a pinch has no effect.
 */
import type { Point } from '@kumiki/core/player'
import { useRef } from 'preact/hooks'
import type { Spot } from './zoom.ts'

export interface Gesture {
  readonly down: Point
  readonly up: Point
  /** All positions reported, from press to release. */
  readonly trail: readonly Point[]
  /** It moved further than a finger that is held still. */
  readonly isFar: boolean
  readonly shift: boolean
  readonly isSecondary: boolean
}

interface Hooks {
  readonly width: number
  readonly height: number
  readonly onGesture: (gesture: Gesture) => void
  /** Called while a finger or a button is down, and with null on release. */
  readonly onDrag: (drag: Drag | null) => void
  /**
   * The distance of two fingers relative to the start of the pinch, and their middle; the factor is null at the start.
   */
  readonly onPinch: (factor: number | null, middle: Spot) => void
}

/** A finger or a button that is down. */
interface Press {
  readonly id: number
  readonly point: Point
  readonly trail: Point[]
  readonly spot: Spot
  isFar: boolean
}

export interface Drag {
  readonly down: Point
  readonly now: Point
  readonly trail: readonly Point[]
  /** The movement since the last event, in screen pixels. */
  readonly moved: Spot
}

/** A finger held still may move by this many pixels. */
const trembling = 10

export function usePointer({ width, height, onGesture, onDrag, onPinch }: Hooks) {
  const fingers = useRef(new Map<number, PointerEvent>())
  const down = useRef<Press | null>(null)
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
  const middle = (): Spot => {
    const all = [...fingers.current.values()].map(spotOf)
    const sum = all.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 })
    return { x: sum.x / all.length, y: sum.y / all.length }
  }

  return {
    onPointerDown(event: PointerEvent) {
      fingers.current.set(event.pointerId, event)
      if (fingers.current.size === 2) {
        down.current = null
        onDrag(null)
        span.current = apart()
        onPinch(null, middle())
        return
      }
      // keeps the focus on the cell, and prevents selecting and native dragging
      event.preventDefault()
      if (event.currentTarget instanceof HTMLElement) event.currentTarget.setPointerCapture(event.pointerId)
      const point = pointOf(event)
      down.current = { id: event.pointerId, point, trail: [point], spot: spotOf(event), isFar: false }
    },
    onPointerMove(event: PointerEvent) {
      const last = fingers.current.get(event.pointerId)
      if (!last) return
      fingers.current.set(event.pointerId, event)
      const from = down.current
      if (fingers.current.size === 2 && span.current > 0) onPinch(apart() / span.current, middle())
      else if (from?.id === event.pointerId) {
        from.isFar ||= Math.hypot(event.clientX - from.spot.x, event.clientY - from.spot.y) > trembling
        const moved = { x: event.clientX - last.clientX, y: event.clientY - last.clientY }
        const now = pointOf(event)
        from.trail.push(now)
        onDrag({ down: from.point, now, trail: from.trail, moved })
      }
    },
    onPointerUp(event: PointerEvent) {
      fingers.current.delete(event.pointerId)
      const from = down.current
      down.current = null
      onDrag(null)
      const up = pointOf(event)
      if (from?.id === event.pointerId)
        onGesture({
          down: from.point,
          up,
          trail: [...from.trail, up],
          isFar: from.isFar,
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

const spotOf = ({ clientX, clientY }: PointerEvent): Spot => ({ x: clientX, y: clientY })
