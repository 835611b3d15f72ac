/**
 * Finds every place where a word of a list can be read: from each cell, in each direction, one walk through a trie of
 * the words that ends at the first letter no word continues with. Each walk costs one step.
 */
import type { Budget } from '../../../base/budget.ts'
import { canonicalPlace, dirs, type Place, stepOf } from '../puzzle/model.ts'

interface Node {
  readonly next: Map<string, Node>
  word: string | null
}

/** The places of each word, each run once; null if the budget ran out. */
export function occurrencesOf(
  words: readonly string[],
  rows: readonly string[],
  budget: Budget,
): Map<string, Place[]> | null {
  const root = trieOf(words)
  const found = new Map<string, Place[]>(words.map((word) => [word, []]))
  for (const [row, letters] of rows.entries())
    for (let col = 0; col < letters.length; col++)
      for (const dir of dirs) {
        if (!budget.spend()) return null
        const [down, right] = stepOf(dir)
        let node = root.next.get(letters.charAt(col))
        for (let i = 1; node; i++) {
          if (node.word !== null && isFirstName({ word: node.word, row, col, dir }))
            found.get(node.word)?.push({ word: node.word, row, col, dir })
          node = node.next.get(rows[row + i * down]?.charAt(col + i * right) ?? '')
        }
      }
  return found
}

/** Whether a place is the canonical name of its run; other names are dropped. */
const isFirstName = (place: Place): boolean => {
  const canonical = canonicalPlace(place)
  return canonical.row === place.row && canonical.col === place.col && canonical.dir === place.dir
}

function trieOf(words: readonly string[]): Node {
  const root: Node = { next: new Map(), word: null }
  for (const word of words) {
    let node = root
    for (const letter of word) {
      let next = node.next.get(letter)
      if (!next) {
        next = { next: new Map(), word: null }
        node.next.set(letter, next)
      }
      node = next
    }
    node.word = word
  }
  return root
}
