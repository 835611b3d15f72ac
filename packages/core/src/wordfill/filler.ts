/**
 * Fills a pattern's slots with words, none oftener than it is given.
 *
 * Method: the slot with the fewest words for its weight is next (Boussemart et al., "dom/wdeg", ECAI 2004), and takes a word that
 * leaves the crossing slots the most words; where that fails it is struck out (net.ts keeps all consistent). After some failures
 * the search starts again with the weights it has learned. Words that must appear are placed first.
 *
 * All chance comes from the rng. Work is counted in blocks of bitsets, so that the same amount takes about as long with any
 * dictionary.
 */
import type { Rng } from '../base/rng.ts'
import type { Slots } from '../wordgrid/slots.ts'
import { type Library, lg, type Shelf } from './library.ts'
import { Net } from './net.ts'

export interface Filling {
  readonly library: Library
  readonly slots: Slots
  /** `#` black, `.` white, letters stand. */
  readonly rows: readonly string[]
  /** Words that must be used, each as often as it stands here. */
  readonly must: readonly string[]
  /** Other words must be at least this welcome. */
  readonly min: number
}

export type Outcome = 'filled' | 'impossible' | 'stopped'

/** Words of a slot that are compared before one is tried. */
const compared = 40
/** At first as many failures as there are slots are borne before the search starts again; how does that grow? */
const morePatience = 1.2
/** What a word's score counts beside the words that it leaves the others: as much as so many doublings of these. */
const scoreWeight = 8

/** A letter that leaves nothing is worth less than any other. */
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
  private readonly net: Net | null
  private readonly rng: Rng
  private readonly must: readonly Wanted[]
  private readonly scoreWeight: number
  private readonly decisions: Decision[] = []
  /** By position and letter: what a letter leaves the crossing slot, as a logarithm. */
  private readonly leaves: Float64Array
  private isHopeless = false
  private isConsistent = true
  private fails = 0
  private patience: number
  private nextStart: number

  constructor(filling: Filling, rng: Rng) {
    const { library, slots, must } = filling
    this.rng = rng
    this.scoreWeight = library.hasFavours ? scoreWeight : 0
    this.leaves = new Float64Array(64 * library.letters.length)
    this.patience = slots.slots.length
    this.nextStart = this.patience
    this.must = [...new Set(must)].map((word) => ({
      length: word.length,
      word: library.shelves[word.length]?.words.indexOf(word) ?? -1,
      times: must.filter((other) => other === word).length,
    }))
    const shelves = slots.slots.flatMap(({ length }) => library.shelves[length] ?? [])
    const isComplete = shelves.length === slots.slots.length && this.must.every(({ word }) => word >= 0)
    this.net = isComplete ? this.netOf(filling, shelves) : null
    this.isHopeless = this.net === null
  }

  /** The pattern with all that follows from its letters; null: nothing fits. */
  private netOf({ library, slots, rows, min }: Filling, shelves: readonly Shelf[]): Net | null {
    const net = new Net(library, shelves, slots, rows.length * rows[0]!.length)
    if (min > 0) for (const shelf of new Set(shelves)) net.keep(shelf, this.welcome(shelf, min))
    for (const [row, text] of rows.entries())
      for (const [col, mark] of Array.from(text).entries()) {
        if (mark === '.' || mark === '#') continue
        const code = library.codes.get(mark)
        if (code === undefined) return null
        net.give(row * text.length + col, code)
      }
    return net.propagate() ? net : null
  }

  /** The words of a shelf that may be used, as a bitset. */
  private welcome({ blocks, favour, length }: Shelf, min: number): Int32Array {
    const set = new Int32Array(blocks)
    for (let word = 0; word < favour.length; word++) if (favour[word]! >= min) set[word >> 5]! |= 1 << (word & 31)
    for (const wanted of this.must) if (wanted.length === length) set[wanted.word >> 5]! |= 1 << (wanted.word & 31)
    return set
  }

  /** Blocks looked at so far. */
  get work(): number {
    return this.net?.domains.work ?? 0
  }

  /** The word of each slot, once filled. */
  words(): string[] {
    const { net } = this
    return net === null ? [] : net.shelves.map(({ words }, slot) => words[net.fixedTo[slot]!]!)
  }

  /** The slots that ran out of words most often, hardest first. */
  hardest(max: number): number[] {
    const weights = this.net?.weights ?? new Float64Array(0)
    return [...weights.keys()]
      .filter((slot) => weights[slot]! > 1)
      .sort((a, b) => weights[b]! - weights[a]! || a - b)
      .slice(0, max)
  }

  /** Goes on until the pattern is filled, proved impossible, or so much more work is done. */
  run(work: number): Outcome {
    const { net, decisions } = this
    if (net === null || this.isHopeless) return 'impossible'
    const end = this.work + work
    while (this.work < end) {
      const decision = this.isConsistent ? this.decide(net) : 'failure'
      if (decision === 'filled') return 'filled'
      if (decision === 'failure') {
        this.fails++
        const refuted = decisions.pop()
        if (refuted === undefined) {
          this.isHopeless = true
          return 'impossible'
        }
        net.leave()
        if (this.fails >= this.nextStart) this.startAgain(net)
        else net.strike(refuted.slot, refuted.word)
      } else {
        decisions.push(decision)
        net.enter()
        net.fix(decision.slot, decision.word)
      }
      this.isConsistent = net.propagate()
    }
    return 'stopped'
  }

  private startAgain(net: Net): void {
    while (net.depth > 0) net.leave()
    this.decisions.length = 0
    this.patience = Math.ceil(this.patience * morePatience)
    this.nextStart = this.fails + this.patience
  }

  private decide(net: Net): Decision | 'filled' | 'failure' {
    const wanted = this.decideMust(net)
    if (wanted !== null) return wanted
    const { weights, fixedTo, domains } = net
    let slot = -1
    let min = Number.POSITIVE_INFINITY
    for (let other = 0; other < fixedTo.length; other++) {
      if (fixedTo[other]! >= 0) continue
      const ease = domains.sizes[other]! / weights[other]!
      if (ease >= min) continue
      min = ease
      slot = other
    }
    return slot < 0 ? 'filled' : { slot, word: this.bestWord(net, slot) }
  }

  /** The word that must appear and has the fewest slots to choose from; null: all do. */
  private decideMust({ shelves, fixedTo, domains }: Net): Decision | 'failure' | null {
    let fewest = Number.POSITIVE_INFINITY
    let best: Decision | null = null
    for (const { length, word, times } of this.must) {
      let missing = times
      const free: number[] = []
      for (let slot = 0; slot < shelves.length; slot++) {
        if (shelves[slot]!.length !== length) continue
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

  /** Of some of the slot's words the one that leaves its crossing slots the most. */
  private bestWord(net: Net, slot: number): number {
    const { domains } = net
    const { length, spelling, favour } = net.shelves[slot]!
    this.countLeft(net, slot)
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
      for (let at = 0; at < length; at++) worth += leaves[at * net.letters + spelling[word * length + at]!]!
      if (worth <= max) continue
      max = worth
      best = word
    }
    return best
  }

  private countLeft({ domains, slots, shelves, letters }: Net, slot: number): void {
    for (const [at, crossing] of slots.crossings[slot]!.entries()) {
      const from = at * letters
      this.leaves.fill(0, from, from + letters)
      if (crossing === null) continue
      const { blocks } = shelves[crossing.slot]!
      for (let letter = 0; letter < letters; letter++)
        this.leaves[from + letter] = doublings(
          domains.meetings(crossing.slot, (crossing.at * letters + letter) * blocks),
        )
    }
  }
}
