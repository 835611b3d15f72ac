/**
 * The nine inference rules of the founding text, as a closure fast enough to test partitions with: it decides whether a
 * set of rules fills the whole board, and counts how many cells each rule filled.
 *
 * The text's figure with the rules is lost. SUB-1, SUB-2 and BOTH-1 are described in its words; the others are a
 * reconstruction that reproduces its published means within 6 %, except for scheme II at n = 5 (BOTH 4.5 against 5.1):
 * LAT-1 last open cell of a line, LAT-2 one value left for a cell, LAT-3 and LAT-4 one cell left for a value in a row
 * and a column, BOTH-2 as BOTH-1 with written cells, BOTH-3 as BOTH-2 with blocks whose open cells lie in the line. A
 * cell is filled by the lowest rule that can; BOTH fills one cell at a time.
 */
import { allValues, highest } from '../../latin/model.ts'

export const ruleNames = ['sub-1', 'sub-2', 'lat-1', 'lat-2', 'lat-3', 'lat-4', 'both-1', 'both-2', 'both-3'] as const
export type RuleName = (typeof ruleNames)[number]

/** A set of rules, bit i for `ruleNames[i]`. */
export type RuleSet = number

const bitOf = (name: RuleName): number => 1 << ruleNames.indexOf(name)
export const ruleSet = (names: readonly RuleName[]): RuleSet => names.reduce((set, name) => set | bitOf(name), 0)

/** R¹ of the founding text: for beginners. */
export const easyRules = ruleSet(['sub-1', 'sub-2', 'lat-1'])
/** The rules without line sums. */
export const lineRules = ruleSet(['sub-1', 'sub-2', 'lat-1', 'lat-2', 'lat-3', 'lat-4'])
/** R³: all nine. */
export const nineRules = ruleSet(ruleNames)

/** The founding text's scores, which penalise single cells and reward line sums. */
export const ruleScores = [-1_000_000, 2, 4, 8, 16, 32, 64, 128, 256] as const

const sub1 = bitOf('sub-1')
const sub2 = bitOf('sub-2')
const lat1 = bitOf('lat-1')
const lat2 = bitOf('lat-2')
const lat3 = bitOf('lat-3')
const lat4 = bitOf('lat-4')
const both1 = bitOf('both-1')
const both2 = bitOf('both-2')
const both3 = bitOf('both-3')
const anyBoth = both1 | both2 | both3

/**
 * Blocks as input of the closure: the block of each cell, and each block's sum and size; block numbers are below n².
 */
export interface Partition {
  readonly blockOf: Uint16Array
  readonly sum: Int32Array
  readonly cellsIn: Int32Array
}

export class NineRules {
  readonly size: number
  readonly value: Uint8Array
  /** How many cells each rule filled. */
  readonly uses = new Int32Array(ruleNames.length)
  private readonly usedIn: Int32Array
  private readonly openIn: Int32Array
  private readonly restIn: Int32Array
  private readonly blockOpen: Int32Array
  private readonly blockRest: Int32Array
  /** By block and line: how many of the block's cells lie in the line, in total and still open. */
  private readonly share: Uint8Array
  private readonly openShare: Uint8Array
  private readonly wanted: Uint8Array
  private partition: Partition
  private open = 0
  private broken = false

  constructor(size: number) {
    const cells = size * size
    const lines = 2 * size
    this.size = size
    this.value = new Uint8Array(cells)
    this.usedIn = new Int32Array(lines)
    this.openIn = new Int32Array(lines)
    this.restIn = new Int32Array(lines)
    this.blockOpen = new Int32Array(cells)
    this.blockRest = new Int32Array(cells)
    this.share = new Uint8Array(cells * lines)
    this.openShare = new Uint8Array(cells * lines)
    this.wanted = new Uint8Array(cells)
    this.partition = { blockOf: new Uint16Array(cells), sum: new Int32Array(cells), cellsIn: new Int32Array(cells) }
  }

  /** Loads an empty board with these blocks; `write` then adds the givens. */
  load(partition: Partition): void {
    const { size } = this
    const lines = 2 * size
    this.partition = partition
    this.open = size * size
    this.broken = false
    this.value.fill(0)
    this.uses.fill(0)
    this.usedIn.fill(0)
    this.openIn.fill(size)
    this.restIn.fill((size * (size + 1)) / 2)
    this.blockRest.set(partition.sum)
    this.blockOpen.set(partition.cellsIn)
    this.share.fill(0)
    for (let cell = 0, row = 0; row < size; row++)
      for (let col = 0; col < size; col++, cell++) {
        const at = partition.blockOf[cell]! * lines
        this.share[at + row]!++
        this.share[at + size + col]!++
      }
    this.openShare.set(this.share)
  }

  /** Copies the state of another board of this size. */
  copyFrom(other: NineRules): void {
    this.partition = other.partition
    this.open = other.open
    this.broken = other.broken
    this.value.set(other.value)
    this.uses.set(other.uses)
    this.usedIn.set(other.usedIn)
    this.openIn.set(other.openIn)
    this.restIn.set(other.restIn)
    this.blockRest.set(other.blockRest)
    this.blockOpen.set(other.blockOpen)
    this.share.set(other.share)
    this.openShare.set(other.openShare)
  }

  /** The values that occur neither in the row nor in the column of a cell. */
  candidates(cell: number): number {
    const { size } = this
    return allValues(size) & ~(this.usedIn[Math.floor(cell / size)]! | this.usedIn[size + (cell % size)]!)
  }

  /** Fills what the rules can reach. true: the whole board. false: stuck, or a contradiction (`isBroken`). */
  run(rules: RuleSet): boolean {
    while (this.open > 0 && !this.broken) {
      if (this.fillSubs(rules)) continue
      if (rules & lat1 && this.fillLast()) continue
      if (rules & lat2 && this.fillValues()) continue
      if (rules & lat3 && this.fillPlaces(0)) continue
      if (rules & lat4 && this.fillPlaces(1)) continue
      if (rules & anyBoth && this.fillLineSum(rules)) continue
      return false
    }
    return !this.broken
  }

  get isBroken(): boolean {
    return this.broken
  }

  /** Writes a value; an impossible value breaks the board. */
  write(cell: number, value: number): void {
    const { size } = this
    const row = Math.floor(cell / size)
    const col = size + (cell % size)
    const bit = 1 << value
    if (value < 1 || value > size || ((this.usedIn[row]! | this.usedIn[col]!) & bit) !== 0) {
      this.broken = true
      return
    }
    const block = this.partition.blockOf[cell]!
    this.value[cell] = value
    this.open--
    this.usedIn[row]! |= bit
    this.usedIn[col]! |= bit
    this.openIn[row]!--
    this.openIn[col]!--
    this.restIn[row]! -= value
    this.restIn[col]! -= value
    this.openShare[block * 2 * size + row]!--
    this.openShare[block * 2 * size + col]!--
    const rest = this.blockRest[block]! - value
    this.blockRest[block] = rest
    const left = this.blockOpen[block]! - 1
    this.blockOpen[block] = left
    if (left === 0 ? rest !== 0 : rest <= 0) this.broken = true
  }

  private fill(rule: number, cell: number, value: number): void {
    this.uses[rule]!++
    this.write(cell, value)
  }

  private fillSubs(rules: RuleSet): boolean {
    const { blockOf, cellsIn } = this.partition
    let any = false
    for (let cell = 0; cell < blockOf.length && !this.broken; cell++) {
      const block = blockOf[cell]!
      if (this.value[cell] !== 0 || this.blockOpen[block] !== 1) continue
      const single = cellsIn[block] === 1
      if (!(rules & sub2) && !(single && rules & sub1)) continue
      this.fill(single && rules & sub1 ? 0 : 1, cell, this.blockRest[block]!)
      any = true
    }
    return any
  }

  private fillLast(): boolean {
    const { size } = this
    let any = false
    for (let line = 0; line < 2 * size && !this.broken; line++) {
      if (this.openIn[line] !== 1) continue
      const missing = allValues(size) & ~this.usedIn[line]!
      for (let i = 0; i < size; i++) {
        const cell = line < size ? line * size + i : i * size + line - size
        if (this.value[cell] !== 0) continue
        this.fill(2, cell, highest(missing))
        break
      }
      any = true
    }
    return any
  }

  private fillValues(): boolean {
    const { size } = this
    const all = allValues(size)
    let any = false
    for (let cell = 0, row = 0; row < size && !this.broken; row++)
      for (let col = 0; col < size; col++, cell++) {
        if (this.value[cell] !== 0) continue
        const left = all & ~(this.usedIn[row]! | this.usedIn[size + col]!)
        if ((left & (left - 1)) !== 0) continue
        this.fill(3, cell, left === 0 ? 0 : highest(left))
        any = true
      }
    return any
  }

  /** `across` 0: places in rows, 1: places in columns. */
  private fillPlaces(across: 0 | 1): boolean {
    const { size } = this
    const all = allValues(size)
    const lineBase = across * size
    const crossBase = size - lineBase
    const lineStep = across === 0 ? size : 1
    const crossStep = across === 0 ? 1 : size
    let any = false
    for (let line = 0; line < size && !this.broken; line++) {
      const missing = all & ~this.usedIn[lineBase + line]!
      let once = 0
      let twice = 0
      for (let cross = 0; cross < size; cross++) {
        if (this.value[line * lineStep + cross * crossStep] !== 0) continue
        const left = missing & ~this.usedIn[crossBase + cross]!
        twice |= once & left
        once |= left
      }
      if (once !== missing) {
        this.broken = true
        return true
      }
      const only = once & ~twice
      if (only === 0) continue
      for (let cross = 0; cross < size; cross++) {
        const cell = line * lineStep + cross * crossStep
        if (this.value[cell] !== 0) continue
        const here = only & ~this.usedIn[crossBase + cross]!
        if (here === 0) continue
        this.fill(4 + across, cell, highest(here))
        any = true
      }
    }
    return any
  }

  /** Fills one cell by the lowest BOTH rule that can. */
  private fillLineSum(rules: RuleSet): boolean {
    for (let rule = both1; rule <= both3; rule <<= 1)
      if (rules & rule) for (let line = 0; line < 2 * this.size; line++) if (this.fillLine(rule, line)) return true
    return false
  }

  private fillLine(rule: number, line: number): boolean {
    const { size, value } = this
    const { blockOf, cellsIn } = this.partition
    if (this.openIn[line] === 0) return false
    const lines = 2 * size
    let unknown = -1
    let rest = rule === both1 ? (size * (size + 1)) / 2 : this.restIn[line]!
    this.wanted.fill(1)
    for (let i = 0; i < size; i++) {
      const cell = line < size ? line * size + i : i * size + line - size
      const block = blockOf[cell]!
      const at = block * lines + line
      if (rule === both1) {
        if (this.share[at] === cellsIn[block]) {
          if (this.wanted[block]) rest -= this.partition.sum[block]!
          this.wanted[block] = 0
          continue
        }
      } else {
        if (value[cell] !== 0) continue
        const closed = rule === both2 ? this.share[at] === cellsIn[block] : this.openShare[at] === this.blockOpen[block]
        if (closed) {
          if (this.wanted[block]) rest -= this.blockRest[block]!
          this.wanted[block] = 0
          continue
        }
      }
      if (unknown >= 0) return false
      unknown = cell
    }
    if (unknown < 0 || value[unknown] !== 0) return false
    this.fill(rule === both1 ? 6 : rule === both2 ? 7 : 8, unknown, rest)
    return true
  }
}
