/**
 * Arithmetic coding: bytes as one long fraction, and back. The less predictable a bit, the more room it takes. The
 * predictor learns the phrases that puzzles have in common before the bytes begin.
 */
import { phrases } from './phrases.ts'
import { one, Predictor } from './predictor.ts'
import { toUtf8 } from './utf8.ts'

/** The last predictor, kept until garbage collection, because learning the phrases takes longer than coding a text. */
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

/** Decodes `count` bytes; missing bytes at the end count as zeros. */
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

/** The range of fractions that are still possible, as 32 bits of each end. */
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
  /** Narrows the range by a bit and passes the bytes that are now settled to `settle`. */
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
  /** The first byte of a fraction that lies in the range whatever bytes follow it. */
  within(): number {
    return this.#low === 0 ? 0 : (this.#low >>> 24) + 1
  }
}
