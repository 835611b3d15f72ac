/** ipuz and the kinds that it holds. The code of each kind is loaded when a file needs it. */
import type { Format } from '../format.ts'
import type { Entry } from './open.ts'

const kinds: Readonly<Record<string, Entry>> = {
  crossword: { uri: 'http://ipuz.org/crossword#1', load: () => import('./crossword.ts') },
  skeleton: { uri: 'http://ipuz.org/fill#1', load: () => import('./fill.ts') },
  wordsearch: { uri: 'http://ipuz.org/wordsearch#1', load: () => import('./wordsearch.ts') },
  sudoku: { uri: 'http://ipuz.org/sudoku#1', load: () => import('./sudoku.ts') },
  blocksum: { uri: 'http://ipuz.org/sudoku/calcudoku#1', load: () => import('./cages.ts') },
}

const open = () => import('./open.ts')

export const ipuz: Format = {
  extensions: ['.ipuz'],
  title: { en: 'ipuz', ja: 'ipuz' },
  kinds: Object.keys(kinds),
  holds: 'one',
  binary: false,
  read: async (text) => (await open()).readIpuz(text, kinds),
  write: async (puzzles, options) => (await open()).writeIpuz(puzzles, options, kinds),
}
