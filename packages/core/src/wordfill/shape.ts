/**
 * Patterns of black and white cells before there are words: which ones obey the rules and can probably be filled.
 *
 * Of N words of a length about N·pˣ fit a slot in which x letters are given, where p is the chance that two letters
 * match. A slot shares its letters with those that cross it, so half of them count as given by each side; what remains
 * is the slot's room, in doublings. Patterns are annealed: as few black cells as possible, no fault, and no slot with
 * less room than required. A turn of a 15 × 15 board takes some 6 microseconds.
 */
import { between, exp } from '../base/exp.ts'
import type { Rng } from '../base/rng.ts'
import type { Ground } from './ground.ts'
import { type LengthGroup, lg, type WordsByLength } from './wordsbylength.ts'

export interface ShapeOptions {
  readonly symmetry: 'none' | 'point' | 'line'
  /** Whether all white cells must be connected. */
  readonly connected: boolean
  /** How many words of each length must have a slot, by length. */
  readonly slots: readonly number[]
  /** How many rules are broken. */
  breaks(ground: Ground): number
  /** What to minimise, in black cells. */
  cost(shape: Shape): number
}

/** The cost of a fault, in black cells. */
const faultCost = 6
/** The cost of missing room, in black cells per doubling. */
const roomCost = 0.7
const hot = 2.5
const cold = 0.15

export class Shape implements Ground {
  readonly width: number
  readonly height: number
  readonly stride: number
  readonly cells: Uint16Array
  readonly inside: Uint8Array
  blackPairs = 0
  white = 0
  /** White cells that are in two slots. */
  crossings = 0
  /** How often rules are broken, including everything that makes it impossible to fill. */
  breaks = 0
  faults = 0

  private readonly options: ShapeOptions
  private readonly rng: Rng
  /** By length: the room of a slot without crossings; −1 where there is no word. */
  private readonly stock: Float64Array
  private readonly perCrossing: number
  private readonly queue: Int32Array
  private readonly marks: Int32Array
  private readonly found: Int32Array
  private mark = 0
  private turns = 0
  private turn = 0
  private room = 0
  private energy = 0

  constructor(wordsByLength: WordsByLength, width: number, height: number, options: ShapeOptions, rng: Rng) {
    this.width = width
    this.height = height
    this.stride = width + 2
    this.options = options
    this.rng = rng
    const size = (width + 2) * (height + 2)
    this.cells = new Uint16Array(size)
    this.inside = new Uint8Array(size)
    this.queue = new Int32Array(size)
    this.marks = new Int32Array(size)
    const longest = Math.max(width, height)
    this.found = new Int32Array(longest + 1)
    this.stock = Float64Array.from({ length: longest + 1 }, (_, length) => {
      const words = wordsByLength.groups[length]?.words.length ?? 0
      return words === 0 ? -1 : lg(words)
    })
    this.perCrossing = lg(1 / coincidence(wordsByLength)) / 2
    for (let row = 0; row < height; row++)
      for (let col = 0; col < width; col++) {
        const cell = this.cellAt(row, col)
        this.inside[cell] = 1
        this.cells[cell] = 1
      }
  }

  cellAt(row: number, col: number): number {
    return (row + 1) * this.stride + col + 1
  }

  rows(): string[] {
    return Array.from({ length: this.height }, (_, row) =>
      Array.from({ length: this.width }, (_, col) => (this.cells[this.cellAt(row, col)] === 0 ? '#' : '.')).join(''),
    )
  }

  /** Restarts the annealing from the current pattern: with this many turns, and this much room for every slot. */
  begin(turns: number, room: number): void {
    this.turns = turns
    this.turn = 0
    this.room = room
    this.energy = this.measure()
  }

  /** Runs some more turns; false when all are done. */
  step(turns: number): boolean {
    const { rng } = this
    for (let end = Math.min(this.turns, this.turn + turns); this.turn < end; this.turn++) {
      const temperature = between(hot, cold, this.turn / this.turns)
      const row = rng.below(this.height)
      const col = rng.below(this.width)
      // a black cell moves by one as often as it appears or disappears
      const kind = rng.below(4)
      const [down, right] = [kind === 0 ? 1 : 0, kind === 1 ? 1 : 0]
      const isMove = kind < 2 && row + down < this.height && col + right < this.width
      this.toggle(row, col)
      if (isMove) this.toggle(row + down, col + right)
      const next = this.measure()
      if (next <= this.energy || rng.float() < exp((this.energy - next) / temperature)) {
        this.energy = next
        continue
      }
      if (isMove) this.toggle(row + down, col + right)
      this.toggle(row, col)
    }
    if (this.turn < this.turns) return true
    this.measure()
    return false
  }

  private toggle(row: number, col: number): void {
    const { symmetry } = this.options
    const cell = this.cellAt(row, col)
    this.cells[cell]! ^= 1
    if (symmetry === 'none') return
    const image = this.cellAt(symmetry === 'point' ? this.height - 1 - row : row, this.width - 1 - col)
    if (image !== cell) this.cells[image]! ^= 1
  }

  private measure(): number {
    const { cells, inside, stride, options, found } = this
    found.fill(0)
    this.blackPairs = 0
    this.white = 0
    this.crossings = 0
    let alone = 0
    for (let cell = stride + 1; cell < cells.length - stride - 1; cell++) {
      if (inside[cell] === 0) continue
      if (cells[cell] === 0) {
        this.blackPairs +=
          Number(inside[cell + 1] === 1 && cells[cell + 1] === 0) +
          Number(inside[cell + stride] === 1 && cells[cell + stride] === 0)
        continue
      }
      this.white++
      const across = cells[cell - 1]! + cells[cell + 1]!
      const down = cells[cell - stride]! + cells[cell + stride]!
      if (across > 0 && down > 0) this.crossings++
      else if (across + down === 0) alone++
    }
    let short = 0
    let wordless = 0
    for (let cell = stride + 1; cell < cells.length - stride - 1; cell++) {
      if (cells[cell] === 0) continue
      for (let way = 0; way < 2; way++) {
        const step = way === 0 ? 1 : stride
        if (cells[cell - step] !== 0 || cells[cell + step] === 0) continue
        const side = way === 0 ? stride : 1
        let length = 0
        let crossed = 0
        for (let at = cell; cells[at] !== 0; at += step) {
          length++
          if (cells[at - side]! + cells[at + side]! > 0) crossed++
        }
        found[length]!++
        if (this.stock[length]! < 0) wordless++
        else short += Math.max(0, this.room - this.stock[length]! + crossed * this.perCrossing)
      }
    }
    let unmet = 0
    for (let length = 2; length < found.length; length++)
      unmet += Math.max(0, (options.slots[length] ?? 0) - found[length]!)
    const apart = options.connected ? Math.max(0, this.pieces() - 1) : 0
    this.breaks = options.breaks(this)
    this.faults = alone + wordless + unmet + apart
    return options.cost(this) + faultCost * (this.faults + this.breaks) + roomCost * short
  }

  private pieces(): number {
    const { cells, marks, queue, stride } = this
    const mark = ++this.mark
    let pieces = 0
    for (let start = stride + 1; start < cells.length - stride - 1; start++) {
      if (cells[start] === 0 || marks[start] === mark) continue
      pieces++
      marks[start] = mark
      let end = 0
      queue[end++] = start
      for (let next = 0; next < end; next++)
        for (const step of [1, -1, stride, -stride]) {
          const cell = queue[next]! + step
          if (cells[cell] === 0 || marks[cell] === mark) continue
          marks[cell] = mark
          queue[end++] = cell
        }
    }
    return pieces
  }
}

/** The chance that two letters of the words match. */
export function coincidence({ groups, letters }: WordsByLength): number {
  const counts = new Float64Array(letters.length)
  for (const { spelling } of groups.filter((group): group is LengthGroup => group !== null))
    for (let at = 0; at < spelling.length; at++) counts[spelling[at]!]!++
  const total = counts.reduce((sum, count) => sum + count, 0)
  return counts.reduce((sum, count) => sum + (count / total) * (count / total), 0)
}
