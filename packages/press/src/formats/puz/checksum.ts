/**
 * The checksums of a .puz file: one over the sizes, one over everything, and four masked with the letters ICHEATED.
 * From the public reverse-engineered notes on the format.
 */

/** The checksum of some bytes, continued from an earlier one. */
export function sumOf(bytes: Uint8Array, from = 0): number {
  let sum = from
  for (const byte of bytes) sum = (((sum >>> 1) | ((sum & 1) << 15)) + byte) & 0xffff
  return sum
}

export interface Summed {
  /** Width, height, number of clues and the two words of flags: eight bytes. */
  readonly sizes: Uint8Array
  readonly solution: Uint8Array
  readonly state: Uint8Array
  /** Title, author, copyright, clues and notes, without their final zeros. */
  readonly title: Uint8Array
  readonly author: Uint8Array
  readonly copyright: Uint8Array
  readonly clues: readonly Uint8Array[]
  readonly notes: Uint8Array
  /** Older versions do not include the notes. */
  readonly withNotes: boolean
}

export interface Sums {
  readonly whole: number
  readonly sizes: number
  readonly mixed: Uint8Array
}

const mask = Array.from('ICHEATED', (letter) => letter.charCodeAt(0))

export function sumsOf(parts: Summed): Sums {
  const sizes = sumOf(parts.sizes)
  const whole = texts(parts, sumOf(parts.state, sumOf(parts.solution, sizes)))
  const four = [sizes, sumOf(parts.solution), sumOf(parts.state), texts(parts, 0)]
  const low = four.map((sum, i) => (mask[i] ?? 0) ^ (sum & 0xff))
  const high = four.map((sum, i) => (mask[i + 4] ?? 0) ^ (sum >>> 8))
  return { whole, sizes, mixed: Uint8Array.from([...low, ...high]) }
}

function texts({ title, author, copyright, clues, notes, withNotes }: Summed, from: number): number {
  const ended = (sum: number, bytes: Uint8Array): number =>
    bytes.length === 0 ? sum : sumOf(Uint8Array.of(0), sumOf(bytes, sum))
  let sum = [title, author, copyright].reduce(ended, from)
  for (const clue of clues) sum = sumOf(clue, sum)
  return withNotes ? ended(sum, notes) : sum
}
