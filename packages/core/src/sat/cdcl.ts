/**
 * A small conflict-driven clause learning solver: two watched literals with blockers, first unique implication point,
 * clause minimisation, VSIDS, saved phases, Luby restarts, reduction by glue (Marques-Silva & Sakallah 1999; Eén &
 * Sörensson's MiniSat 2003; Audemard & Simon's glue 2009). It adds one hook: a `Propagator` that sees the assignment at
 * each fixpoint and answers with clauses, for a constraint too large to write down (connectivity, for example).
 *
 * Literals: 2v is "v", 2v+1 is "not v". Clauses live in one Int32Array: [size, glue, literals…]; glue 0 marks a clause
 * of the problem, which is never deleted. Clauses may be added between calls of `solve` and by the propagator. Meant
 * for problems of some thousand clauses, which it solves in milliseconds: there is no preprocessing.
 */
import type { Budget } from '../base/budget.ts'
import { ActivityHeap } from './heap.ts'

export const positive = (variable: number): number => variable << 1
export const negative = (variable: number): number => (variable << 1) | 1
export const negation = (literal: number): number => literal ^ 1

export interface Propagator {
  /**
   * Called when unit propagation reaches a fixpoint; `full` when every variable has a value. Writes a clause that the
   * assignment falsifies or makes unit into the solver's `scratch` and returns its length; 0: no objection.
   */
  object(full: boolean): number
  /** Called after the trail was cut back. */
  retract(): void
}

const none = -1
const decay = 1 / 0.95
const lubyUnit = 64
const firstReduction = 2000
/** Initial capacity of a watch list; a guess, lists grow. */
const firstRoom = 24

export class Cdcl {
  /** Indexed by literal: 1 true, −1 false, 0 open. */
  readonly value: Int8Array
  readonly trail: Int32Array
  trailSize = 0
  /** Where a propagator leaves the literals of its clause. */
  readonly scratch: Int32Array
  readonly activity: Float64Array
  /** The value that a variable is first tried with: 1 true, 0 false. */
  readonly phase: Int8Array
  conflicts = 0

  private readonly variables: number
  private readonly level: Int32Array
  private readonly reason: Int32Array
  private readonly seen: Uint8Array
  private readonly marks: Int32Array
  private readonly heap: ActivityHeap
  private readonly levelStart: Int32Array
  private depth = 0
  private head = 0
  private arena: Int32Array
  private arenaSize = 1
  /** The watch lists, [clause, blocker] pairs, all in one array; a list that outgrows its capacity moves to the end. */
  private watches: Int32Array
  private watchesSize: number
  private readonly watchStart: Int32Array
  private readonly watchRoom: Int32Array
  private readonly watchSize: Int32Array
  private learnt: number[] = []
  private reductionAt = firstReduction
  private bump = 1
  private stamp = 0
  private contradiction = false
  private propagator: Propagator | null = null

  constructor(variables: number) {
    this.variables = variables
    this.value = new Int8Array(2 * variables)
    this.trail = new Int32Array(variables + 1)
    this.scratch = new Int32Array(2 * variables + 2)
    this.activity = new Float64Array(variables)
    this.phase = new Int8Array(variables)
    this.level = new Int32Array(variables)
    this.reason = new Int32Array(variables)
    this.seen = new Uint8Array(variables)
    this.marks = new Int32Array(variables + 2)
    this.levelStart = new Int32Array(variables + 2)
    this.heap = new ActivityHeap(this.activity)
    this.arena = new Int32Array(64 * (variables + 16))
    this.watchesSize = 2 * variables * firstRoom
    this.watches = new Int32Array(2 * this.watchesSize)
    this.watchStart = Int32Array.from({ length: 2 * variables }, (_, literal) => literal * firstRoom)
    this.watchRoom = new Int32Array(2 * variables).fill(firstRoom)
    this.watchSize = new Int32Array(2 * variables)
  }

  attach(propagator: Propagator): void {
    this.propagator = propagator
  }

  /** Adds a clause, simplified by what is already decided at the root. Cuts the trail back to the root. */
  clause(literals: ArrayLike<number>): void {
    this.backtrack(0)
    const { value, scratch } = this
    let size = 0
    for (let i = 0; i < literals.length; i++) {
      const literal = literals[i]!
      if (value[literal] === 1) return
      if (value[literal] === 0) scratch[size++] = literal
    }
    if (size === 0) this.contradiction = true
    else if (size === 1) this.assign(scratch[0]!, none)
    else this.store(size, 0)
  }

  /**
   * True: `value` holds a model. False: there is no model. Null: the budget ran out. A decision or conflict is a step.
   */
  solve(budget: Budget): boolean | null {
    this.backtrack(0)
    if (this.contradiction) return false
    for (let v = 0; v < this.variables; v++) if (this.value[2 * v] === 0) this.heap.push(v)
    let restarts = 0
    let untilRestart = lubyUnit
    for (;;) {
      const conflict = this.settle()
      if (conflict !== none) {
        if (this.depth === 0) return this.refute()
        if (!budget.spend()) return this.pause()
        this.conflicts++
        untilRestart--
        if (!this.learn(conflict)) return this.refute()
      } else if (this.contradiction) return false
      else if (this.trailSize === this.variables) return true
      else if (untilRestart <= 0) {
        untilRestart = lubyUnit * luby(++restarts)
        this.backtrack(0)
        if (this.learnt.length >= this.reductionAt) this.reduce()
      } else {
        if (!budget.spend()) return this.pause()
        this.decide()
      }
    }
  }

  /** Stops at the root: variables that have a value then have it in every model. */
  private pause(): null {
    this.backtrack(0)
    return null
  }

  private refute(): false {
    this.contradiction = true
    return false
  }

  private decide(): void {
    let variable = this.heap.pop()
    while (this.value[2 * variable] !== 0) variable = this.heap.pop()
    this.levelStart[++this.depth] = this.trailSize
    this.assign(2 * variable + (this.phase[variable] ? 0 : 1), none)
  }

  /** Unit propagation and the propagator's clauses, to a fixpoint. Returns a conflicting clause or `none`. */
  private settle(): number {
    for (;;) {
      const conflict = this.propagate()
      if (conflict !== none || !this.propagator) return conflict
      const size = this.propagator.object(this.trailSize === this.variables)
      if (size === 0) return none
      const clash = this.take(size)
      if (clash !== none || this.contradiction) return clash
    }
  }

  /** Adds the clause in `scratch`. All its literals are false, except for at most one that is open. */
  private take(size: number): number {
    const { scratch, value, level } = this
    let first = 0
    for (let i = 0; i < size; i++) {
      if (value[scratch[i]!] !== 0) continue
      this.swapScratch(0, i)
      first = 1
    }
    // watch the literal that was falsified last, so that the clause wakes up when the trail is cut back
    for (let spot = first; spot < Math.min(2, size); spot++)
      for (let i = spot + 1; i < size; i++)
        if (level[scratch[i]! >> 1]! > level[scratch[spot]! >> 1]!) this.swapScratch(spot, i)
    if (first === 1) {
      if (size === 1) {
        const only = scratch[0]!
        this.backtrack(0)
        this.assign(only, none)
        return none
      }
      const unit = scratch[0]!
      this.assign(unit, this.store(size, 2))
      return none
    }
    const deepest = level[scratch[0]! >> 1]!
    this.backtrack(deepest)
    if (deepest === 0) {
      this.contradiction = true
      return none
    }
    if (size === 1) {
      const only = scratch[0]!
      this.backtrack(0)
      this.assign(only, none)
      return none
    }
    return this.store(size, 2)
  }

  private swapScratch(i: number, j: number): void {
    const held = this.scratch[i]!
    this.scratch[i] = this.scratch[j]!
    this.scratch[j] = held
  }

  private assign(literal: number, reason: number): void {
    const variable = literal >> 1
    this.value[literal] = 1
    this.value[literal ^ 1] = -1
    this.level[variable] = this.depth
    this.reason[variable] = reason
    this.trail[this.trailSize++] = literal
  }

  private backtrack(depth: number): void {
    if (this.depth <= depth) return
    const { trail, value, phase, heap } = this
    const keep = this.levelStart[depth + 1]!
    for (let i = this.trailSize - 1; i >= keep; i--) {
      const literal = trail[i]!
      value[literal] = 0
      value[literal ^ 1] = 0
      phase[literal >> 1] = (literal & 1) ^ 1
      heap.push(literal >> 1)
    }
    this.trailSize = keep
    this.head = Math.min(this.head, keep)
    this.depth = depth
    this.propagator?.retract()
  }

  /** Stores the clause in `scratch`, watching its first two literals. */
  private store(size: number, glue: number): number {
    const need = this.arenaSize + size + 2
    if (need > this.arena.length) {
      const grown = new Int32Array(Math.max(need, 2 * this.arena.length))
      grown.set(this.arena)
      this.arena = grown
    }
    const { arena, scratch } = this
    const clause = this.arenaSize
    arena[clause] = size
    arena[clause + 1] = glue
    for (let i = 0; i < size; i++) arena[clause + 2 + i] = scratch[i]!
    this.arenaSize = need
    this.watchFor(arena[clause + 2]!, clause, arena[clause + 3]!)
    this.watchFor(arena[clause + 3]!, clause, arena[clause + 2]!)
    if (glue > 0) this.learnt.push(clause)
    return clause
  }

  private watchFor(literal: number, clause: number, blocker: number): void {
    const size = this.watchSize[literal]!
    if (size === this.watchRoom[literal]) this.moveWatches(literal)
    const at = this.watchStart[literal]! + size
    this.watches[at] = clause
    this.watches[at + 1] = blocker
    this.watchSize[literal] = size + 2
  }

  private moveWatches(literal: number): void {
    const room = 2 * this.watchRoom[literal]!
    if (this.watchesSize + room > this.watches.length) {
      const grown = new Int32Array(2 * this.watches.length + room)
      grown.set(this.watches)
      this.watches = grown
    }
    const start = this.watchStart[literal]!
    this.watches.copyWithin(this.watchesSize, start, start + this.watchSize[literal]!)
    this.watchStart[literal] = this.watchesSize
    this.watchRoom[literal] = room
    this.watchesSize += room
  }

  private propagate(): number {
    const { trail, value, watchStart, watchSize, arena } = this
    while (this.head < this.trailSize) {
      const falsified = trail[this.head++]! ^ 1
      let watches = this.watches
      const begin = watchStart[falsified]!
      const end = begin + watchSize[falsified]!
      let kept = begin
      let i = begin
      scan: while (i < end) {
        const clause = watches[i]!
        const blocker = watches[i + 1]!
        i += 2
        if (value[blocker] === 1) {
          watches[kept] = clause
          watches[kept + 1] = blocker
          kept += 2
          continue
        }
        const start = clause + 2
        if (arena[start] === falsified) {
          arena[start] = arena[start + 1]!
          arena[start + 1] = falsified
        }
        const other = arena[start]!
        if (value[other] !== 1) {
          const stop = start + arena[clause]!
          for (let k = start + 2; k < stop; k++) {
            const literal = arena[k]!
            if (value[literal]! < 0) continue
            arena[start + 1] = literal
            arena[k] = falsified
            this.watchFor(literal, clause, other)
            watches = this.watches
            continue scan
          }
        }
        watches[kept] = clause
        watches[kept + 1] = other
        kept += 2
        if (value[other] === 0) this.assign(other, clause)
        else if (value[other] === -1) {
          while (i < end) watches[kept++] = watches[i++]!
          watchSize[falsified] = kept - begin
          this.head = this.trailSize
          return clause
        }
      }
      watchSize[falsified] = kept - begin
    }
    return none
  }

  /** Learns from a conflict, jumps back and asserts. False: the conflict holds at the root. */
  private learn(conflict: number): boolean {
    if (this.depth === 0) return false
    const { arena, trail, level, reason, seen, scratch } = this
    let size = 1
    let open = 0
    let at = this.trailSize
    let clause = conflict
    let asserted = none
    do {
      const start = clause + 2
      const end = start + arena[clause]!
      for (let k = start; k < end; k++) {
        const literal = arena[k]!
        const variable = literal >> 1
        if (literal === asserted || seen[variable] || level[variable] === 0) continue
        seen[variable] = 1
        this.excite(variable)
        if (level[variable] === this.depth) open++
        else scratch[size++] = literal
      }
      do at--
      while (!seen[trail[at]! >> 1])
      asserted = trail[at]!
      clause = reason[asserted >> 1]!
      seen[asserted >> 1] = 0
      open--
    } while (open > 0)
    scratch[0] = asserted ^ 1
    const collected = size
    const held = scratch.slice(1, collected)
    size = this.minimise(size)
    for (const literal of held) seen[literal >> 1] = 0
    this.bump *= decay
    if (size === 1) {
      this.backtrack(0)
      this.assign(asserted ^ 1, none)
      return true
    }
    let deepest = 1
    for (let i = 2; i < size; i++) if (level[scratch[i]! >> 1]! > level[scratch[deepest]! >> 1]!) deepest = i
    this.swapScratch(1, deepest)
    const glue = this.glue(size)
    this.backtrack(level[scratch[1]! >> 1]!)
    this.assign(asserted ^ 1, this.store(size, glue))
    return true
  }

  /** Drops literals that the others imply through a single reason each. */
  private minimise(size: number): number {
    const { arena, level, reason, seen, scratch } = this
    let kept = 1
    for (let i = 1; i < size; i++) {
      const literal = scratch[i]!
      const clause = reason[literal >> 1]!
      let redundant = clause !== none
      if (redundant) {
        const end = clause + 2 + arena[clause]!
        for (let k = clause + 2; k < end && redundant; k++) {
          const variable = arena[k]! >> 1
          if (variable !== literal >> 1 && !seen[variable] && level[variable]! > 0) redundant = false
        }
      }
      if (!redundant) scratch[kept++] = literal
    }
    return kept
  }

  private glue(size: number): number {
    this.stamp++
    let levels = 0
    for (let i = 0; i < size; i++) {
      const depth = this.level[this.scratch[i]! >> 1]!
      if (this.marks[depth] === this.stamp) continue
      this.marks[depth] = this.stamp
      levels++
    }
    return Math.max(1, levels)
  }

  private excite(variable: number): void {
    const { activity } = this
    activity[variable]! += this.bump
    if (activity[variable]! > 1e100) {
      for (let v = 0; v < this.variables; v++) activity[v]! *= 1e-100
      this.bump *= 1e-100
    }
    this.heap.grown(variable)
  }

  /**
   * At the root: deletes the learnt clauses with the highest glue (half of those with glue above 2) and compacts the
   * arena.
   */
  private reduce(): void {
    const { arena, value } = this
    const ranked = this.learnt
      .filter((clause) => arena[clause + 1]! > 2)
      .sort((a, b) => arena[b + 1]! - arena[a + 1]! || a - b)
    for (const clause of ranked.slice(0, ranked.length >> 1)) arena[clause + 1] = none
    this.watchSize.fill(0)
    const end = this.arenaSize
    this.learnt = []
    this.arenaSize = 1
    for (let from = 1; from < end; ) {
      const size = arena[from]!
      const glue = arena[from + 1]!
      const start = from + 2
      from = start + size
      if (glue === none) continue
      let kept = 0
      let satisfied = false
      for (let k = start; k < from; k++) {
        const literal = arena[k]!
        if (value[literal] === 1) satisfied = true
        if (value[literal] === 0) this.scratch[kept++] = literal
      }
      if (satisfied) continue
      if (kept === 1) this.assign(this.scratch[0]!, none)
      else this.store(kept, glue)
    }
    for (let i = 0; i < this.trailSize; i++) this.reason[this.trail[i]! >> 1] = none
    this.reductionAt += 300
  }
}

/** 1 1 2 1 1 2 4 … */
function luby(index: number): number {
  let size = 1
  let power = 0
  while (size < index + 1) {
    size = 2 * size + 1
    power++
  }
  let rest = index
  while (size - 1 !== rest) {
    size = (size - 1) >> 1
    power--
    rest %= size
  }
  return 2 ** power
}
