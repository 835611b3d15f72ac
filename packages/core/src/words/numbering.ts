/**
 * Numbers distinct words in the order of their arrival. A custom hash table (open addressing, at most half full): for
 * half a million words it takes a third of the time of a Map.
 */
export class Numbering {
  readonly words: string[] = []
  private table: Int32Array

  /** `expected` is the likely number of words; more are fine. */
  constructor(expected: number) {
    this.table = new Int32Array(1 << Math.max(4, 33 - Math.clz32(expected))).fill(-1)
  }

  /** The number of a word; a new word gets the next number. */
  of(word: string): number {
    const mask = this.table.length - 1
    let at = hashOf(word) & mask
    for (let number = this.table[at]!; number >= 0; number = this.table[at]!) {
      if (this.words[number] === word) return number
      at = (at + 1) & mask
    }
    const number = this.words.push(word) - 1
    this.table[at] = number
    if (2 * this.words.length > this.table.length) this.grow()
    return number
  }

  private grow(): void {
    this.table = new Int32Array(2 * this.table.length).fill(-1)
    const mask = this.table.length - 1
    for (const [number, word] of this.words.entries()) {
      let at = hashOf(word) & mask
      while (this.table[at]! >= 0) at = (at + 1) & mask
      this.table[at] = number
    }
  }
}

function hashOf(word: string): number {
  let hash = word.length
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x5bd1e995)
  return hash ^ (hash >>> 15)
}
