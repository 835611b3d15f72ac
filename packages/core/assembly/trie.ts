/** The dictionary, as src/kinds/wordsearch/dense/trie.ts lays it out; the caller copies it in. */
import { get, ints } from './memory'

/** Letters, number 0 (none) among them. */
export let letters: i32 = 0
/** By slot: base << 9 | a word ends here << 8 | label. */
export let slots: usize = 0
/** By slot: where its children start in `kids`, which holds slot << 8 | letter; 0 ends a list. */
export let firstKid: usize = 0
export let kids: usize = 0

export function openTrie(alphabet: i32, slotCount: i32, kidCount: i32): void {
  letters = alphabet
  slots = ints(slotCount)
  firstKid = ints(slotCount)
  kids = ints(kidCount)
}

/** Where letter `code` leads from a slot, if `labelOf` of that place is the letter. */
export function childOf(slot: i32, code: i32): i32 {
  return (get(slots, slot) >>> 9) + code
}

export function labelOf(node: i32): i32 {
  return node & 0xff
}

export function endsWord(node: i32): bool {
  return (node & 0x100) !== 0
}
