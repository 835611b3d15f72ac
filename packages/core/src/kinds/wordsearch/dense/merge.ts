/**
 * The founding text's algorithm (鍋島, 2016), as the baseline: merge words into the words that contain them, then enter
 * the words with most merged ones first.
 *
 * A word that can be read inside another, either way, is merged into it and leaves the list. The list is sorted by how many
 * words each holds, most first. Each word in turn goes to the first cell, from the top left, that is empty or has its first
 * letter and from which it fits in some direction, or that has its last letter and at which it can end; what it holds is
 * struck from all others, and the list is sorted again. The text's own book-keeping counts what was entered; what the
 * finished board really holds is more, because merged words also arise by themselves.
 *
 * Where the text is silent, its printed 8×8 board decides: words are laid forwards (E S SE NE), never backwards, and sorting
 * is stable, so that a word whose count has fallen stands before those that had that count already. That gives the printed
 * rows one to four (moderate, pillager, capstone, banditry); with words laid backwards, or ties in the list's order, only the
 * first. Cells that stay empty get letters at random.
 */
import type { Budget } from '../../../engine/budget.ts'
import type { Rng } from '../../../engine/rng.ts'
import { type Board, dirNumbers } from '../board.ts'
import { dirs, reversed } from '../model.ts'

export interface Merged {
  readonly rows: readonly string[]
  /** What was entered, cell by cell; '' where nothing was. */
  readonly cells: readonly string[]
  /** By the text's own book-keeping. */
  readonly ownWords: number
  readonly ownLetters: number
}

const forwards = dirNumbers(['E', 'S', 'SE', 'NE'])
const opposite = (d: number): number => (d + 4) % dirs.length

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
  const rank = Int32Array.from(holds, (held) => held.length)
  const mostFirst = (a: number, b: number): number => rank[b]! - rank[a]!
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
  const fits = (from: number, d: number): boolean => {
    if (room[d * count + from]! < word.length) return false
    for (let i = 0, at = from; i < word.length; i++, at += step[d]!)
      if (cells[at] !== '' && cells[at] !== word.charAt(i)) return false
    return true
  }
  const lay = (from: number, d: number): true => {
    for (let i = 0, at = from; i < word.length; i++, at += step[d]!) cells[at] = word.charAt(i)
    return true
  }
  for (let cell = 0; cell < count; cell++) {
    const letter = cells[cell]
    if (letter === '' || letter === word.charAt(0)) for (const d of forwards) if (fits(cell, d)) return lay(cell, d)
    if (letter === word.charAt(word.length - 1))
      for (const d of forwards) {
        const back = opposite(d)
        if (room[back * count + cell]! < word.length) continue
        const from = cell + step[back]! * (word.length - 1)
        if (fits(from, d)) return lay(from, d)
      }
  }
  return false
}
