/**
 * An Aho–Corasick automaton over a set of words (Aho & Corasick, 1975), laid out for passes over all of its edges.
 * Nodes are numbered level by level from the root, and the children of a node are contiguous, from `kids[node]` to
 * `kids[node + 1]`, so such a pass reads memory in order. It is built from the sorted words, without an intermediate
 * trie.
 */
import { encoded, letterNumbers, lettersOf } from './alphabet.ts'

export interface Automaton {
  /** Letters by number; 0 means no letter. */
  readonly letters: readonly string[]
  /** Letter numbers by character code. */
  readonly numberOf: Uint8Array
  readonly size: number
  readonly kids: Int32Array
  /** The first `upTo[d]` nodes have depth d or less. */
  readonly upTo: readonly number[]
  /** The node of the longest proper suffix that is a prefix of a word. */
  readonly fail: Int32Array
  /** The last letter of a node's string, and the length of that string. */
  readonly letter: Uint8Array
  readonly depth: Uint8Array
}

/** Duplicates are allowed. */
export function automatonOf(words: readonly string[]): Automaton {
  const sorted = [...words].sort()
  const letters = lettersOf(sorted)
  const numberOf = letterNumbers(letters)
  const { codes, stride, nodes } = encoded(sorted, numberOf)
  const kids = new Int32Array(nodes + 1)
  const fail = new Int32Array(nodes)
  const letter = new Uint8Array(nodes)
  const depth = new Uint8Array(nodes)
  // a node's string begins the words `from` … `to`
  const from = new Int32Array(nodes)
  const to = new Int32Array(nodes)
  to[0] = sorted.length
  const upTo: number[] = []
  let size = 1
  for (let node = 0, deep = 0; node < size; deep++) {
    const level = size
    upTo.push(level)
    for (; node < level; node++) {
      kids[node] = size
      let at = from[node]!
      while (at < to[node]! && codes[at * stride + deep] === 0) at++
      while (at < to[node]!) {
        const code = codes[at * stride + deep]!
        const child = size++
        from[child] = at
        while (at < to[node]! && codes[at * stride + deep] === code) at++
        to[child] = at
        letter[child] = code
        depth[child] = deep + 1
        let link = node
        while (link !== 0 && fail[child] === 0) {
          link = fail[link]!
          fail[child] = kidOf(kids, letter, link, letter[child]!)
        }
      }
      kids[node + 1] = size
    }
  }
  return { letters, numberOf, size, kids, upTo, fail, letter, depth }
}

/** The node of a word; the word must be in the automaton. */
export function nodeFor({ kids, letter, numberOf }: Automaton, word: string): number {
  let node = 0
  for (let i = 0; i < word.length; i++) node = kidOf(kids, letter, node, numberOf[word.charCodeAt(i)]!)
  return node
}

/** Binary search, because children are sorted by letter; 0 if there is no such child. */
function kidOf(kids: Int32Array, letter: Uint8Array, node: number, wanted: number): number {
  let low = kids[node]!
  let high = kids[node + 1]! - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    if (letter[middle] === wanted) return middle
    if (letter[middle]! < wanted) low = middle + 1
    else high = middle - 1
  }
  return 0
}
