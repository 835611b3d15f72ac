/**
 * Every board of the search without its empty rim, where more of it cannot be used. The search and its proofs know nothing of
 * that: they are about boards of the whole size.
 *
 * White cells and crossings stay as they were, and so does their bound, since whatever stands on the smaller board stands on the
 * larger one too. Black pairs are fewer: then the bound is that of the smaller board, and a board whose worth was to be
 * proved keeps its size. So does one that was made symmetric, where the rim is not.
 */
import { Board } from '../../engine/wordgrid/board.ts'
import { type Frame, within } from '../../engine/wordgrid/frame.ts'
import type { Lexicon } from '../../engine/wordgrid/lexicon.ts'
import { scoreOf } from '../../engine/wordgrid/score.ts'
import type { Made } from '../../kind.ts'
import { good, type Result } from '../../result.ts'
import { cutNote, cutOf } from '../../words/cut.ts'
import { bentNotes, rulesOf } from './blackcells.ts'
import { Bound } from './bound.ts'
import type { CrosswordPuzzle, CrosswordShapes } from './model.ts'
import type { CrosswordSpec } from './spec.ts'
import { objectiveOf } from './worth.ts'

type Crossword = Made<CrosswordShapes>

export function* trimmed(
  spec: CrosswordSpec,
  lexicon: Lexicon,
  making: Generator<Crossword | null, Result<Crossword>>,
): Generator<Crossword | null, Result<Crossword>> {
  let whole: Crossword | null = null
  let part: Crossword | null = null
  const trim = (made: Crossword): Crossword => {
    if (made !== whole || part === null) part = withoutRim(spec, lexicon, made)
    whole = made
    return part
  }
  for (;;) {
    const turn = making.next()
    if (turn.done) return turn.value.ok ? good(trim(turn.value.value)) : turn.value
    yield turn.value && trim(turn.value)
  }
}

function withoutRim(spec: CrosswordSpec, lexicon: Lexicon, made: Crossword): Crossword {
  const ofPairs = spec.objective === 'penalty'
  const cut = cutOf(made.answer.rows, spec.size !== undefined, made.notes)
  if (cut === null || (spec.prove && ofPairs)) return made
  const rows = within(cut, made.answer.rows)
  const board = new Board(lexicon, cut.width, cut.height)
  board.show(rows)
  const rules = rulesOf(spec)
  const breaks = rules.reduce((sum, rule) => sum + rule.count(board), 0)
  const { breaks: before = 0, ...score } = made.score
  if (breaks > Number(before)) return made
  const value = objectiveOf(spec, rows)
  return {
    puzzle: moved(made.puzzle, cut),
    answer: { rows },
    score: { ...score, ...scoreOf(rows), value, ...(breaks > 0 ? { breaks } : {}) },
    bound: ofPairs ? boundOf(spec, lexicon, cut, value) : made.bound,
    notes: [cutNote(cut), ...bentNotes(board, rules), ...made.notes.filter(({ code }) => code !== 'rule-bent')],
  }
}

function boundOf(spec: CrosswordSpec, lexicon: Lexicon, { width, height }: Frame, reached: number): number {
  const bound = new Bound(lexicon, width, height, spec.objective, spec.penalty, spec.connected)
  bound.improve(reached)
  return bound.value
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
