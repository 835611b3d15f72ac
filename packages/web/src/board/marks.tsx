/**
 * A kind's drawing as SVG nodes. Marks are values: an equal mark keeps its node, and a group of marks in one row keeps
 * its node if all of them do, so a stroke compares rows and changes one node of a thousand. Line widths are in screen
 * pixels at any size of the board.
 */
import { type Cell, type Mark, nameOfTarget, type Picture } from '@kumiki/core/player'
import type { VNode } from 'preact'

/** Units of the drawing per cell; it is not 1 because browsers round small font sizes. */
export const unit = 100

/** From the baseline to the middle of capitals and kana, as a share of the font size; and to the top of digits. */
const middle = 0.363
const top = 0.73

interface Drawn {
  readonly node: VNode
  readonly state: string
}

/** Consecutive marks of one row as one node. */
interface Group {
  readonly marks: readonly VNode[]
  readonly node: VNode
}

export class Drawing {
  #drawn = new Map<string, Drawn>()
  #printed: readonly (VNode | null)[] | null = null
  #groups = new Map<string, Group>()

  /** `stateOf`: the states of a target as classes. */
  nodes(picture: Picture, extra: readonly Mark[], stateOf: (target: string) => string): VNode[] {
    this.#printed ??= printedOf(picture)
    const all = new Map<string, Drawn>()
    const groups = new Map<string, VNode[]>()
    let group: VNode[] = []
    let [row, isPair] = [Number.NaN, false]
    let printed = 0
    for (const mark of picture.marks.concat(extra)) {
      const [here, pairs] = [Math.floor('y' in mark ? mark.y : Math.min(mark.y1, mark.y2)), mark.of?.length === 2]
      if (here !== row || pairs !== isPair) {
        ;[row, isPair, group] = [here, pairs, []]
        // marks without a target never change, nor does their order, so the names of groups stay the same
        let name = `${printed} ${row} ${isPair}`
        while (groups.has(name)) name += '+'
        groups.set(name, group)
      }
      if (!mark.of) {
        const node = this.#printed[printed++]
        if (node) group.push(node)
        continue
      }
      const key = Object.values(mark).join()
      if (all.has(key)) continue
      const state = shownState(mark, stateOf(nameOfTarget(mark.of)))
      const before = this.#drawn.get(key)
      const one = before?.state === state ? before : { node: drawn(mark, key, state), state }
      all.set(key, one)
      group.push(one.node)
    }
    this.#drawn = all
    const before = this.#groups
    this.#groups = new Map()
    for (const [name, marks] of groups) this.#groups.set(name, kept(before.get(name), marks) ?? grouped(name, marks))
    return Array.from(this.#groups.values(), ({ node }) => node)
  }
}

const kept = (group: Group | undefined, marks: readonly VNode[]): Group | undefined =>
  group?.marks.length === marks.length && group.marks.every((mark, at) => mark === marks[at]) ? group : undefined

const grouped = (name: string, marks: readonly VNode[]): Group => ({ marks, node: <g key={name}>{marks}</g> })

/**
 * Nodes for the marks without a target, at their places in the order. Black cells, and consecutive lines of one ink,
 * are merged into one path at the place of the first, because a browser paints one path faster than hundreds.
 */
function printedOf({ marks }: Picture): readonly (VNode | null)[] {
  const shapes = new Map<string, { at: number; look: string; path: string }>()
  const black = new Set(marks.flatMap((mark) => (isBlack(mark) ? [`${mark.y},${mark.x}`] : [])))
  let run = 0
  const nodes = marks
    .filter(({ of }) => !of)
    .map((mark, at, all): VNode | null => {
      if (mark.mark !== 'line' && !isBlack(mark)) return drawn(mark, `#${at}`, '')
      const before = all[at - 1]
      if (mark.mark === 'line' && (before?.mark !== 'line' || before.ink !== mark.ink)) run++
      const name = mark.mark === 'box' ? 'black' : String(run)
      const shape = shapes.get(name) ?? {
        at,
        look: `${mark.mark === 'box' ? 'box' : 'stroke'} ink-${mark.ink}`,
        path: '',
      }
      shape.path += mark.mark === 'line' && isRule(mark) ? rulePath(mark, black) : pathOf(mark)
      shapes.set(name, shape)
      return null
    })
  for (const { at, look, path } of shapes.values()) nodes[at] = <path key={`#${at}`} class={look} d={path} />
  return nodes
}

type Box = Extract<Mark, { mark: 'box' }>
type Line = Extract<Mark, { mark: 'line' }>

const isBlack = (mark: Mark): mark is Box => mark.mark === 'box' && mark.ink === 'cell'

/** Whether a line runs between cells, not inside one. */
const isRule = ({ ink, x1, y1, x2, y2 }: Line): boolean => ink === 'rule' && [x1, y1, x2, y2].every(Number.isInteger)

/** The path of a rule, without the parts between two black cells. */
function rulePath({ x1, y1, x2, y2, ...line }: Line, black: ReadonlySet<string>): string {
  const isAcross = y1 === y2
  const parts = Array.from({ length: isAcross ? x2 - x1 : y2 - y1 }, (_, step) =>
    isAcross ? ([x1 + step, y1, 0, 1] as const) : ([x1, y1 + step, 1, 0] as const),
  ).filter(([x, y, left, up]) => !black.has(`${y},${x}`) || !black.has(`${y - up},${x - left}`))
  return parts
    .map(([x, y, isDown, isRight]) => pathOf({ ...line, x1: x, y1: y, x2: x + isRight, y2: y + isDown }))
    .join('')
}

const pathOf = (mark: Box | Line): string =>
  mark.mark === 'box'
    ? `M${mark.x * unit} ${mark.y * unit}h${mark.w * unit}v${mark.h * unit}h${-mark.w * unit}z`
    : `M${mark.x1 * unit} ${mark.y1 * unit}L${mark.x2 * unit} ${mark.y2 * unit}`

/** Islands show all states. Letters show only "wrong", because their cells show the others. */
const shownState = ({ mark }: Mark, state: string): string =>
  mark === 'disc' ? state : state.includes('wrong') ? 'wrong' : ''

function drawn(mark: Mark, key: string, state: string): VNode {
  switch (mark.mark) {
    case 'box':
      return (
        <rect
          key={key}
          class={`box ink-${mark.ink} ${state}`}
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
          class={`stroke ink-${mark.ink} ${state}`}
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
          class={`disc ink-${mark.ink} ${mark.fill === mark.ink ? 'full' : ''} ${state}`}
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
          class={`text ink-${mark.ink} ${mark.at === 'centre' ? '' : 'corner'} ${state}`}
          x={mark.x * unit}
          y={mark.y * unit}
          dy={`${below}em`}
          style={{ '--size': mark.size * unit, '--way': mark.of ? mark.of[0][0] + mark.of[0][1] : 0 }}
          text-anchor={across}
        >
          {mark.text}
        </text>
      )
    }
  }
}

/** All cells as one path under the board: a browser paints one faster than 900. */
export const Ground = ({ cells }: { readonly cells: readonly Cell[] }) => (
  <path
    class="box ink-paper"
    d={cells.map(([row, col]) => `M${col * unit} ${row * unit}h${unit}v${unit}h${-unit}z`).join('')}
  />
)

/** The outline of all points within a distance of a line. */
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
