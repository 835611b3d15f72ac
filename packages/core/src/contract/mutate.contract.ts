/** Damages a text as files get damaged and as attackers damage them. */
import type { Rng } from '../base/rng.ts'

const tokens = [
  'null',
  '-1',
  '0',
  '1',
  '99999999999',
  '1e308',
  '""',
  '[]',
  '{}',
  'true',
  '"__proto__"',
  '"\\ud800"',
  '.5',
  '[[[[',
  '\u0000',
  'あ',
  ',',
]

export function mutate(text: string, rng: Rng): string {
  let damaged = text
  for (let count = 1 + rng.below(3); count > 0; count--) damaged = damage(damaged, rng)
  return damaged
}

function damage(text: string, rng: Rng): string {
  const at = rng.below(text.length + 1)
  const to = Math.min(text.length, at + rng.below(8))
  switch (rng.below(6)) {
    case 0:
      return text.slice(0, at) + text.slice(to)
    case 1:
      return text.slice(0, at) + text.slice(at, to) + text.slice(at)
    case 2:
      return text.slice(0, at) + rng.pick(tokens) + text.slice(to)
    case 3:
      return text.slice(0, at) + String.fromCharCode(rng.below(0x10000)) + text.slice(at + 1)
    default:
      return changeNumber(text, at, rng)
  }
}

/** Numbers carry the meaning of a file, so most damage changes numbers: the result is often still well-formed. */
function changeNumber(text: string, from: number, rng: Rng): string {
  const found = /\d+/.exec(text.slice(from))
  if (!found) return text.slice(0, from)
  const start = from + found.index
  const value = rng.below(4) === 0 ? rng.pick(tokens) : String(rng.below(12))
  return text.slice(0, start) + value + text.slice(start + found[0].length)
}
