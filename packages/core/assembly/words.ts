/**
 * How often each word can be read in the board, and what the board is worth. Where a word can be read, its mirror image
 * can be read backwards: if both are words they come and go together, and are one word here that is worth the letters
 * of both.
 *
 * A short word has up to four marks, bytes that hold what it is worth while it is missing (short-words.ts). No branch
 * asks whether it comes or goes, for the processor would guess wrongly half of the time: every word adds what it
 * changes to four bytes, and what changes nothing is 0. Marks that a word does not need are bytes of its own.
 */
import { take } from './memory'

/** Letters of the distinct words that can be read. */
export let score: i32 = 0
/**
 * By word, of 32 bytes: how often it can be read · its worth · what its marks hold if it is missing · the addresses of
 * four · bytes for those that it does not need, or, in longer words, which have no marks, for which letter of which
 * weighing they were credited last.
 */
let records: usize = 0
/** The weighing, and the last one before the stamps (tick << 8 | letter) are cleared. */
let tick: i32 = 0
const lastTick: i32 = 0xffffff
let known: i32 = 0

/** Room for so many words; they have the numbers from 1 on. */
export function openWords(most: i32): void {
  records = take((most + 1) << 5)
}

function recordOf(word: i32): usize {
  return records + ((<usize>word) << 5)
}

export function newShortWord(): i32 {
  known++
  for (let i = 0; i < 4; i++) mark(known, i, recordOf(known) + 28 + i)
  return known
}

/** Its marks hold nothing: it may as well be added to a number of the record. */
export function newLongWord(): i32 {
  known++
  for (let i = 0; i < 4; i++) mark(known, i, recordOf(known) + 8)
  return known
}

/** Gives a word its mark i, before it is worth anything. */
export function mark(word: i32, i: i32, address: usize): void {
  store<usize>(recordOf(word) + ((<usize>i) << 2), address, 12)
}

/** A word, missing as yet, is worth this much more. */
export function enrich(word: i32, worth: i32, marked: i32): void {
  const record = recordOf(word)
  store<i32>(record, load<i32>(record, 4) + worth, 4)
  store<i32>(record, load<i32>(record, 8) + marked, 8)
  addToMarks(record, marked)
}

/** From here on words are credited anew. */
export function creditAnew(): void {
  if (tick++ < lastTick) return
  tick = 1
  for (let word = 1; word <= known; word++) store<i32>(recordOf(word), 0, 28)
}

/**
 * What a longer word would add with this letter: nothing, if it can be read already or was credited just before. Only a
 * word that is met for a letter, then for another, then for the first again is credited twice.
 */
export function credit(word: i32, letter: i32): i32 {
  const record = recordOf(word)
  const stamp = (tick << 8) | letter
  const isNew = <i32>(load<i32>(record, 28) !== stamp)
  store<i32>(record, stamp, 28)
  return load<i32>(record, 4) & -(<i32>(load<i32>(record) === 0) & isNew)
}

/** The words of this list can be read once less. */
export function dropAll(list: usize, end: usize): void {
  let left = score
  for (let at = list; at < end; at += 4) {
    const record = recordOf(load<i32>(at))
    const times = load<i32>(record) - 1
    store<i32>(record, times)
    const gone = -(<i32>(times === 0))
    left -= load<i32>(record, 4) & gone
    addToMarks(record, load<i32>(record, 8) & gone)
  }
  score = left
}

/** The words of this list can be read once more. */
export function gainAll(list: usize, end: usize): void {
  let reached = score
  for (let at = list; at < end; at += 4) {
    const record = recordOf(load<i32>(at))
    const times = load<i32>(record)
    store<i32>(record, times + 1)
    const come = -(<i32>(times === 0))
    reached += load<i32>(record, 4) & come
    addToMarks(record, -(load<i32>(record, 8) & come))
  }
  score = reached
}

function addToMarks(record: usize, change: i32): void {
  add(load<usize>(record, 12), change)
  add(load<usize>(record, 16), change)
  add(load<usize>(record, 20), change)
  add(load<usize>(record, 24), change)
}

function add(address: usize, change: i32): void {
  store<u8>(address, <u8>(<i32>load<u8>(address) + change))
}
