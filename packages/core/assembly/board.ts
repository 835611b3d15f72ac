/**
 * The board and its letters. Around the cells lies a margin of places without a letter: a walk past the edge finds
 * nothing there, and need not ask how far the edge is. The caller says where the cells are placed and how far apart the
 * neighbours are in each direction.
 */
import { get, ints, take } from './memory'

export let count: i32 = 0
/** The longer side. */
export let longest: i32 = 0
/** By cell, of 16 bits: the letter, or 0. */
export let codes: usize = 0
/** By cell: its place. */
export let places: usize = 0
/** [d]: from one place to the next. */
export let step: usize = 0
/** By place, of 16 bits: the letter, or 0. */
let letterAt: usize = 0

export function openBoard(cells: i32, side: i32, placeCount: i32): void {
  count = cells
  longest = side
  codes = take(count << 1)
  places = ints(count)
  step = ints(8)
  letterAt = take(placeCount << 1)
}

export function codeAt(cell: i32): i32 {
  return load<u16>(codes + ((<usize>cell) << 1))
}

export function setCode(cell: i32, letter: i32): void {
  store<u16>(codes + ((<usize>cell) << 1), <u16>letter)
  store<u16>(addressOf(cell), <u16>letter)
}

/** Where the letter of a cell stands among the places. */
export function addressOf(cell: i32): usize {
  return letterAt + ((<usize>get(places, cell)) << 1)
}

/** The letter so many steps of direction d away from the letter at an address. */
export function letterFrom(address: usize, d: i32, far: i32): i32 {
  return load<u16>(address + ((far * get(step, d)) << 1))
}

/** The letters so many steps away in the eight directions. */
export function ring(address: usize, far: i32): v128 {
  let letters = i16x8.splat(0)
  letters = v128.load_lane<u16>(address + ((far * get(step, 0)) << 1), letters, 0)
  letters = v128.load_lane<u16>(address + ((far * get(step, 1)) << 1), letters, 1)
  letters = v128.load_lane<u16>(address + ((far * get(step, 2)) << 1), letters, 2)
  letters = v128.load_lane<u16>(address + ((far * get(step, 3)) << 1), letters, 3)
  letters = v128.load_lane<u16>(address + ((far * get(step, 4)) << 1), letters, 4)
  letters = v128.load_lane<u16>(address + ((far * get(step, 5)) << 1), letters, 5)
  letters = v128.load_lane<u16>(address + ((far * get(step, 6)) << 1), letters, 6)
  return v128.load_lane<u16>(address + ((far * get(step, 7)) << 1), letters, 7)
}

/** By direction, what lies the opposite way. */
export function turned(ring: v128): v128 {
  return v128.shuffle<u16>(ring, ring, 4, 5, 6, 7, 0, 1, 2, 3)
}
