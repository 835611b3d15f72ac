/**
 * The founding text's algorithm (鍋島, 2016), as the baseline: merge words into the words that contain them, then enter
 * the words with most merged ones first.
 *
 * A word that can be read inside another, either way, is merged into it and leaves the list. The list is kept in the
 * order of how many words each holds. A word goes to the first cell, from the top left, that is empty or has its first
 * or last letter, and from which it fits in some direction; what it holds is struck from all others. The text's own
 * book-keeping counts what was entered; what the finished board really holds is more, because merged words also arise
 * by themselves. Where the text is silent: directions are tried in the order E S SE NE W N NW SW, equal words keep
 * their order, and cells that stay empty get letters at random.
 */
import type { Budget } from '../../../engine/budget.ts'
import type { Rng } from '../../../engine/rng.ts'
import type { Board } from '../board.ts'
import { dirs, reversed } from '../model.ts'

export interface Merged {
  readonly rows: readonly string[]
  /** What was entered, cell by cell; '' where nothing was. */
  readonly cells: readonly string[]
  /** By the text's own book-keeping. */
  readonly ownWords: number
  readonly ownLetters: number
}

const order = (['E', 'S', 'SE', 'NE', 'W', 'N', 'NW', 'SW'] as const).map((dir) => dirs.indexOf(dir))

/** Yields now and then; null when the budget runs out. */
export function* mergeAndEnter(
  dictionary: readonly string[],
  board: Board,
  rng: Rng,
  budget: Budget,
): Generator<void, Merged | null> {
  const longest = Math.max(board.width, board.height)
  const words = [...new Set(dictionary)].filter((word) => word.length <= longest)
  const { holds, holders, isMerged } = mergedInto(words)
  const buckets: number[][] = []
  const rank = Int32Array.from(holds, (held) => held.length)
  for (const [w] of words.entries()) if (!isMerged[w]) put(buckets, rank[w]!, w)
  const cells: string[] = Array.from({ length: board.count }, () => '')
  const struck = new Uint8Array(words.length)
  const tried = new Uint8Array(words.length)
  const counted = new Set<number>()
  for (let top = buckets.length - 1; top >= 0; ) {
    const bucket = buckets[top] ?? []
    if (bucket.length === 0) {
      top--
      continue
    }
    // a word whose rank fell meanwhile stands in a lower bucket as well, and is met there
    for (const w of bucket.splice(0)) {
      if (rank[w] !== top || tried[w] === 1) continue
      tried[w] = 1
      if (!budget.spend()) return null
      if (budget.spent % 4_096 === 0) yield
      if (!enter(words[w]!, cells, board)) continue
      for (const inner of [w, ...holds[w]!]) {
        if (struck[inner] === 1) continue
        struck[inner] = 1
        counted.add(inner)
        for (const holder of holders[inner]!) {
          rank[holder]!--
          if (!isMerged[holder]) put(buckets, rank[holder]!, holder)
        }
      }
    }
  }
  const letters = [...new Set(words.join(''))].sort()
  const full = cells.map((letter) => letter || rng.pick(letters))
  return {
    rows: Array.from({ length: board.height }, (_, row) =>
      full.slice(row * board.width, (row + 1) * board.width).join(''),
    ),
    cells,
    ownWords: counted.size,
    ownLetters: [...counted].reduce((sum, w) => sum + words[w]!.length, 0),
  }
}

const put = (buckets: number[][], rank: number, w: number): void => {
  while (buckets.length <= rank) buckets.push([])
  buckets[rank]!.push(w)
}

/** For each word the words inside it, and the words that it is inside of. */
export function mergedInto(words: readonly string[]): { holds: number[][]; holders: number[][]; isMerged: boolean[] } {
  const numbers = new Map(words.map((word, w) => [word, w]))
  const holders: number[][] = words.map(() => [])
  const isMerged = words.map(() => false)
  const holds = words.map((word, w) => {
    const inside = new Set<number>()
    const back = reversed(word)
    for (const text of [word, back])
      for (let from = 0; from < text.length; from++)
        for (let to = from + 1; to <= text.length; to++) {
          const inner = numbers.get(text.slice(from, to))
          if (inner !== undefined && inner !== w && words[inner]!.length < word.length) inside.add(inner)
        }
    for (const inner of inside) {
      holders[inner]!.push(w)
      isMerged[inner] = true
    }
    return [...inside]
  })
  return { holds, holders, isMerged }
}

function enter(word: string, cells: string[], { count, room, step }: Board): boolean {
  for (let cell = 0; cell < count; cell++)
    for (const text of [word, reversed(word)]) {
      if (cells[cell] !== '' && cells[cell] !== text.charAt(0)) continue
      for (const d of order) {
        if (room[d * count + cell]! < text.length) continue
        let i = 0
        for (let at = cell; i < text.length; i++, at += step[d]!)
          if (cells[at] !== '' && cells[at] !== text.charAt(i)) break
        if (i < text.length) continue
        for (let at = cell, j = 0; j < text.length; j++, at += step[d]!) cells[at] = text.charAt(j)
        return true
      }
      if (cells[cell] === '') break
    }
  return false
}
