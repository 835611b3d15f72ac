/** How often letters stand in the words of a list: what every judgement of a list rests on. */
export interface Letter {
  readonly letter: string
  /** How many cells of the list's words hold it. */
  readonly cells: number
  /** In how many words it stands. */
  readonly words: number
}

/** Most frequent first; equally frequent ones in the order of their code. */
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

/** The chance that two cells drawn from the list, without putting the first one back, hold the same letter. */
export function coincidence(letters: readonly Letter[]): number {
  const all = letters.reduce((sum, { cells }) => sum + cells, 0)
  return all < 2 ? 0 : letters.reduce((sum, { cells }) => sum + cells * (cells - 1), 0) / (all * (all - 1))
}
