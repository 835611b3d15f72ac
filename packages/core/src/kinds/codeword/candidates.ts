/**
 * What a person has on paper: the known letters, for each number the letters still possible, for each slot the words
 * that still fit. A letter that is known for one number is ruled out for all others.
 *
 * `words` are those that a person chooses from. With a list each is used once (`every`); without one they are the words
 * that the person knows, and no word has to be used.
 */
import { nameOf } from '../../wordgrid/places.ts'
import { type Slot, slotsOf } from '../../wordgrid/slots.ts'
import { type Breakdown, empty, type Move, type Puzzle, patternOf } from './puzzle/model.ts'

export interface Bank {
  readonly words: readonly string[]
  readonly every: boolean
}

export const bankOf = ({ words }: Puzzle): Bank => ({ words: (words ?? []).map(({ word }) => word), every: true })

export interface OpenSlot {
  readonly slot: Slot
  readonly numbers: readonly number[]
  /** Unused words that agree with the known letters. */
  readonly matching: readonly string[]
  /**
   * Those of the matching words whose letters repeat where the slot's numbers do and that have no letter of another
   * number.
   */
  readonly patterned: readonly string[]
  /** Those of the patterned words whose letters are all still possible. */
  readonly fitting: readonly string[]
}

interface View {
  readonly open: readonly OpenSlot[]
  /** Copies of each word that full slots leave. */
  readonly left: ReadonlyMap<string, number>
  /** A full slot whose letters are not an unused word. */
  readonly wordless: Slot | null
}

interface Ground {
  readonly every: boolean
  readonly slots: readonly { readonly slot: Slot; readonly numbers: readonly number[] }[]
  readonly copies: ReadonlyMap<string, number>
  readonly wordsOf: ReadonlyMap<number, readonly string[]>
  /**
   * How often each number occurs in slots, and each letter in words; if every word is used, the two are equal for a
   * number and its letter.
   */
  readonly timesOfNumber: readonly number[]
  readonly timesOfLetter: ReadonlyMap<string, number>
}

export class Candidates {
  readonly ground: Ground
  /** By number; null if unknown. */
  readonly known: (string | null)[]
  /** By number: the letters still possible. */
  readonly options: Set<string>[]
  private readonly numberOf: Map<string, number>
  private view: View | null = null

  constructor(from: Ground | Candidates) {
    const isCopy = from instanceof Candidates
    this.ground = isCopy ? from.ground : from
    const { timesOfNumber, timesOfLetter } = this.ground
    this.known = isCopy ? [...from.known] : timesOfNumber.map(() => null)
    this.options = isCopy
      ? from.options.map((letters) => new Set(letters))
      : timesOfNumber.map(() => new Set(timesOfLetter.keys()))
    this.numberOf = new Map(isCopy ? from.numberOf : [])
  }

  /** `rows`: what is written on the board. */
  static at(puzzle: Puzzle, rows: readonly string[], bank: Bank = bankOf(puzzle)): Candidates {
    const candidates = new Candidates(groundOf(puzzle, bank))
    for (const [row, line] of puzzle.codes.entries())
      for (const [col, number] of line.entries()) {
        const letter = rows[row]?.charAt(col) ?? empty
        if (number > 0 && letter !== empty && letter !== '') candidates.place({ number, letter })
      }
    return candidates
  }

  copy(): Candidates {
    return new Candidates(this)
  }

  get numbers(): number[] {
    return this.known.map((_, number) => number).slice(1)
  }

  get unknown(): number[] {
    return this.numbers.filter((number) => this.known[number] === null)
  }

  get solved(): boolean {
    return this.known.every((letter, number) => number === 0 || letter !== null)
  }

  place({ number, letter }: Move): void {
    if (this.known[number] === letter) return
    this.known[number] = letter
    this.numberOf.set(letter, number)
    this.options[number] = new Set([letter])
    for (const other of this.unknown) this.options[other]!.delete(letter)
    this.view = null
  }

  ruleOut({ number, letter }: Move): void {
    this.options[number]!.delete(letter)
    this.view = null
  }

  look(): View {
    this.view ??= this.seen()
    return this.view
  }

  private seen(): View {
    const { slots, copies, wordsOf } = this.ground
    const left = new Map(copies)
    const isFull: boolean[] = []
    let wordless: Slot | null = null
    for (const { slot, numbers } of slots) {
      const letters = numbers.map((number) => this.known[number])
      isFull.push(!letters.includes(null))
      if (letters.includes(null)) continue
      const word = letters.join('')
      left.set(word, (left.get(word) ?? 0) - 1)
      if (left.get(word)! < 0) wordless = slot
    }
    const open = slots.flatMap(({ slot, numbers }, index): OpenSlot[] => {
      if (isFull[index]) return []
      const matching = (wordsOf.get(slot.length) ?? []).filter(
        (word) =>
          left.get(word)! > 0 &&
          numbers.every((number, at) => {
            const letter = this.known[number]
            return letter === null || letter === word.charAt(at)
          }),
      )
      const patterned = matching.filter((word) => this.isPatterned(numbers, word))
      const fitting = patterned.filter((word) =>
        numbers.every((number, at) => this.options[number]!.has(word.charAt(at))),
      )
      return [{ slot, numbers, matching, patterned, fitting }]
    })
    return { open, left, wordless }
  }

  private isPatterned(numbers: readonly number[], word: string): boolean {
    return numbers.every((number, at) => {
      const letter = word.charAt(at)
      const owner = this.numberOf.get(letter)
      if (owner !== undefined && owner !== number) return false
      for (let before = 0; before < at; before++)
        if ((numbers[before] === number) !== (word.charAt(before) === letter)) return false
      return true
    })
  }

  /** Moves that give the unknown numbers of a slot the letters of a word. */
  writing({ numbers }: OpenSlot, word: string): Move[] {
    return [...new Set(numbers)]
      .filter((number) => this.known[number] === null)
      .map((number) => ({ number, letter: word.charAt(numbers.indexOf(number)) }))
  }

  /**
   * The words for a slot that are compatible with some word for another slot; all of them if the two share no unknown
   * number.
   */
  goingWith(one: OpenSlot, other: OpenSlot): readonly string[] {
    const { left } = this.look()
    const isShared = one.numbers.some((number) => this.known[number] === null && other.numbers.includes(number))
    if (!isShared) return one.fitting
    return one.fitting.filter((word) =>
      other.fitting.some(
        (beside) => (word !== beside || left.get(word)! > 1) && agree(one.numbers, word, other.numbers, beside),
      ),
    )
  }

  /** Letters of a slot's numbers that none of its fitting words has there. */
  unsupported({ numbers, fitting }: OpenSlot): Move[] {
    return [...new Set(numbers)]
      .filter((number) => this.known[number] === null)
      .flatMap((number) => {
        const letters = new Set(fitting.map((word) => word.charAt(numbers.indexOf(number))))
        return [...this.options[number]!].filter((letter) => !letters.has(letter)).map((letter) => ({ number, letter }))
      })
  }

  /** Follows the numbers from slot to slot until nothing changes; returns what then has no candidate left, or null. */
  breakdown(): Breakdown | null {
    for (let changed = true; changed; ) {
      changed = false
      for (const number of this.unknown) {
        const [letter, ...others] = this.options[number]!
        if (letter === undefined) return { left: 'number', number }
        if (others.length > 0) continue
        this.place({ number, letter })
        changed = true
      }
      const { open, left, wordless } = this.look()
      if (wordless) return { left: 'place', slot: nameOf(wordless) }
      const places = new Map<string, number>()
      for (const { fitting } of open) for (const word of fitting) places.set(word, (places.get(word) ?? 0) + 1)
      if (this.ground.every)
        for (const [word, copies] of left) if ((places.get(word) ?? 0) < copies) return { left: 'word', word }
      for (const one of open) {
        if (one.fitting.length === 0) return { left: 'place', slot: nameOf(one.slot) }
        for (const move of this.unsupported(one)) {
          this.ruleOut(move)
          changed = true
        }
      }
    }
    return null
  }
}

/** Whether equal numbers have equal letters in both words, and different ones different letters. */
const agree = (numbers: readonly number[], word: string, others: readonly number[], beside: string): boolean =>
  numbers.every((number, at) =>
    others.every((other, there) => (number === other) === (word.charAt(at) === beside.charAt(there))),
  )

function groundOf(puzzle: Puzzle, { words, every }: Bank): Ground {
  const codes = puzzle.codes.flat()
  const slots = slotsOf(patternOf(puzzle)).slots.map((slot) => ({
    slot,
    numbers: slot.cells.map((cell) => codes[cell]!),
  }))
  const copies = new Map<string, number>()
  for (const word of words) copies.set(word, (copies.get(word) ?? 0) + 1)
  const wordsOf = new Map<number, string[]>()
  for (const word of copies.keys()) {
    const same = wordsOf.get(word.length)
    if (same) same.push(word)
    else wordsOf.set(word.length, [word])
  }
  const timesOfNumber = new Array<number>(codes.reduce((max, code) => Math.max(max, code), 0) + 1).fill(0)
  for (const { numbers } of slots) for (const number of numbers) timesOfNumber[number]!++
  const timesOfLetter = new Map<string, number>()
  for (const word of words) for (const letter of word) timesOfLetter.set(letter, (timesOfLetter.get(letter) ?? 0) + 1)
  return { every, slots, copies, wordsOf, timesOfNumber, timesOfLetter }
}
