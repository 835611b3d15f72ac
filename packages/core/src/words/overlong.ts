/**
 * Words that alone would decide the size of a board, where no size was given: far longer than the side of a board for
 * all the others. Among several such words each is compared without the longer ones, so that two of them do not excuse
 * each other.
 */

/** How many times the side of the others' board a word may be, and up to which length every word is fine. */
const tolerated = 1.6
const usual = 15

export function overlongAmong(words: Iterable<string>, cellsPerLetter: number): ReadonlySet<string> {
  const longestFirst = [...new Set(words)].sort((a, b) => b.length - a.length)
  const isOverlong = (word: string, index: number): boolean => {
    const others = longestFirst.slice(index + 1).map(({ length }) => length)
    const letters = others.reduce((sum, length) => sum + length, 0)
    if (others.length === 0 || word.length <= usual) return false
    return word.length > tolerated * Math.max(others[0]!, Math.sqrt(letters * cellsPerLetter))
  }
  const last = longestFirst.findLastIndex(isOverlong)
  return new Set(longestFirst.slice(0, last + 1))
}
