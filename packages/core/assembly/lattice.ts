/**
 * A dense board in the making: its letters, which dictionary words can be read how often, and what every letter would be
 * worth in a cell. The worth of a board is the number of letters of the distinct words that can be read in it.
 *
 * For every direction and start cell the walk through the trie is kept: `walks` holds the slot after each letter, and 0 when no word goes
 * on; `ends` has a bit for each word on the way. To change one cell only the walks that are alive just before it matter.
 *
 * What a letter would bring is mostly short words, which have tables of their own (short-words.ts). For longer ones, bit masks tell the
 * few letters that can stand among the first three, given the others of the first four (beginnings.ts), and these are followed through
 * the trie. What passes through a cell in a line is kept until a letter of the line changes, and only which words are missing is looked
 * up anew. (Lists of several earlier states of a line were tried in JavaScript: with eight states a quarter fewer were made anew, but the
 * larger memory cost as much time. In a run of 3 million looks, tables of any size would have known half of the lists that were made.)
 *
 * The time goes into guesses that the processor gets wrong and into tables that lie too far from it. So loops go over bits in place of
 * cells where they can, and nothing is asked of short words that come or go (drop, gain).
 *
 * To change a cell: `lift`, then `weigh` if the gains are wanted, then `put`.
 */
import { allow, allowed, openBeginnings, pair } from './beginnings'
import { codeAt, count, lineOf, longest, opposite, roomAt, setCode, step } from './board'
import { get, ints, set, take } from './memory'
import { flip, listShort, longestShort, openShortWords, single, weighShort } from './short-words'
import { blocks, childOf, endsWord, firstKid, kids, labelOf, letters, slots } from './trie'

/** By letter: what it would add in the lifted cell, or rarely more (credit; short-words.ts). */
export let gains: usize = 0
/** Letters of the distinct words that can be read. */
let score: i32 = 0
/** [(d * count + start) * longest + i] */
let walks: usize = 0
/** [d * count + start], of 16 bits: bit i is set if a word of i + 1 letters, two at least, can be read there. */
let ends: usize = 0
/** By slot, two numbers: how often its word can be read, and its length << 16; for which letter of which weighing it was credited last. */
let words: usize = 0
/** By line: how often its letters have changed. */
let versions: usize = 0
/** By axis * count + cell, lists: of the words through it that can be read (slot << 8 | length). */
let given: usize = 0
/** Of the longer words that some letter in it would give (slot << 8 | letter). */
let passing: usize = 0
/** A list in the making: for every letter, start and end in a line, both ways. */
let found: usize = 0
let slotCount: i32 = 0
let tick: i32 = 0

/** A list is its line's version, the bytes of its words, and its words. Words that pass are kept up to so many. */
const listHead: i32 = 8
const mostKept: i32 = 500
const passingSize: i32 = listHead + (mostKept << 2)
let givenSize: i32 = 0

/** Ticks of the stamps before they are cleared: a stamp is tick << 8 | letter. */
const lastTick: i32 = 0xffffff

export function openLattice(slotsOfTrie: i32): void {
  slotCount = slotsOfTrie
  // set by sixteen (short-words.ts)
  gains = ints((letters + 15) & ~15)
  walks = ints(8 * count * longest)
  ends = take((8 * count) << 1)
  words = ints(2 * slotCount)
  versions = ints(4 * count)
  // starts × ends in a line through a cell, both ways
  givenSize = listHead + ((((longest + 1) * (longest + 1)) >> 2) << 3)
  given = take(4 * count * givenSize)
  passing = take(4 * count * passingSize)
  found = ints(2 * letters * longest * longest)
  openShortWords(slotCount)
  openBeginnings()
}

/** Once the caller has copied the trie and the board in. */
export function fillTables(): void {
  measure(0, 0)
  for (let i = 0; i < 4 * count; i++) set(versions, i, 1)
  for (let a = get(firstKid, 0); get(kids, a) !== 0; a++) {
    const first = get(kids, a) & 0xff
    const one = get(kids, a) >>> 8
    listShort(one, first, 0, 0, 0)
    for (let b = get(firstKid, one); get(kids, b) !== 0; b++) {
      const second = get(kids, b) & 0xff
      const two = get(kids, b) >>> 8
      listShort(two, first, second, 0, 0)
      set(pair, first * letters + second, two)
      for (let c = get(firstKid, two); get(kids, c) !== 0; c++) {
        const third = get(kids, c) & 0xff
        const three = get(kids, c) >>> 8
        listShort(three, first, second, third, 0)
        for (let d = get(firstKid, three); get(kids, d) !== 0; d++) {
          const fourth = get(kids, d) & 0xff
          if (longestShort === 4) {
            const four = get(kids, d) >>> 8
            listShort(four, first, second, third, fourth)
            if (get(kids, get(firstKid, four)) === 0) continue
          }
          allow(0, second, third, fourth, first)
          allow(1, first, third, fourth, second)
          allow(2, first, second, fourth, third)
        }
      }
    }
  }
}

/** Notes how many letters lead to the slots. */
function measure(slot: i32, length: i32): void {
  set(words, 2 * slot, length << 16)
  for (let at = get(firstKid, slot); get(kids, at) !== 0; at++) measure(get(kids, at) >>> 8, length + 1)
}

export function total(): i32 {
  return score
}

function drop(slot: i32, length: i32): void {
  const left = get(words, 2 * slot) - 1
  set(words, 2 * slot, left)
  const gone = -(<i32>((left & 0xffff) === 0))
  score -= length & gone
  if (length <= longestShort) flip(slot, gone)
}

function gain(slot: i32, length: i32): void {
  const known = get(words, 2 * slot)
  set(words, 2 * slot, known + 1)
  const come = -(<i32>((known & 0xffff) === 0))
  score += length & come
  if (length <= longestShort) flip(slot, come)
}

/** Takes all words through a cell out of the counts. */
export function lift(cell: i32): void {
  const alone = get(single, codeAt(cell))
  if (alone !== 0) drop(alone, 1)
  for (let axis = 0, at = cell; axis < 4; axis++, at += count) {
    const version = get(versions, get(lineOf, at))
    const list = given + <usize>(at * givenSize)
    const start = list + listHead
    if (load<i32>(list) !== version) {
      store<i32>(list, version)
      store<i32>(list, <i32>(read(read(start, cell, axis), cell, axis + 4) - start), 4)
    }
    for (let word = start, end = start + load<i32>(list, 4); word < end; word += 4)
      drop(load<i32>(word) >>> 8, load<i32>(word) & 0xff)
  }
}

/** Writes the words through a cell in direction d to `to`; returns where they end. */
function read(to: usize, cell: i32, d: i32): usize {
  let end = to
  const back = roomAt(opposite(d), cell)
  const stride = get(step, d)
  for (let past = 0, start = d * count + cell; past < back; past++, start -= stride)
    for (let rest = endsAt(start) & (-1 << past); rest !== 0; rest &= rest - 1) {
      const i = ctz(rest)
      store<i32>(end, (get(walks, start * longest + i) << 8) | (i + 1))
      end += 4
    }
  return end
}

/** Of a direction and start: bit i is set if a word ends after i + 1 letters. */
function endsAt(start: i32): i32 {
  return load<u16>(ends + ((<usize>start) << 1))
}

/** Fills `gains` for the lifted cell. */
export function weigh(cell: i32): void {
  if (tick++ === lastTick) {
    tick = 1
    for (let slot = 0; slot < slotCount; slot++) set(words, 2 * slot + 1, 0)
  }
  weighShort(cell, gains)
  for (let axis = 0, at = cell; axis < 4; axis++, at += count) {
    const version = get(versions, get(lineOf, at))
    const list = passing + <usize>(at * passingSize)
    if (load<i32>(list) === version) {
      credit(list + listHead, load<i32>(list, 4))
      continue
    }
    const size = <i32>(collect(collect(found, cell, axis), cell, axis + 4) - found)
    credit(found, size)
    if (size > mostKept << 2) continue
    store<i32>(list, version)
    store<i32>(list, size, 4)
    memory.copy(list + listHead, found, size)
  }
}

/**
 * Adds the missing ones of these longer words to the gains of their letters. A word counts once for a letter, whatever runs give it. Only
 * a word that is met for a letter, then for another, then for the first again is credited twice: rare, and a table of both that would rule
 * it out took half as long again, in JavaScript.
 */
function credit(list: usize, size: i32): void {
  for (let at = list, end = list + size; at < end; at += 4) {
    const word = load<i32>(at)
    const slot = word >>> 8
    const known = get(words, 2 * slot)
    if ((known & 0xffff) !== 0) continue
    const letter = word & 0xff
    const stamp = (tick << 8) | letter
    if (get(words, 2 * slot + 1) === stamp) continue
    set(words, 2 * slot + 1, stamp)
    set(gains, letter, get(gains, letter) + (known >> 16))
  }
}

/** Writes the longer words that some letter in the lifted cell gives in direction d to `to`; returns where they end. */
function collect(to: usize, cell: i32, d: i32): usize {
  let end = to
  const stride = get(step, d)
  const ahead = roomAt(d, cell)
  const back = roomAt(opposite(d), cell)
  if (ahead + back <= longestShort + 1) return end
  const next = ahead > 1 ? codeAt(cell + stride) : 0
  const beyond = ahead > 2 ? codeAt(cell + 2 * stride) : 0
  const last = back > 1 ? codeAt(cell - stride) : 0
  for (let block = 0; block < blocks; block++) {
    if (ahead > longestShort)
      for (let rest = allowed(0, next, beyond, codeAt(cell + 3 * stride), block); rest !== 0; rest &= rest - 1) {
        const letter = block * 32 + ctz(rest)
        const slot = childOf(get(pair, letter * letters + next), beyond)
        end = follow(end, slot, 3, letter, cell + 3 * stride, stride, ahead - 3)
      }
    if (back > 1 && ahead >= longestShort)
      for (let rest = allowed(1, last, next, beyond, block); rest !== 0; rest &= rest - 1) {
        const letter = block * 32 + ctz(rest)
        const slot = childOf(get(pair, last * letters + letter), next)
        end = follow(end, slot, 3, letter, cell + 2 * stride, stride, ahead - 2)
      }
    if (back > 2 && ahead + 1 >= longestShort) {
      const first = codeAt(cell - 2 * stride)
      const start = get(pair, first * letters + last)
      for (let rest = allowed(2, first, last, next, block); rest !== 0; rest &= rest - 1) {
        const letter = block * 32 + ctz(rest)
        end = follow(end, childOf(start, letter), 3, letter, cell + stride, stride, ahead - 1)
      }
    }
  }
  for (let past = 3, start = cell - 3 * stride; past < back; past++, start -= stride) {
    const reached = get(walks, (d * count + start) * longest + past - 1)
    if (reached === 0) continue
    for (let at = get(firstKid, reached); get(kids, at) !== 0; at++) {
      const kid = get(kids, at)
      if (past >= longestShort && endsWord(get(slots, kid >>> 8))) {
        store<i32>(end, kid)
        end += 4
      }
      end = follow(end, kid >>> 8, past + 1, kid & 0xff, cell + stride, stride, ahead - 1)
    }
  }
  return end
}

/** Writes the longer words behind a slot, which so many letters have led to, through the letters of so many cells. */
function follow(to: usize, reached: i32, length: i32, letter: i32, start: i32, stride: i32, cells: i32): usize {
  let end = to
  let slot = reached
  for (let i = 0, at = start; i < cells; i++, at += stride) {
    const code = codeAt(at)
    slot = childOf(slot, code)
    const node = get(slots, slot)
    if (labelOf(node) !== code) break
    if (!endsWord(node) || length + i < longestShort) continue
    store<i32>(end, (slot << 8) | letter)
    end += 4
  }
  return end
}

/** Sets the lifted cell's letter and counts the words through it. */
export function put(cell: i32, letter: i32): void {
  if (codeAt(cell) === letter) {
    restore(cell)
    return
  }
  setCode(cell, letter)
  age(cell)
  const alone = get(single, letter)
  if (alone !== 0) gain(alone, 1)
  for (let d = 0; d < 8; d++) {
    const stride = get(step, d)
    const ahead = roomAt(d, cell)
    const back = roomAt(opposite(d), cell)
    for (let past = 0, start = cell; past < back; past++, start -= stride) {
      const walk = walks + ((<usize>((d * count + start) * longest + past)) << 2)
      let slot = past === 0 ? 0 : load<i32>(walk - 4)
      if (slot === 0 && past > 0) continue
      let found = endsAt(d * count + start) & ~(-1 << past)
      for (let i = 0, at = cell; i < ahead; i++, at += stride) {
        const code = codeAt(at)
        slot = childOf(slot, code)
        const node = get(slots, slot)
        if (code === 0 || labelOf(node) !== code) {
          // what lies behind a dead end is dead: clear what an earlier letter left there
          for (; i < ahead && get(walk, i) !== 0; i++) set(walk, i, 0)
          break
        }
        set(walk, i, slot)
        if (endsWord(node) && past + i > 0) {
          found |= 1 << (past + i)
          gain(slot, past + i + 1)
        }
      }
      store<u16>(ends + ((<usize>(d * count + start)) << 1), <u16>found)
    }
  }
}

/** Counts the words through a cell again that were lifted. */
function restore(cell: i32): void {
  const alone = get(single, codeAt(cell))
  if (alone !== 0) gain(alone, 1)
  for (let axis = 0, at = cell; axis < 4; axis++, at += count) {
    const list = given + <usize>(at * givenSize)
    const start = list + listHead
    for (let word = start, end = start + load<i32>(list, 4); word < end; word += 4)
      gain(load<i32>(word) >>> 8, load<i32>(word) & 0xff)
  }
}

/** The lines through a cell have changed, for all their cells but this one. */
function age(cell: i32): void {
  for (let axis = 0, at = cell; axis < 4; axis++, at += count) {
    const line = get(lineOf, at)
    const version = get(versions, line)
    set(versions, line, version + 1)
    const list = passing + <usize>(at * passingSize)
    if (load<i32>(list) === version) store<i32>(list, version + 1)
  }
}
