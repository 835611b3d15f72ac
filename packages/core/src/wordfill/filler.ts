/**
 * Fills a pattern's slots with words, none used too often.
 *
 * Method: the next slot is the one with the fewest words relative to its weight (Boussemart et al., "dom/wdeg", ECAI
 * 2004). It takes the word that leaves the crossing slots the most words; if that fails the word is struck out
 * (fillstate.ts keeps everything consistent). After some failures the search restarts with the weights it has learned.
 * Words that must appear are placed first.
 *
 * All randomness comes from the rng. Work is counted in blocks of bitsets, so that equal amounts take about equally
 * long with any dictionary.
 */
import type { Rng } from '../base/rng.ts'
import type { Slots } from '../wordgrid/slots.ts'
import { FillState } from './fillstate.ts'
import { type LengthGroup, lg, type WordsByLength } from './wordsbylength.ts'

export interface Filling {
  readonly wordsByLength: WordsByLength
  readonly slots: Slots
  /** `#` black, `.` white; letters are given. */
  readonly rows: readonly string[]
  /** Words that must be used, each as often as it is listed here. */
  readonly must: readonly string[]
  /** The minimum score (`favour`) of other words. */
  readonly min: number
}

export type Outcome = 'filled' | 'impossible' | 'stopped'

/** How many words of a slot are compared before one is tried. */
const compared = 40
/** The search first restarts after as many failures as there are slots; this factor increases that limit each time. */
const morePatience = 1.2
/**
 * The weight of a word's score against the words that it leaves the other slots: the best score is worth this many
 * doublings of them.
 */
const scoreWeight = 8

/** A letter that leaves no word is worth less than any other. */
const doublings = (count: number): number => (count === 0 ? -3 : lg(count))

interface Decision {
  readonly slot: number
  readonly word: number
}

interface Wanted {
  readonly length: number
  readonly word: number
  readonly times: number
}

export class FirstFilling {
  private readonly state: FillState | null
  private readonly rng: Rng
  private readonly must: readonly Wanted[]
  private readonly scoreWeight: number
  private readonly decisions: Decision[] = []
  /** By position and letter: how many words a letter leaves the crossing slot, as a logarithm. */
  private readonly leaves: Float64Array
  private isHopeless = false
  private isConsistent = true
  private fails = 0
  private patience: number
  private nextStart: number

  constructor(filling: Filling, rng: Rng) {
    const { wordsByLength, slots, must } = filling
    this.rng = rng
    this.scoreWeight = wordsByLength.hasFavours ? scoreWeight : 0
    this.leaves = new Float64Array(64 * wordsByLength.letters.length)
    this.patience = slots.slots.length
    this.nextStart = this.patience
    this.must = [...new Set(must)].map((word) => ({
      length: word.length,
      word: wordsByLength.groups[word.length]?.words.indexOf(word) ?? -1,
      times: must.filter((other) => other === word).length,
    }))
    const groups = slots.slots.flatMap(({ length }) => wordsByLength.groups[length] ?? [])
    const isComplete = groups.length === slots.slots.length && this.must.every(({ word }) => word >= 0)
    this.state = isComplete ? this.stateOf(filling, groups) : null
    this.isHopeless = this.state === null
  }

  /** The pattern with everything that follows from its letters; null: it cannot be filled. */
  private stateOf({ wordsByLength, slots, rows, min }: Filling, groups: readonly LengthGroup[]): FillState | null {
    const state = new FillState(wordsByLength, groups, slots, rows.length * rows[0]!.length)
    if (min > 0) for (const group of new Set(groups)) state.keep(group, this.welcome(group, min))
    for (const [row, text] of rows.entries())
      for (const [col, mark] of Array.from(text).entries()) {
        if (mark === '.' || mark === '#') continue
        const code = wordsByLength.codes.get(mark)
        if (code === undefined) return null
        state.give(row * text.length + col, code)
      }
    return state.propagate() ? state : null
  }

  /** The words of a group with the minimum score, as a bitset. */
  private welcome({ blocks, favour, length }: LengthGroup, min: number): Int32Array {
    const set = new Int32Array(blocks)
    for (let word = 0; word < favour.length; word++) if (favour[word]! >= min) set[word >> 5]! |= 1 << (word & 31)
    for (const wanted of this.must) if (wanted.length === length) set[wanted.word >> 5]! |= 1 << (wanted.word & 31)
    return set
  }

  /** Blocks read so far. */
  get work(): number {
    return this.state?.domains.work ?? 0
  }

  /** The word of each slot, once filled. */
  words(): string[] {
    const { state } = this
    return state === null ? [] : state.groups.map(({ words }, slot) => words[state.fixedTo[slot]!]!)
  }

  /** The slots that ran out of words most often, hardest first. */
  hardest(max: number): number[] {
    const weights = this.state?.weights ?? new Float64Array(0)
    return [...weights.keys()]
      .filter((slot) => weights[slot]! > 1)
      .sort((a, b) => weights[b]! - weights[a]! || a - b)
      .slice(0, max)
  }

  /** Continues until the pattern is filled, proved impossible, or `work` more blocks are read. */
  run(work: number): Outcome {
    const { state, decisions } = this
    if (state === null || this.isHopeless) return 'impossible'
    const end = this.work + work
    while (this.work < end) {
      const decision = this.isConsistent ? this.decide(state) : 'failure'
      if (decision === 'filled') return 'filled'
      if (decision === 'failure') {
        this.fails++
        const refuted = decisions.pop()
        if (refuted === undefined) {
          this.isHopeless = true
          return 'impossible'
        }
        state.leave()
        if (this.fails >= this.nextStart) this.startAgain(state)
        else state.strike(refuted.slot, refuted.word)
      } else {
        decisions.push(decision)
        state.enter()
        state.fix(decision.slot, decision.word)
      }
      this.isConsistent = state.propagate()
    }
    return 'stopped'
  }

  private startAgain(state: FillState): void {
    while (state.depth > 0) state.leave()
    this.decisions.length = 0
    this.patience = Math.ceil(this.patience * morePatience)
    this.nextStart = this.fails + this.patience
  }

  private decide(state: FillState): Decision | 'filled' | 'failure' {
    const wanted = this.decideMust(state)
    if (wanted !== null) return wanted
    const { weights, fixedTo, domains } = state
    let slot = -1
    let min = Number.POSITIVE_INFINITY
    for (let other = 0; other < fixedTo.length; other++) {
      if (fixedTo[other]! >= 0) continue
      const ease = domains.sizes[other]! / weights[other]!
      if (ease >= min) continue
      min = ease
      slot = other
    }
    return slot < 0 ? 'filled' : { slot, word: this.bestWord(state, slot) }
  }

  /** The word that must appear and has the fewest slots to choose from; null: all are placed. */
  private decideMust({ groups, fixedTo, domains }: FillState): Decision | 'failure' | null {
    let fewest = Number.POSITIVE_INFINITY
    let best: Decision | null = null
    for (const { length, word, times } of this.must) {
      let missing = times
      const free: number[] = []
      for (let slot = 0; slot < groups.length; slot++) {
        if (groups[slot]!.length !== length) continue
        if (fixedTo[slot] === word) missing--
        else if (fixedTo[slot]! < 0 && domains.has(slot, word)) free.push(slot)
      }
      if (missing <= 0) continue
      if (free.length < missing) return 'failure'
      if (free.length - missing >= fewest) continue
      fewest = free.length - missing
      best = { slot: this.rng.pick(free), word }
    }
    return best
  }

  /** Among some of the slot's words the one that leaves its crossing slots the most. */
  private bestWord(state: FillState, slot: number): number {
    const { domains } = state
    const { length, spelling, favour } = state.groups[slot]!
    this.countLeft(state, slot)
    const { leaves, rng } = this
    const size = domains.sizes[slot]!
    const live = domains.live[slot]!
    const few = size <= compared ? new Int32Array(size) : null
    if (few) domains.wordsIn(slot, few, size)
    let best = -1
    let max = Number.NEGATIVE_INFINITY
    for (let i = 0; i < Math.min(size, compared); i++) {
      const word = few ? few[i]! : domains.wordAt(slot, rng.below(live), rng.below(32))
      let worth = this.scoreWeight * favour[word]! + rng.float()
      for (let at = 0; at < length; at++) worth += leaves[at * state.letters + spelling[word * length + at]!]!
      if (worth <= max) continue
      max = worth
      best = word
    }
    return best
  }

  private countLeft({ domains, slots, groups, letters }: FillState, slot: number): void {
    for (const [at, crossing] of slots.crossings[slot]!.entries()) {
      const from = at * letters
      this.leaves.fill(0, from, from + letters)
      if (crossing === null) continue
      const { blocks } = groups[crossing.slot]!
      for (let letter = 0; letter < letters; letter++)
        this.leaves[from + letter] = doublings(
          domains.meetings(crossing.slot, (crossing.at * letters + letter) * blocks),
        )
    }
  }
}
