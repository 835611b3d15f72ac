/**
 * The kernel of dense word searches: the board's words and the heat bath, for WebAssembly, where sixteen bytes are
 * added at once and nothing is checked. This folder is AssemblyScript, a dialect of TypeScript with numbers of fixed
 * size and addresses; `npm run kernel` compiles it into src/kinds/wordsearch/dense/kernel.ts. One instance holds one
 * board.
 */
import { openBath } from './bath'
import { openBoard } from './board'
import { openLattice } from './lattice'
import { openTrie } from './trie'

export { changes, draw, freshBath, order, turns, weights } from './bath'
export { codes, places, step } from './board'
export { fillTables, gains, lift, put, total, weigh } from './lattice'
export { a, b, c, d, seed } from './random'
export { firstKid, kids, slots } from './trie'

/** Makes room for everything; then the arrays stay where they are. */
export function open(
  count: i32,
  longest: i32,
  places: i32,
  cells: i32,
  letters: i32,
  slotCount: i32,
  kidCount: i32,
  weightCount: i32,
): void {
  openBoard(count, longest, places)
  openTrie(letters, slotCount, kidCount)
  openLattice()
  openBath(weightCount, cells)
}
