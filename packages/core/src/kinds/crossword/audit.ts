/**
 * Checks whether the answer in a maker's file is the one that its clues were written for. A program cannot read clues,
 * but the recipe holds the list that the puzzle was made from: every word with its clue. So each run must be a word of
 * the list, used no more often than it is listed, and a clue that the list has only for other words may not belong to
 * it. A clue that the list does not have was rewritten by hand, as its maker may; a note says that it cannot be
 * assigned to a word.
 */

import { type Problem, problem } from '../../base/result.ts'
import { printable } from '../../base/text.ts'
import type { Audit, Findings, UnreadSpec } from '../../kind/audit.ts'
import { slotsOf, textIn } from '../../wordgrid/slots.ts'
import { listedIn } from '../../words/listed.ts'
import { normalise } from '../../words/normalise.ts'
import { figures } from './figures.ts'
import { namesOf, posed } from './posed.ts'
import type { Answer, Clue, Crossword, Puzzle } from './puzzle/model.ts'

export const audit: Audit<Crossword> = { posed, key, figures }

function key(puzzle: Puzzle, answer: Answer, spec: UnreadSpec): Findings | null {
  const list = listedIn(spec.words)
  if (list.length === 0) return null
  const cluesOf = new Map<string, string[]>()
  for (const { word, clue } of list) cluesOf.set(word, [...(cluesOf.get(word) ?? []), clue])
  const known = new Set(list.map(({ clue }) => clue).filter((clue) => clue !== ''))
  const written = new Map(puzzle.clues.map((clue) => [`${clue.dir},${clue.row},${clue.col}`, clue]))
  const used = new Map<string, number>()
  const found: Problem[] = []
  const rewritten: Clue[] = []
  for (const slot of slotsOf(puzzle.rows).slots) {
    const word = textIn(answer.rows, slot)
    const own = cluesOf.get(word)
    const clue = written.get(`${slot.across ? 'across' : 'down'},${slot.row},${slot.col}`)
    const text = clue?.clue ?? ''
    const times = (used.get(word) ?? 0) + 1
    used.set(word, times)
    if (own === undefined) found.push(notInList(word, slot.row, slot.col))
    else if (times > own.length) found.push(tooOften(word, slot.row, slot.col))
    else if (known.has(text) && !own.includes(text)) found.push(otherClue(word, text, slot.row, slot.col))
    else if (clue && !own.includes(text)) rewritten.push(clue)
  }
  const keyword = typeof spec.keyword === 'string' ? normalise(spec.keyword) : null
  const spelt = (puzzle.keyword ?? []).map(([row, col]) => answer.rows[row]?.charAt(col) ?? '').join('')
  if (keyword?.ok && keyword.value.word !== spelt) found.push(otherKeyword(spelt, keyword.value.word))
  return { problems: found, notes: [rewritten.length === 0 ? keyFitsRecipe : otherClues(rewritten)] }
}

const keyFitsRecipe = problem(
  'key-fits-recipe',
  'The answer has the words that the file was made from, under their own clues; how good the clues are no program can tell.',
  '答えの言葉とカギは、このファイルを作った単語リストのとおりです。カギの良し悪しまでは確かめられません。',
)
const otherClues = (clues: readonly Clue[]): Problem => {
  const names = namesOf(clues)
  return problem(
    'clues-not-in-list',
    `The answer has the words that the file was made from, but ${clues.length === 1 ? 'a clue is not that' : `${clues.length} clues are not those`} of the list: ${names.en}. Whether such a clue belongs to its word no program can tell.`,
    `答えの言葉は、このファイルを作った単語リストのとおりですが、リストと違うカギが${clues.length}個あります: ${names.ja}。そのカギが言葉に合うかどうかは確かめられません。`,
  )
}
const notInList = (word: string, row: number, col: number): Problem =>
  problem(
    'answer-not-in-list',
    `"${printable(word)}" in the answer (row ${row + 1}, column ${col + 1}) is not in the word list that the file was made from.`,
    `答えの「${printable(word)}」（${row + 1}行${col + 1}列）は、このファイルを作った単語リストにありません。`,
    { words: [word] },
  )
const tooOften = (word: string, row: number, col: number): Problem =>
  problem(
    'answer-too-often',
    `"${printable(word)}" is in the answer (row ${row + 1}, column ${col + 1}) oftener than in the word list of the file.`,
    `答えの「${printable(word)}」（${row + 1}行${col + 1}列）は、単語リストにある回数より多く使われています。`,
    { words: [word] },
  )
const otherClue = (word: string, clue: string, row: number, col: number): Problem =>
  problem(
    'answer-other-clue',
    `"${printable(word)}" in the answer (row ${row + 1}, column ${col + 1}) is not the word of its clue, "${printable(clue).slice(0, 60)}".`,
    `答えの「${printable(word)}」（${row + 1}行${col + 1}列）は、カギ「${printable(clue).slice(0, 60)}」の言葉ではありません。`,
    { words: [word] },
  )
const otherKeyword = (spelt: string, keyword: string): Problem =>
  problem(
    'answer-other-keyword',
    `The double-framed cells spell "${printable(spelt)}" in the answer, not the keyword "${printable(keyword)}".`,
    `答えの二重ワクは「${printable(spelt)}」となり、キーワード「${printable(keyword)}」になりません。`,
    { words: [spelt] },
  )
