/** The letters of a dictionary as small numbers; number 0 is none. At most 255 letters, which is more than the scripts have. */

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
