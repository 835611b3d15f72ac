/**
 * Where words can be placed on a board: for every line, the placements that use at least one empty cell and at least
 * one letter that is already there. As in Scrabble, an empty cell with neighbours across the line takes only letters
 * that make a word there.
 *
 * Method: from each start the set of words that fit is a bitset, narrowed as the segment grows, until it is empty.
 * Lists are kept per line and made again on demand, only for lines that the board marks dirty. Each line has two
 * buffers, so a rejected change of the board is undone by switching back to the old ones. Whether a word is used up is
 * not part of the list: it is checked when one is picked. A search that removes words and places them again meets the
 * same lines over and over, so lists are also cached by the constraints of the line; two in three are found again.
 * Dense boards of small alphabets have thousands of placements; a line then keeps a sample, from a random start on.
 */
import type { Rng } from '../base/rng.ts'
import type { Board, Direction } from './board.ts'

const free = -1
const blocked = -2
const narrowed = -3

/** The number of cached lines, a power of two. */
const remembered = 4096

/** A placement in one number: word, start in the line, number of letters it uses. */
export const wordOf = (placement: number): number => placement & 0xfff
export const startOf = (placement: number): number => (placement >> 12) & 0x3f
export const leanOf = (placement: number): number => (placement >> 18) & 0x3f

export class Placements {
  /** The capacity of one line. */
  readonly room: number
  readonly lines: number
  private readonly board: Board
  private readonly rng: Rng
  private readonly lists: readonly [Int32Array, Int32Array]
  private readonly counts: readonly [Uint16Array, Uint16Array]
  private readonly side: Uint8Array
  private readonly turned: Uint8Array
  private readonly state: Int32Array
  private readonly reach: Int32Array
  private readonly choices: Uint16Array
  private readonly choiceCount: Uint16Array
  private readonly fitting: Int32Array
  private readonly islands: boolean
  private readonly barred: Uint8Array | null
  private readonly queried: Int16Array
  private readonly answers: Int32Array
  private readonly answerCount: Int16Array
  /** A column may have the same constraints as the beginning of a row. */
  private readonly queriedLength: Uint8Array

  /** `islands`: also some placements that use no letter. `barred`: 1 for a cell that stays empty. */
  constructor(board: Board, rng: Rng, room: number, islands: boolean, barred: Uint8Array | null = null) {
    this.islands = islands
    this.barred = barred
    const { width, height, wordIndex } = board
    this.board = board
    this.rng = rng
    this.room = room
    this.lines = width + height
    this.lists = [new Int32Array(this.lines * room), new Int32Array(this.lines * room)]
    this.counts = [new Uint16Array(this.lines), new Uint16Array(this.lines)]
    this.side = new Uint8Array(this.lines)
    this.turned = new Uint8Array(this.lines)
    const longest = Math.max(width, height)
    this.state = new Int32Array(longest + 1).fill(blocked)
    this.queried = new Int16Array(remembered * longest)
    this.answers = new Int32Array(remembered * room)
    this.answerCount = new Int16Array(remembered).fill(-1)
    this.queriedLength = new Uint8Array(remembered)
    this.reach = new Int32Array(longest)
    this.choices = new Uint16Array(longest * wordIndex.letters.length)
    this.choiceCount = new Uint16Array(longest)
    this.fitting = new Int32Array(wordIndex.blocks)
  }

  directionOf(line: number): Direction {
    return line < this.board.height ? 0 : 1
  }

  firstCellOf(line: number): number {
    const { board } = this
    return line < board.height ? board.cellAt(line, 0) : board.cellAt(0, line - board.height)
  }

  count(line: number): number {
    return this.counts[this.side[line]! as Direction][line]!
  }

  at(line: number, index: number): number {
    return this.lists[this.side[line]! as Direction][line * this.room + index]!
  }

  /** Changes from here on can be undone. */
  begin(): void {
    this.turned.fill(0)
  }

  undo(): void {
    for (let line = 0; line < this.lines; line++) if (this.turned[line] === 1) this.side[line] = this.side[line]! ^ 1
    this.board.dirty.fill(0)
  }

  /** Makes the lists of all dirty lines again. */
  refresh(): void {
    for (let line = 0; line < this.lines; line++) this.refreshLine(line)
  }

  /** Makes a line's list again if it is dirty. */
  refreshLine(line: number): void {
    const { dirty } = this.board
    if (dirty[line] === 0) return
    dirty[line] = 0
    if (this.turned[line] === 0) {
      this.turned[line] = 1
      this.side[line] = this.side[line]! ^ 1
    }
    this.list(line)
  }

  private list(line: number): void {
    const { board, room } = this
    const direction = this.directionOf(line)
    const length = direction === 0 ? board.width : board.height
    const side = this.side[line]! as Direction
    const list = this.lists[side]
    const base = line * room
    const question = this.readLine(this.firstCellOf(line), direction, length)
    let found = question < 0 ? -1 : this.recall(question, length, list, base)
    if (found < 0) {
      found = this.enumerate(length, list, base)
      if (question >= 0 && found < room) this.remember(question, length, list, base, found)
    }
    if (this.islands) found = this.listIslands(base, list, found, length)
    this.counts[side][line] = found
  }

  /** The list of an equal line, if it is still cached; −1 otherwise. */
  private recall(question: number, length: number, list: Int32Array, base: number): number {
    const { state, queried, answers, room } = this
    const count = this.answerCount[question]!
    if (count < 0 || this.queriedLength[question] !== length) return -1
    const from = question * (this.state.length - 1)
    for (let i = 0; i < length; i++) if (queried[from + i] !== state[i]) return -1
    for (let i = 0; i < count; i++) list[base + i] = answers[question * room + i]!
    return count
  }

  private remember(question: number, length: number, list: Int32Array, base: number, count: number): void {
    const { state, queried, answers, room } = this
    const from = question * (this.state.length - 1)
    for (let i = 0; i < length; i++) queried[from + i] = state[i]!
    for (let i = 0; i < count; i++) answers[question * room + i] = list[base + i]!
    this.answerCount[question] = count
    this.queriedLength[question] = length
  }

  /** Writes the placements of the line that was read, and returns their number. */
  private enumerate(length: number, list: Int32Array, base: number): number {
    const { board, room, state, fitting } = this
    const { wordIndex } = board
    const { having, blocks, firstOf, longest } = wordIndex
    const alphabet = wordIndex.letters.length
    let found = 0
    let filledCells = 0
    let reach = 0
    for (let i = length - 1; i >= 0; i--) {
      if (state[i] !== free) filledCells++
      reach = state[i] === blocked ? 0 : reach + 1
      this.reach[i] = reach
    }
    if (filledCells > 0) {
      const offset = Math.floor(this.rng.float() * length)
      for (let turn = 0; turn < length && found < room; turn++) {
        const start = turn + offset < length ? turn + offset : turn + offset - length
        if (start > 0 && state[start - 1]! > 0) continue
        // skip words longer than the way to the next blocked cell, and those shorter than the segment
        const words = firstOf[Math.min(this.reach[start]!, longest) + 1]!
        if (words === 0) continue
        const high = (words - 1) >> 5
        let leans = 0
        let fresh = 0
        for (let end = start; end < length && end - start < longest; end++) {
          const here = state[end]!
          if (here === blocked) break
          const position = end - start
          if (here === free) fresh++
          else {
            let any = 0
            const low = firstOf[position + 1]! >> 5
            if (here > 0) {
              const from = (position * alphabet + here) * blocks
              if (leans === 0) for (let b = low; b <= high; b++) any |= fitting[b] = having[from + b]!
              else for (let b = low; b <= high; b++) any |= fitting[b] = fitting[b]! & having[from + b]!
            } else {
              fresh++
              for (let b = low; b <= high; b++) {
                let some = 0
                for (let k = 0; k < this.choiceCount[end]!; k++)
                  some |= having[(position * alphabet + this.choices[end * alphabet + k]!) * blocks + b]!
                any |= fitting[b] = leans === 0 ? some : fitting[b]! & some
              }
            }
            leans++
            if (any === 0) break
          }
          if (leans === 0 || fresh === 0 || position === 0 || state[end + 1]! > 0) continue
          const from = firstOf[position + 1]!
          const to = firstOf[position + 2]!
          if (from === to) continue
          for (let b = from >> 5; b <= (to - 1) >> 5; b++) {
            let bits = fitting[b]!
            if (b === from >> 5) bits &= -1 << (from & 31)
            if (b === (to - 1) >> 5 && (to & 31) !== 0) bits &= ~(-1 << (to & 31))
            while (bits !== 0 && found < room) {
              const bit = 31 - Math.clz32(bits & -bits)
              bits &= bits - 1
              list[base + found++] = ((b << 5) + bit) | (start << 12) | (leans << 18)
            }
          }
        }
      }
    }
    return found
  }

  /** For each start with empty surroundings, a few random words for which there is room. */
  private listIslands(base: number, list: Int32Array, before: number, length: number): number {
    const { state, room, rng } = this
    const { firstOf, longest } = this.board.wordIndex
    let found = before
    let stretch = 0
    for (let start = length - 1; start >= 0; start--) {
      stretch = state[start] === free ? stretch + 1 : 0
      if (stretch < 2 || (start > 0 && state[start - 1]! > 0)) continue
      const after = state[start + stretch]! > 0 ? stretch - 1 : stretch
      const words = firstOf[Math.min(after, longest) + 1]!
      for (let sample = 0; sample < 3 && words > 0 && found < room; sample++)
        list[base + found++] = Math.floor(rng.float() * words) | (start << 12)
    }
    return found
  }

  /**
   * Reads the constraints of each cell of a line on a word through it. Returns the cache slot for equal lines, or −1
   * where a cell is narrowed, because those lines differ in more than their states.
   */
  private readLine(first: number, direction: Direction, length: number): number {
    const { board, state, barred } = this
    const { cells } = board
    const step = board.steps[direction]
    const cross = board.steps[direction === 0 ? 1 : 0]
    let hash = length
    let plain = true
    for (let i = 0, cell = first; i < length; i++, cell += step) {
      let here = free
      if (cells[cell] !== 0) here = cells[cell]!
      else if (barred?.[cell] === 1) here = blocked
      else if (cells[cell - cross] !== 0 || cells[cell + cross] !== 0) {
        here = this.narrow(i, cell, direction === 0 ? 1 : 0) === 0 ? blocked : narrowed
        if (here === narrowed) plain = false
      }
      state[i] = here
      hash = Math.imul(hash ^ here, 0x9e3779b1)
      hash ^= hash >>> 15
    }
    state[length] = free
    return plain ? hash & (remembered - 1) : -1
  }

  /**
   * The letters that make a word of the run across an empty cell: returns their number, and puts them into `choices`.
   */
  private narrow(index: number, cell: number, direction: Direction): number {
    const { board, choices } = this
    const { cells, wordIndex } = board
    const { having, blocks, firstOf, longest, spelling, opens, closes, opensPair, closesPair } = wordIndex
    const cross = board.steps[direction]
    const before = board.runs[direction][cell - cross]!
    if (before !== 0 && opens[before - 1] === 0) return 0
    const after = board.runs[direction][cell + cross]!
    if (after !== 0 && closes[after - 1] === 0) return 0
    if (before === 0 && cells[cell + cross] === 0 && opensPair[cells[cell - cross]!] === 0) return 0
    if (after === 0 && cells[cell - cross] === 0 && closesPair[cells[cell + cross]!] === 0) return 0
    const alphabet = wordIndex.letters.length
    let first = cell
    while (cells[first - cross] !== 0) first -= cross
    let last = cell
    while (cells[last + cross] !== 0) last += cross
    const length = (last - first) / cross + 1
    this.choiceCount[index] = 0
    if (length > longest) return 0
    const low = firstOf[length]!
    const high = firstOf[length + 1]!
    if (low === high) return 0
    const hole = (cell - first) / cross
    let count = 0
    for (let b = low >> 5; b <= (high - 1) >> 5; b++) {
      let bits = -1
      if (b === low >> 5) bits &= -1 << (low & 31)
      if (b === (high - 1) >> 5 && (high & 31) !== 0) bits &= ~(-1 << (high & 31))
      for (let i = 0, at = first; i < length && bits !== 0; i++, at += cross)
        if (at !== cell) bits &= having[(i * alphabet + cells[at]!) * blocks + b]!
      while (bits !== 0) {
        const word = (b << 5) + 31 - Math.clz32(bits & -bits)
        bits &= bits - 1
        const letter = spelling[word * longest + hole]!
        let k = 0
        while (k < count && choices[index * alphabet + k] !== letter) k++
        if (k === count) choices[index * alphabet + count++] = letter
      }
    }
    this.choiceCount[index] = count
    return count
  }
}
