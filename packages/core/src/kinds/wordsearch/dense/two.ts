/**
 * Solves two by two exactly. Every cell touches every other, so only the set of four letters matters: it has one score
 * in any arrangement, and if all four differ it gives three boards up to rotation and reflection.
 *
 * Method: all multisets of four letters in order, pruned when even a full score for what is still open cannot reach the
 * best. Density 7, the maximum, needs four different letters that are words, with each pair of them a word both ways.
 */
import { childOf, isWord, type Trie } from './trie.ts'

export interface BestOfTwo {
  readonly letters: number
  /** Every best multiset, as letter numbers in ascending order. */
  readonly sets: readonly (readonly [number, number, number, number])[]
  /** Number of boards up to symmetry. */
  readonly boards: number
}

export function solveTwo(trie: Trie): BestOfTwo {
  const count = trie.letters.length
  const single = Uint8Array.from({ length: count }, (_, x) => wordAt(trie, [x]))
  const pair = new Uint8Array(count * count)
  for (let x = 1; x < count; x++) for (let y = 1; y < count; y++) pair[x * count + y] = 2 * wordAt(trie, [x, y])
  /** What letter y adds to the letters before it; a repeated letter adds only its pair with itself. */
  const adds = (y: number, before: readonly number[]): number => {
    if (before.includes(y)) return before.filter((x) => x === y).length === 1 ? pair[y * count + y]! : 0
    let sum = single[y]!
    for (const [i, x] of before.entries())
      if (before.indexOf(x) === i) sum += pair[x * count + y]! + pair[y * count + x]!
    return sum
  }
  let best = -1
  let sets: [number, number, number, number][] = []
  for (let a = 1; a < count; a++) {
    const one = adds(a, [])
    for (let b = a; b < count; b++) {
      const two = one + adds(b, [a])
      if (two + 9 + 13 < best) continue
      for (let c = b; c < count; c++) {
        const three = two + adds(c, [a, b])
        if (three + 13 < best) continue
        for (let d = c; d < count; d++) {
          const four = three + adds(d, [a, b, c])
          if (four < best) continue
          if (four > best) sets = []
          best = four
          sets.push([a, b, c, d])
        }
      }
    }
  }
  return { letters: best, sets, boards: sets.reduce((sum, set) => sum + arrangements(set), 0) }
}

function wordAt(trie: Trie, letters: readonly number[]): 0 | 1 {
  let slot = 0
  for (const letter of letters) {
    slot = letter === 0 ? 0 : childOf(trie, slot, letter)
    if (slot === 0) return 0
  }
  return isWord(trie, slot) ? 1 : 0
}

/**
 * Counts the boards of these letters up to rotation and reflection; a board is determined by the letter diagonal to the
 * first.
 */
function arrangements([a, b, c, d]: readonly [number, number, number, number]): number {
  const seen = new Set<string>()
  for (const [opposite, one, other] of [
    [b, c, d],
    [c, b, d],
    [d, b, c],
  ] as const)
    seen.add([[a, opposite].sort().join(), [one, other].sort().join()].sort().join('|'))
  return seen.size
}
