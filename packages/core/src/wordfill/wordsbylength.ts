/**
 * A dictionary of up to half a million words prepared for filling patterns. Words are grouped by length; in a group a
 * bitset for each (position, letter) marks the words that have that letter there. Neighbours in a group share their
 * first letters, so that the words with a given beginning occupy few blocks of a bitset.
 *
 * Time and memory are linear in the letters: 500,000 words of kana take some 40 MB and half a second.
 */
export interface LengthGroup {
  readonly length: number
  /** Distinct spellings; the index is the word's number in this group. */
  readonly words: readonly string[]
  /** How often each may be used. */
  readonly caps: Uint8Array
  /** The score of each, from 0 to 1. */
  readonly favour: Float32Array
  /** Letter codes of word w from `w * length`. */
  readonly spelling: Uint8Array
  /** 32-bit blocks in one bitset over the words. */
  readonly blocks: number
  /** The bitset of (position, letter) starts at `(position * letters.length + letter) * blocks`. */
  readonly having: Int32Array
}

export interface WordsByLength {
  /** The letter of each code. */
  readonly letters: readonly string[]
  readonly codes: ReadonlyMap<string, number>
  /** By length; null where there is no word. */
  readonly groups: readonly (LengthGroup | null)[]
  /** Whether words differ in their scores. */
  readonly hasFavours: boolean
}

/**
 * Duplicates of a word must be adjacent. `favours` gives the score of each; without it all are equal. With `lengths`,
 * only words of these lengths are grouped; the others only contribute their letters.
 */
export function buildWordsByLength(
  words: readonly string[],
  favours: ArrayLike<number> | null = null,
  lengths: ReadonlySet<number> | null = null,
): WordsByLength {
  const present = new Uint8Array(0x10000)
  const byLength: number[][] = []
  for (let place = 0; place < words.length; place++) {
    const word = words[place]!
    for (let at = 0; at < word.length; at++) present[word.charCodeAt(at)] = 1
    const some = byLength[word.length]
    if (some) some.push(place)
    else byLength[word.length] = [place]
  }
  const letters: string[] = []
  const codeOf = new Uint8Array(0x10000)
  for (let unit = 0; unit < present.length; unit++)
    if (present[unit] === 1) codeOf[unit] = letters.push(String.fromCharCode(unit)) - 1
  return {
    letters,
    codes: new Map(letters.map((letter, code) => [letter, code])),
    groups: Array.from(byLength, (places, length) => {
      if (!places || length < 2 || lengths?.has(length) === false) return null
      const order = byBeginning(words, places, letters.length, codeOf)
      return shelve(words, order, favours, length, letters.length, codeOf)
    }),
    hasFavours: favours !== null,
  }
}

function shelve(
  list: readonly string[],
  order: Int32Array,
  favours: ArrayLike<number> | null,
  length: number,
  letters: number,
  codeOf: Uint8Array,
): LengthGroup {
  const words: string[] = []
  const caps = new Uint8Array(order.length)
  const favour = new Float32Array(order.length)
  for (const place of order) {
    if (list[place] !== words.at(-1)) words.push(list[place]!)
    const id = words.length - 1
    caps[id] = Math.min(255, caps[id]! + 1)
    favour[id] = Math.max(favour[id]!, favours?.[place] ?? 0)
  }
  const blocks = (words.length + 31) >> 5
  const spelling = new Uint8Array(words.length * length)
  const having = new Int32Array(length * letters * blocks)
  for (let id = 0; id < words.length; id++) {
    const word = words[id]!
    for (let at = 0; at < length; at++) {
      const code = codeOf[word.charCodeAt(at)]!
      spelling[id * length + at] = code
      having[(at * letters + code) * blocks + (id >> 5)]! |= 1 << (id & 31)
    }
  }
  const some = words.length
  return { length, words, caps: caps.slice(0, some), favour: favour.slice(0, some), spelling, blocks, having }
}

/** The order of words by their first two letters: a counting sort, so that equal words stay together. */
function byBeginning(
  words: readonly string[],
  places: readonly number[],
  letters: number,
  codeOf: Uint8Array,
): Int32Array {
  const keys = Int32Array.from(places, (place) => {
    const word = words[place]!
    return codeOf[word.charCodeAt(0)]! * letters + codeOf[word.charCodeAt(1)]!
  })
  const ends = new Int32Array(letters * letters + 1)
  for (const key of keys) ends[key + 1]!++
  for (let key = 1; key < ends.length; key++) ends[key]! += ends[key - 1]!
  const order = new Int32Array(places.length)
  for (let at = 0; at < keys.length; at++) order[ends[keys[at]!]!++] = places[at]!
  return order
}

/** Approximates the binary logarithm of a number ≥ 1, from operations that are rounded alike everywhere. */
export function lg(number: number): number {
  let [rest, whole] = [number, 0]
  for (; rest >= 2; rest /= 2) whole++
  return whole + rest - 1
}
