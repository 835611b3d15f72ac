/**
 * Cuts the empty rim off every board of the search, if no size was asked for. The search and its proofs do not take
 * part in this: they concern boards of the whole size.
 *
 * White cells and crossings stay as they were, and so does their bound, since whatever fits the smaller board fits the
 * larger one too. Rules, symmetry and pairs concern black cells: a board that was made for these keeps its size.
 */

import { changed } from '../../kind/changed.ts'
import type { Made, Making } from '../../kind/craft.ts'
import { cutNote, cutOf } from '../../wordgrid/cut.ts'
import { type Frame, within } from '../../wordgrid/frame.ts'
import { scoreOf } from '../../wordgrid/score.ts'
import type { Crossword, Puzzle } from './puzzle/model.ts'
import type { Spec } from './spec.ts'

type PlacedBoard = Made<Crossword>

export function trimmed(spec: Spec, making: Making<Crossword>): Making<Crossword> {
  const blackMatters = spec.objective === 'penalty' || spec.rules.length > 0 || spec.symmetry !== 'none'
  return spec.size === undefined && !blackMatters ? changed(making, withoutRim) : making
}

function withoutRim(made: PlacedBoard): PlacedBoard {
  const cut = cutOf(made.answer.rows, false, made.notes)
  if (cut === null) return made
  const rows = within(cut, made.answer.rows)
  return {
    ...made,
    puzzle: moved(made.puzzle, cut),
    answer: { rows },
    score: { ...made.score, ...scoreOf(rows) },
    notes: [...made.notes, cutNote(cut)],
  }
}

/** Clue numbers stay, as cells keep their order. */
function moved({ rows, clues, keyword, ...rest }: Puzzle, cut: Frame): Puzzle {
  return {
    ...rest,
    width: cut.width,
    height: cut.height,
    rows: within(cut, rows),
    clues: clues.map((clue) => ({ ...clue, row: clue.row - cut.top, col: clue.col - cut.left })),
    ...(keyword ? { keyword: keyword.map(([row, col]) => [row - cut.top, col - cut.left] as const) } : {}),
  }
}
