/**
 * The face of every kind, loaded when it is needed: all that players load of it. Written from kinds.ts by `npm run
 * tables`.
 */
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
