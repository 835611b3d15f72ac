/**
 * The kernel's memory: arrays one after the other, none given back. An array is its address; `get` and `set` read and
 * write its numbers.
 */

let end: usize = __heap_base

/** Room for so many bytes, all 0. Traps when there is none. */
export function take(bytes: i32): usize {
  const start = end
  end = (end + <usize>bytes + 15) & ~15
  const missing = <i32>((end + 0xffff) >>> 16) - memory.size()
  if (missing > 0 && memory.grow(missing) < 0) unreachable()
  return start
}

/** Takes memory that begins with a line of the processor's cache. */
export function lined(bytes: i32): usize {
  return (take(bytes + 48) + 63) & ~63
}

export function ints(length: i32): usize {
  return take(length << 2)
}

export function get(array: usize, i: i32): i32 {
  return load<i32>(array + ((<usize>i) << 2))
}

export function set(array: usize, i: i32, value: i32): void {
  store<i32>(array + ((<usize>i) << 2), value)
}

export function getFloat(array: usize, i: i32): f32 {
  return load<f32>(array + ((<usize>i) << 2))
}

export function setFloat(array: usize, i: i32, value: f32): void {
  store<f32>(array + ((<usize>i) << 2), value)
}
