/**
 * Suggests the known name that was probably meant: one that begins with the input, or differs in at most a third of its
 * letters. Two equally near names are both suggested; of three or more none is likelier than the others, so none is.
 * The distance is Damerau's (insert, delete, change, swap neighbours), because swapped letters are the commonest typo.
 */
const maxNamed = 2

export function nearest(word: string, known: Iterable<string>): readonly string[] {
  let best: string[] = []
  let min = Number.POSITIVE_INFINITY
  for (const name of known) {
    const begun = name.startsWith(word) && word.length >= 2
    const apart = begun ? 1 : distance(word.toLowerCase(), name.toLowerCase())
    if (apart > min || (!begun && apart > Math.floor(name.length / 3))) continue
    best = apart < min ? [name] : [...best, name]
    min = apart
  }
  return best.length <= maxNamed ? best : []
}

function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 8) return Number.POSITIVE_INFINITY
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const changed = last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, changed)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, before[j - 2]! + 1)
      row.push(cost)
    }
    before = last
    last = row
  }
  return last[b.length]!
}
