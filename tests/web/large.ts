/** A crossword of 30 × 30 with black cells on every second crossing, and clues, as a file for players. */
export function largeCrossword() {
  const side = 30
  const rows = Array.from({ length: side }, (_, row) =>
    Array.from({ length: side }, (_, col) => (row % 2 === 1 && col % 2 === 1 ? '#' : '.')).join(''),
  )
  const lines = Array.from({ length: side / 2 }, (_, at) => at * 2)
  const clues = [
    ...lines.map((row, at) => ({ dir: 'across', row, col: 0, length: side, number: at === 0 ? 1 : side / 2 + at })),
    ...lines.map((col, at) => ({ dir: 'down', row: 0, col, length: side, number: at + 1 })),
  ].map((clue) => ({ ...clue, clue: 'Something that is long enough to be read twice' }))
  return {
    kumiki: 1,
    kind: 'crossword',
    title: 'Large',
    lang: 'en',
    puzzle: { width: side, height: side, rows, clues, script: 'latin' },
  }
}
