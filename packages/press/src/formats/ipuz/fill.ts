/**
 * Skeletons as ipuz's fill-ins: a grid with given letters, the letters of the answer, and the list of words as our
 * extension.
 */

import { bad, good } from '@kumiki/core/base'
import { slotsOf, textIn as wordIn } from '@kumiki/core/kinds/crossword/puzzle'
import { answerSchema, face, puzzleSchema } from '@kumiki/core/kinds/skeleton/puzzle'
import { inHiragana } from '@kumiki/core/words'
import { cannotHold, fits, importFound, leftOut, partsOf, tooWide } from '../foreign.ts'
import { isRecord, textIn, valueIn } from '../json.ts'
import { format, gridOf, inRows, ours, type Part, sizeOf } from './part.ts'

export const part: Part = {
  read: (fields, { losses, ...beside }) => {
    const { width, height } = sizeOf(fields)
    if (!fits(width, height)) return bad(tooWide(format))
    const block = textIn(fields, 'block') || '#'
    const cells = gridOf(valueIn(fields, 'puzzle'), width, height)
    const rows = inRows(
      cells.map((cell) => signOf(cell, block)),
      width,
    ).map((row) => row.join(''))
    const letters = gridOf(valueIn(fields, 'solution'), width, height)
    const solved = valueIn(fields, 'solution') !== undefined
    const filled = inRows(
      letters.map((cell) => letterOf(cell, block)),
      width,
    ).map((row) => row.join(''))
    const listed = valueIn(fields, ours('words'))
    if (listed === undefined && !solved) return bad(noWords)
    const { slots } = slotsOf(rows)
    const words = slots
      .map((slot) => wordIn(filled, slot))
      .sort((a, b) => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0))
    return importFound(face, {
      ...beside,
      puzzle: {
        width,
        height,
        rows,
        words: listed ?? words.map((word) => ({ word })),
        script: valueIn(fields, ours('script')),
      },
      ...(solved ? { answer: { rows: filled } } : {}),
      notes: leftOut(losses),
    })
  },

  write: (file, _face, options) => {
    const parts = partsOf(file, puzzleSchema, answerSchema, options)
    if (!parts.ok) return parts
    const { puzzle, answer } = parts.value
    const cells = puzzle.rows.flatMap((row) =>
      Array.from(row, (sign) => (sign === '#' ? '#' : sign === '.' ? 0 : { cell: 0, value: sign })),
    )
    return good({
      fields: {
        dimensions: { width: puzzle.width, height: puzzle.height },
        puzzle: inRows(cells, puzzle.width),
        ...(answer?.rows.every((row) => !row.includes('.'))
          ? { solution: answer.rows.map((row) => Array.from(row)) }
          : {}),
        [ours('words')]: puzzle.words,
        ...(puzzle.script ? { [ours('script')]: puzzle.script } : {}),
      },
      losses: [],
    })
  },
}

function signOf(cell: unknown, block: string): string {
  if (cell === null) return '#'
  if (!isRecord(cell)) return String(cell) === block ? '#' : '.'
  if (String(valueIn(cell, 'cell')) === block) return '#'
  const given = valueIn(cell, 'value')
  return typeof given === 'string' && given.length === 1 ? inHiragana(given) : '.'
}

/** Several letters in a cell make the row too long, and the schema refuses it. */
function letterOf(cell: unknown, block: string): string {
  const inner = isRecord(cell) ? valueIn(cell, 'value') : cell
  return typeof inner === 'string' && inner !== block && inner !== '' ? inHiragana(inner).slice(0, 40) : '#'
}

const noWords = cannotHold('it is a fill-in without its words or its answer', '言葉のリストも答えもありません')
