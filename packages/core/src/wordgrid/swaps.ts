/**
 * Pairs of words that a solver could swap: of equal length, in two slots, with equal letters wherever either slot is
 * crossed. They are the usual reason for a second solution, so a search prefers boards without them.
 */
import type { Board, Direction } from './board.ts'

export class Swaps {
  private readonly starts: Int32Array
  private readonly words: Int32Array
  private readonly ways: Uint8Array

  constructor(board: Board) {
    this.starts = new Int32Array(board.cells.length)
    this.words = new Int32Array(board.cells.length)
    this.ways = new Uint8Array(board.cells.length)
  }

  count(board: Board): number {
    const { starts, words, ways } = this
    const { lengths } = board.wordIndex
    let slots = 0
    for (let way = 0; way < 2; way++) {
      const runs = board.runs[way as Direction]
      const step = board.steps[way as Direction]
      for (let cell = board.stride; cell < runs.length; cell++) {
        if (runs[cell] === 0 || runs[cell - step] !== 0) continue
        starts[slots] = cell
        words[slots] = runs[cell]! - 1
        ways[slots++] = way
      }
    }
    let swaps = 0
    for (let a = 0; a < slots; a++)
      for (let b = 0; b < a; b++)
        if (lengths[words[a]!] === lengths[words[b]!] && words[a] !== words[b] && this.swappable(board, a, b)) swaps++
    return swaps
  }

  private swappable(board: Board, a: number, b: number): boolean {
    const { starts, words, ways } = this
    const { lengths, longest, spelling } = board.wordIndex
    const acrossA = board.runs[ways[a] === 0 ? 1 : 0]
    const acrossB = board.runs[ways[b] === 0 ? 1 : 0]
    const stepA = board.steps[ways[a]! as Direction]
    const stepB = board.steps[ways[b]! as Direction]
    for (let i = 0; i < lengths[words[a]!]!; i++) {
      if (spelling[words[a]! * longest + i] === spelling[words[b]! * longest + i]) continue
      if (acrossA[starts[a]! + i * stepA] !== 0 || acrossB[starts[b]! + i * stepB] !== 0) return false
    }
    return true
  }
}
