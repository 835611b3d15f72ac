/** How kinds stand on paper, for whoever prints them; one that is not here is printed as usual. One line a kind. */
import { onPaper, type SomeOnPaper } from '../kind/paper.ts'
import { paper as blocksumPaper } from './blocksum/paper.ts'
import { face as blocksum } from './blocksum/puzzle/face.ts'
import { paper as codewordPaper } from './codeword/paper.ts'
import { face as codeword } from './codeword/puzzle/face.ts'
import { paper as crosswordPaper } from './crossword/paper.ts'
import { face as crossword } from './crossword/puzzle/face.ts'
import { paper as hashiPaper } from './hashi/paper.ts'
import { face as hashi } from './hashi/puzzle/face.ts'
import { paper as skeletonPaper } from './skeleton/paper.ts'
import { face as skeleton } from './skeleton/puzzle/face.ts'
import { paper as sudokuPaper } from './sudoku/paper.ts'
import { face as sudoku } from './sudoku/puzzle/face.ts'
import { paper as wordsearchPaper } from './wordsearch/paper.ts'
import { face as wordsearch } from './wordsearch/puzzle/face.ts'

export const papers: Readonly<Record<string, SomeOnPaper>> = {
  blocksum: onPaper(blocksumPaper, blocksum),
  codeword: onPaper(codewordPaper, codeword),
  crossword: onPaper(crosswordPaper, crossword),
  hashi: onPaper(hashiPaper, hashi),
  skeleton: onPaper(skeletonPaper, skeleton),
  sudoku: onPaper(sudokuPaper, sudoku),
  wordsearch: onPaper(wordsearchPaper, wordsearch),
}
