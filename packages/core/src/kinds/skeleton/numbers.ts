/**
 * Numbers for a ナンスケ: a pool several times larger than the requested number, from which the search picks those that
 * cross well. Lengths are those that magazines use, mostly three to five digits; no number starts with 0 unless the
 * digits are only 0 and 1.
 */
import type { Rng } from '../../base/rng.ts'

const lengths = [2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 7]

export function inventNumbers(count: number, digits: string, longest: number, rng: Rng): string[] {
  const wanted = Math.min(2000, count * 6 + 60)
  const first = digits === '01' ? digits : digits.replace('0', '')
  const pool = new Set<string>()
  for (let attempt = 0; attempt < wanted * 20 && pool.size < wanted; attempt++) {
    const length = Math.min(longest, rng.pick(lengths) + (digits.length <= 3 ? 2 : 0))
    let number = first.charAt(rng.below(first.length))
    while (number.length < length) number += digits.charAt(rng.below(digits.length))
    pool.add(number)
  }
  return [...pool].sort()
}

/** The side of a square with room for that many numbers. */
export const sideFor = (count: number): number => Math.min(60, Math.max(5, Math.ceil(Math.sqrt(count * 5.4))))
