/**
 * Chooses the words that make the best boards, by measurement: some quick crosswords are made from all candidates, and
 * words that found a place in more of these are taken first. Ties go to words that cross better: a word is worth the
 * mean number of other words that contain the letter of one of its cells; if that is equal too, the shorter is better,
 * because short words fill the gaps between long ones.
 *
 * `kumiki lab themes` compares boards of the 60 chosen with boards of 60 drawn at random from the same theme. Letters
 * and lengths alone brought nothing in English, where every word crosses most others (decision 0019). The trials take
 * about a second of computing.
 */
import { trial } from '@kumiki/core/verbs/trial'

const trials = { boards: 6, size: '10', effort: 100_000 } as const

/** The chosen words keep their order. `wordOf`: the word as in the cells. */
export async function choose<T>(
  items: readonly T[],
  count: number,
  wordOf: (item: T) => string,
): Promise<readonly T[]> {
  if (items.length <= count) return items
  if (count <= 0) return []
  const words = items.map(wordOf)
  const placed = await timesPlaced(words)
  const worth = worthAmong(words)
  const rank = (at: number): number => (placed.get(words[at] ?? '') ?? 0) + worth(words[at] ?? '')
  const best = [...items.keys()].sort((a, b) => rank(b) - rank(a) || a - b).slice(0, count)
  return best.sort((a, b) => a - b).flatMap((at) => items.slice(at, at + 1))
}

async function timesPlaced(words: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const times = new Map<string, number>()
  for (let board = 0; board < trials.boards; board++) {
    const spec = { words, size: trials.size }
    const made = await trial({ kind: 'crossword', spec, seed: `choose/${board}`, effort: trials.effort })
    for (const word of made.ok ? new Set(made.value.words) : []) times.set(word, (times.get(word) ?? 0) + 1)
  }
  return times
}

/** Below 1, so that it never outweighs a place on a board. */
function worthAmong(words: readonly string[]): (word: string) => number {
  const holders = new Map<string, number>()
  for (const word of words) for (const letter of new Set(word)) holders.set(letter, (holders.get(letter) ?? 0) + 1)
  return (word) =>
    Array.from(word).reduce((sum, letter) => sum + (holders.get(letter) ?? 1) - 1, 0) /
    (word.length ** 1.5 * words.length)
}
