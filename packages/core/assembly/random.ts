/** The numbers of src/base/rng.ts: xoshiro128** (Blackman & Vigna, 2018). The caller lends its state. */

export let a: u32 = 0
export let b: u32 = 0
export let c: u32 = 0
export let d: u32 = 0

export function seed(first: u32, second: u32, third: u32, fourth: u32): void {
  a = first
  b = second
  c = third
  d = fourth
}

function next(): u32 {
  const product = b * 5
  const result = ((product << 7) | (product >>> 25)) * 9
  const t = b << 9
  c ^= a
  d ^= b
  b ^= c
  a ^= d
  c ^= t
  d = (d << 11) | (d >>> 21)
  return result
}

/** 0 … n−1 for small n, without a division: some numbers come more often than others by n parts in 2³². */
export function below(n: u32): u32 {
  return <u32>((<u64>next() * <u64>n) >> 32)
}

/** 0 < x < 1, in steps of 2⁻²³: never 0, which would be less than any chance. */
export function float(): f32 {
  return (<f32>(next() >>> 9) + 0.5) / 8388608
}
