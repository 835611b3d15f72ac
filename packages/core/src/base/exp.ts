/**
 * Exponentials from operations that every engine must round alike (+ − × ÷ √), so that results have the same bits
 * everywhere: Math.exp and ** may differ in the last bit, and one bit can change what a search accepts.
 *
 * Method: eˣ = 2ᵏ · eʳ with |r| ≤ ln 2 / 2 and ln 2 in two parts, then the Taylor series of eʳ to r¹³. Within 2 units
 * in the last place; 0 below −708, where the result would lose precision. Above 709, which nothing needs, the result is
 * Infinity.
 */
const ln2High = 0.6931471803691238
const ln2Low = 1.9082149292705877e-10
const terms = 13

const powersOfTwo = new Float64Array(2 * 1024)
for (let k = 0, up = 1, down = 1; k < 1024; k++, up *= 2, down /= 2) {
  powersOfTwo[1024 + k] = up
  powersOfTwo[1024 - k] = down
}

export function exp(x: number): number {
  if (x < -708) return 0
  if (x > 709) return Number.POSITIVE_INFINITY
  const k = Math.round(x / (ln2High + ln2Low))
  const r = x - k * ln2High - k * ln2Low
  let sum = 1
  for (let i = terms; i >= 1; i--) sum = 1 + (r * sum) / i
  return sum * powersOfTwo[1024 + k]!
}

/** Interpolates between two positive numbers in equal ratios: `from` at share 0, `to` at share 1, √(from · to) at ½. */
export function between(from: number, to: number, share: number): number {
  let result = from
  let ratio = to / from
  let rest = share
  if (rest >= 1) return to
  for (let bit = 0; bit < 24 && rest > 0; bit++) {
    ratio = Math.sqrt(ratio)
    rest *= 2
    if (rest < 1) continue
    result *= ratio
    rest -= 1
  }
  return result
}

/**
 * The binary logarithm of a number ≥ 1, to nine digits: the whole part by halving, the fraction bit by bit by squaring.
 */
export function log2(x: number): number {
  let whole = 0
  let rest = x
  for (; rest >= 2; rest /= 2) whole++
  let share = 0
  for (let bit = 0.5; bit > 1e-9; bit /= 2) {
    rest *= rest
    if (rest < 2) continue
    rest /= 2
    share += bit
  }
  return whole + share
}
