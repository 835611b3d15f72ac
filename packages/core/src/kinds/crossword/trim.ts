/**
 * Every board of the search without its empty rim, where nobody asked for a size. The search and its proofs know nothing of that: they are
 * about boards of the whole size.
 *
 * White cells and crossings stay as they were, and so does their bound, since whatever stands on the smaller board stands on the
 * larger one too. Black cells are what rules, symmetry and pairs are about: a board that was made for these keeps its size.
 */
import { type Frame, within } from '../../engine/wordgrid/frame.ts'
import { scoreOf } from '../../engine/wordgrid/score.ts'
import type { Made } from '../../kind.ts'
import { good, type Result } from '../../result.ts'
import { cutNote, cutOf } from '../../words/cut.ts'
import type { CrosswordPuzzle, CrosswordShapes } from './model.ts'
import type { CrosswordSpec } from './spec.ts'

type Crossword = Made<CrosswordShapes>
type Making = Generator<Crossword | null, Result<Crossword>>

export function trimmed(spec: CrosswordSpec, making: Making): Making {
  const blackMatters = spec.objective === 'penalty' || spec.rules.length > 0 || spec.symmetry !== 'none'
  return spec.size === undefined && !blackMatters ? withoutRims(making) : making
}

function* withoutRims(making: Making): Making {
  let whole: Crossword | null = null
  let part: Crossword | null = null
  const trim = (made: Crossword): Crossword => {
    if (made !== whole || part === null) part = withoutRim(made)
    whole = made
    return part
  }
  for (;;) {
    const turn = making.next()
    if (turn.done) return turn.value.ok ? good(trim(turn.value.value)) : turn.value
    yield turn.value && trim(turn.value)
  }
}

function withoutRim(made: Crossword): Crossword {
  const cut = cutOf(made.answer.rows, false, made.notes)
  if (cut === null) return made
  const rows = within(cut, made.answer.rows)
  return {
    ...made,
    puzzle: moved(made.puzzle, cut),
    answer: { rows },
    score: { ...made.score, ...scoreOf(rows) },
    notes: [cutNote(cut), ...made.notes],
  }
}

/** Numbers stay: cells come in the same order. */
function moved({ rows, clues, keyword, ...rest }: CrosswordPuzzle, cut: Frame): CrosswordPuzzle {
  return {
    ...rest,
    width: cut.width,
    height: cut.height,
    rows: within(cut, rows),
    clues: clues.map((clue) => ({ ...clue, row: clue.row - cut.top, col: clue.col - cut.left })),
    ...(keyword ? { keyword: keyword.map(([row, col]) => [row - cut.top, col - cut.left] as const) } : {}),
  }
}
