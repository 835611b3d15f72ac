/** What we accept from outside, in one place. Error messages quote these numbers. */
export const limits = {
  fileBytes: 1_000_000,
  textLength: 500,
  /** What a maker tells the solver beside the puzzle. */
  noteLength: 5_000,
  gridSide: 64,
  words: 2_000,
  wordLength: 40,
  dictionaryWords: 500_000,
  /** What a board of a whole dictionary may list. */
  listedWords: 5_000,
  imageBytes: 8_000_000,
  imagePixels: 16_000_000,
  /**
   * What the second solver may take to prove a puzzle, in its own steps (conflicts, for most kinds): far more than our
   * puzzles take, and seconds rather than hours on a hostile one. One number for who makes a puzzle and who checks it,
   * so that what leaves passes.
   */
  recountSteps: 200_000,
  /** Pencil marks on one board: nine in every cell of a large Sudoku many times over. */
  notes: 10_000,
  /** A symbol of a cell: a letter, a number. */
  symbolLength: 8,
  /** How deep the values of a file may nest: far more than any kind needs, far less than a stack holds. */
  nesting: 32,
} as const
