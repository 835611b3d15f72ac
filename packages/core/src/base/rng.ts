/**
 * Seeded random numbers, the same on every platform.
 *
 * Method: xoshiro128** (Blackman & Vigna, 2018) on 32-bit integers; its state is filled from a text seed by
 * cyrb128-like mixing (FNV-1a per lane, then the murmur3 finaliser). `fork(label)` derives an independent stream from
 * the seed text, not from the state, so what one part of a maker draws never shifts what another part draws.
 */
export class Rng {
  readonly seed: string
  private a: number
  private b: number
  private c: number
  private d: number

  constructor(seed: string) {
    this.seed = seed
    this.a = hash(seed, 0x9e3779b9)
    this.b = hash(seed, 0x243f6a88)
    this.c = hash(seed, 0xb7e15162)
    this.d = hash(seed, 0xdeadbeef) | 1 // never the all-zero state, which xoshiro cannot leave
    for (let i = 0; i < 8; i++) this.next()
  }

  /** The four words of the state. Readable and writable, to lend the stream to a kernel, and for tests. */
  get state(): readonly [number, number, number, number] {
    return [this.a >>> 0, this.b >>> 0, this.c >>> 0, this.d >>> 0]
  }
  set state([a, b, c, d]: readonly [number, number, number, number]) {
    this.a = a
    this.b = b
    this.c = c
    this.d = d
  }

  /** An independent stream for one purpose; the parent's stream does not advance. */
  fork(label: string | number): Rng {
    return new Rng(`${this.seed}/${String(label).replaceAll('/', '//')}`)
  }

  /** 0 … 2³²−1 */
  next(): number {
    const product = Math.imul(this.b, 5)
    const result = Math.imul((product << 7) | (product >>> 25), 9)
    const t = this.b << 9
    this.c ^= this.a
    this.d ^= this.b
    this.b ^= this.c
    this.a ^= this.d
    this.c ^= t
    this.d = (this.d << 11) | (this.d >>> 21)
    return result >>> 0
  }

  /** 0 … n−1 for n up to 2³², every value equally likely (values from the ragged end are drawn again). */
  below(n: number): number {
    if (!(n >= 1 && n <= 0x1_0000_0000)) throw new RangeError(`below(${n})`)
    const ragged = 0x1_0000_0000 % n
    let x = this.next()
    while (x < ragged) x = this.next()
    return x % n
  }

  /** 0 ≤ x < 1, in steps of 2⁻³² */
  float(): number {
    return this.next() / 0x1_0000_0000
  }

  pick<T>(items: readonly T[]): T {
    const item = items[this.below(items.length)]
    if (item === undefined) throw new RangeError('pick from an empty list')
    return item
  }

  /** Shuffles in place (Fisher–Yates) and returns the same list. */
  shuffle<L extends { length: number; [i: number]: unknown }>(list: L): L {
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.below(i + 1)
      const held = list[i]
      list[i] = list[j]
      list[j] = held
    }
    return list
  }
}

function hash(text: string, lane: number): number {
  let h = lane ^ text.length
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  h ^= h >>> 16
  h = Math.imul(h, 0x85ebca6b)
  h ^= h >>> 13
  h = Math.imul(h, 0xc2b2ae35)
  return h ^ (h >>> 16)
}
