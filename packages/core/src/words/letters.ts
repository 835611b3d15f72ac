/** Letter frequencies in the words of a list, the basis of every judgement of a list. */
export interface Letter {
  readonly letter: string
  /** The number of cells of the list's words that hold it. */
  readonly cells: number
  /** The number of words that contain it. */
  readonly words: number
}

/** Most frequent first; ties in the order of their code. */
export function countLetters(words: readonly string[]): Letter[] {
  const cells = new Map<string, number>()
  const holders = new Map<string, number>()
  for (const word of words) {
    for (const letter of word) cells.set(letter, (cells.get(letter) ?? 0) + 1)
    for (const letter of new Set(word)) holders.set(letter, (holders.get(letter) ?? 0) + 1)
  }
  return [...cells]
    .map(([letter, count]) => ({ letter, cells: count, words: holders.get(letter) ?? 0 }))
    .sort((a, b) => b.cells - a.cells || (a.letter < b.letter ? -1 : 1))
}

/** The chance that two cells drawn from the list without replacement hold the same letter. */
export function coincidence(letters: readonly Letter[]): number {
  const all = letters.reduce((sum, { cells }) => sum + cells, 0)
  return all < 2 ? 0 : letters.reduce((sum, { cells }) => sum + cells * (cells - 1), 0) / (all * (all - 1))
}
