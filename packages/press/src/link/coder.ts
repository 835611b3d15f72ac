/**
 * Bytes as one long fraction, and back (arithmetic coding): each bit takes as much room as it was hard to guess. What the bytes have in
 * common with others is learnt before they begin.
 */
import { one, Predictor } from './predictor.ts'

export function encode(bytes: Uint8Array, common: Uint8Array): Uint8Array {
  const range = new Range(common)
  const out: number[] = []
  for (const byte of bytes)
    for (let place = 7; place >= 0; place--) out.push(...range.narrow((byte >> place) & 1, range.middle()))
  out.push(range.within())
  return Uint8Array.from(out)
}

/** As many bytes as were packed; what is missing at the end counts as zeros. */
export function decode(packed: Uint8Array, count: number, common: Uint8Array): Uint8Array {
  const range = new Range(common)
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
      for (const _settled of range.narrow(bit, middle)) read()
      bytes[at] = (bytes[at]! << 1) | bit
    }
  return bytes
}

/** The fractions that are still possible, as 32 bits of each end. */
class Range {
  readonly #predictor = new Predictor()
  #low = 0
  #high = 0xffffffff

  constructor(common: Uint8Array) {
    for (const byte of common)
      for (let place = 7; place >= 0; place--) {
        this.#predictor.guess()
        this.#predictor.learn((byte >> place) & 1)
      }
  }
  /** The last fraction that means a 1. */
  middle(): number {
    return this.#low + Math.floor(((this.#high - this.#low) * this.#predictor.guess()) / one)
  }
  /** The bytes that are settled by a bit. */
  narrow(bit: number, middle: number): number[] {
    this.#predictor.learn(bit)
    if (bit) this.#high = middle
    else this.#low = middle + 1
    const settled: number[] = []
    while (this.#low >>> 24 === this.#high >>> 24) {
      settled.push(this.#high >>> 24)
      this.#low = (this.#low << 8) >>> 0
      this.#high = ((this.#high << 8) | 255) >>> 0
    }
    return settled
  }
  /** The first byte of a fraction in the range, whatever follows it. */
  within(): number {
    return this.#low === 0 ? 0 : (this.#low >>> 24) + 1
  }
}
