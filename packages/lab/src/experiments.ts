/** Every experiment of the lab, in the order of the report. One line each. */
import type { Experiment } from './experiment.ts'
import { allWords } from './experiments/all-words.ts'
import { batches } from './experiments/batches.ts'
import { blocksum } from './experiments/blocksum.ts'
import { blocksumSolvers } from './experiments/blocksum-solvers.ts'
import { crossword } from './experiments/crossword.ts'
import { fillings } from './experiments/fillings.ts'
import { hashi } from './experiments/hashi.ts'
import { merge } from './experiments/merge.ts'
import { print } from './experiments/print.ts'
import { rates } from './experiments/rates.ts'
import { skeleton } from './experiments/skeleton.ts'
import { sudoku } from './experiments/sudoku.ts'
import { themesExperiment } from './experiments/themes.ts'
import { wordsearch } from './experiments/wordsearch.ts'

export const experiments: readonly Experiment[] = [
  blocksum,
  blocksumSolvers,
  sudoku,
  hashi,
  rates,
  crossword,
  allWords,
  fillings,
  skeleton,
  wordsearch,
  merge,
  themesExperiment,
  print,
  batches,
]
