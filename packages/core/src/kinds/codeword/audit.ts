/**
 * Checks a codeword's file beyond rules and solutions: its figures, counted from the board; and without a list of
 * words, whether its answer has the words that the file was made from.
 */

import { type Problem, problem } from '../../base/result.ts'
import { printable } from '../../base/text.ts'
import { type Audit, type Figures, type Findings, noAudit, type UnreadSpec } from '../../kind/audit.ts'
import type { Score } from '../../kind/craft.ts'
import { shapeIn, worthOfAll } from '../../wordgrid/forall.ts'
import { minimaReported } from '../../wordgrid/minima.ts'
import { scoreOf } from '../../wordgrid/score.ts'
import { slotsOf, textIn } from '../../wordgrid/slots.ts'
import { listedIn } from '../../words/listed.ts'
import { wordsForAll } from '../../words/usable.ts'
import { type Answer, type Codeword, cellsByNumber, type Puzzle, patternOf } from './puzzle/model.ts'
import { isForAll } from './size.ts'

export const audit: Audit<Codeword> = { ...noAudit, key, figures }

function figures(puzzle: Puzzle, spec: UnreadSpec | null, reported: Score): Figures {
  const numbers = cellsByNumber(puzzle).slice(1)
  const rows = patternOf(puzzle)
  const all = spec && wordsWanted(spec)
  const hasAll = spec ? all !== null : reported.objective === 'words'
  return {
    score: {
      ...scoreOf(rows),
      ...(hasAll ? worthOfAll(rows, spec && shapeIn(spec)) : {}),
      ...(all ? minimaReported(all, reported) : {}),
      letters: numbers.length,
      givens: puzzle.givens.length,
      lone: numbers.filter((cells) => cells.length === 1).length,
    },
    reached: hasAll ? slotsOf(rows).slots.length : null,
    bound: spec ? (all?.length ?? null) : undefined,
  }
}

/** The words that a board for all words must have; null: the board is not for all of them. */
function wordsWanted({ words, size, level, twice, pattern }: UnreadSpec): string[] | null {
  const list = listedIn(words)
  const wanted = {
    size: typeof size === 'string' || typeof size === 'number' ? size : undefined,
    level: typeof level === 'number' ? level : undefined,
    twice: twice === true,
    pattern: typeof pattern === 'string' ? pattern : undefined,
    words: list,
  }
  if (!isForAll(wanted)) return null
  return wordsForAll([...new Set(list.map(({ word }) => word))])
}

function key(puzzle: Puzzle, { rows }: Answer, spec: UnreadSpec): Findings | null {
  const list = new Set(listedIn(spec.words).map(({ word }) => word))
  if (puzzle.words || list.size === 0) return null
  const strange = slotsOf(patternOf(puzzle)).slots.filter((slot) => !list.has(textIn(rows, slot)))
  return {
    problems: strange.map((slot) => notInList(textIn(rows, slot), slot.row, slot.col)),
    notes: [keyFitsRecipe],
  }
}

const keyFitsRecipe = problem(
  'key-fits-recipe',
  'The answer has words that the file was made from; whether other words fit the numbers as well no program can tell without a list beside the board.',
  '答えの言葉は、このファイルを作った単語リストのとおりです。盤面に言葉のリストがないので、ほかの言葉でも成り立つかどうかまでは確かめられません。',
)
const notInList = (word: string, row: number, col: number): Problem =>
  problem(
    'answer-not-in-list',
    `"${printable(word)}" in the answer (row ${row + 1}, column ${col + 1}) is not in the word list that the file was made from.`,
    `答えの「${printable(word)}」（${row + 1}行${col + 1}列）は、このファイルを作った単語リストにありません。`,
    { words: [word] },
  )
