/**
 * How a kind is printed: the size of its cells, the weight of its lines, and the worked example that opens its section
 * of a book. A kind without this has usual cells and lines, and a section that opens with its rules alone.
 */
import type { Bilingual, Lang } from '../base/text.ts'
import type { Face } from './face.ts'
import type { PuzzleTypes } from './types.ts'

/** Cells in millimetres: the smallest that can be written in, good ones, the largest that look well. */
export interface Cells {
  readonly min: number
  readonly good: number
  readonly max: number
  /** The minimum in large print. */
  readonly large: number
}

/** The weights of lines in points, by what they draw. */
export interface Lines {
  readonly seam: number
  readonly rule: number
  readonly wall: number
  readonly frame: number
  /** Rings of islands, outlines of found words. */
  readonly ring: number
  /** Lines that a player draws. */
  readonly entry: number
}

/** A puzzle so small that its answer is obvious at a glance. */
export interface Example<K extends PuzzleTypes> {
  readonly puzzle: K['puzzle']
  readonly answer: K['answer']
}

export interface OnPaper<K extends PuzzleTypes> {
  readonly cells: Cells
  /** Only the weights that differ from the usual ones. */
  readonly lines?: Partial<Lines>
  /** Points in the middle of empty cells and a thin border, where the board itself has no lines. */
  readonly dotted?: true
  readonly example: Readonly<Record<Lang, Example<K>>>
  /** What to look for first in any puzzle of this kind. */
  readonly firstStep: Bilingual
}

/** A kind's face and paper with their types hidden: code that uses them must work for every kind. */
export type SomePaper = <R>(use: <K extends PuzzleTypes>(face: Face<K>, paper: OnPaper<K>) => R) => R

export type LazyPaper = () => Promise<SomePaper>

export const lazyPaper =
  <K extends PuzzleTypes>(
    loadFace: () => Promise<{ readonly face: Face<K> }>,
    loadPaper: () => Promise<{ readonly paper: OnPaper<K> }>,
  ): LazyPaper =>
  async () => {
    const [{ face }, { paper }] = await Promise.all([loadFace(), loadPaper()])
    return (use) => use(face, paper)
  }
