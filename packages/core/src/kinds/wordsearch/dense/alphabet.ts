/** The letters of a dictionary as small numbers, of which 0 is none: at most 255, more than the scripts have. */

/** By their number, in the order of their codes. */
export function lettersOf(words: readonly string[]): string[] {
  const seen = new Uint8Array(0x10000)
  for (const word of words) for (let i = 0; i < word.length; i++) seen[word.charCodeAt(i)] = 1
  return ['', ...Array.from(seen.keys()).flatMap((unit) => (seen[unit] === 1 ? String.fromCharCode(unit) : []))]
}

/** The number of a letter by its code, 0 for one that no word has. */
export function letterNumbers(letters: readonly string[]): Uint8Array {
  const numbers = new Uint8Array(0x10000)
  for (const [number, letter] of letters.entries()) if (number > 0) numbers[letter.charCodeAt(0)] = number
  return numbers
}

export interface Encoded {
  readonly codes: Uint8Array
  /** From one word to the next. */
  readonly stride: number
  /** How many beginnings the words have, the empty one included. */
  readonly nodes: number
}

/** Each word's letters as numbers, 0 behind the last, in rows of one length; words are sorted, and may occur twice. */
export function encoded(words: readonly string[], numbers: Uint8Array): Encoded {
  const stride = words.reduce((max, { length }) => Math.max(max, length), 0) + 1
  const codes = new Uint8Array(stride * Math.max(1, words.length))
  let nodes = 1
  for (const [w, word] of words.entries()) {
    const row = w * stride
    let isSame = w > 0
    for (let i = 0; i < word.length; i++) {
      const code = numbers[word.charCodeAt(i)]!
      codes[row + i] = code
      isSame &&= codes[row - stride + i] === code
      if (!isSame) nodes++
    }
  }
  return { codes, stride, nodes }
}
