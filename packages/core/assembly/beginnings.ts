/**
 * Which letters can stand in the first, second or third place of a word that is not short (short-words.ts), the other three of its first
 * four letters being known: bit masks. Only these letters are followed through the trie.
 *
 * Up to 31 letters there is a mask for each three others, and it is exact. For larger alphabets, whose tables would not stay near the
 * processor, three masks by two others each cut each other down to few letters. (In JavaScript, for 26 letters exact masks made a look
 * at a cell of 8×8 a tenth faster; for 86 the third mask did the same.)
 */
import { get, ints, set } from './memory'
import { blocks, fewLetters, letters } from './trie'

/** [x * letters + y]: the slot of the beginning xy, or 0. */
export let pair: usize = 0
/** For each place, by the other letters x, y, z in their order: `near` by all three; or each by two, x and y · y and z · x and z. */
let near: usize = 0
let far: usize = 0
let across: usize = 0

export function openBeginnings(): void {
  pair = ints(letters * letters)
  const masks = 3 * letters * letters * (fewLetters ? letters : blocks)
  near = ints(masks)
  if (fewLetters) return
  far = ints(masks)
  across = ints(masks)
}

/** The letter can stand in this place between the others. */
export function allow(place: i32, x: i32, y: i32, z: i32, letter: i32): void {
  if (fewLetters) {
    add(near, three(place, x, y, z), letter)
    return
  }
  add(near, two(place, x, y), letter)
  add(far, two(place, y, z), letter)
  add(across, two(place, x, z), letter)
}

function add(masks: usize, at: i32, letter: i32): void {
  const block = at + (letter >> 5)
  set(masks, block, get(masks, block) | (1 << (letter & 31)))
}

function three(place: i32, x: i32, y: i32, z: i32): i32 {
  return ((place * letters + x) * letters + y) * letters + z
}

function two(place: i32, x: i32, y: i32): i32 {
  return ((place * letters + x) * letters + y) * blocks
}

/** The letters for a place, the three others being x, y and z in their order. */
export function allowed(place: i32, x: i32, y: i32, z: i32, block: i32): i32 {
  return fewLetters
    ? get(near, three(place, x, y, z))
    : get(near, two(place, x, y) + block) & get(far, two(place, y, z) + block) & get(across, two(place, x, z) + block)
}
