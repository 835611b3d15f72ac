/**
 * Longer words, found by their frames. From the cell outwards a frame has some letters ahead and no more of them
 * behind: words are read both ways, so each one through the cell is found in one of the eight directions (in either, if
 * the cell is its middle).
 *
 * The frames of the first length that is not short are doors, in five letters: _xyzw, a_xyz and ba_xy. One bit in the
 * tables of short words says whether a door has words, another whether it leads on to longer frames. Behind a door one
 * letter is added after the other: ahead, and from ba_xyz also behind (cba_xyz), then ahead again. Which frames lead to
 * a word is kept in a table of bits, by a hash of the frame, and the words in another: in the dictionary of a language
 * few frames lead on, so little is asked in vain.
 *
 * Everything is read first and sorted out afterwards: a branch predicted wrongly costs most where the processor had to
 * wait for the answer.
 */
import { letterFrom, turned } from './board'
import { around3, around4, before3, before4, beside, byteOf, fourth, longestShort, next, second, third } from './frames'
import { lined, take } from './memory'
import { outermostAround, outermostBefore } from './short-words'

/**
 * In the byte of a frame and the letter that makes it a door: it has words, it goes on; and the same where that letter
 * is added behind.
 */
const hasWords: i32 = 1
const goesOn: i32 = 2
const addedBehind: i32 = 4

/** Doors are of so many kinds: with 0, 1 … letters behind. */
let kinds: i32 = 0
/** The rows of the frames that become doors with one more letter: before the cell, and around it; and their tables. */
let beforeRows: usize = 0
let aroundRows: usize = 0
let beforeBytes: usize = 0
let aroundBytes: usize = 0
/** [kind * 8 + d], of 16 bits: that letter; and by d the next one. */
let outer: usize = 0
let nextLetters: usize = 0
/** Doors at the cell that have words, that go on: bits by kind * 8 + d. */
let withWords: i32 = 0
let goingOn: i32 = 0
/** Frames that lead to words, a bit each by the highest bits of their keys. */
let leading: usize = 0
let leadingShift: u64 = 0
/**
 * Lines of 64 bytes, as the processor's cache has them, by the highest bits of a frame's key: five keys, and their five
 * words << 8 | letters. The last four bytes say whether the line is full and what follows stands in the next one.
 */
let lines: usize = 0
let lineCount: u64 = 0
const lineWords: usize = 40
const lineFull: usize = 60
/** Doors that go on: key and kind * 8 + d. */
let onward: usize = 0
/** What is found: lines, and which of their five keys it is. */
let finds: usize = 0

/** `entries`: the letters of all longer words, and one more for each; `mostFinds`: what can go through a cell. */
export function openLongWords(entries: i32, mostFinds: i32): void {
  kinds = longestShort === 4 ? 3 : 2
  beforeRows = longestShort === 4 ? before4 : longestShort === 3 ? before3 : beside
  aroundRows = longestShort === 4 ? around4 : longestShort === 3 ? around3 : beside
  beforeBytes = outermostBefore()
  aroundBytes = outermostAround()
  outer = take(48)
  nextLetters = take(16)
  onward = take(25 << 4)
  finds = take(mostFinds << 3)
  let size = 8
  while (1 << size < entries) size++
  leading = take(1 << size)
  leadingShift = 64 - (size + 3)
  // three words a line, and room where full ones at the end run over
  lineCount = entries / 3 + 1
  lines = lined(64 * <i32>lineCount + 13 * entries + 128)
}

/** The key of a frame with one more letter: odd factors spread the letters over the highest bits. */
function ahead(key: u64, letter: i32): u64 {
  return (key + letter) * (((<u64>0x9e3779b9) << 32) | 0x7f4a7c15)
}

function behind(key: u64, letter: i32): u64 {
  return (key + letter) * (((<u64>0xd1342543) << 32) | 0xde82ef95)
}

/** The next letter tells apart the two directions of a frame around a cell that is the same from both ends. */
function doorKey(kind: i32, row: usize, last: i32, nextLetter: i32): u64 {
  return ahead(((((<u64>row) << 8) | last) << 10) | (nextLetter << 2) | kind, 1)
}

function isAddedBehind(kind: i32): bool {
  return kind === 2 || (kind === 1 && longestShort === 2)
}

function leads(key: u64): bool {
  const bit = <usize>(key >> leadingShift)
  return ((load<u8>(leading + (bit >> 3)) >> (<u8>bit & 7)) & 1) !== 0
}

function lineOf(key: u64): usize {
  return lines + ((<usize>(((key >> 32) * lineCount) >> 32)) << 6)
}

/** Enters a word spelt from `first` on, by bytes so far apart: its frames with no more letters behind than ahead. */
export function listLong(word: i32, first: usize, stride: i32, length: i32): void {
  for (let place = 0; 2 * place < length; place++) {
    const hole = first + place * stride
    let back = min(place, kinds - 1)
    let front = longestShort - back
    const kind = back
    const row = rowOf(hole, stride, kind)
    const last = spelt(hole, isAddedBehind(kind) ? -back * stride : front * stride)
    const door = (kind === 0 ? beforeBytes : aroundBytes) + row + last
    const isDoor = length === longestShort + 1
    const flag = (isDoor ? hasWords : goesOn) << (isAddedBehind(kind) ? addedBehind : 0)
    store<u8>(door, load<u8>(door) | <u8>flag)
    let key = doorKey(kind, row, last, spelt(hole, stride))
    while (back < place || front < length - 1 - place) {
      key =
        back < place && front === back + 1
          ? behind(key, spelt(hole, -++back * stride))
          : ahead(key, spelt(hole, ++front * stride))
      const bit = <usize>(key >> leadingShift)
      const at = leading + (bit >> 3)
      store<u8>(at, load<u8>(at) | (1 << (<u8>bit & 7)))
    }
    keep(key, (word << 8) | spelt(hole, 0))
  }
}

function spelt(hole: usize, far: i32): i32 {
  return load<u8>(hole + far)
}

/** The row of the frame that a door of a kind has without its outermost letter. */
function rowOf(hole: usize, stride: i32, kind: i32): usize {
  const x = spelt(hole, stride)
  if (longestShort === 2) return byteOf(0, x, 0, 0)
  const y = spelt(hole, 2 * stride)
  if (kind === 0) return byteOf(0, x, y, longestShort === 3 ? 0 : spelt(hole, 3 * stride))
  const a = spelt(hole, -stride)
  return longestShort === 3 ? byteOf(0, min(a, x), max(a, x), 0) : byteOf(0, a, x, y)
}

function keep(key: u64, entry: i32): void {
  let line = lineOf(key)
  while (load<i32>(line + lineFull) !== 0) line += 64
  let i: usize = 0
  while (load<i32>(line + lineWords + (i << 2)) !== 0) i++
  store<u64>(line + (i << 3), key)
  store<i32>(line + lineWords + (i << 2), entry)
  store<i32>(line + lineFull, i === 4 ? 1 : 0)
}

/** Asks which doors at the cell have words and which go on; `readLong` reads them. */
export function askLong(): void {
  v128.store(nextLetters, next)
  v128.store(outer, longestShort === 4 ? fourth : longestShort === 3 ? third : second)
  v128.store(outer, longestShort === 4 ? third : longestShort === 3 ? second : turned(next), 16)
  const one = flagsOf(beforeBytes, beforeRows, outer)
  const two = flagsOf(aroundBytes, aroundRows, outer + 16)
  if (longestShort === 2) {
    // of doors with as many letters behind as ahead, four directions have the words of all eight
    withWords = flagged(one, 7) | ((flagged(two, 3) & 0xf) << 8)
    goingOn = flagged(one, 6) | (flagged(two, 2) << 8)
    return
  }
  withWords = flagged(one, 7) | (flagged(two, 7) << 8)
  goingOn = flagged(one, 6) | (flagged(two, 6) << 8)
  if (longestShort === 3) return
  v128.store(outer, turned(second), 32)
  const three = flagsOf(aroundBytes, aroundRows, outer + 32)
  withWords |= (flagged(three, 3) & 0xf) << 16
  goingOn |= flagged(three, 2) << 16
}

/** Reads one bit of each of eight bytes: the bit that is the highest one once they are shifted up so far. */
function flagged(bytes: v128, up: i32): i32 {
  return i8x16.bitmask(i16x8.shl(bytes, up)) & 0xff
}

/** The bytes of eight rows, each for a letter of its own. */
function flagsOf(table: usize, rows: usize, letters: usize): v128 {
  let bytes = i8x16.splat(0)
  bytes = v128.load_lane<u8>(table + load<usize>(rows) + load<u16>(letters), bytes, 0)
  bytes = v128.load_lane<u8>(table + load<usize>(rows, 4) + load<u16>(letters, 2), bytes, 1)
  bytes = v128.load_lane<u8>(table + load<usize>(rows, 8) + load<u16>(letters, 4), bytes, 2)
  bytes = v128.load_lane<u8>(table + load<usize>(rows, 12) + load<u16>(letters, 6), bytes, 3)
  bytes = v128.load_lane<u8>(table + load<usize>(rows, 16) + load<u16>(letters, 8), bytes, 4)
  bytes = v128.load_lane<u8>(table + load<usize>(rows, 20) + load<u16>(letters, 10), bytes, 5)
  bytes = v128.load_lane<u8>(table + load<usize>(rows, 24) + load<u16>(letters, 12), bytes, 6)
  return v128.load_lane<u8>(table + load<usize>(rows, 28) + load<u16>(letters, 14), bytes, 7)
}

/** Where the words that `readLong` reads with the cell's own letter end, and those with others. */
export let withLetterEnd: usize = 0
export let othersEnd: usize = 0

/**
 * Reads the longer words through the cell at this address: those with the letter (word) to `withLetter`, those that
 * other letters would give (word << 8 | letter) to `others`.
 */
export function readLong(address: usize, letter: i32, withLetter: usize, others: usize): void {
  let found = finds
  for (let rest = withWords; rest !== 0; rest &= rest - 1) found = find(found, keyOf(ctz(rest)))
  let on = onward
  for (let rest = goingOn; rest !== 0; rest &= rest - 1) {
    const door = ctz(rest)
    const front = longestShort - (door >> 3)
    const key = keyOf(door)
    store<u64>(on, key)
    store<i32>(on, door, 8)
    const further = leads(ahead(key, letterFrom(address, door & 7, front + 1)))
    on += (<usize>(further || front === (door >> 3) + 1)) << 4
  }
  for (let at = onward; at < on; at += 16) {
    const door = load<i32>(at, 8)
    found = follow(found, address, door & 7, door >> 3, longestShort - (door >> 3), load<u64>(at))
  }
  withLetterEnd = withLetter
  othersEnd = others
  for (let at = finds; at < found; at += 8) sort(load<usize>(at), load<i32>(at, 4), letter)
}

function keyOf(door: i32): u64 {
  const d = (<usize>(door & 7)) << 1
  const row = load<usize>((door < 8 ? beforeRows : aroundRows) + (d << 1))
  return doorKey(door >> 3, row, load<u16>(outer + ((<usize>door) << 1)), load<u16>(nextLetters + d))
}

/** Goes on from a frame with so many letters behind and ahead, and notes where the words of longer ones stand. */
function follow(to: usize, address: usize, d: i32, back: i32, front: i32, from: u64): usize {
  let found = to
  let key = from
  for (let far = front; ; ) {
    if (far === back + 1) {
      const last = letterFrom(address, d, -far)
      const around = behind(key, last)
      if (last !== 0 && leads(around)) {
        if (d < 4) found = find(found, around)
        found = follow(found, address, d, far, far, around)
      }
    }
    far++
    const letter = letterFrom(address, d, far)
    if (letter === 0) break
    key = ahead(key, letter)
    if (!leads(key)) break
    found = find(found, key)
  }
  return found
}

/** Notes the lines in which the words of a frame are. */
function find(to: usize, key: u64): usize {
  let line = lineOf(key)
  store<usize>(to, line)
  store<i32>(to, placesOf(key, line), 4)
  let found = to + 8
  while (load<i32>(line + lineFull) !== 0) {
    line += 64
    const places = placesOf(key, line)
    store<usize>(found, line)
    store<i32>(found, places, 4)
    found += (<usize>(places !== 0)) << 3
  }
  return found
}

/** Which of the five keys in a line it is, as bits. */
function placesOf(key: u64, line: usize): i32 {
  const keys = i64x2.splat(key)
  const first = i64x2.bitmask(i64x2.eq(v128.load(line), keys))
  const third = i64x2.bitmask(i64x2.eq(v128.load(line, 16), keys))
  return first | (third << 2) | ((<i32>(load<u64>(line, 32) === key)) << 4)
}

function sort(line: usize, places: i32, letter: i32): void {
  for (let rest = places; rest !== 0; rest &= rest - 1) {
    const entry = load<i32>(line + lineWords + ((<usize>ctz(rest)) << 2))
    const own = (entry & 0xff) === letter
    store<i32>(withLetterEnd, entry >>> 8)
    withLetterEnd += (<usize>own) << 2
    store<i32>(othersEnd, entry)
    othersEnd += (<usize>!own) << 2
  }
}
