/** All limits on outside input, in one place. Error messages quote these numbers. */
export const limits = {
  fileBytes: 1_000_000,
  textLength: 500,
  /** The author's note to solvers. */
  noteLength: 5_000,
  gridSide: 64,
  words: 2_000,
  wordLength: 40,
  dictionaryWords: 500_000,
  /** How many words a word search may list, enough for a whole dictionary. */
  listedWords: 5_000,
  imageBytes: 8_000_000,
  imagePixels: 16_000_000,
  /**
   * The budget of the second solver for proving a puzzle, in its own steps (conflicts, for most kinds): far more than
   * our puzzles need, and seconds rather than hours on a hostile one. Makers and verifiers use the same number, so that
   * every puzzle that leaves the workshop also verifies.
   */
  recountSteps: 200_000,
  /** Pencil marks on one board: enough for nine in every cell of a large Sudoku many times over. */
  notes: 10_000,
  /** The symbol of a cell: a letter or a number. */
  symbolLength: 8,
  /** How deep the values of a file may nest: far more than any kind needs, far less than a call stack holds. */
  nesting: 32,
} as const
