/** The front of house of every kind a player can meet, loaded when it is needed. One line a kind. */
import { type LazyFace, lazyFace } from '../kind/face.ts'

export const faces: Readonly<Record<string, LazyFace>> = {
  blocksum: lazyFace(() => import('./blocksum/face.ts')),
  codeword: lazyFace(() => import('./codeword/face.ts')),
  crossword: lazyFace(() => import('./crossword/face.ts')),
  hashi: lazyFace(() => import('./hashi/face.ts')),
  skeleton: lazyFace(() => import('./skeleton/face.ts')),
  sudoku: lazyFace(() => import('./sudoku/face.ts')),
  wordsearch: lazyFace(() => import('./wordsearch/face.ts')),
}
