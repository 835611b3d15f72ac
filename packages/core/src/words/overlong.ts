/**
 * Words that alone would decide how large a board is, where nobody has said it: far longer than the side of a board for
 * all the others. Of several such words the shorter ones are held against the rest first, so that two of them do not
 * excuse each other.
 */

/**
 * How many times as long as the side of the others' board may a word be? And up to which length does none ask for much?
 */
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
