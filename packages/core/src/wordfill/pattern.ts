/** A given pattern as users write it: `#` black, `.` white; letters are given. */

import * as z from 'zod'
import { limits } from '../base/limits.ts'
import { bad, good, type Problem, problem, type Result } from '../base/result.ts'
import { whole } from '../base/rule.ts'
import { counted } from '../base/text.ts'
import type { Size } from '../spec/size.ts'
import { slotsOf } from '../wordgrid/slots.ts'
import { letterOf } from '../words/normalise.ts'

const drawn = { path: ['pattern'] } as const

/**
 * Blanks and ■ count as black, □ and _ as white; full-width characters are accepted too. Editors strip trailing blanks,
 * so in a pattern that is drawn with blanks short lines end in black; in any other a short line is a mistake.
 */
export function readPattern(text: string): Result<string[]> {
  const all = text
    .replace(/^\ufeff/, '')
    .split(/\r\n?|\n/)
    .map((line) => line.trimEnd())
  const before = all.findIndex((line) => line !== '')
  const lines = before < 0 ? [] : all.slice(before, all.findLastIndex((line) => line !== '') + 1)
  const width = Math.max(0, ...lines.map((line) => line.length))
  if (lines.length === 0) return bad(emptyPattern)
  if (width < 2 && lines.length < 2) return bad(noPattern)
  if (width > limits.gridSide || lines.length > limits.gridSide)
    return bad(
      problem(
        'pattern-too-large',
        `The pattern is ${width} by ${lines.length}; at most ${limits.gridSide} by ${limits.gridSide} are possible.`,
        `盤面の形が ${width}×${lines.length} です。${limits.gridSide}×${limits.gridSide} までです。`,
        drawn,
      ),
    )
  const short = lines.some((line) => /\s/.test(line)) ? -1 : lines.findIndex((line) => line.length < width)
  if (short >= 0) return bad(ragged(before + short + 1, lines[short]!.length, width))
  const cells = lines.map((line) =>
    Array.from({ length: width }, (_, col) => {
      const mark = line.charAt(col).normalize('NFKC')
      if (mark === '' || /[\s#■]/.test(mark)) return '#'
      return /[.□_]/.test(mark) ? '.' : letterOf(mark)
    }),
  )
  for (const [r, row] of cells.entries()) {
    const c = row.indexOf(null)
    if (c >= 0) return bad(strangeMark(lines[r]!.charAt(c), before + r + 1, c + 1))
  }
  const rows = cells.map((row) => row.join(''))
  const { alone, slots } = slotsOf(rows)
  if (slots.length === 0) return bad(noPattern)
  if (alone.length > 0)
    return bad(
      problem(
        'pattern-alone',
        `The pattern has a white cell that stands alone (row ${Math.floor(alone[0]! / width) + 1}, column ${(alone[0]! % width) + 1}).`,
        `盤面の形に孤立した白マスがあります（${Math.floor(alone[0]! / width) + 1}行${(alone[0]! % width) + 1}列）。`,
        drawn,
      ),
    )
  return good(rows)
}

/** A pattern with the text that defines it. */
export interface WantedPattern {
  readonly rows: readonly string[]
  readonly written: string
}

/** The option of the kinds that fill patterns. */
export const patternOption = () =>
  z
    .string()
    .max(limits.gridSide * (limits.gridSide + 2))
    .transform((written, judged): WantedPattern => {
      const rows = readPattern(written)
      if (rows.ok) return { rows: rows.value, written }
      judged.addIssue({ code: 'custom', message: whole(rows.error) })
      return z.NEVER
    })
    .optional()
    .meta({
      description: 'Fill this pattern (it has its own size): "#" black, "." white, or letters',
      ja: 'この盤面を埋める（大きさも決まる。「#」が黒、「.」が白、文字も可）',
      reads: 'text',
      excludes: 'size',
    })

/** The size of a board with these rows. */
export const sizeOfRows = (rows: readonly string[]): Size => ({ width: rows[0]?.length ?? 0, height: rows.length })

/** Whether there is something to fill. A pattern with a letter in every white cell is already a board. */
export const hasOpenCells = (pattern: unknown): boolean =>
  typeof pattern === 'string' && /[._□]/.test(pattern.normalize('NFKC'))

/** The problem of a letter in the pattern that no word has. */
export function foreignLetter(rows: readonly string[], letters: ReadonlyMap<string, unknown>): Problem | null {
  for (const [row, text] of rows.entries())
    for (const [col, letter] of Array.from(text).entries())
      if (letter !== '#' && letter !== '.' && !letters.has(letter))
        return problem(
          'pattern-letter',
          `No word has the letter "${letter}" that the pattern has in row ${row + 1}, column ${col + 1}.`,
          `盤面の形の${row + 1}行${col + 1}列にある「${letter}」を持つ単語がありません。`,
          drawn,
        )
  return null
}

const strangeMark = (mark: string, row: number, col: number): Problem =>
  problem(
    'pattern-mark',
    `The pattern has "${mark}" in line ${row}, column ${col}: use "#" for black, "." for white, or letters.`,
    `盤面の形の${row}行目・${col}文字目にある「${mark}」は使えません。黒は「#」、白は「.」、または文字にしてください。`,
    drawn,
  )
const ragged = (line: number, cells: number, width: number): Problem =>
  problem(
    'pattern-ragged',
    `In the pattern, line ${line} has ${counted(cells, 'cell')} and the longest line ${width}: all must be as long.`,
    `盤面の形の${line}行目が${cells}マスしかありません。最も長い行の${width}マスにそろえてください。`,
    drawn,
  )
const emptyPattern = problem('no-pattern', 'The pattern is empty.', '盤面の形が空です。', drawn)
const noPattern = problem(
  'no-pattern',
  'The pattern has no slot for a word.',
  '盤面の形に単語の入る場所がありません。',
  drawn,
)
