/**
 * Which letters can stand in the first, second or third place of a word of four letters or more, its next letters being
 * known: bit masks by two of them. Two masks cut each other down to few letters, and only these are followed through the trie.
 */
import type { Trie } from './trie.ts'

export class Beginnings {
  readonly blocks: number
  /** [(x * letters + y) * blocks + block]: bits of the c such that a beginning of four letters is cxy? · c?xy. */
  readonly firstNear: Int32Array
  readonly firstFar: Int32Array
  /** xcy? · ?cxy */
  readonly secondNear: Int32Array
  readonly secondFar: Int32Array
  /** xyc? · ?xcy */
  readonly thirdNear: Int32Array
  readonly thirdFar: Int32Array
  /** [x * letters + y]: the slot of the beginning xy, or 0. */
  readonly pair: Int32Array

  constructor({ letters: list, kids, kidLetter, kidSlot }: Trie) {
    const letters = list.length
    const blocks = (letters + 31) >> 5
    this.blocks = blocks
    const table = (): Int32Array => new Int32Array(letters ** 2 * blocks)
    this.firstNear = table()
    this.firstFar = table()
    this.secondNear = table()
    this.secondFar = table()
    this.thirdNear = table()
    this.thirdFar = table()
    this.pair = new Int32Array(letters ** 2)
    const add = (masks: Int32Array, x: number, y: number, letter: number): void => {
      masks[(x * letters + y) * blocks + (letter >> 5)]! |= 1 << (letter & 31)
    }
    for (let i = kids[0]!; kidLetter[i] !== 0; i++)
      for (let j = kids[kidSlot[i]!]!; kidLetter[j] !== 0; j++) {
        this.pair[kidLetter[i]! * letters + kidLetter[j]!] = kidSlot[j]!
        for (let k = kids[kidSlot[j]!]!; kidLetter[k] !== 0; k++)
          for (let l = kids[kidSlot[k]!]!; kidLetter[l] !== 0; l++) {
            const [a, b, c, d] = [kidLetter[i]!, kidLetter[j]!, kidLetter[k]!, kidLetter[l]!]
            add(this.firstNear, b, c, a)
            add(this.firstFar, c, d, a)
            add(this.secondNear, a, c, b)
            add(this.secondFar, c, d, b)
            add(this.thirdNear, a, b, c)
            add(this.thirdFar, b, d, c)
          }
      }
  }
}
