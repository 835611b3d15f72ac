/**
 * A dictionary as a double-array trie (Aoe, 1989): following a letter is one addition and one comparison, in a few bytes a
 * node. The child of node v for letter c is the slot base(v) + c, if that slot's check is v. 180,000 Japanese readings of up to
 * eight letters need some 350,000 nodes; a table of all letters for each node would be twenty times as large.
 *
 * All fields of a node lie side by side, because a walk needs them together. Nodes are numbered by the offset of their
 * fields; 0 is the root, and as no node has the root as its child, 0 also says "nothing". The check of a free slot is −1.
 */

/** A node's fields in `nodes`. `kids` is the start of its list in `kidLetter` and `kidNode`, which ends with letter 0. */
export const check = 0
export const base = 1
export const word = 2
export const kids = 3
export const fields = 4

export interface Trie {
  /** Letters by their number; number 0 is none. */
  readonly letters: readonly string[]
  /** The words, none longer than asked; the number of a word in the trie is its index + 1. */
  readonly words: readonly string[]
  readonly nodes: Int32Array
  readonly kidLetter: Uint16Array
  readonly kidNode: Int32Array
}

export const childOf = (nodes: Int32Array, node: number, letter: number): number => {
  const slot = nodes[node + base]! + letter * fields
  return nodes[slot + check] === node ? slot : 0
}

/** Words longer than `longest` cannot lie in the board and are left out. */
export function buildTrie(dictionary: Iterable<string>, longest: number): Trie {
  const words = [...new Set(dictionary)].filter((entry) => entry.length > 0 && entry.length <= longest).sort()
  const letters = ['', ...lettersOf(words)]
  const codes = new Uint16Array(0x10000)
  for (const [number, letter] of letters.entries()) if (number > 0) codes[letter.charCodeAt(0)] = number
  return new Builder(words, letters, codes).trie
}

function lettersOf(words: readonly string[]): string[] {
  const seen = new Uint8Array(0x10000)
  for (const entry of words) for (let i = 0; i < entry.length; i++) seen[entry.charCodeAt(i)] = 1
  return Array.from(seen.keys()).flatMap((unit) => (seen[unit] === 1 ? String.fromCharCode(unit) : []))
}

/** Lays the sorted words into slots, node by node in the order of the words, so that neighbours in the trie are near. */
class Builder {
  readonly trie: Trie
  private nodes: Int32Array
  private taken: Uint8Array
  private firstFree = 1
  private slots = 1
  private readonly kidLetter: number[] = []
  private readonly kidNode: number[] = []
  private readonly words: readonly string[]
  private readonly codes: Uint16Array
  private readonly alphabet: number

  constructor(words: readonly string[], letters: readonly string[], codes: Uint16Array) {
    this.words = words
    this.codes = codes
    this.alphabet = letters.length
    const room = 1024 + 2 * words.length
    this.nodes = new Int32Array(room * fields).fill(-1)
    this.taken = new Uint8Array(room)
    this.taken[0] = 1
    this.place(0, 0, words.length, 0)
    this.trie = {
      letters,
      words,
      nodes: this.nodes.slice(0, (this.slots + this.alphabet) * fields),
      kidLetter: Uint16Array.from(this.kidLetter),
      kidNode: Int32Array.from(this.kidNode),
    }
  }

  /** Node `slot` stands for the words from `from` to `to`, which agree in their first `depth` letters. */
  private place(slot: number, from: number, to: number, depth: number): void {
    let start = from
    this.nodes[slot * fields + word] = 0
    if (start < to && this.words[start]!.length === depth) {
      this.nodes[slot * fields + word] = start + 1
      start++
    }
    const children: number[] = []
    const ends: number[] = []
    for (let at = start; at < to; ) {
      const unit = this.words[at]!.charCodeAt(depth)
      let end = at + 1
      while (end < to && this.words[end]!.charCodeAt(depth) === unit) end++
      children.push(this.codes[unit]!)
      ends.push(end)
      at = end
    }
    const offset = children.length > 0 ? this.findBase(children) : 0
    this.nodes[slot * fields + base] = offset * fields
    this.nodes[slot * fields + kids] = this.kidLetter.length
    for (const letter of children) {
      const child = offset + letter
      this.taken[child] = 1
      this.nodes[child * fields + check] = slot * fields
      this.kidLetter.push(letter)
      this.kidNode.push(child * fields)
      if (child >= this.slots) this.slots = child + 1
    }
    this.kidLetter.push(0)
    this.kidNode.push(0)
    for (let i = 0, at = start; i < children.length; at = ends[i]!, i++)
      this.place(offset + children[i]!, at, ends[i]!, depth + 1)
  }

  /** The first offset at which all children find a free slot. */
  private findBase(children: readonly number[]): number {
    const first = children[0]!
    while (this.taken[this.firstFree] === 1) this.firstFree++
    let seen = 0
    let full = 0
    for (let slot = Math.max(this.firstFree, first); ; slot++) {
      const offset = slot - first
      if (offset + this.alphabet + 1 >= this.taken.length) this.grow()
      seen++
      if (this.taken[slot] === 1) {
        full++
        continue
      }
      let fits = true
      for (let i = 1; i < children.length && fits; i++) fits = this.taken[offset + children[i]!] === 0
      if (!fits) continue
      // a region that is nearly full is not searched again
      if (full > 0.95 * seen && seen > 64) this.firstFree = slot
      return offset
    }
  }

  private grow(): void {
    const taken = new Uint8Array(this.taken.length * 2)
    taken.set(this.taken)
    this.taken = taken
    const nodes = new Int32Array(taken.length * fields).fill(-1)
    nodes.set(this.nodes)
    this.nodes = nodes
  }
}
