/** Every experiment of the lab, in the order of the report. One line each. */

import { allWords } from './experiments/all-words.ts'
import { batches } from './experiments/batches.ts'
import { blocksum } from './experiments/blocksum.ts'
import { blocksumHints } from './experiments/blocksum-hints.ts'
import { blocksumSolvers } from './experiments/blocksum-solvers.ts'
import { boardShapes } from './experiments/board-shapes.ts'
import { crossword } from './experiments/crossword.ts'
import { giver } from './experiments/crossword-giver.ts'
import { fillings } from './experiments/fillings.ts'
import { hashi } from './experiments/hashi.ts'
import { merge } from './experiments/merge.ts'
import { print } from './experiments/print.ts'
import { rates } from './experiments/rates.ts'
import { skeleton } from './experiments/skeleton.ts'
import { skeletonAims } from './experiments/skeleton-aims.ts'
import { skeletonSolutions } from './experiments/skeleton-solutions.ts'
import { sudoku } from './experiments/sudoku.ts'
import { themesExperiment } from './experiments/themes.ts'
import { wordsearch } from './experiments/wordsearch.ts'
import type { Experiment } from './report/experiment.ts'

export const experiments: readonly Experiment[] = [
  blocksum,
  blocksumHints,
  blocksumSolvers,
  sudoku,
  hashi,
  rates,
  crossword,
  giver,
  allWords,
  boardShapes,
  fillings,
  skeleton,
  skeletonSolutions,
  skeletonAims,
  wordsearch,
  merge,
  themesExperiment,
  print,
  batches,
]
