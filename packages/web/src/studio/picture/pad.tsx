/**
 * A sheet to draw on with a finger, a mouse or keys. Each stroke is one change of the project, so that undo removes
 * whole strokes; an unfinished stroke exists only on the canvas.
 */
import type { Shades } from '@kumiki/core/images'
import { useEffect, useRef, useState } from 'preact/hooks'
import { IconButton } from '../../ui/button.tsx'
import { pictureText } from '../text/picture.ts'
import { useText } from '../text/text.ts'
import { paint } from './greys.tsx'
import { emptySheet, marked, type Pen, type Spot } from './pen.ts'

interface Props {
  readonly shades: Shades
  readonly canUndo: boolean
  readonly onDraw: (shades: Shades) => void
  readonly onUndo: () => void
}

/** How far a key moves the pencil, in pixels of the sheet. */
const keyStep = 2

export function Pad({ shades, canUndo, onDraw, onUndo }: Props) {
  const text = useText(pictureText)
  const canvas = useRef<HTMLCanvasElement>(null)
  const wet = useRef<Shades | null>(null)
  const last = useRef<Spot | null>(null)
  const [tool, setTool] = useState<Pen>('pencil')
  const [pen, setPen] = useState<Spot>({ x: shades.width / 2, y: shades.height / 2 })
  const [isDown, setDown] = useState(false)
  const [hasKeys, setKeys] = useState(false)
  useEffect(() => {
    if (canvas.current) paint(canvas.current, shades)
  }, [shades])
  const spotOf = (event: PointerEvent): Spot => {
    const frame = canvas.current?.getBoundingClientRect()
    if (!frame) return { x: 0, y: 0 }
    return {
      x: ((event.clientX - frame.left) / frame.width) * shades.width,
      y: ((event.clientY - frame.top) / frame.height) * shades.height,
    }
  }
  const go = (to: Spot): void => {
    wet.current = marked(wet.current ?? shades, last.current ?? to, to, tool)
    last.current = to
    if (canvas.current) paint(canvas.current, wet.current)
  }
  const finish = (): void => {
    if (wet.current) onDraw(wet.current)
    wet.current = null
    last.current = null
  }
  const steer = (event: KeyboardEvent): void => {
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key]
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault()
      if (isDown) finish()
      else go(pen)
      setDown(!isDown)
    }
    if (!way) return
    event.preventDefault()
    setKeys(true)
    const [dx = 0, dy = 0] = way
    const to = {
      x: Math.min(shades.width, Math.max(0, pen.x + keyStep * dx)),
      y: Math.min(shades.height, Math.max(0, pen.y + keyStep * dy)),
    }
    setPen(to)
    if (isDown) go(to)
  }
  const ratio = shades.width / shades.height
  return (
    <div class="pad">
      <div class="pad-tools" role="toolbar" aria-label={text.padName}>
        <IconButton icon="pencil" name={text.pencil} pressed={tool === 'pencil'} onPress={() => setTool('pencil')} />
        <IconButton icon="erase" name={text.eraser} pressed={tool === 'eraser'} onPress={() => setTool('eraser')} />
        <IconButton icon="undo" name={text.undo} disabled={!canUndo} onPress={onUndo} />
        <IconButton icon="trash" name={text.clear} onPress={() => onDraw(emptySheet(shades.width, shades.height))} />
      </div>
      <div class="pad-frame">
        <div
          class="pad-sheet"
          style={{ '--ratio': ratio }}
          role="application"
          tabIndex={0}
          aria-label={text.padName}
          aria-describedby="pad-help"
          onKeyDown={steer}
          onBlur={() => {
            setDown(false)
            finish()
          }}
          onPointerDown={(event) => {
            if (event.button !== 0) return
            setKeys(false)
            event.currentTarget.setPointerCapture(event.pointerId)
            go(spotOf(event))
          }}
          onPointerMove={(event) => {
            if (last.current === null || isDown) return
            const passed = event.getCoalescedEvents?.() ?? []
            for (const one of passed.length > 0 ? passed : [event]) go(spotOf(one))
          }}
          onPointerUp={finish}
          onPointerCancel={finish}
        >
          <canvas ref={canvas} />
          {hasKeys && (
            <i
              class={`pen ${isDown ? 'is-down' : ''}`}
              style={{ left: `${(100 * pen.x) / shades.width}%`, top: `${(100 * pen.y) / shades.height}%` }}
            />
          )}
        </div>
      </div>
      <p class="quiet small" id="pad-help">
        {text.padHelp}
      </p>
      <span class="unseen" aria-live="polite">
        {hasKeys ? (isDown ? text.down : text.up) : ''}
      </span>
    </div>
  )
}
