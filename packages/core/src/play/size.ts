/** The size of a board for people, in cells. Where its places are dots, there is one cell less in each direction. */
import type { Board } from '../kind/board.ts'

export const sizeInCells = ({ input, width, height }: Board): { readonly width: number; readonly height: number } =>
  input === 'edge' ? { width: width - 1, height: height - 1 } : { width, height }
