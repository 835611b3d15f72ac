/** The face and the worked example of every kind that has one. Written from kinds.ts by `npm run tables`. */
import { type LazyPaper, lazyPaper } from '../kind/paper.ts'

export const papers: Readonly<Record<string, LazyPaper>> = {
  blocksum: lazyPaper(() => import('./blocksum/puzzle/face.ts'), () => import('./blocksum/paper.ts')),
  codeword: lazyPaper(() => import('./codeword/puzzle/face.ts'), () => import('./codeword/paper.ts')),
  crossword: lazyPaper(() => import('./crossword/puzzle/face.ts'), () => import('./crossword/paper.ts')),
  hashi: lazyPaper(() => import('./hashi/puzzle/face.ts'), () => import('./hashi/paper.ts')),
  hitori: lazyPaper(() => import('./hitori/puzzle.ts'), () => import('./hitori/paper.ts')),
  skeleton: lazyPaper(() => import('./skeleton/puzzle/face.ts'), () => import('./skeleton/paper.ts')),
  slitherlink: lazyPaper(() => import('./slitherlink/puzzle.ts'), () => import('./slitherlink/paper.ts')),
  sudoku: lazyPaper(() => import('./sudoku/puzzle/face.ts'), () => import('./sudoku/paper.ts')),
  wordsearch: lazyPaper(() => import('./wordsearch/puzzle/face.ts'), () => import('./wordsearch/paper.ts')),
}
