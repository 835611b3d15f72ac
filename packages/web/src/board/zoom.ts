/**
 * Zooms and scrolls a board. When the size changes, the spot under the fingers, the pointer or, for buttons, the cursor
 * stays in place. Scale 1 fits the frame.
 */
import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'

/** In screen pixels. */
export interface Spot {
  readonly x: number
  readonly y: number
}

export interface Zoom {
  readonly frame: RefObject<HTMLDivElement | null>
  readonly scale: number
  /** Zooms toward the cursor. */
  by(factor: number): void
  fit(): void
  /** A pinch: `begin` when two fingers go down, then `pinch` with their relative distance and their middle. */
  begin(at: Spot): void
  pinch(factor: number, at: Spot): void
  pan(right: number, down: number): void
}

const max = 4
/** Cells smaller than this, in pixels, are hard to see and to touch. */
const smallCell = 28

/** A point of the board, as fractions of its sides, that is to be placed at a spot of the screen. */
interface Anchor {
  readonly spot: Spot
  readonly right: number
  readonly down: number
}

export function useZoom(width: number): Zoom {
  const frame = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<{ readonly scale: number; readonly anchor: Anchor | null }>({
    scale: 1,
    anchor: null,
  })
  const now = useRef(view)
  now.current = view
  const began = useRef({ scale: 1, right: 0, down: 0 })

  const board = (): Element | null => frame.current?.querySelector('.board') ?? null
  const shareAt = ({ x, y }: Spot): { readonly right: number; readonly down: number } => {
    const box = board()?.getBoundingClientRect()
    return box ? { right: (x - box.left) / box.width, down: (y - box.top) / box.height } : { right: 0.5, down: 0.5 }
  }
  const show = (wished: number, anchor: Anchor | null): void =>
    setView({ scale: Math.max(1, Math.min(max, wished)), anchor })
  const toward = (factor: number, spot: Spot): void => show(now.current.scale * factor, { spot, ...shareAt(spot) })
  const cellAtCursor = (): Spot => {
    const box = (board()?.querySelector('[tabindex="0"]') ?? frame.current)?.getBoundingClientRect()
    return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : { x: 0, y: 0 }
  }

  useLayoutEffect(() => {
    const [box, { anchor }, scroller] = [board()?.getBoundingClientRect(), view, frame.current]
    if (!box || !anchor || !scroller) return
    scroller.scrollLeft += box.left + anchor.right * box.width - anchor.spot.x
    scroller.scrollTop += box.top + anchor.down * box.height - anchor.spot.y
  }, [view])
  useEffect(() => {
    const scroller = frame.current
    const turn = (event: WheelEvent): void => {
      const cell = (board()?.clientWidth ?? 0) / width
      // with large cells, Ctrl and wheel is left to the browser's own zoom
      if (!event.ctrlKey || (cell >= smallCell && now.current.scale === 1)) return
      event.preventDefault()
      toward(Math.exp(-event.deltaY / 300), { x: event.clientX, y: event.clientY })
    }
    scroller?.addEventListener('wheel', turn, { passive: false })
    return () => scroller?.removeEventListener('wheel', turn)
  }, [])

  return {
    frame,
    scale: view.scale,
    by: (factor) => toward(factor, cellAtCursor()),
    fit: () => show(1, null),
    begin: (at) => {
      began.current = { scale: now.current.scale, ...shareAt(at) }
    },
    pinch: (factor, at) => {
      const { scale, right, down } = began.current
      show(scale * factor, { spot: at, right, down })
    },
    pan: (right, down) => frame.current?.scrollBy(-right, -down),
  }
}
