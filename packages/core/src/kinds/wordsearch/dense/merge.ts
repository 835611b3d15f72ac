/**
 * The founding text's algorithm (鍋島, 2016), as the baseline: merge words into the words that contain them, then enter
 * the words with most merged ones first.
 *
 * A word that can be read inside another, either way, is merged into it and leaves the list; of two that are each
 * other's reverse, the later is merged into the earlier. The list is sorted by how many words each holds, most first.
 * Each word in turn goes to the first cell, from the top left, that is empty or has its first letter and from which it
 * fits in one of the eight directions; what it holds is struck from all others, and the list is sorted again. The
 * text's own book-keeping counts what was entered; what the finished board really holds is more, because merged words
 * also arise by themselves.
 *
 * Where the text is silent or says more than its program did, its printed 8×8 board decides:
 * - It also asks for a cell with the word's last letter. Nothing was laid from there: "pillager" would have gone down
 *   from the R of "moderate". Yet words run upwards (dyer, wpn), so all eight directions were tried from first letters.
 *   With the eight printed rows laid, this reading enters exactly the 220 words and 598 letters that are printed, none
 *   more.
 * - Sorting is stable, so that a word whose count has fallen stands before those that had that count already. That
 *   gives the printed rows one to four (moderate, pillager, capstone, banditry); ties in the list's order give only the
 *   first.
 * Cells that stay empty get letters at random.
 */
import type { Budget } from '../../../base/budget.ts'
import type { Rng } from '../../../base/rng.ts'
import { type Board, dirNumbers } from '../pack/board.ts'
import { reversed } from '../puzzle/model.ts'

export interface Merged {
  readonly rows: readonly string[]
  /** What was entered, cell by cell; '' where nothing was. */
  readonly cells: readonly string[]
  /** By the text's own book-keeping. */
  readonly ownWords: number
  readonly ownLetters: number
}

/** Along the row first, as the printed rows lie; the text does not say how it goes on. */
const tried = dirNumbers(['E', 'SE', 'S', 'SW', 'W', 'NW', 'N', 'NE'])

/**
 * Yields now and then; null when the budget runs out. `first`: words of the dictionary that are entered before all
 * others.
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
    // what could not be entered before cannot be entered now: there is less room
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
 * For each word the words inside it, and the words that it is inside of. A word's own reverse counts if it comes later.
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
