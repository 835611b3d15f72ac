/**
 * Which letters can stand in the first, second or third place of a word of four letters or more, the other three of its first four
 * letters being known: bit masks. Only these letters are followed through the trie.
 *
 * Up to 31 letters there is a mask for each three others, and it is exact. For larger alphabets, whose tables would not stay near the
 * processor, three masks by two others each cut each other down to few letters. (For 26 letters exact masks made a look at a cell of
 * 8×8 a tenth faster; for 86 the third mask did the same.)
 */
import type { Trie } from './trie.ts'

/** The largest number of letters, number 0 included, for which masks by three are kept. */
const mostForThree = 32

export class Beginnings {
  readonly blocks: number
  /** [x * letters + y]: the slot of the beginning xy, or 0. */
  readonly pair: Int32Array
  private readonly letters: number
  private readonly byThree: boolean
  /** For each place, by the other letters x, y, z in their order: `near` by all three; or each by two, x and y · y and z · x and z. */
  private readonly near: readonly [Int32Array, Int32Array, Int32Array]
  private readonly far: readonly [Int32Array, Int32Array, Int32Array]
  private readonly across: readonly [Int32Array, Int32Array, Int32Array]

  constructor({ letters: list, kids, kidLetter, kidSlot }: Trie) {
    const letters = list.length
    this.letters = letters
    this.blocks = (letters + 31) >> 5
    this.byThree = letters <= mostForThree
    const table = (): Int32Array => new Int32Array(letters ** 2 * (this.byThree ? letters : this.blocks))
    this.near = [table(), table(), table()]
    this.far = this.byThree ? this.near : [table(), table(), table()]
    this.across = this.byThree ? this.near : [table(), table(), table()]
    this.pair = new Int32Array(letters ** 2)
    for (let i = kids[0]!; kidLetter[i] !== 0; i++)
      for (let j = kids[kidSlot[i]!]!; kidLetter[j] !== 0; j++) {
        this.pair[kidLetter[i]! * letters + kidLetter[j]!] = kidSlot[j]!
        for (let k = kids[kidSlot[j]!]!; kidLetter[k] !== 0; k++)
          for (let l = kids[kidSlot[k]!]!; kidLetter[l] !== 0; l++) {
            const [a, b, c, d] = [kidLetter[i]!, kidLetter[j]!, kidLetter[k]!, kidLetter[l]!]
            this.add(0, b, c, d, a)
            this.add(1, a, c, d, b)
            this.add(2, a, b, d, c)
          }
      }
  }

  private add(place: 0 | 1 | 2, x: number, y: number, z: number, letter: number): void {
    const block = letter >> 5
    const bit = 1 << (letter & 31)
    if (this.byThree) this.near[place][this.three(x, y, z)]! |= bit
    else {
      this.near[place][this.two(x, y) + block]! |= bit
      this.far[place][this.two(y, z) + block]! |= bit
      this.across[place][this.two(x, z) + block]! |= bit
    }
  }

  private three(x: number, y: number, z: number): number {
    return (x * this.letters + y) * this.letters + z
  }

  private two(x: number, y: number): number {
    return (x * this.letters + y) * this.blocks
  }

  /** The letters for a place, the three others being x, y and z in their order. */
  mask(place: 0 | 1 | 2, x: number, y: number, z: number, block: number): number {
    return this.byThree
      ? this.near[place][this.three(x, y, z)]!
      : this.near[place][this.two(x, y) + block]! &
          this.far[place][this.two(y, z) + block]! &
          this.across[place][this.two(x, z) + block]!
  }
}
