/** The front of house: every kind a player can meet. One line a kind. */
import { type SomeFace, someFace } from '../kind/kind.ts'
import { face as blocksum } from './blocksum/face.ts'
import { face as crossword } from './crossword/face.ts'
import { face as hashi } from './hashi/face.ts'
import { face as skeleton } from './skeleton/face.ts'
import { face as sudoku } from './sudoku/face.ts'
import { face as wordsearch } from './wordsearch/face.ts'

export const faces: Readonly<Record<string, SomeFace>> = {
  blocksum: someFace(blocksum),
  crossword: someFace(crossword),
  hashi: someFace(hashi),
  skeleton: someFace(skeleton),
  sudoku: someFace(sudoku),
  wordsearch: someFace(wordsearch),
}
