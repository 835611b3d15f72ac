/**
 * A dictionary of up to half a million words made ready for filling patterns. Words stand on shelves by their length; on a
 * shelf a bitset for each (position, letter) says which words have that letter there. Neighbours on a shelf share their first
 * letters, so that the words with a given beginning take few blocks of a bitset.
 *
 * Time and memory are linear in the letters: 500,000 words of kana take some 40 MB and half a second.
 */
export interface Shelf {
  readonly length: number
  /** Distinct spellings; the index is the word's number on this shelf. */
  readonly words: readonly string[]
  /** How often each may be used. */
  readonly caps: Uint8Array
  /** How welcome each is, from 0 to 1. */
  readonly favour: Float32Array
  /** Letter codes of word w from `w * length`. */
  readonly spelling: Uint8Array
  /** 32-bit blocks in one bitset over the words. */
  readonly blocks: number
  /** The bitset of (position, letter) starts at `(position * letters.length + letter) * blocks`. */
  readonly having: Int32Array
}

export interface Library {
  /** The letter of each code. */
  readonly letters: readonly string[]
  readonly codes: ReadonlyMap<string, number>
  /** By length; null where there is no word. */
  readonly shelves: readonly (Shelf | null)[]
  /** Whether some words are more welcome than others. */
  readonly favours: boolean
}

export interface Volume {
  readonly word: string
  readonly favour: number
}

export function buildLibrary(volumes: readonly Volume[]): Library {
  const longest = volumes.reduce((most, { word }) => Math.max(most, word.length), 0)
  const byLength: Volume[][] = Array.from({ length: longest + 1 }, () => [])
  const present = new Set<number>()
  for (const volume of volumes) {
    byLength[volume.word.length]!.push(volume)
    for (let at = 0; at < volume.word.length; at++) present.add(volume.word.charCodeAt(at))
  }
  const units = [...present].sort((a, b) => a - b)
  const letters = units.map((unit) => String.fromCharCode(unit))
  const codeOf = new Uint8Array(0x10000)
  for (const [code, unit] of units.entries()) codeOf[unit] = code
  return {
    letters,
    codes: new Map(letters.map((letter, code) => [letter, code])),
    shelves: byLength.map((some, length) => (some.length === 0 ? null : shelve(some, length, letters.length, codeOf))),
    favours: volumes.some(({ favour }) => favour !== volumes[0]?.favour),
  }
}

function shelve(volumes: Volume[], length: number, letters: number, codeOf: Uint8Array): Shelf {
  volumes.sort((a, b) => (a.word < b.word ? -1 : a.word > b.word ? 1 : 0))
  const words: string[] = []
  const copies: number[] = []
  const favours: number[] = []
  for (const { word, favour } of volumes)
    if (word === words.at(-1)) {
      copies[words.length - 1]!++
      favours[words.length - 1] = Math.max(favour, favours[words.length - 1]!)
    } else {
      words.push(word)
      copies.push(1)
      favours.push(favour)
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
  return {
    length,
    words,
    caps: Uint8Array.from(copies, (count) => Math.min(255, count)),
    favour: Float32Array.from(favours),
    spelling,
    blocks,
    having,
  }
}

/** About the binary logarithm of a number from 1 on, from operations that are rounded alike everywhere. */
export function lg(number: number): number {
  let [rest, whole] = [number, 0]
  for (; rest >= 2; rest /= 2) whole++
  return whole + rest - 1
}
