/**
 * What a codeword's file says beyond rules and solutions: its figures, counted from the board; and without a list of words, whether
 * its answer has the words that the file was made from.
 */

import { type Problem, problem } from '../../base/result.ts'
import { printable } from '../../base/text.ts'
import { scoreOf } from '../../engine/wordgrid/score.ts'
import { slotsOf, textIn } from '../../engine/wordgrid/slots.ts'
import { type Figures, type Findings, silentWitness, type UnreadSpec, type Witness } from '../../kind/witness.ts'
import { listedIn } from '../../words/listed.ts'
import { type Answer, type Codeword, cellsByNumber, type Puzzle, patternOf } from './model.ts'

export const witness: Witness<Codeword> = { ...silentWitness, key, figures }

function figures(puzzle: Puzzle): Figures {
  const numbers = cellsByNumber(puzzle).slice(1)
  return {
    score: {
      ...scoreOf(patternOf(puzzle)),
      letters: numbers.length,
      givens: puzzle.givens.length,
      lone: numbers.filter((cells) => cells.length === 1).length,
    },
    reached: null,
    bound: null,
  }
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
