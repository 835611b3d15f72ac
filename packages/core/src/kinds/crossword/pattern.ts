/** A given pattern: `#` black, `.` white, letters stand. It is filled by the exact filler, restarted in random orders. */
import { Budget } from '../../engine/budget.ts'
import type { Rng } from '../../engine/rng.ts'
import { fill, rowsOf } from '../../engine/wordgrid/fill.ts'
import type { Lexicon } from '../../engine/wordgrid/lexicon.ts'
import { slotsOf } from '../../engine/wordgrid/slots.ts'
import { limits } from '../../limits.ts'
import { bad, good, problem, type Result } from '../../result.ts'
import { letterOf } from '../../words/normalise.ts'

/** Blanks and ■ count as black, □ and _ as white. */
export function readPattern(text: string): Result<string[]> {
  const lines = text
    .replace(/^\ufeff/, '')
    .split(/\r\n?|\n/)
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
  const width = Math.max(0, ...lines.map((line) => line.length))
  if (width < 2 && lines.length < 2) return bad(noPattern)
  if (width > limits.gridSide || lines.length > limits.gridSide)
    return bad(
      problem(
        'pattern-too-large',
        `The pattern is ${width} by ${lines.length}; at most ${limits.gridSide} by ${limits.gridSide} are possible.`,
        `盤面の形が ${width}×${lines.length} です。${limits.gridSide}×${limits.gridSide} までです。`,
      ),
    )
  const rows = lines.map((line) =>
    Array.from({ length: width }, (_, col) => {
      const mark = line.charAt(col)
      if (mark === '' || /[\s#■]/.test(mark)) return '#'
      return /[.□_]/.test(mark) ? '.' : (letterOf(mark) ?? '#')
    }).join(''),
  )
  const { alone, slots } = slotsOf(rows)
  if (slots.length === 0) return bad(noPattern)
  if (alone.length > 0)
    return bad(
      problem(
        'pattern-alone',
        `The pattern has a white cell that stands alone (row ${Math.floor(alone[0]! / width) + 1}, column ${(alone[0]! % width) + 1}).`,
        `盤面の形に孤立した白マスがあります（${Math.floor(alone[0]! / width) + 1}行${(alone[0]! % width) + 1}列）。`,
      ),
    )
  return good(rows)
}

/** One try of so many nodes. null: not found within them; rows: found; 'impossible': there is no way. */
export function tryFill(
  rows: readonly string[],
  lexicon: Lexicon,
  rng: Rng,
  nodes: number,
): readonly string[] | 'impossible' | null {
  const slots = slotsOf(rows)
  const { solutions, exhausted } = fill({ lexicon, slots, rows, every: false, rng }, 1, new Budget(nodes))
  const [words] = solutions
  if (words) return rowsOf(lexicon, slots, words, rows)
  return exhausted ? 'impossible' : null
}

const noPattern = problem('no-pattern', 'The pattern has no slot for a word.', '盤面の形に単語の入る場所がありません。')
