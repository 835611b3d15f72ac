/**
 * The founding text's algorithm (鍋島, 2016), as the baseline: merge words into the words that contain them, then enter
 * the words with the most merged ones first.
 *
 * A word that can be read inside another, either way, is merged into it and leaves the list. Of two words that are each
 * other's reverse, the later is merged into the earlier. The list is sorted by the number of words each contains, most
 * first. The first word is then entered at the first cell, from the top left, that is empty or has its first letter and
 * from which it fits in one of the eight directions; the words it contains are struck from all others, and the list is
 * sorted again. The text's own book-keeping counts what was entered; the finished board contains more, because merged
 * words also arise by chance.
 *
 * Where the text is silent, or claims more than its program did, its printed 8×8 board decides:
 * - The text also asks for a cell with the word's last letter. But nothing was entered from there: "pillager" would
 *   have gone down from the R of "moderate". Yet some words run upwards (dyer, wpn), so all eight directions were tried
 *   from first letters. With the eight printed rows entered, this reading gives exactly the 220 words and 598 letters
 *   that are printed.
 * - Sorting is stable, so a word whose count has fallen precedes those that had that count already. That gives printed
 *   rows one to four (moderate, pillager, capstone, banditry); breaking ties by the order of the list gives only the
 *   first.
 *
 * Cells that stay empty get random letters.
 */
import type { Budget } from '../../../base/budget.ts'
import type { Rng } from '../../../base/rng.ts'
import { type Board, dirNumbers } from '../pack/board.ts'
import { reversed } from '../puzzle/model.ts'

export interface Merged {
  readonly rows: readonly string[]
  /** The letter that was entered in each cell; '' if none. */
  readonly cells: readonly string[]
  /** Counts by the text's own book-keeping. */
  readonly ownWords: number
  readonly ownLetters: number
}

/** Along the row first, like the printed rows; the text does not give the order of the other directions. */
const tried = dirNumbers(['E', 'SE', 'S', 'SW', 'W', 'NW', 'N', 'NE'])

/**
 * Yields now and then; returns null if the budget ran out. `first`: words of the dictionary to enter before all others.
 */
export function* mergeAndEnter(
  dictionary: readonly string[],
  board: Board,
  rng: Rng,
  budget: Budget,
  first: readonly string[] = [],
): Generator<void, Merged | null> {
  const longest = Math.max(board.width, board.height)
  const words = [...new Set(dictionary)].filter((word) => word.length <= longest)
  const { holds, holders, isMerged } = mergedInto(words)
  const rank = Int32Array.from(holds, (held) => held.length)
  const turn = new Map(first.map((word, at) => [word, first.length - at]))
  const turns = words.map((word) => turn.get(word) ?? 0)
  const mostFirst = (a: number, b: number): number => turns[b]! - turns[a]! || rank[b]! - rank[a]!
  let list = [...words.keys()].filter((w) => !isMerged[w]).sort(mostFirst)
  const cells: string[] = Array.from({ length: board.count }, () => '')
  const counted = new Set<number>()
  for (let at = 0; at < list.length; at++) {
    const w = list[at]!
    if (!budget.spend()) return null
    if (budget.spent % 4_096 === 0) yield
    if (!enter(words[w]!, cells, board)) continue
    for (const inner of [w, ...holds[w]!]) {
      if (counted.has(inner)) continue
      counted.add(inner)
      for (const holder of holders[inner]!) rank[holder]!--
    }
    // a word that did not fit before does not fit now: there is less room
    list = list.slice(at + 1).sort(mostFirst)
    at = -1
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

/**
 * For each word, the words it contains and the words that contain it. A word contains its own reverse if that comes
 * later.
 */
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
          if (inner === undefined || inner === w) continue
          if (words[inner]!.length < word.length || inner > w) inside.add(inner)
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
  const fits = (from: number, d: number): boolean => {
    if (room[d * count + from]! < word.length) return false
    for (let i = 0, at = from; i < word.length; i++, at += step[d]!)
      if (cells[at] !== '' && cells[at] !== word.charAt(i)) return false
    return true
  }
  for (let cell = 0; cell < count; cell++) {
    if (cells[cell] !== '' && cells[cell] !== word.charAt(0)) continue
    const d = tried.find((dir) => fits(cell, dir))
    if (d === undefined) continue
    for (let i = 0, at = cell; i < word.length; i++, at += step[d]!) cells[at] = word.charAt(i)
    return true
  }
  return false
}
