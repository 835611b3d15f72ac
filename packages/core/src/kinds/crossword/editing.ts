/** The edits of a crossword: those of all crossing words, plus its clues, its keyword, its symmetry. */
import { bad, good, type Problem, problem, type Result } from '../../base/result.ts'
import { Rng } from '../../base/rng.ts'
import { nameOfCells } from '../../base/target.ts'
import type { Place } from '../../kind/editing.ts'
import type { KumikiFile } from '../../kind/file.ts'
import type { Job } from '../../kind/job.ts'
import { crossingEditing, keeping, type OpenedBoard, patterned, sizeOf } from '../../wordfill/crossing.ts'
import { keepTexts, slotsAt } from '../../wordfill/editing.ts'
import { withClue } from '../../wordfill/recipe.ts'
import { textIn } from '../../wordgrid/slots.ts'
import { distinct } from '../../words/distinct.ts'
import { normalise } from '../../words/normalise.ts'
import { wordsByLengthOf } from './fill.ts'
import { byScore } from './liked.ts'
import { cellsSpelling } from './number.ts'
import { cellsOfClue } from './puzzle/input.ts'
import type { Crossword } from './puzzle/model.ts'
import { slotNames } from './refusals.ts'
import { type Spec, spec } from './spec.ts'

type Board = OpenedBoard<Crossword, Spec>

export const editing = crossingEditing<Crossword, Spec>({
  spec,
  refusal: () => null,
  edited: (wanted) => {
    const { entries } = distinct(byScore(wanted).entries, new Rng('any clue'))
    return {
      entries,
      wordsByLength: wordsByLengthOf(entries),
      must: wanted.must,
      symmetry: wanted.symmetry,
      named: (rows, slots) => slotNames(rows, slots, wanted),
    }
  },
  growsFreely: ({ objective }) => objective === 'words',
  ownEdits: () => ['clue', 'keyword', 'symmetry'],
  order: (file, board, edit, kept, seed) => {
    if (edit.edit === 'clue') return changeClue(file, board, edit.place, edit.clue)
    if (edit.edit === 'keyword') return markKeyword(board, edit.word)
    return good(board.job(optionsOfShape(board, edit.symmetry, kept), seed))
  },
})

/** Only a board of a given size has symmetric black cells. */
function optionsOfShape(board: Board, symmetry: Spec['symmetry'], kept: readonly number[]): Record<string, unknown> {
  const { pattern: _, keep: _kept, objective, ...rest } = board.written
  return {
    ...rest,
    size: rest.size ?? sizeOf(board),
    objective: objective === 'words' ? 'white' : objective,
    symmetry,
    ...keeping(keepTexts(board, kept)),
  }
}

const asItIs = (board: Board): Record<string, unknown> => patterned(board, board.rows.join('\n'))

function changeClue({ puzzle }: KumikiFile<Crossword>, board: Board, place: Place, clue: string): Result<Job> {
  const at = slotsAt(board, [place])
  if (!at.ok) return at
  const now = puzzle.clues.find((one) => nameOfCells(cellsOfClue(one)) === nameOfCells(place))
  const word = textIn(board.rows, board.slots.slots[at.value[0]!]!)
  const words = withClue(board.spec.words, word, now?.clue ?? '', clue)
  return words.ok ? good(board.job({ ...asItIs(board), words: words.value }, null)) : words
}

function markKeyword(board: Board, text: string): Result<Job> {
  const { keyword: _, ...rest } = asItIs(board)
  if (text.trim() === '') return good(board.job(rest, null))
  const spelling = normalise(text)
  if (!spelling.ok) return spelling
  const keyword = spelling.value.word
  if (cellsSpelling(board.rows, keyword) === null) return bad(lettersMissing(keyword, board.rows))
  return good(board.job({ ...rest, keyword }, null))
}

function lettersMissing(keyword: string, rows: readonly string[]): Problem {
  const left = Array.from(rows.join(''))
  const missing = Array.from(keyword).filter((letter) => {
    const at = left.indexOf(letter)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  return problem(
    'keyword-missing',
    `The board does not have all letters of “${keyword}”; missing: ${missing.join(', ')}.`,
    `盤面に「${keyword}」の文字がそろっていません。足りない文字: ${missing.join('、')}。`,
    { path: ['keyword'], words: [keyword] },
  )
}
