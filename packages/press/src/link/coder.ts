/**
 * Bytes as one long fraction, and back (arithmetic coding): each bit takes as much room as it was hard to guess. What
 * the bytes have in common with others is learnt before they begin.
 */
import { phrases } from './phrases.ts'
import { one, Predictor } from './predictor.ts'
import { toUtf8 } from './utf8.ts'

/**
 * The predictor of the last text, as long as the machine has room for it: to learn the phrases takes longer than a
 * text.
 */
let last: WeakRef<Predictor> | null = null

function predictor(): Predictor {
  const used = last?.deref()
  if (used?.restart()) return used
  const fresh = new Predictor(toUtf8(phrases))
  last = new WeakRef(fresh)
  return fresh
}

export function encode(bytes: Uint8Array): Uint8Array {
  const range = new Range(predictor())
  const out: number[] = []
  const settle = (settled: number): void => {
    out.push(settled)
  }
  for (const byte of bytes)
    for (let place = 7; place >= 0; place--) range.narrow((byte >> place) & 1, range.middle(), settle)
  out.push(range.within())
  return Uint8Array.from(out)
}

/** As many bytes as were packed; what is missing at the end counts as zeros. */
export function decode(packed: Uint8Array, count: number): Uint8Array {
  const range = new Range(predictor())
  const bytes = new Uint8Array(count)
  let next = 0
  let value = 0
  const read = (): void => {
    value = ((value << 8) | (packed[next++] ?? 0)) >>> 0
  }
  for (let i = 0; i < 4; i++) read()
  for (let at = 0; at < count; at++)
    for (let place = 0; place < 8; place++) {
      const middle = range.middle()
      const bit = value <= middle ? 1 : 0
      range.narrow(bit, middle, read)
      bytes[at] = (bytes[at]! << 1) | bit
    }
  return bytes
}

/** The fractions that are still possible, as 32 bits of each end. */
class Range {
  readonly #predictor: Predictor
  #low = 0
  #high = 0xffffffff

  constructor(predictor: Predictor) {
    this.#predictor = predictor
  }
  /** The last fraction that means a 1. */
  middle(): number {
    return this.#low + Math.floor(((this.#high - this.#low) * this.#predictor.guess()) / one)
  }
  /** Tells the bytes that are settled by a bit. */
  narrow(bit: number, middle: number, settle: (settled: number) => void): void {
    this.#predictor.learn(bit)
    if (bit) this.#high = middle
    else this.#low = middle + 1
    while (this.#low >>> 24 === this.#high >>> 24) {
      settle(this.#high >>> 24)
      this.#low = (this.#low << 8) >>> 0
      this.#high = ((this.#high << 8) | 255) >>> 0
    }
  }
  /** The first byte of a fraction in the range, whatever follows it. */
  within(): number {
    return this.#low === 0 ? 0 : (this.#low >>> 24) + 1
  }
}
