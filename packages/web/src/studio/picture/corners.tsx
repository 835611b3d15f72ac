/** Editable strokes: their corners can be dragged or moved with the arrow keys. */
import { useRef, useState } from 'preact/hooks'
import { pictureText } from '../text/picture.ts'
import { useText } from '../text/text.ts'
import type { Spot } from './pen.ts'
import { cornersOf, moved, readStrokes, type Stroke, without, writeStrokes } from './strokes.ts'

interface Props {
  readonly written: string
  readonly width: number
  readonly height: number
  readonly onChange: (written: string) => void
}

export function Corners({ written, width, height, onChange }: Props) {
  const text = useText(pictureText)
  const drawing = useRef<SVGSVGElement>(null)
  const [held, setHeld] = useState<{ readonly from: Spot; readonly to: Spot } | null>(null)
  const strokes = readStrokes(written)
  const shown = held ? moved(strokes, held.from, held.to) : strokes
  const spotOf = (event: PointerEvent): Spot | null => {
    const matrix = drawing.current?.getScreenCTM()
    if (!matrix) return null
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse())
    return { x: Math.round(x - 0.5), y: Math.round(y - 0.5) }
  }
  const change = (next: readonly Stroke[]): void => {
    if (next.length > 0) onChange(writeStrokes(next))
  }
  const steer = (event: KeyboardEvent, corner: Spot): void => {
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key]
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault()
      change(without(strokes, corner))
    }
    if (!way) return
    event.preventDefault()
    const [dx = 0, dy = 0] = way
    change(moved(strokes, corner, { x: corner.x + dx, y: corner.y + dy }))
  }
  return (
    <>
      <svg
        ref={drawing}
        class="corners"
        viewBox={`-1 -1 ${width + 2} ${height + 2}`}
        role="group"
        aria-label={text.views.strokes}
        onPointerMove={(event) => {
          const to = held && spotOf(event)
          if (to) setHeld({ from: held.from, to })
        }}
        onPointerUp={() => {
          if (held) change(moved(strokes, held.from, held.to))
          setHeld(null)
        }}
        onPointerCancel={() => setHeld(null)}
      >
        {shown.map(([a, b]) => (
          <line key={`${a.x},${a.y} ${b.x},${b.y}`} x1={a.x + 0.5} y1={a.y + 0.5} x2={b.x + 0.5} y2={b.y + 0.5} />
        ))}
        {cornersOf(strokes).map((corner, at) => {
          const isHeld = held !== null && held.from.x === corner.x && held.from.y === corner.y
          const { x, y } = isHeld ? held.to : corner
          return (
            <rect
              key={at}
              class={isHeld ? 'held' : ''}
              x={x + 0.2}
              y={y + 0.2}
              width={0.6}
              height={0.6}
              role="button"
              tabindex={0}
              aria-label={text.corner(corner.x + 1, corner.y + 1)}
              onKeyDown={(event) => steer(event, corner)}
              onPointerDown={(event) => {
                event.preventDefault()
                drawing.current?.setPointerCapture(event.pointerId)
                setHeld({ from: corner, to: corner })
              }}
            />
          )
        })}
      </svg>
      <p class="quiet small">{text.editHelp}</p>
    </>
  )
}
