/**
 * A dense board in the making: its letters, how often each dictionary word can be read, and what every letter would be
 * worth in a cell. The work is done in WebAssembly (packages/core/assembly/lattice.ts); this file copies the board and
 * the dictionary into its memory and exposes its arrays.
 *
 * To change a cell: `lift`, then `weigh` if the gains are needed, then `put`.
 */
import type { Board } from '../pack/board.ts'
import { dirs, stepOf } from '../puzzle/model.ts'
import { kernel } from './kernel.ts'
import type { Trie } from './trie.ts'

export interface Lattice {
  readonly board: Board
  readonly trie: Trie
  readonly codes: Uint16Array
  /** What each letter would add in the lifted cell; occasionally too high, where a word has a letter twice. */
  readonly gains: Int32Array
  /** Total letters of the distinct words that can be read. */
  readonly score: number
  /** Removes all words through a cell from the counts. */
  readonly lift: (cell: number) => void
  /** Fills `gains` for the lifted cell. */
  readonly weigh: (cell: number) => void
  /** Sets the lifted cell's letter and counts the words through it. */
  readonly put: (cell: number, letter: number) => void
  /** The heat bath of this board (bath.ts). */
  readonly tub: Tub
}

/** The part of the kernel that belongs to the heat bath. */
interface Tub {
  /** Weights, indexed by the difference between a gain and the best one. */
  readonly weights: Float32Array
  /** The cells in the order of a sweep. */
  readonly order: Int32Array
  readonly kernel: Pick<Kernel, 'freshBath' | 'draw' | 'turns' | 'changes' | 'seed' | 'a' | 'b' | 'c' | 'd'>
}

/** A number in the kernel, or the address of an array. */
interface Value {
  value: number
}

/** What the kernel exports (packages/core/assembly/index.ts). */
interface Kernel {
  readonly memory: { readonly buffer: ArrayBuffer }
  readonly open: (
    count: number,
    longest: number,
    places: number,
    cells: number,
    letters: number,
    slots: number,
    kids: number,
    weights: number,
  ) => void
  readonly fillTables: () => void
  readonly slots: Value
  readonly firstKid: Value
  readonly kids: Value
  readonly codes: Value
  readonly places: Value
  readonly step: Value
  readonly gains: Value
  readonly lift: (cell: number) => void
  readonly weigh: (cell: number) => void
  readonly put: (cell: number, letter: number) => void
  readonly total: () => number
  readonly weights: Value
  readonly order: Value
  readonly freshBath: () => void
  readonly draw: (looks: number, best: number) => number
  readonly turns: Value
  readonly changes: Value
  readonly seed: (a: number, b: number, c: number, d: number) => void
  readonly a: Value
  readonly b: Value
  readonly c: Value
  readonly d: Value
}

/** The part of WebAssembly that core uses, as Node and browsers have it (with v128 vectors: Safari since 16.4). */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object
  readonly Instance: new (module: object) => { readonly exports: Kernel }
}

/**
 * WebAssembly is missing, or there is no memory for it: it reserves gigabytes of address space, though it uses little.
 */
export class NoKernel extends Error {}

let compiled: object | null = null

/**
 * The kernel, compiled once, with an instance for each board. `copyIn` writes the data from which the tables are then
 * built.
 */
function kernelFor(sizes: Parameters<Kernel['open']>, copyIn: (own: Kernel) => void): Kernel {
  try {
    compiled ??= new WebAssembly.Module(
      Uint8Array.from({ length: kernel.length / 2 }, (_, i) => Number.parseInt(kernel.slice(2 * i, 2 * i + 2), 16)),
    )
    const own = new WebAssembly.Instance(compiled).exports
    own.open(...sizes)
    copyIn(own)
    own.fillTables()
    return own
  } catch (cause) {
    throw new NoKernel('no WebAssembly', { cause })
  }
}

const intsIn = (own: Kernel, { value }: Value, length: number): Int32Array =>
  new Int32Array(own.memory.buffer, value, length)

/** Total letters of all runs through the middle of an open board, both ways: an upper limit for any gain. */
const maxGain = (side: number): number => 4 * (side + 1) * (Math.floor(side / 2) + 1) * Math.ceil(side / 2)

/** Empty places around the board. One is enough to end every run, but the kernel reads four steps ahead. */
const margin = 4

/** Throws NoKernel if the kernel cannot run. */
export function latticeOf(board: Board, trie: Trie): Lattice {
  const { width, height, count, cells } = board
  const longest = Math.max(width, height)
  // the right margin of a row is the left margin of the next
  const pitch = width + margin
  const places = (height + 2 * margin) * pitch + margin
  const weights = maxGain(longest) + 1
  const { letters, slots, kids, kidSlot, kidLetter } = trie
  const sizes = [count, longest, places, cells.length, letters.length, slots.length, kidSlot.length, weights] as const
  const own = kernelFor([...sizes], (opened) => {
    intsIn(opened, opened.slots, slots.length).set(slots)
    intsIn(opened, opened.firstKid, kids.length).set(kids)
    intsIn(opened, opened.kids, kidSlot.length).set(kidSlot.map((slot, kid) => (slot << 8) | kidLetter[kid]!))
    intsIn(opened, opened.step, dirs.length).set(dirs.map((dir) => stepOf(dir)[0] * pitch + stepOf(dir)[1]))
    const placeOf = intsIn(opened, opened.places, count)
    for (const cell of cells) placeOf[cell] = (margin + Math.floor(cell / width)) * pitch + margin + (cell % width)
  })
  return {
    board,
    trie,
    codes: new Uint16Array(own.memory.buffer, own.codes.value, count),
    gains: intsIn(own, own.gains, letters.length),
    get score() {
      return own.total()
    },
    lift: own.lift,
    weigh: own.weigh,
    put: own.put,
    tub: {
      weights: new Float32Array(own.memory.buffer, own.weights.value, weights),
      order: intsIn(own, own.order, cells.length),
      kernel: own,
    },
  }
}
