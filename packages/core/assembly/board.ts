/** The board, as src/kinds/wordsearch/board.ts lays it out, and its letters; the caller copies the geometry in. */
import { get, ints, take } from './memory'

export let count: i32 = 0
/** The longer side. */
export let longest: i32 = 0
/** [d]: from one cell to the next. */
export let step: usize = 0
/** [d * count + cell]: cells from this one on, itself included. */
export let room: usize = 0
/** [axis * count + cell]: the line through the cell. */
export let lineOf: usize = 0
/** By cell, of 16 bits: the letter, or 0. */
export let codes: usize = 0

export function openBoard(cells: i32, side: i32): void {
  count = cells
  longest = side
  step = ints(8)
  room = ints(8 * count)
  lineOf = ints(4 * count)
  codes = take(count << 1)
}

export function codeAt(cell: i32): i32 {
  return load<u16>(codes + ((<usize>cell) << 1))
}

export function setCode(cell: i32, letter: i32): void {
  store<u16>(codes + ((<usize>cell) << 1), <u16>letter)
}

export function roomAt(d: i32, cell: i32): i32 {
  return get(room, d * count + cell)
}

export function opposite(d: i32): i32 {
  return (d + 4) & 7
}
