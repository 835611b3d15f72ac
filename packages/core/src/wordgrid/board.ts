/**
 * A letter grid whose every maximal run of two or more cells is a word of the word index, used no more often than the
 * index allows.
 *
 * Runs are derived from the grid and not a separate list: `runs[direction][cell]` is the word through a cell. Placing a
 * word may lengthen others (NIGER → NIGERIA) or put it alongside them, as long as every run that results is a word.
 * Removing one clears its uncrossed cells; the letters left must form words too, or crossing words are removed with it.
 *
 * The grid has an empty border of one cell. Nothing here allocates after construction.
 */
import { findWord, type WordIndex } from './wordindex.ts'

export type Direction = 0 | 1

export class Board {
  readonly wordIndex: WordIndex
  readonly width: number
  readonly height: number
  readonly stride: number
  /** The step from a cell to the next: along a row, along a column. */
  readonly steps: readonly [number, number]
  /** Letter codes; 0 is empty (black). */
  readonly cells: Uint16Array
  /** 1 on the board, 0 on the border. */
  readonly inside: Uint8Array
  /** Word number + 1 of the run through a cell, across and down; 0 when the cell has no run in that direction. */
  readonly runs: readonly [Int16Array, Int16Array]
  readonly used: Uint8Array
  /** Lines (rows, then columns) whose possible placements may have changed. */
  readonly dirty: Uint8Array
  white = 0
  /** Letters of all words in use, so crossings = letters − white. */
  letters = 0
  words = 0
  /** Pairs of adjacent empty cells. */
  blackPairs: number

  private readonly lines: readonly [Uint8Array, Uint8Array]
  private readonly made: Int16Array
  private readonly queue: Int32Array
  private readonly seen: Int32Array
  /** Marks up to this one belong to earlier floods. */
  private oldMarks = 0

  constructor(wordIndex: WordIndex, width: number, height: number) {
    this.wordIndex = wordIndex
    this.width = width
    this.height = height
    this.stride = width + 2
    this.steps = [1, this.stride]
    const size = (width + 2) * (height + 2)
    this.cells = new Uint16Array(size)
    this.inside = new Uint8Array(size)
    this.runs = [new Int16Array(size), new Int16Array(size)]
    this.used = new Uint8Array(wordIndex.words.length)
    this.dirty = new Uint8Array(width + height).fill(1)
    this.lines = [new Uint8Array(size), new Uint8Array(size)]
    this.made = new Int16Array(Math.max(width, height) + 1)
    this.queue = new Int32Array(size)
    this.seen = new Int32Array(size)
    this.blackPairs = (width - 1) * height + width * (height - 1)
    for (let row = 0; row < height; row++)
      for (let col = 0; col < width; col++) {
        const cell = this.cellAt(row, col)
        this.inside[cell] = 1
        this.lines[0][cell] = row
        this.lines[1][cell] = height + col
      }
  }

  cellAt(row: number, col: number): number {
    return (row + 1) * this.stride + col + 1
  }

  get crossings(): number {
    return this.letters - this.white
  }

  private put(cell: number, letter: number): void {
    const { cells, inside, stride } = this
    cells[cell] = letter
    this.white++
    this.blackPairs -=
      (inside[cell - 1]! & +(cells[cell - 1] === 0)) +
      (inside[cell + 1]! & +(cells[cell + 1] === 0)) +
      (inside[cell - stride]! & +(cells[cell - stride] === 0)) +
      (inside[cell + stride]! & +(cells[cell + stride] === 0))
    this.touch(cell)
  }

  private clear(cell: number): void {
    const { cells, inside, stride } = this
    cells[cell] = 0
    this.white--
    this.blackPairs +=
      (inside[cell - 1]! & +(cells[cell - 1] === 0)) +
      (inside[cell + 1]! & +(cells[cell + 1] === 0)) +
      (inside[cell - stride]! & +(cells[cell - stride] === 0)) +
      (inside[cell + stride]! & +(cells[cell + stride] === 0))
    this.touch(cell)
  }

  /** Marks the lines that a change of a cell affects: its own two, and those that cross the ends of its runs. */
  private touch(cell: number): void {
    const { cells, dirty, stride } = this
    const [rows, columns] = this.lines
    dirty[rows[cell]!] = 1
    dirty[columns[cell]!] = 1
    let at = cell - stride
    while (cells[at] !== 0) at -= stride
    if (this.inside[at] === 1) dirty[rows[at]!] = 1
    at = cell + stride
    while (cells[at] !== 0) at += stride
    if (this.inside[at] === 1) dirty[rows[at]!] = 1
    at = cell - 1
    while (cells[at] !== 0) at--
    if (this.inside[at] === 1) dirty[columns[at]!] = 1
    at = cell + 1
    while (cells[at] !== 0) at++
    if (this.inside[at] === 1) dirty[columns[at]!] = 1
  }

  /**
   * Places a word from `start`. The cells before and after must be empty, and the letters on the way must agree. False,
   * with nothing changed, when a resulting run would not be an available word.
   */
  place(word: number, start: number, direction: Direction): boolean {
    const { cells, wordIndex, used, made } = this
    const { caps, lengths, longest, spelling } = wordIndex
    const step = this.steps[direction]
    const cross = this.steps[direction === 0 ? 1 : 0]
    const along = this.runs[direction]
    const across = this.runs[direction === 0 ? 1 : 0]
    const length = lengths[word]!
    if (used[word]! >= caps[word]!) return false
    used[word] = used[word]! + 1

    let checked = 0
    let legal = true
    for (; checked < length; checked++) {
      const cell = start + checked * step
      made[checked] = -1
      if (cells[cell] !== 0 || (cells[cell - cross] === 0 && cells[cell + cross] === 0)) continue
      let first = cell
      while (cells[first - cross] !== 0) first -= cross
      let last = cell
      while (cells[last + cross] !== 0) last += cross
      cells[cell] = spelling[word * longest + checked]!
      const id = findWord(wordIndex, cells, first, cross, (last - first) / cross + 1)
      cells[cell] = 0
      if (id < 0 || used[id]! >= caps[id]!) {
        legal = false
        break
      }
      used[id] = used[id]! + 1
      made[checked] = id
    }
    if (!legal) {
      used[word] = used[word]! - 1
      for (let i = 0; i < checked; i++) if (made[i]! >= 0) used[made[i]!] = used[made[i]!]! - 1
      return false
    }

    this.words++
    this.letters += length
    for (let i = 0; i < length; i++) {
      const cell = start + i * step
      if (along[cell] !== 0 && along[cell - step] === 0) this.forget(along[cell]! - 1)
      if (cells[cell] !== 0) continue
      const before = across[cell - cross]!
      const after = across[cell + cross]!
      if (before !== 0) this.forget(before - 1)
      if (after !== 0) this.forget(after - 1)
      this.put(cell, spelling[word * longest + i]!)
      const id = made[i]!
      if (id < 0) continue
      this.words++
      this.letters += lengths[id]!
      let at = cell
      while (cells[at - cross] !== 0) at -= cross
      for (; cells[at] !== 0; at += cross) across[at] = id + 1
    }
    for (let i = 0; i < length; i++) along[start + i * step] = word + 1
    return true
  }

  private forget(word: number): void {
    this.used[word] = this.used[word]! - 1
    this.words--
    this.letters -= this.wordIndex.lengths[word]!
  }

  /** Removes the run through a cell, and everything that is no longer valid without it. */
  remove(cell: number, direction: Direction): void {
    const { cells, wordIndex } = this
    const step = this.steps[direction]
    const along = this.runs[direction]
    const across = this.runs[direction === 0 ? 1 : 0]
    const word = along[cell]! - 1
    if (word < 0) return
    this.forget(word)
    let start = cell
    while (cells[start - step] !== 0) start -= step
    const length = wordIndex.lengths[word]!
    for (let i = 0, at = start; i < length; i++, at += step) {
      along[at] = 0
      if (across[at] === 0) this.clear(at)
    }
    this.settle(start, length, direction)
  }

  /** Empties one cell; the rest of its runs stays where it still forms words. */
  erase(cell: number): void {
    const { cells, wordIndex } = this
    if (cells[cell] === 0) return
    const across = this.runs[0][cell]! - 1
    const down = this.runs[1][cell]! - 1
    const left = across < 0 ? cell : this.open(cell, 0)
    const top = down < 0 ? cell : this.open(cell, 1)
    this.clear(cell)
    if (across >= 0) this.settle(left, wordIndex.lengths[across]!, 0)
    if (down >= 0) this.settle(top, wordIndex.lengths[down]!, 1)
  }

  /** Unregisters the run through a cell without changing letters, and returns its start. */
  private open(cell: number, direction: Direction): number {
    const along = this.runs[direction]
    const step = this.steps[direction]
    const word = along[cell]! - 1
    this.forget(word)
    let start = cell
    while (along[start - step] !== 0) start -= step
    for (let i = 0, at = start; i < this.wordIndex.lengths[word]!; i++, at += step) along[at] = 0
    return start
  }

  /**
   * Makes words of letters that belong to no run in this direction; where they form no word, uncrossed letters are
   * removed.
   */
  private settle(start: number, length: number, direction: Direction): void {
    const { cells, wordIndex, used } = this
    const step = this.steps[direction]
    const other: Direction = direction === 0 ? 1 : 0
    const along = this.runs[direction]
    const across = this.runs[other]
    for (let i = 0; i < length; ) {
      let end = i
      while (end < length && cells[start + end * step] !== 0 && along[start + end * step] === 0) end++
      if (end === i) {
        i++
        continue
      }
      const id = end - i < 2 ? -1 : findWord(wordIndex, cells, start + i * step, step, end - i)
      if (id >= 0 && used[id]! < wordIndex.caps[id]!) {
        used[id] = used[id]! + 1
        this.words++
        this.letters += end - i
        for (let k = i; k < end; k++) along[start + k * step] = id + 1
        i = end
        continue
      }
      const before = this.white
      for (let k = i; k < end; k++) if (across[start + k * step] === 0) this.clear(start + k * step)
      if (this.white < before) continue
      if (end - i < 2) i = end
      else this.remove(start + (i + 1) * step, other)
    }
  }

  /** Marks the component of a cell with a number and returns its size in cells. */
  private flood(from: number, mark: number): number {
    const { cells, seen, queue, stride, oldMarks } = this
    let head = 0
    let tail = 0
    queue[tail++] = from
    seen[from] = mark
    while (head < tail) {
      const cell = queue[head++]!
      if (cells[cell - 1] !== 0 && seen[cell - 1]! <= oldMarks) {
        seen[cell - 1] = mark
        queue[tail++] = cell - 1
      }
      if (cells[cell + 1] !== 0 && seen[cell + 1]! <= oldMarks) {
        seen[cell + 1] = mark
        queue[tail++] = cell + 1
      }
      if (cells[cell - stride] !== 0 && seen[cell - stride]! <= oldMarks) {
        seen[cell - stride] = mark
        queue[tail++] = cell - stride
      }
      if (cells[cell + stride] !== 0 && seen[cell + stride]! <= oldMarks) {
        seen[cell + stride] = mark
        queue[tail++] = cell + stride
      }
    }
    return tail
  }

  /** How many components the white cells form. */
  components(): number {
    let mark = this.oldMarks
    for (let cell = this.stride; cell < this.cells.length; cell++)
      if (this.cells[cell] !== 0 && this.seen[cell]! <= this.oldMarks) this.flood(cell, ++mark)
    const count = mark - this.oldMarks
    this.oldMarks = mark
    return count
  }

  /** Clears every component but the largest. */
  keepLargest(): void {
    if (this.white === 0) return
    const { cells, seen, oldMarks } = this
    let mark = oldMarks
    let best = 0
    let bestSize = 0
    let covered = 0
    for (let cell = this.stride; cell < cells.length && covered < this.white; cell++) {
      if (cells[cell] === 0 || seen[cell]! > oldMarks) continue
      const size = this.flood(cell, ++mark)
      covered += size
      if (size > bestSize) {
        bestSize = size
        best = mark
      }
    }
    this.oldMarks = mark
    if (mark === oldMarks + 1) return
    for (let cell = this.stride; cell < cells.length; cell++) {
      // erase, not remove: the rest of a removed run may be another word, and would stay
      if (cells[cell] !== 0 && seen[cell] !== best) this.erase(cell)
    }
  }

  /** Moves everything by one cell if there is room on that side; else returns false. */
  shift(direction: Direction, towards: 1 | -1): boolean {
    const { cells, width, height } = this
    const [h, v] = this.runs
    const edge = direction === 0 ? (towards > 0 ? width - 1 : 0) : towards > 0 ? height - 1 : 0
    const count = direction === 0 ? height : width
    for (let i = 0; i < count; i++)
      if (cells[direction === 0 ? this.cellAt(i, edge) : this.cellAt(edge, i)] !== 0) return false
    const by = this.steps[direction] * towards
    for (const plane of [cells, h, v]) {
      if (by > 0) plane.copyWithin(by, 0, plane.length - by)
      else plane.copyWithin(0, -by)
    }
    this.dirty.fill(1)
    this.blackPairs = this.countBlackPairs()
    return true
  }

  private countBlackPairs(): number {
    const { cells, inside, stride } = this
    let pairs = 0
    for (let cell = stride; cell < cells.length - stride; cell++) {
      if (inside[cell] === 0 || cells[cell] !== 0) continue
      if (inside[cell + 1] === 1 && cells[cell + 1] === 0) pairs++
      if (inside[cell + stride] === 1 && cells[cell + stride] === 0) pairs++
    }
    return pairs
  }

  /** Copies the black and white of a pattern without its words, to count what depends on black cells. */
  colour(rows: readonly string[]): void {
    for (const [r, row] of rows.entries())
      for (let c = 0; c < this.width; c++) this.cells[this.cellAt(r, c)] = row.charAt(c) === '#' ? 0 : 1
    this.blackPairs = this.countBlackPairs()
  }

  /** Writes letters whose every run is a word of the word index, used no more often than the index allows. */
  write(letters: Uint16Array): void {
    const { cells, wordIndex, used } = this
    cells.set(letters)
    used.fill(0)
    this.white = letters.reduce((sum, letter) => sum + (letter === 0 ? 0 : 1), 0)
    this.letters = 0
    this.words = 0
    for (const direction of [0, 1] as const) {
      const step = this.steps[direction]
      const along = this.runs[direction].fill(0)
      for (let start = this.stride; start < cells.length - this.stride; start++) {
        if (cells[start] === 0 || cells[start - step] !== 0 || cells[start + step] === 0) continue
        let length = 2
        while (cells[start + length * step] !== 0) length++
        const word = findWord(wordIndex, cells, start, step, length)
        if (word < 0 || used[word]! >= wordIndex.caps[word]!) throw new Error('a run that is no free word')
        used[word] = used[word]! + 1
        this.words++
        this.letters += length
        for (let i = 0; i < length; i++) along[start + i * step] = word + 1
      }
    }
    this.blackPairs = this.countBlackPairs()
    this.dirty.fill(1)
  }

  /** Saves the board, for `restore`. */
  save(into: Saved): void {
    into.cells.set(this.cells)
    into.across.set(this.runs[0])
    into.down.set(this.runs[1])
    into.used.set(this.used)
    into.white = this.white
    into.letters = this.letters
    into.words = this.words
    into.blackPairs = this.blackPairs
  }

  /** Restores a saved board. The caller restores the state of the lines. */
  restore(from: Saved): void {
    this.cells.set(from.cells)
    this.runs[0].set(from.across)
    this.runs[1].set(from.down)
    this.used.set(from.used)
    this.white = from.white
    this.letters = from.letters
    this.words = from.words
    this.blackPairs = from.blackPairs
  }

  saved(): Saved {
    const blank: Saved = {
      cells: new Uint16Array(this.cells.length),
      across: new Int16Array(this.cells.length),
      down: new Int16Array(this.cells.length),
      used: new Uint8Array(this.used.length),
      white: 0,
      letters: 0,
      words: 0,
      blackPairs: 0,
    }
    this.save(blank)
    return blank
  }

  /** The grid as text, `#` for black. */
  rows(): string[] {
    const { letters } = this.wordIndex
    return Array.from({ length: this.height }, (_, row) =>
      Array.from({ length: this.width }, (_, col) => letters[this.cells[this.cellAt(row, col)]!] || '#').join(''),
    )
  }
}

export interface Saved {
  readonly cells: Uint16Array
  readonly across: Int16Array
  readonly down: Int16Array
  readonly used: Uint8Array
  white: number
  letters: number
  words: number
  blackPairs: number
}
