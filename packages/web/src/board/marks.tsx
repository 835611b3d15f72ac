/**
 * A kind's drawing as SVG nodes. Marks are values: an equal mark keeps its node, so that a stroke changes one node of a thousand.
 * Lines have their weights in pixels of the screen, whatever the size of the board.
 */
import { type Mark, nameOfCells, type Picture } from '@kumiki/core/player'
import type { VNode } from 'preact'

/** Units of the drawing in a cell: browsers round small type. */
export const unit = 100

/** From the baseline to the middle of capitals and kana, as a share of the type's size; and to the top of digits. */
const middle = 0.363
const top = 0.73

export class Drawing {
  #nodes = new Map<string, VNode>()

  /** `stateOf`: what is going on in a cell, as a class. */
  nodes(picture: Picture, extra: readonly Mark[], stateOf: (target: string) => string): VNode[] {
    const before = this.#nodes
    this.#nodes = new Map()
    let printed = 0
    for (const mark of [...picture.marks, ...extra]) {
      const state = mark.of?.length === 1 ? stateOf(nameOfCells(mark.of)) : ''
      // marks that belong to no target never change, nor does their order
      const key = mark.of ? `${state}${JSON.stringify(mark)}` : `#${printed++}`
      if (!this.#nodes.has(key)) this.#nodes.set(key, before.get(key) ?? drawn(mark, key, state))
    }
    return [...this.#nodes.values()]
  }
}

function drawn(mark: Mark, key: string, state: string): VNode {
  switch (mark.mark) {
    case 'box':
      return (
        <rect
          key={key}
          class={`box ink-${mark.ink}`}
          x={mark.x * unit}
          y={mark.y * unit}
          width={mark.w * unit}
          height={mark.h * unit}
        />
      )
    case 'line':
      return (
        <line
          key={key}
          class={`stroke ink-${mark.ink}`}
          x1={mark.x1 * unit}
          y1={mark.y1 * unit}
          x2={mark.x2 * unit}
          y2={mark.y2 * unit}
        />
      )
    case 'band':
      return <Capsule key={key} {...mark} look="band" />
    case 'disc':
      return (
        <circle
          key={key}
          class={`disc ink-${mark.ink} ${state}`}
          cx={mark.x * unit}
          cy={mark.y * unit}
          r={mark.r * unit}
        />
      )
    case 'text': {
      const across = mark.at === 'centre' ? 'middle' : mark.at.endsWith('left') ? 'start' : 'end'
      const below = mark.at === 'centre' ? middle : mark.at.startsWith('top') ? top : 0
      return (
        <text
          key={key}
          class={`text ink-${mark.ink} ${state}`}
          x={mark.x * unit}
          y={(mark.y + below * mark.size) * unit}
          font-size={mark.size * unit}
          text-anchor={across}
        >
          {mark.text}
        </text>
      )
    }
  }
}

/** All points within a distance of a line. */
export function Capsule({
  x1,
  y1,
  x2,
  y2,
  r,
  look,
}: {
  readonly x1: number
  readonly y1: number
  readonly x2: number
  readonly y2: number
  readonly r: number
  readonly look: string
}) {
  const [right, down] = [(x2 - x1) * unit, (y2 - y1) * unit]
  const turn = (Math.atan2(down, right) * 180) / Math.PI
  const around = r * unit
  return (
    <rect
      class={look}
      x={-around}
      y={-around}
      width={Math.hypot(right, down) + 2 * around}
      height={2 * around}
      rx={around}
      transform={`translate(${x1 * unit} ${y1 * unit}) rotate(${turn})`}
    />
  )
}
