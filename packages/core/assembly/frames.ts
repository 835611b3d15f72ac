/**
 * Frames: the letters of a run through a cell, without the cell's own. Words are read both ways (words.ts), so a frame
 * is read from the cell outwards, and three kinds are enough up to four letters, in the eight directions:
 *
 *   beside  _x            before  _xy  _xyz           around  a_x  a_xy
 *
 * A frame is a number with some bits for each letter. It names a row of a table (short-words.ts), in which every letter
 * has a byte. Sixteen bits hold the letters of a frame; those of all eight directions are found at once.
 */
import { ring, turned } from './board'
import { ints } from './memory'

/** Bits for a letter. */
export let bits: i32 = 5
/** Up to how many letters is a word short? As many as tables by all letters but one may have, near the processor. */
export let longestShort: i32 = 4

/** The letters one to four steps away from the cell, by direction. */
export let next: v128 = i16x8.splat(0)
export let second: v128 = i16x8.splat(0)
export let third: v128 = i16x8.splat(0)
export let fourth: v128 = i16x8.splat(0)

/** The rows of the frames at the cell, by direction, eight of a kind; four of `around3` stand there twice. */
export let beside: usize = 0
export let before3: usize = 0
export let around3: usize = 0
export let before4: usize = 0
export let around4: usize = 0
/** From there to the same rows without those that come again, in whose stead stands row 0, which is empty. */
export const once: usize = 160

export function openFrames(letters: i32): void {
  bits = letters <= 32 ? 5 : letters <= 64 ? 6 : letters <= 128 ? 7 : 8
  longestShort = bits === 5 ? 4 : bits === 8 ? 2 : 3
  beside = ints(80)
  before3 = beside + 32
  around3 = beside + 64
  before4 = beside + 96
  around4 = beside + 128
}

/** Where the byte of a letter is in the row of a frame: the letter first, then the frame. */
export function byteOf(letter: i32, x: i32, y: i32, z: i32): usize {
  return <usize>(letter | (x << bits) | (y << (2 * bits)) | (z << (3 * bits)))
}

/** Finds the frames at the cell whose letter is at this address. */
export function lookAround(address: usize): void {
  next = ring(address, 1)
  second = ring(address, 2)
  third = ring(address, 3)
  fourth = ring(address, 4)
  note(beside, next)
  if (longestShort === 2) return
  const two = v128.or(next, i16x8.shl(second, bits))
  const last = turned(next)
  note(before3, two)
  // the same from both ends
  note(around3, v128.or(i16x8.min_u(next, last), i16x8.shl(i16x8.max_u(next, last), bits)))
  if (longestShort === 3) return
  note(before4, v128.or(two, i16x8.shl(third, 2 * bits)))
  note(around4, v128.or(last, i16x8.shl(two, bits)))
}

function note(to: usize, frames: v128): void {
  storeRows(to, frames)
  storeRows(to + once, firsts(frames))
}

function storeRows(to: usize, frames: v128): void {
  v128.store(to, i32x4.shl(i32x4.extend_low_i16x8_u(frames), bits))
  v128.store(to, i32x4.shl(i32x4.extend_high_i16x8_u(frames), bits), 16)
}

/** Keeps the first of equal numbers; the others become 0. */
function firsts(v: v128): v128 {
  const none = i16x8.splat(0)
  let again = i16x8.eq(v, v128.shuffle<u16>(none, v, 7, 8, 9, 10, 11, 12, 13, 14))
  again = v128.or(again, i16x8.eq(v, v128.shuffle<u16>(none, v, 6, 7, 8, 9, 10, 11, 12, 13)))
  again = v128.or(again, i16x8.eq(v, v128.shuffle<u16>(none, v, 5, 6, 7, 8, 9, 10, 11, 12)))
  again = v128.or(again, i16x8.eq(v, v128.shuffle<u16>(none, v, 4, 5, 6, 7, 8, 9, 10, 11)))
  again = v128.or(again, i16x8.eq(v, v128.shuffle<u16>(none, v, 3, 4, 5, 6, 7, 8, 9, 10)))
  again = v128.or(again, i16x8.eq(v, v128.shuffle<u16>(none, v, 2, 3, 4, 5, 6, 7, 8, 9)))
  again = v128.or(again, i16x8.eq(v, v128.shuffle<u16>(none, v, 1, 2, 3, 4, 5, 6, 7, 8)))
  return v128.andnot(v, again)
}
