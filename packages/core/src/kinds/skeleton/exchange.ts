/**
 * Words for a pattern by exchange: every run holds a word of its length, every crossing where two letters differ is to
 * disappear.
 *
 * Method: Metropolis' rule at one heat. A move exchanges the words of two runs of equal length, or takes one that no run holds; every other
 * move starts from a run that has a wrong crossing. The pattern stays as it is. With two letters half of the crossings are right from the start,
 * and of ten patterns with 220 to 230 crossings seven were filled within 0.6 s, some ten million moves a second; a slow cooling
 * without preference for wrong crossings filled two of six in 1.3 s. With the 26 letters of a language words must be laid one after another.
 */
import { exp } from '../../engine/exp.ts'
import type { Rng } from '../../engine/rng.ts'
import type { Lexicon } from '../../engine/wordgrid/lexicon.ts'
import type { Plan } from './plan.ts'

/** Exchanges of one attempt, for each letter of the pattern's runs. */
const movesForLetter = 6_000
/** In wrong crossings. */
const heat = 0.34
/** Share of moves that start from a run with a wrong crossing. */
const focus = 0.5

interface Run {
  readonly start: number
  readonly step: number
  readonly length: number
}

export class Exchange {
  private readonly lexicon: Lexicon
  private readonly rng: Rng
  private readonly runs: readonly Run[]
  /** By holder: the word it holds. The runs come first; behind them are spare words. */
  private readonly holds: Int32Array
  /** Holders in order of length; by holder, where its length begins and ends there. */
  private readonly holders: Int32Array
  private readonly from: Int32Array
  private readonly to: Int32Array
  /** Crossings of run r, from `crossingsAt[r]` to before `crossingsAt[r + 1]`: position, other run, position there. */
  private readonly crossings: Int32Array
  private readonly crossingsAt: Int32Array
  /** [run * runs + other]: the position in the run at which the other crosses it, plus 1; or 0. */
  private readonly meets: Uint8Array
  /** The letter that the crossing run has at `run * longest + position`, or 0. */
  private readonly crossing: Uint16Array
  /** By holder: crossings where the letters differ. */
  private readonly wrongNow: Int32Array
  /** The runs with wrong crossings; by run, its place among them or −1. */
  private readonly bad: Int32Array
  private readonly badAt: Int32Array
  private badCount = 0
  /** By how many more wrong crossings: how likely they are accepted. */
  private readonly chance = Float64Array.from({ length: 256 }, (_, more) => exp(-more / heat))
  private readonly all: number
  private moves = 0
  /** Crossings where the letters differ. */
  wrong = 0

  /** `patience`: how many times as long as usual the attempt takes. */
  constructor(lexicon: Lexicon, plan: Plan, rng: Rng, patience: number) {
    this.lexicon = lexicon
    this.rng = rng
    const runs = runsOf(plan)
    this.runs = runs
    const words = rng.shuffle(
      Array.from(lexicon.words.keys()).flatMap((word) => new Array<number>(lexicon.caps[word]!).fill(word)),
    )
    const waiting = new Map<number, number[]>()
    for (const word of words) {
      const length = lexicon.lengths[word]!
      waiting.set(length, [...(waiting.get(length) ?? []), word])
    }
    const held = runs.map(({ length }) => waiting.get(length)?.pop() ?? -1)
    this.holds = Int32Array.from([...held, ...[...waiting.values()].flat()])
    const lengths = Int32Array.from(this.holds, (word) => lexicon.lengths[word]!)
    this.holders = Int32Array.from(this.holds.keys()).sort((a, b) => lengths[a]! - lengths[b]! || a - b)
    this.from = Int32Array.from(lengths, (length) => this.holders.findIndex((holder) => lengths[holder] === length))
    this.to = Int32Array.from(
      lengths,
      (length) => 1 + this.holders.findLastIndex((holder) => lengths[holder] === length),
    )

    const through = [new Int32Array(plan.black.length).fill(-1), new Int32Array(plan.black.length).fill(-1)]
    const wayOf = (run: Run): number => (run.step === 1 ? 0 : 1)
    for (const [r, run] of runs.entries())
      for (let i = 0; i < run.length; i++) through[wayOf(run)]![run.start + i * run.step] = r
    const crossings: number[] = []
    this.meets = new Uint8Array(runs.length ** 2)
    this.crossingsAt = new Int32Array(runs.length + 1)
    for (const [r, run] of runs.entries()) {
      for (let i = 0; i < run.length; i++) {
        const cell = run.start + i * run.step
        const other = through[1 - wayOf(run)]![cell]!
        if (other < 0) continue
        crossings.push(i, other, (cell - runs[other]!.start) / runs[other]!.step)
        this.meets[r * runs.length + other] = i + 1
      }
      this.crossingsAt[r + 1] = crossings.length
    }
    this.crossings = Int32Array.from(crossings)
    this.crossing = new Uint16Array(runs.length * lexicon.longest)
    this.wrongNow = new Int32Array(this.holds.length)
    this.bad = new Int32Array(this.holds.length)
    this.badAt = new Int32Array(this.holds.length).fill(-1)
    for (let run = 0; run < runs.length; run++) this.tell(run)
    for (let run = 0; run < runs.length; run++) this.note(run, this.wrongWith(run, this.holds[run]!))
    this.wrong = this.wrongNow.reduce((sum, wrong) => sum + wrong, 0) / 2
    this.all = patience * movesForLetter * lengths.subarray(0, runs.length).reduce((sum, length) => sum + length, 0)
  }

  /** The attempt has come to its end. */
  get over(): boolean {
    return this.moves >= this.all
  }

  /** Makes exchanges; true when all letters agree. */
  step(moves: number): boolean {
    this.moves += moves
    for (let i = 0; i < moves && this.wrong > 0; i++) this.move()
    return this.wrong === 0
  }

  private below(n: number): number {
    return Math.floor(this.rng.float() * n)
  }

  private move(): void {
    const { holds, holders, from, to, wrongNow } = this
    const one = this.rng.float() < focus ? this.bad[this.below(this.badCount)]! : this.below(this.runs.length)
    const other = holders[from[one]! + this.below(to[one]! - from[one]!)]!
    const [word, next] = [holds[one]!, holds[other]!]
    if (next === word) return
    const exchanged = other < this.runs.length
    let wrongOne = this.wrongWith(one, next)
    let wrongOther = exchanged ? this.wrongWith(other, word) : 0
    let more = wrongOne + wrongOther - wrongNow[one]! - wrongNow[other]!
    const meeting = exchanged ? this.meets[one * this.runs.length + other]! : 0
    const back = meeting === 0 ? 0 : this.meets[other * this.runs.length + one]!
    if (meeting !== 0) {
      // each was weighed against the other's old word; what they have in common was counted twice
      const was = this.differ(word, meeting, next, back)
      const will = this.differ(next, meeting, word, back)
      wrongOne += will - this.differ(next, meeting, next, back)
      wrongOther += will - this.differ(word, meeting, word, back)
      more = wrongOne + wrongOther - will - (wrongNow[one]! + wrongNow[other]! - was)
    }
    if (more > 0 && this.rng.float() >= this.chance[more]!) return
    this.wrong += more
    holds[one] = next
    holds[other] = word
    this.note(one, wrongOne)
    this.note(other, wrongOther)
    if (meeting !== 0) {
      const { spelling, longest } = this.lexicon
      this.crossing[one * longest + meeting - 1] = spelling[word * longest + back - 1]!
      this.crossing[other * longest + back - 1] = spelling[next * longest + meeting - 1]!
    }
    this.tell(one)
    if (exchanged) this.tell(other)
  }

  /** Crossings of a run that would be wrong with a word. */
  private wrongWith(run: number, word: number): number {
    const { crossing } = this
    const { spelling, longest, lengths } = this.lexicon
    const length = lengths[word]!
    let wrong = 0
    for (let i = 0, cell = run * longest, letter = word * longest; i < length; i++, cell++, letter++)
      if (crossing[cell] !== 0 && crossing[cell] !== spelling[letter]) wrong++
    return wrong
  }

  /** 1 if two words have different letters at these positions, counted from 1. */
  private differ(one: number, at: number, other: number, there: number): number {
    const { spelling, longest } = this.lexicon
    return spelling[one * longest + at - 1] === spelling[other * longest + there - 1] ? 0 : 1
  }

  /** Keeps the list of runs with wrong crossings. */
  private note(run: number, wrong: number): void {
    const { bad, badAt, wrongNow } = this
    wrongNow[run] = wrong
    if (wrong > 0 && badAt[run]! < 0) {
      badAt[run] = this.badCount
      bad[this.badCount++] = run
    } else if (wrong === 0 && badAt[run]! >= 0) {
      const last = bad[--this.badCount]!
      bad[badAt[run]!] = last
      badAt[last] = badAt[run]!
      badAt[run] = -1
    }
  }

  /** Lets the runs that cross a run know its letters. */
  private tell(run: number): void {
    const { crossings, crossingsAt, crossing, wrongNow } = this
    const { spelling, longest } = this.lexicon
    const word = this.holds[run]! * longest
    for (let i = crossingsAt[run]!; i < crossingsAt[run + 1]!; i += 3) {
      const other = crossings[i + 1]!
      const at = other * longest + crossings[i + 2]!
      const letter = spelling[word + crossings[i]!]!
      if (crossing[at] === letter) continue
      const own = spelling[this.holds[other]! * longest + crossings[i + 2]!]
      this.note(other, wrongNow[other]! + (letter === own ? 0 : 1) - (crossing[at] === own ? 0 : 1))
      crossing[at] = letter
    }
  }

  /** The runs with their words. */
  get filled(): readonly { readonly run: Run; readonly word: number }[] {
    return this.runs.map((run, r) => ({ run, word: this.holds[r]! }))
  }

  /** The letters by cell, 0 for black. */
  letters(size: number): Uint16Array {
    const { spelling, longest } = this.lexicon
    const letters = new Uint16Array(size)
    for (const { run, word } of this.filled)
      for (let i = 0; i < run.length; i++) letters[run.start + i * run.step] = spelling[word * longest + i]!
    return letters
  }
}

/** All runs of two cells or more. */
function runsOf({ width, height, stride, black }: Plan): Run[] {
  const runs: Run[] = []
  const read = (first: number, step: number, count: number): void => {
    for (let i = 0, length = 0; i <= count; i++) {
      if (i < count && black[first + i * step] === 0) {
        length++
        continue
      }
      if (length > 1) runs.push({ start: first + (i - length) * step, step, length })
      length = 0
    }
  }
  for (let row = 1; row <= height; row++) read(row * stride + 1, 1, width)
  for (let col = 1; col <= width; col++) read(stride + col, stride, height)
  return runs
}
