/**
 * Short words: up to four letters, up to three where the alphabet is large. They make up most of what a letter could
 * bring.
 *
 * Each kind of frame (frames.ts) has a table with a row for every frame, and a row has a byte for every letter: what
 * the words that this letter completes in this frame are worth, as long as they are missing. What all letters of a cell
 * would bring is then the sum of at most 37 rows, sixteen letters at a time. Spare bits of a byte say whether frame and
 * letter are a word at all and, in the tables of the longest short words, whether longer words go through them
 * (long-words.ts), so that nothing else is looked up where there is nothing. In those tables the worth is counted in
 * fours, which leaves the two lowest bits free.
 *
 * A word is counted twice where either of two letters of it could be this cell. That is rare, as few words have a
 * letter twice.
 */
import { around3, around4, before3, before4, beside, bits, byteOf, longestShort, once } from './frames'
import { get, ints, set, take } from './memory'
import { enrich, mark, newShortWord } from './words'

/** In the byte of a frame and a letter: they are a word. */
const isWord: u8 = 0x80
/** Its worth, in the tables of the longest short words and in the others. */
const worthInFours: i8 = 0x0c
const worthItself: i8 = 0x07

/** For each kind of frame: the rows. Of no frame at all, a single row. */
let aloneBytes: usize = 0
let besideBytes: usize = 0
let before3Bytes: usize = 0
let around3Bytes: usize = 0
let before4Bytes: usize = 0
let around4Bytes: usize = 0
/** The letters of a row in use, in whole sixteens. */
let width: usize = 0
/** Words of one and two letters, by the offset of their byte. */
let oneLetter: usize = 0
let twoLetters: usize = 0
/** All short words, hashed by the addresses of their bytes: eight bytes each, an address and the word. */
let byByte: usize = 0
let byByteShift: i32 = 0
let byByteMask: usize = 0
/** Which frames at the cell are words with a letter: bits by frame, those before the cell and those around it. */
let threes: i32 = 0
let fours: i32 = 0

/** `entries`: the letters of all short words. */
export function openShortWords(letters: i32, entries: i32): void {
  width = <usize>((letters + 15) & ~15)
  aloneBytes = take(1 << bits)
  besideBytes = take(1 << (2 * bits))
  oneLetter = ints(1 << bits)
  twoLetters = ints(1 << (2 * bits))
  if (longestShort > 2) {
    before3Bytes = take(1 << (3 * bits))
    around3Bytes = take(1 << (3 * bits))
  }
  if (longestShort > 3) {
    before4Bytes = take(1 << (4 * bits))
    around4Bytes = take(1 << (4 * bits))
  }
  let size = 4
  while (1 << size < 2 * entries) size++
  byByte = take(8 << size)
  byByteShift = 32 - size
  byByteMask = ((<usize>8) << size) - 1
}

/** The tables whose frames, with one more letter, are the doors to longer words. */
export function outermostBefore(): usize {
  return longestShort === 4 ? before4Bytes : longestShort === 3 ? before3Bytes : besideBytes
}

export function outermostAround(): usize {
  return longestShort === 4 ? around4Bytes : longestShort === 3 ? around3Bytes : besideBytes
}

/** Enters a word of so many letters, 0 behind the last. */
export function listShort(length: i32, w: i32, x: i32, y: i32, z: i32): void {
  const first =
    (length === 1 ? aloneBytes : length === 2 ? besideBytes : length === 3 ? before3Bytes : before4Bytes) +
    byteOf(w, x, y, z)
  let word = wordAt(first)
  if (word === 0) {
    word = newShortWord()
    let marks = markAt(word, 0, first)
    if (length === 1) set(oneLetter, w, word)
    else if (length === 2) {
      marks = markAt(word, marks, besideBytes + byteOf(x, w, 0, 0))
      set(twoLetters, <i32>byteOf(w, x, 0, 0), word)
      set(twoLetters, <i32>byteOf(x, w, 0, 0), word)
    } else if (length === 3) {
      marks = markAt(word, marks, before3Bytes + byteOf(y, x, w, 0))
      marks = markAt(word, marks, around3Bytes + byteOf(x, min(w, y), max(w, y), 0))
    } else {
      marks = markAt(word, marks, before4Bytes + byteOf(z, y, x, w))
      marks = markAt(word, marks, around4Bytes + byteOf(x, w, y, z))
      marks = markAt(word, marks, around4Bytes + byteOf(y, z, x, w))
    }
  }
  enrich(word, length, length === longestShort ? 4 : length)
}

/** Makes a byte mark i of a word, unless it is one already; returns how many there are. */
function markAt(word: i32, i: i32, byte: usize): i32 {
  const entry = entryOf(byte)
  if (load<i32>(entry, 4) === word) return i
  store<usize>(entry, byte)
  store<i32>(entry, word, 4)
  store<u8>(byte, load<u8>(byte) | isWord)
  mark(word, i, byte)
  return i + 1
}

/** Where a byte stands in the hash table, or would stand. */
function entryOf(byte: usize): usize {
  let at = (<usize>((<u32>byte * 0x9e3779b1) >>> byByteShift)) << 3
  let there = load<usize>(byByte + at)
  while (there !== byte && there !== 0) {
    at = (at + 8) & byByteMask
    there = load<usize>(byByte + at)
  }
  return byByte + at
}

function wordAt(byte: usize): i32 {
  return load<i32>(entryOf(byte), 4)
}

/** Asks of all frames of three and four letters at once whether they are words with this letter. */
export function askShort(letter: i32): void {
  const at = <usize>letter
  // around in three: the second four are the first once more
  if (longestShort > 2)
    threes = bitsOfWords(bytesIn(before3Bytes + at, before3), bytesIn(around3Bytes + at, around3)) & 0xfff
  if (longestShort > 3) fours = bitsOfWords(bytesIn(before4Bytes + at, before4), bytesIn(around4Bytes + at, around4))
}

function bitsOfWords(before: v128, around: v128): i32 {
  return i8x16.bitmask(v128.shuffle<u64>(before, around, 0, 2))
}

/** The first bytes of eight rows. */
function bytesIn(table: usize, rows: usize): v128 {
  let bytes = i8x16.splat(0)
  bytes = v128.load_lane<u8>(table + load<usize>(rows), bytes, 0)
  bytes = v128.load_lane<u8>(table + load<usize>(rows, 4), bytes, 1)
  bytes = v128.load_lane<u8>(table + load<usize>(rows, 8), bytes, 2)
  bytes = v128.load_lane<u8>(table + load<usize>(rows, 12), bytes, 3)
  bytes = v128.load_lane<u8>(table + load<usize>(rows, 16), bytes, 4)
  bytes = v128.load_lane<u8>(table + load<usize>(rows, 20), bytes, 5)
  bytes = v128.load_lane<u8>(table + load<usize>(rows, 24), bytes, 6)
  return v128.load_lane<u8>(table + load<usize>(rows, 28), bytes, 7)
}

/** Writes the short words through the cell with this letter to `to`; returns where they end. */
export function readShort(to: usize, letter: i32): usize {
  let end = append(to, get(oneLetter, letter))
  for (let row = beside; row < beside + 32; row += 4) end = append(end, get(twoLetters, load<i32>(row) + letter))
  if (longestShort > 2) end = readWords(end, threes, letter, before3Bytes, around3Bytes, before3)
  if (longestShort > 3) end = readWords(end, fours, letter, before4Bytes, around4Bytes, before4)
  return end
}

/** Written in any case, and kept by moving on: no guess for the processor to get wrong. */
function append(to: usize, word: i32): usize {
  store<i32>(to, word)
  return to + ((<usize>(word !== 0)) << 2)
}

function readWords(to: usize, frames: i32, letter: i32, before: usize, around: usize, rows: usize): usize {
  let end = to
  for (let rest = frames; rest !== 0; rest &= rest - 1) {
    const i = <usize>ctz(rest)
    store<i32>(end, wordAt(select(before, around, i < 8) + load<usize>(rows + (i << 2)) + <usize>letter))
    end += 4
  }
  return end
}

/** Sets the gains of all letters in the cell to what short words would add. */
export function weighShort(gains: usize): void {
  for (let from: usize = 0, to = gains; from < width; from += 16, to += 64) {
    let sum = v128.and(v128.load(aloneBytes + from), i8x16.splat(worthItself))
    if (longestShort === 2) {
      sum = i8x16.add(sum, i8x16.shr_u(worth(besideBytes + from, beside, worthInFours), 1))
    } else {
      sum = i8x16.add(sum, worth(besideBytes + from, beside, worthItself))
    }
    if (longestShort === 3) {
      const inFours = i8x16.add(
        worth(before3Bytes + from, before3, worthInFours),
        worth(around3Bytes + from, around3, worthInFours),
      )
      sum = i8x16.add(sum, i8x16.sub(inFours, i8x16.shr_u(inFours, 2)))
    } else if (longestShort === 4) {
      sum = i8x16.add(sum, worth(before3Bytes + from, before3, worthItself))
      sum = i8x16.add(sum, worth(around3Bytes + from, around3, worthItself))
      sum = i8x16.add(sum, worth(before4Bytes + from, before4, worthInFours))
      sum = i8x16.add(sum, worth(around4Bytes + from, around4, worthInFours))
    }
    // at most 1 + 8 · 4 + 12 · 6 + 16 · 8 letters: a byte holds them
    const low = i16x8.extend_low_i8x16_u(sum)
    const high = i16x8.extend_high_i8x16_u(sum)
    v128.store(to, i32x4.extend_low_i16x8_u(low))
    v128.store(to, i32x4.extend_high_i16x8_u(low), 16)
    v128.store(to, i32x4.extend_low_i16x8_u(high), 32)
    v128.store(to, i32x4.extend_high_i16x8_u(high), 48)
  }
}

/** What sixteen letters are worth in eight frames, each frame counted once. */
function worth(table: usize, rows: usize, part: i8): v128 {
  const mask = i8x16.splat(part)
  let sum = v128.and(v128.load(table + load<usize>(rows + once)), mask)
  for (let row = rows + once + 4; row < rows + once + 32; row += 4)
    sum = i8x16.add(sum, v128.and(v128.load(table + load<usize>(row)), mask))
  return sum
}
