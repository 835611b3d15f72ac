/**
 * The short words that a dense board does not have: of one to three letters, and in small alphabets of four. They are the bulk of what a
 * letter could bring.
 *
 * They are bit masks over the letters: for x the letters c such that xc is a missing word, for x and y those such that cxy is
 * one, and so on. The tables are small enough to stay near the processor: the largest ones, for four
 * letters out of 26, take 315 KB. What all letters of a cell would bring takes the masks of
 * the 40 runs of two and three through it, and of the 32 runs of four: sixteen letters at a time, the bits of a mask become bytes, and
 * these are added up. (Bit by bit it would be a hundred steps a cell for English, each row of them with an end that the processor cannot
 * foresee.) For the same reason a word that comes or goes changes its bits without asking how many masks it has.
 *
 * A word is counted twice where two different places of it could be the same cell: rarely, as few words have a letter twice.
 */
import { codeAt, opposite, roomAt, step } from './board'
import { get, ints, take } from './memory'
import { blocks, endsWord, fewLetters, letters, slots } from './trie'

/** Words of up to so many letters are short. */
export let longestShort: i32 = 3
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
/** For each place in four, [(x * letters + y) * letters + z] by the others in their order: masks, in bytes so many for a place. */
let openFour: usize = 0
let fourSize: usize = 0
/** By slot, 32 bytes: the addresses of the masks of its word, four with those that lead nowhere, and its bit in each of them. */
let marks: usize = 0
let nowhere: usize = 0
/** By letter, pair at one side and pair at both sides: the weighing that saw it last. */
let seen: usize = 0
let seenAside: usize = 0
let seenAround: usize = 0
/** By the last bits of a run of four and a place in it: both, and the weighing that saw them last. */
let seenFour: usize = 0
const seenFours: i32 = 4096
let weighing: i32 = 0
/** The addresses of the masks that count two, three and four letters: of 16, 24 and 32 runs at most. */
let twos: usize = 0
let threes: usize = 0
let fours: usize = 0

export function openShortWords(slotCount: i32): void {
  const pairs = letters * letters
  single = ints(letters)
  alone = ints(blocks)
  behind = ints(letters * blocks)
  before = ints(letters * blocks)
  openFirst = ints(pairs * blocks)
  openSecond = ints(pairs * blocks)
  openThird = ints(pairs * blocks)
  marks = take(slotCount << 5)
  nowhere = ints(1)
  seen = ints(letters)
  seenAside = ints(pairs)
  seenAround = ints(pairs)
  twos = ints(16)
  threes = ints(24)
  fours = ints(32)
  if (!fewLetters) return
  longestShort = 4
  fourSize = (<usize>(pairs * letters)) << 2
  openFour = take(4 * <i32>fourSize)
  seenFour = ints(seenFours)
}

/**
 * A beginning of up to `longestShort` letters, 0 behind them: if it is a word, it is missing at first. A word that reads the same both ways
 * stands on one side only.
 */
export function listShort(slot: i32, first: i32, second: i32, third: i32, fourth: i32): void {
  if (!endsWord(get(slots, slot))) return
  for (let i = 0; i < 4; i++) store<usize>(marksOf(slot) + ((<usize>i) << 2), nowhere)
  if (second === 0) {
    store<i32>(single + ((<usize>first) << 2), slot)
    mark(slot, 0, alone, 0, first)
  } else if (third === 0) {
    mark(slot, 0, behind, first, second)
    if (first !== second) mark(slot, 1, before, second, first)
  } else if (fourth === 0) {
    mark(slot, 0, openFirst, second * letters + third, first)
    mark(slot, 1, openSecond, first * letters + third, second)
    if (first !== third) mark(slot, 2, openThird, first * letters + second, third)
  } else {
    mark(slot, 0, openFour, runOf(second, third, fourth), first)
    mark(slot, 1, openFour + fourSize, runOf(first, third, fourth), second)
    if (first !== fourth || second !== third) {
      mark(slot, 2, openFour + 2 * fourSize, runOf(first, second, fourth), third)
      mark(slot, 3, openFour + 3 * fourSize, runOf(first, second, third), fourth)
    }
  }
  flip(slot, -1)
}

function marksOf(slot: i32): usize {
  return marks + ((<usize>slot) << 5)
}

/** Notes mask i of a word: where it is, and the bit of the letter. */
function mark(slot: i32, i: i32, table: usize, row: i32, letter: i32): void {
  const at = marksOf(slot) + ((<usize>i) << 2)
  store<usize>(at, maskAt(table, row) + ((<usize>(letter >> 5)) << 2))
  store<i32>(at, 1 << (letter & 31), 16)
}

/** If `changed` is -1 and not 0: a short word has come into the board, or gone. */
export function flip(slot: i32, changed: i32): void {
  const at = marksOf(slot)
  toggle(load<usize>(at), load<i32>(at, 16) & changed)
  toggle(load<usize>(at, 4), load<i32>(at, 20) & changed)
  toggle(load<usize>(at, 8), load<i32>(at, 24) & changed)
  toggle(load<usize>(at, 12), load<i32>(at, 28) & changed)
}

function toggle(mask: usize, bit: i32): void {
  store<i32>(mask, load<i32>(mask) ^ bit)
}

function maskAt(table: usize, row: i32): usize {
  return table + ((<usize>(row * blocks)) << 2)
}

function runOf(x: i32, y: i32, z: i32): i32 {
  return (x * letters + y) * letters + z
}

/** Whether this weighing has not seen it yet. */
function fresh(table: usize, i: i32): bool {
  const at = table + ((<usize>i) << 2)
  const last = load<i32>(at)
  store<i32>(at, weighing)
  return last !== weighing
}

/** Sets the gains of all letters in a cell to what short words would add. */
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
  const four = fewLetters ? listFours(cell) : fours
  const bytes = (<usize>((letters + 15) >> 4)) << 1
  for (let from: usize = 0, to = gains; from < bytes; from += 2, to += 64) {
    const pairs = countMasks(twos, two, from)
    const triples = countMasks(threes, three, from)
    const quads = countMasks(fours, four, from)
    const twice = i8x16.add(i8x16.add(pairs, triples), i8x16.add(quads, quads))
    // at most 16 · 2 + 24 · 3 + 32 · 4 + 1 letters: a byte holds them
    const sum = i8x16.sub(i8x16.add(i8x16.add(twice, twice), triples), bytesOf(alone + from))
    const low = i16x8.extend_low_i8x16_u(sum)
    const high = i16x8.extend_high_i8x16_u(sum)
    v128.store(to, i32x4.extend_low_i16x8_u(low))
    v128.store(to, i32x4.extend_high_i16x8_u(low), 16)
    v128.store(to, i32x4.extend_low_i16x8_u(high), 32)
    v128.store(to, i32x4.extend_high_i16x8_u(high), 48)
  }
}

/** Lists the masks of the runs of four through a cell; returns where they end. */
function listFours(cell: i32): usize {
  // then old notes could be taken for new ones (noteFour)
  if ((weighing & 0x7fff) === 0) memory.fill(seenFour, 0, <usize>(seenFours << 2))
  let four = fours
  for (let d = 0; d < 8; d++) {
    const ahead = roomAt(d, cell)
    const back = roomAt(opposite(d), cell)
    const stride = get(step, d)
    if (ahead > 3) four = noteFour(four, 0, cell + stride, cell + 2 * stride, cell + 3 * stride)
    if (back > 1 && ahead > 2) four = noteFour(four, 1, cell - stride, cell + stride, cell + 2 * stride)
    if (back > 2 && ahead > 1) four = noteFour(four, 2, cell - 2 * stride, cell - stride, cell + stride)
    if (back > 3) four = noteFour(four, 3, cell - 3 * stride, cell - 2 * stride, cell - stride)
  }
  return four
}

/**
 * Writes the mask for a place in four, between these cells; returns where the next one goes: in its stead, if this weighing has seen the
 * same letters in the same place. (Unless another run with the same last bits came in between: then they count twice.)
 */
function noteFour(to: usize, place: i32, x: i32, y: i32, z: i32): usize {
  const run = runOf(codeAt(x), codeAt(y), codeAt(z))
  store<usize>(to, openFour + <usize>place * fourSize + ((<usize>run) << 2))
  // letters below 32: the run takes 15 bits
  const key = (run << 2) | place
  const now = key | (weighing << 17)
  const at = seenFour + ((<usize>(key & (seenFours - 1))) << 2)
  const last = load<i32>(at)
  store<i32>(at, now)
  return to + <usize>select(4, 0, last !== now)
}

/** For sixteen letters: in how many of the listed masks they are. */
function countMasks(list: usize, end: usize, from: usize): v128 {
  let sum = i8x16.splat(0)
  for (let at = list; at < end; at += 4) sum = i8x16.sub(sum, bytesOf(load<usize>(at) + from))
  return sum
}

/** Sixteen bits as bytes: -1 where the bit is set. */
function bytesOf(address: usize): v128 {
  const bits = i8x16(1, 2, 4, 8, 16, 32, 64, -128, 1, 2, 4, 8, 16, 32, 64, -128)
  const spread = i8x16.swizzle(v128.load16_splat(address), i8x16(0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1))
  return i8x16.eq(v128.and(spread, bits), bits)
}
