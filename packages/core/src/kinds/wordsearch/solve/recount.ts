/**
 * Second solver: writes the board as the texts of its straight lines, from both ends, and looks for each word in each
 * text. If a word is to be found k times and can be read m times, every choice of k of the m is an answer. Each word
 * costs one step.
 */
import type { Recount } from '../../../kind/craft.ts'
import { toSolved } from '../../../kind/solved.ts'
import {
  type Answer,
  canonicalAnswer,
  type Dir,
  dirs,
  type Place,
  type Puzzle,
  stepOf,
  timesOf,
  type Wordsearch,
} from '../puzzle/model.ts'

interface Line {
  readonly text: string
  readonly row: number
  readonly col: number
  readonly dir: Dir
}

export const recount: Recount<Wordsearch> = async (puzzle, limit, budget) => {
  const start = budget.spent
  const lines = linesOf(puzzle)
  let partial: Place[][] = [[]]
  for (const word of puzzle.words) {
    if (!budget.spend()) return toSolved<Wordsearch>([], false, budget.spent - start)
    const choices = [...choose(occurrences(word, lines), timesOf(puzzle, word), limit)]
    partial = partial.flatMap((places) => choices.map((choice) => [...places, ...choice])).slice(0, limit)
  }
  const answers: Answer[] = partial.map(canonicalAnswer)
  return toSolved<Wordsearch>(answers, answers.length < limit, budget.spent - start)
}

/** Every line of the board in each of the eight directions, from the cell where it enters the board. */
const linesOf = ({ width, height, rows }: Puzzle): Line[] =>
  dirs.flatMap((dir) => {
    const [down, right] = stepOf(dir)
    const lines: Line[] = []
    for (let row = 0; row < height; row++)
      for (let col = 0; col < width; col++) {
        const [r, c] = [row - down, col - right]
        if (r >= 0 && r < height && c >= 0 && c < width) continue
        let text = ''
        for (let i = 0; ; i++) {
          const letter = rows[row + i * down]?.charAt(col + i * right) ?? ''
          if (letter === '') break
          text += letter
        }
        lines.push({ text, row, col, dir })
      }
    return lines
  })

function occurrences(word: string, lines: readonly Line[]): readonly Place[] {
  const places: Place[] = []
  for (const { text, row, col, dir } of lines) {
    const [down, right] = stepOf(dir)
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
      places.push({ word, row: row + at * down, col: col + at * right, dir })
  }
  return canonicalAnswer(places).places
}

/** The first `limit` ways to choose k of the items; the rightmost index that can still move is advanced. */
function* choose<T>(items: readonly T[], k: number, limit: number): Generator<T[]> {
  if (k > items.length) return
  const at = Array.from({ length: k }, (_, i) => i)
  for (let count = 0; count < limit; count++) {
    yield at.map((index) => items[index]!)
    let moving = k - 1
    while (moving >= 0 && at[moving] === items.length - k + moving) moving--
    if (moving < 0) return
    at[moving]!++
    for (let next = moving + 1; next < k; next++) at[next] = at[next - 1]! + 1
  }
}
