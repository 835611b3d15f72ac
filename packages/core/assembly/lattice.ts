/**
 * A dense board in the making: its letters, which dictionary words can be read how often, and what every letter would
 * be worth in a cell. The worth of a board is the number of letters of the distinct words that can be read in it.
 *
 * Nothing is kept of the board but its letters and how often each word can be read. Near the freezing point two looks
 * in five change a letter, so what was kept of the lines through a cell would hardly ever still be true. The words
 * through a cell, and what other letters would bring, are looked up by the letters around it at every look (frames.ts,
 * short-words.ts, long-words.ts): 0.6 µs in English at 8 × 8, 1.6 µs in Japanese.
 *
 * What costs time are branches that the processor predicts wrongly and tables far away from it. So eight directions are
 * asked at once, loops go over bits instead of frames, and no branch depends on whether a word comes or goes.
 *
 * To change a cell: `lift`, then `weigh` if the gains are wanted, then `put`.
 */
import { addressOf, codeAt, longest, setCode } from './board'
import { enterWords } from './dictionary'
import { lookAround, openFrames } from './frames'
import { askLong, othersEnd, readLong, withLetterEnd } from './long-words'
import { get, ints, set } from './memory'
import { askShort, readShort, weighShort } from './short-words'
import { letters } from './trie'
import { credit, creditAnew, dropAll, gainAll, score } from './words'

/** By letter: what it would add in the lifted cell, or rarely more (short-words.ts, words.ts). */
export let gains: usize = 0
/** The words through the lifted cell, and where the longer ones begin: with its letter, or the one that was put. */
let given: usize = 0
let givenLong: usize = 0
let givenEnd: usize = 0
/** The longer ones that other letters would give (word << 8 | letter). */
let others: usize = 0

export function openLattice(): void {
  // set by sixteen (short-words.ts)
  gains = ints((letters + 15) & ~15)
  openFrames(letters)
}

/** Once the caller has copied the trie in. */
export function fillTables(): void {
  // starts × ends in the four lines through a cell, and one
  const frames = (longest + 1) * (longest + 1) + 1
  given = ints(frames)
  others = ints(frames * letters)
  enterWords(frames * (letters + 1))
}

export function total(): i32 {
  return score
}

/** Takes all words through a cell out of the counts. */
export function lift(cell: i32): void {
  const address = addressOf(cell)
  const letter = codeAt(cell)
  lookAround(address)
  askShort(letter)
  askLong()
  givenLong = readShort(given, letter)
  readLong(address, letter, givenLong, others)
  givenEnd = withLetterEnd
  dropAll(given, givenEnd)
}

/** Fills `gains` for the lifted cell. */
export function weigh(cell: i32): void {
  weighShort(gains)
  creditAnew()
  const own = codeAt(cell)
  for (let at = givenLong; at < givenEnd; at += 4) addGain(own, credit(load<i32>(at), own))
  for (let at = others; at < othersEnd; at += 4) {
    const letter = load<i32>(at) & 0xff
    addGain(letter, credit(load<i32>(at) >>> 8, letter))
  }
}

function addGain(letter: i32, more: i32): void {
  set(gains, letter, get(gains, letter) + more)
}

/** Sets the lifted cell's letter and counts the words through it. */
export function put(cell: i32, letter: i32): void {
  if (codeAt(cell) !== letter) {
    setCode(cell, letter)
    askShort(letter)
    givenEnd = readShort(given, letter)
    for (let at = others; at < othersEnd; at += 4) {
      store<i32>(givenEnd, load<i32>(at) >>> 8)
      givenEnd += (<usize>((load<i32>(at) & 0xff) === letter)) << 2
    }
  }
  gainAll(given, givenEnd)
}
