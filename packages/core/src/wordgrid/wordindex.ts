/**
 * A dictionary prepared for crossing words: letters become small numbers, words are ordered by length, and a bitset for
 * each (position, letter) marks the words that have that letter there. A segment of a board is matched by ANDing the
 * bitsets of its letters; a whole run is looked up in a hash table.
 *
 * A dictionary is a multiset: a spelling that is given twice may be used twice (`caps`).
 */
export interface WordIndex {
  /** Distinct spellings, shortest first; the index is the word's number. */
  readonly words: readonly string[]
  /** How often each may be used. */
  readonly caps: Uint8Array
  readonly lengths: Uint8Array
  readonly longest: number
  /** The letter of each code; code 0 is the empty cell. */
  readonly letters: readonly string[]
  readonly codes: ReadonlyMap<string, number>
  /** Letter codes of word w from `w * longest`. */
  readonly spelling: Uint16Array
  /** 32-bit blocks in one bitset over the words. */
  readonly blocks: number
  /** The bitset of (position, letter) starts at `(position * letters.length + letter) * blocks`. */
  readonly having: Int32Array
  /** Words of length n are those from `firstOf[n]` to before `firstOf[n + 1]`. */
  readonly firstOf: Int32Array
  readonly hashed: Int16Array
  /** 1 for a word with which some longer word begins (`opens`) or ends (`closes`). */
  readonly opens: Uint8Array
  readonly closes: Uint8Array
  /** 1 for a letter with which some word of two letters begins or ends. */
  readonly opensPair: Uint8Array
  readonly closesPair: Uint8Array
}

export function buildWordIndex(dictionary: readonly string[]): WordIndex {
  const counts = new Map<string, number>()
  for (const word of dictionary) if (word.length >= 2) counts.set(word, Math.min(255, (counts.get(word) ?? 0) + 1))
  const words = [...counts.keys()].sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
  const longest = words.at(-1)?.length ?? 2
  const letters = ['', ...[...new Set(words.join(''))].sort()]
  const codes = new Map(letters.map((letter, code) => [letter, code]))
  const blocks = Math.max(1, (words.length + 31) >> 5)
  const spelling = new Uint16Array(words.length * longest)
  const having = new Int32Array(longest * letters.length * blocks)
  const firstOf = new Int32Array(longest + 2)
  for (const [id, word] of words.entries()) {
    for (let at = 0; at < word.length; at++) {
      const code = codes.get(word.charAt(at)) ?? 0
      spelling[id * longest + at] = code
      const slot = (at * letters.length + code) * blocks + (id >> 5)
      having[slot] = having[slot]! | (1 << (id & 31))
    }
  }
  for (let length = 0; length <= longest + 1; length++)
    firstOf[length] = words.findIndex((word) => word.length >= length)
  for (let length = longest + 1; length >= 0; length--) if (firstOf[length]! < 0) firstOf[length] = words.length
  const numbers = new Map(words.map((word, id) => [word, id]))
  const opens = new Uint8Array(words.length)
  const closes = new Uint8Array(words.length)
  for (const word of words)
    for (let at = 2; at < word.length; at++) {
      const [opening, closing] = [numbers.get(word.slice(0, at)), numbers.get(word.slice(-at))]
      if (opening !== undefined) opens[opening] = 1
      if (closing !== undefined) closes[closing] = 1
    }
  const opensPair = new Uint8Array(letters.length)
  const closesPair = new Uint8Array(letters.length)
  for (let id = 0; id < firstOf[3]!; id++) {
    opensPair[spelling[id * longest]!] = 1
    closesPair[spelling[id * longest + 1]!] = 1
  }
  const wordIndex: WordIndex = {
    words,
    caps: Uint8Array.from(words, (word) => counts.get(word) ?? 1),
    lengths: Uint8Array.from(words, (word) => word.length),
    longest,
    letters,
    codes,
    spelling,
    blocks,
    having,
    firstOf,
    hashed: new Int16Array(tableSize(words.length)).fill(-1),
    opens,
    closes,
    opensPair,
    closesPair,
  }
  for (let id = 0; id < words.length; id++) enter(wordIndex, id)
  return wordIndex
}

const tableSize = (words: number): number => 1 << Math.max(4, 34 - Math.clz32(words))

function enter(wordIndex: WordIndex, id: number): void {
  const { hashed, spelling, longest, lengths } = wordIndex
  let at = hashOf(spelling, id * longest, 1, lengths[id]!) & (hashed.length - 1)
  while (hashed[at]! >= 0) at = (at + 1) & (hashed.length - 1)
  hashed[at] = id
}

function hashOf(cells: Uint16Array, start: number, step: number, length: number): number {
  let hash = length
  for (let i = 0, at = start; i < length; i++, at += step) hash = Math.imul(hash ^ cells[at]!, 0x01000193)
  return hash ^ (hash >>> 15)
}

/** The number of the word that stands in `length` cells, or −1. */
export function findWord(
  wordIndex: WordIndex,
  cells: Uint16Array,
  start: number,
  step: number,
  length: number,
): number {
  const { hashed, spelling, longest, lengths } = wordIndex
  if (length > longest) return -1
  const mask = hashed.length - 1
  for (let at = hashOf(cells, start, step, length) & mask; hashed[at]! >= 0; at = (at + 1) & mask) {
    const id = hashed[at]!
    if (lengths[id] !== length) continue
    let i = 0
    while (i < length && spelling[id * longest + i] === cells[start + i * step]) i++
    if (i === length) return id
  }
  return -1
}
