/** Enters the words of the trie into the tables of short and longer words, a word and its mirror image once. */

import { longest } from './board'
import { longestShort } from './frames'
import { listLong, openLongWords } from './long-words'
import { get, take } from './memory'
import { listShort, openShortWords } from './short-words'
import { childOf, endsWord, firstKid, kids, labelOf, letters, slots } from './trie'
import { enrich, newLongWord, openWords } from './words'

let wordCount: i32 = 0
let shortLetters: i32 = 0
let longLetters: i32 = 0
/** The letters on the way to a slot; behind them 0, or what another way had. */
let spelling: usize = 0

/** `mostFinds`: as in long-words.ts. */
export function enterWords(mostFinds: i32): void {
  spelling = take(longest + 1)
  count(0, 0)
  openWords(wordCount)
  openShortWords(letters, shortLetters)
  openLongWords(longLetters, mostFinds)
  enter(0, 0)
}

function count(slot: i32, length: i32): void {
  if (endsWord(get(slots, slot))) {
    wordCount++
    if (length <= longestShort) shortLetters += length
    else longLetters += length + 1
  }
  for (let at = get(firstKid, slot); get(kids, at) !== 0; at++) count(get(kids, at) >>> 8, length + 1)
}

function enter(slot: i32, length: i32): void {
  if (endsWord(get(slots, slot))) {
    if (length <= longestShort)
      listShort(length, letter(0, length), letter(1, length), letter(2, length), letter(3, length))
    else enterLong(length)
  }
  for (let at = get(firstKid, slot); get(kids, at) !== 0; at++) {
    store<u8>(spelling + length, <u8>get(kids, at))
    enter(get(kids, at) >>> 8, length + 1)
  }
}

function letter(i: i32, length: i32): i32 {
  return i < length ? <i32>load<u8>(spelling + i) : 0
}

function enterLong(length: i32): void {
  const order = mirrored(length)
  const both = order !== 0 && isMirrorWord(length)
  if (both && order < 0) return
  const word = newLongWord()
  enrich(word, both ? 2 * length : length, 0)
  listLong(word, spelling, 1, length)
  if (order !== 0) listLong(word, spelling + length - 1, -1, length)
}

/** Where the mirror image comes among the words: before (less than 0), behind, or it is the same (0). */
function mirrored(length: i32): i32 {
  for (let i = 0; i < length; i++) {
    const order = letter(length - 1 - i, length) - letter(i, length)
    if (order !== 0) return order
  }
  return 0
}

function isMirrorWord(length: i32): bool {
  let slot = 0
  for (let i = length - 1; i >= 0; i--) {
    const code = letter(i, length)
    slot = childOf(slot, code)
    if (labelOf(get(slots, slot)) !== code) return false
  }
  return endsWord(get(slots, slot))
}
