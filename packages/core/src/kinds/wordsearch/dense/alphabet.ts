/**
 * Numbers for the letters of a dictionary, from 1; 0 means no letter. They fit a byte: no script has more than 255
 * letters.
 */

/** The letters by number, sorted by character code. */
export function lettersOf(words: readonly string[]): string[] {
  const seen = new Uint8Array(0x10000)
  for (const word of words) for (let i = 0; i < word.length; i++) seen[word.charCodeAt(i)] = 1
  return ['', ...Array.from(seen.keys()).flatMap((unit) => (seen[unit] === 1 ? String.fromCharCode(unit) : []))]
}

/** The number of each letter, indexed by character code; 0 for letters that no word uses. */
export function letterNumbers(letters: readonly string[]): Uint8Array {
  const numbers = new Uint8Array(0x10000)
  for (const [number, letter] of letters.entries()) if (number > 0) numbers[letter.charCodeAt(0)] = number
  return numbers
}

export interface Encoded {
  readonly codes: Uint8Array
  /** The distance from one word to the next. */
  readonly stride: number
  /** The number of distinct prefixes, the empty one included. */
  readonly nodes: number
}

/**
 * Encodes each word as a row of letter numbers, padded with 0 to equal length. Words must be sorted; duplicates are
 * allowed.
 */
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
