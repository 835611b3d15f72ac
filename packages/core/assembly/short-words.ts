/**
 * The words of one, two and three letters that a dense board does not have: the bulk of what a letter could bring.
 *
 * They are bit masks over the letters: for x the letters c such that xc is a missing word, for x and y those such that cxy is
 * one, and so on. The tables are small enough to stay next to the processor. What all letters of a cell would bring takes the masks of
 * the 40 runs of two and three through it: sixteen letters at a time, the bits of a mask become bytes, and these are added up. (Bit
 * by bit it would be a hundred steps a cell for English, each row of them with an end that the processor cannot foresee.)
 */
import { codeAt, opposite, roomAt, step } from './board'
import { get, ints, set } from './memory'
import { blocks, endsWord, letters, slots } from './trie'

/** By letter: the slot of the word of that letter alone, or 0. */
export let single: usize = 0
let alone: usize = 0
/** [x]: masks of the c with xc missing · with cx missing. */
let behind: usize = 0
let before: usize = 0
/** [x * letters + y]: masks of the c with cxy missing · with xcy · with xyc. */
let openFirst: usize = 0
let openSecond: usize = 0
let openThird: usize = 0
/** By slot, for words of up to three: first letter | second << 8 | third << 16. */
let spelling: usize = 0
/** By letter, pair at one side and pair at both sides: the weighing that saw it last. */
let seen: usize = 0
let seenAside: usize = 0
let seenAround: usize = 0
let weighing: i32 = 0
/** The addresses of the masks that count two letters, and three: of 16 and 24 runs at most. */
let twos: usize = 0
let threes: usize = 0

export function openShortWords(slotCount: i32): void {
  const pairs = letters * letters
  single = ints(letters)
  alone = ints(blocks)
  behind = ints(letters * blocks)
  before = ints(letters * blocks)
  openFirst = ints(pairs * blocks)
  openSecond = ints(pairs * blocks)
  openThird = ints(pairs * blocks)
  spelling = ints(slotCount)
  seen = ints(letters)
  seenAside = ints(pairs)
  seenAround = ints(pairs)
  twos = ints(16)
  threes = ints(24)
}

/** A beginning of up to three letters: if it is a word, it is missing at first. */
export function listShort(slot: i32, first: i32, second: i32, third: i32): void {
  if (!endsWord(get(slots, slot))) return
  if (second === 0) set(single, first, slot)
  set(spelling, slot, first | (second << 8) | (third << 16))
  flip(slot)
}

/** A word of up to three letters has come into the board, or gone. A word that reads the same both ways stands on one side only. */
export function flip(slot: i32): void {
  const spelled = get(spelling, slot)
  const first = spelled & 0xff
  const second = (spelled >> 8) & 0xff
  const third = spelled >> 16
  if (third !== 0) {
    toggle(openFirst, second * letters + third, first)
    toggle(openSecond, first * letters + third, second)
    if (first !== third) toggle(openThird, first * letters + second, third)
  } else if (second !== 0) {
    toggle(behind, first, second)
    if (first !== second) toggle(before, second, first)
  } else toggle(alone, 0, first)
}

function toggle(table: usize, row: i32, letter: i32): void {
  const at = row * blocks + (letter >> 5)
  set(table, at, get(table, at) ^ (1 << (letter & 31)))
}

function maskAt(table: usize, row: i32): usize {
  return table + ((<usize>(row * blocks)) << 2)
}

/** Whether this weighing has not seen it yet. */
function fresh(table: usize, i: i32): bool {
  const last = get(table, i)
  set(table, i, weighing)
  return last !== weighing
}

/** Sets the gains of all letters in a cell to what words of up to three letters would add. */
export function weighShort(cell: i32, gains: usize): void {
  weighing++
  let two = twos
  let three = threes
  for (let d = 0; d < 8; d++) {
    const ahead = roomAt(d, cell)
    if (ahead < 2) continue
    const stride = get(step, d)
    const next = codeAt(cell + stride)
    // written in any case, and kept by moving on: no guess for the processor to get wrong
    store<usize>(two, maskAt(behind, next))
    store<usize>(two, maskAt(before, next), 4)
    two += <usize>select(8, 0, fresh(seen, next))
    if (ahead > 2) {
      const beyond = codeAt(cell + 2 * stride)
      const away = next * letters + beyond
      store<usize>(three, maskAt(openFirst, away))
      store<usize>(three, maskAt(openThird, beyond * letters + next), 4)
      three += <usize>select(8, 0, fresh(seenAside, away))
    }
    if (roomAt(opposite(d), cell) > 1) {
      const around = codeAt(cell - stride) * letters + next
      store<usize>(three, maskAt(openSecond, around))
      three += <usize>select(4, 0, fresh(seenAround, around))
    }
  }
  const bytes = (<usize>((letters + 15) >> 4)) << 1
  for (let from: usize = 0, to = gains; from < bytes; from += 2, to += 64) {
    let pairs = i8x16.splat(0)
    for (let at = twos; at < two; at += 4) pairs = i8x16.sub(pairs, bytesOf(load<usize>(at) + from))
    let triples = i8x16.splat(0)
    for (let at = threes; at < three; at += 4) triples = i8x16.sub(triples, bytesOf(load<usize>(at) + from))
    const both = i8x16.add(pairs, triples)
    const sum = i8x16.sub(i8x16.add(i8x16.add(both, both), triples), bytesOf(alone + from))
    const low = i16x8.extend_low_i8x16_u(sum)
    const high = i16x8.extend_high_i8x16_u(sum)
    v128.store(to, i32x4.extend_low_i16x8_u(low))
    v128.store(to, i32x4.extend_high_i16x8_u(low), 16)
    v128.store(to, i32x4.extend_low_i16x8_u(high), 32)
    v128.store(to, i32x4.extend_high_i16x8_u(high), 48)
  }
}

/** Sixteen bits as bytes: -1 where the bit is set. */
function bytesOf(address: usize): v128 {
  const bits = i8x16(1, 2, 4, 8, 16, 32, 64, -128, 1, 2, 4, 8, 16, 32, 64, -128)
  const spread = i8x16.swizzle(v128.load16_splat(address), i8x16(0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1))
  return i8x16.eq(v128.and(spread, bits), bits)
}
