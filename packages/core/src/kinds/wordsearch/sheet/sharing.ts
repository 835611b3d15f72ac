/**
 * How many letters a list of words can share at most, so that boards that would need more are not tried. Neither of the
 * two bounds is tight; the smaller one counts.
 *
 * - By letters: a board needs at least as many cells with a given letter as one word has of it.
 * - Along a line: words that only run to and fro never cross, so a word shares no more with the next one than the
 *   length of its longest suffix that is a prefix of another.
 */
export function maxShared(words: readonly Uint16Array[], dirs: readonly number[]): number {
  const crossing = byLetters(words)
  const lines = new Set(dirs.map((d) => d & 3))
  return lines.size > 1 ? crossing : Math.min(crossing, alongLines(words, new Set(dirs).size > 1))
}

function byLetters(words: readonly Uint16Array[]): number {
  const counts = words.map((word) => {
    const count = new Map<number, number>()
    for (const letter of word) count.set(letter, (count.get(letter) ?? 0) + 1)
    return count
  })
  let max = 0
  for (const letter of new Set(counts.flatMap((count) => [...count.keys()]))) {
    const uses = counts.map((count) => count.get(letter) ?? 0)
    max += uses.reduce((sum, use) => sum + use, 0) - Math.max(...uses)
  }
  return max
}

/** `both`: words run to and fro, so any of them may be reversed. */
function alongLines(words: readonly Uint16Array[], both: boolean): number {
  /** For each prefix, the word that has it, or −1 if several have. */
  const beginnings = new Map<string, number>()
  const ways = (word: Uint16Array): Uint16Array[] => (both ? [word, word.toReversed()] : [word])
  for (const [w, word] of words.entries())
    for (const way of ways(word))
      for (let length = 1; length < way.length; length++) {
        const start = way.subarray(0, length).join()
        const owner = beginnings.get(start)
        beginnings.set(start, owner === undefined || owner === w ? w : -1)
      }
  let max = 0
  for (const [w, word] of words.entries()) {
    let longest = 0
    for (const way of ways(word))
      for (let length = 1; length < way.length; length++) {
        const owner = beginnings.get(way.subarray(way.length - length).join())
        if (owner !== undefined && owner !== w) longest = Math.max(longest, length)
      }
    max += longest
  }
  return max
}
