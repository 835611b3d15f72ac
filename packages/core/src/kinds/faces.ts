/** The front of house of every kind a player can meet, loaded when it is needed. One line a kind. */
import { type LazyFace, lazyFace } from '../kind/face.ts'

export const faces: Readonly<Record<string, LazyFace>> = {
  blocksum: lazyFace(() => import('./blocksum/puzzle/face.ts')),
  codeword: lazyFace(() => import('./codeword/puzzle/face.ts')),
  crossword: lazyFace(() => import('./crossword/puzzle/face.ts')),
  hashi: lazyFace(() => import('./hashi/puzzle/face.ts')),
  hitori: lazyFace(() => import('./hitori/puzzle.ts')),
  skeleton: lazyFace(() => import('./skeleton/puzzle/face.ts')),
  slitherlink: lazyFace(() => import('./slitherlink/puzzle.ts')),
  sudoku: lazyFace(() => import('./sudoku/puzzle/face.ts')),
  wordsearch: lazyFace(() => import('./wordsearch/puzzle/face.ts')),
}
