/**
 * The rules: a number is one letter everywhere, no letter has two numbers, and with a list every run of white cells is
 * one of its words, each used once. Only full runs are judged, so a half-filled board is open, not broken. Without a
 * list the rules cannot distinguish a word from random letters; the key decides.
 */

import { bad, good, problem, type Result } from '../../../base/result.ts'
import { type Cell, cellOf } from '../../../base/target.ts'
import type { Bilingual } from '../../../base/text.ts'
import type { Fault, Verdict } from '../../../kind/face.ts'
import { at, cellsOfSlot, letterAt, withLetter } from '../../../wordgrid/front.ts'
import { slotsOf, textIn } from '../../../wordgrid/slots.ts'
import { type Answer, black, cellsByNumber, empty, type Move, type Puzzle, patternOf, rowsWith } from './model.ts'

export const faults: Readonly<Record<string, Bilingual>> = {
  'wrong-board': { en: 'the answer belongs to another board', ja: '答えの盤面がパズルと違います' },
  'given-changed': { en: 'a given letter was changed', ja: '最初から示されている文字が変わっています' },
  'two-letters': { en: 'one number has two letters', ja: '同じ数字に違う文字が入っています' },
  'two-numbers': { en: 'one letter has two numbers', ja: '違う数字に同じ文字が入っています' },
  'not-listed': { en: 'this word is not on the list', ja: 'リストにない言葉です' },
  'too-often': { en: 'this word is used more often than it is listed', ja: '同じ言葉を使いすぎています' },
  'left-over': {
    en: 'every slot is full, but a word of the list is not used',
    ja: 'すべて埋まりましたが、リストに使っていない言葉があります',
  },
}

export const blank = (puzzle: Puzzle): Answer => {
  const given = new Map(puzzle.givens.map(({ number, letter }) => [number, letter]))
  return { rows: rowsWith(puzzle, (number) => given.get(number)) }
}

export function check(puzzle: Puzzle, answer: Answer): Verdict {
  const pattern = patternOf(puzzle)
  const all = Array.from({ length: puzzle.width * puzzle.height }, (_, cell) => cellOf(cell, puzzle.width))
  const odd = all.filter((cell) => (at(pattern, cell) === black) !== (at(answer.rows, cell) === black))
  const sameSize = answer.rows.length === puzzle.height && answer.rows.every((row) => row.length === puzzle.width)
  if (!sameSize || odd.length > 0) return { status: 'broken', faults: [{ code: 'wrong-board', cells: odd }] }
  const isOpen = answer.rows.some((row) => row.includes(empty))
  const wrong = [...codeFaults(puzzle, answer), ...listFaults(puzzle, answer, isOpen)]
  const [first, ...more] = wrong
  if (first) return { status: 'broken', faults: [first, ...more] }
  return { status: isOpen ? 'open' : 'complete' }
}

/** Faults in the numbers and their letters. */
function codeFaults(puzzle: Puzzle, { rows }: Answer): Fault[] {
  const numbers = cellsByNumber(puzzle)
  const lettersOf = numbers.map(
    (cells) => new Set(cells.map((cell) => letterAt(rows, cell)).filter((one) => one !== '')),
  )
  const changed = puzzle.givens.flatMap(({ number, letter }) =>
    numbers[number]!.filter((cell) => letterAt(rows, cell) !== letter),
  )
  const torn = numbers.filter((_, number) => number > 0 && lettersOf[number]!.size > 1)
  const owners = new Map<string, number[]>()
  for (const [number, letters] of lettersOf.entries())
    if (number > 0) for (const letter of letters) owners.set(letter, [...(owners.get(letter) ?? []), number])
  const shared = [...owners].flatMap(([letter, own]): Cell[][] =>
    own.length < 2 ? [] : [own.flatMap((number) => numbers[number]!.filter((cell) => letterAt(rows, cell) === letter))],
  )
  return [
    ...(changed.length > 0 ? [{ code: 'given-changed', cells: changed }] : []),
    ...torn.map((cells) => ({ code: 'two-letters', cells })),
    ...shared.map((cells) => ({ code: 'two-numbers', cells })),
  ]
}

/** Faults in the words and the list. */
function listFaults(puzzle: Puzzle, { rows }: Answer, isOpen: boolean): Fault[] {
  if (!puzzle.words) return []
  const wrong: Fault[] = []
  const left = new Map<string, number>()
  for (const { word } of puzzle.words) left.set(word, (left.get(word) ?? 0) + 1)
  for (const slot of slotsOf(patternOf(puzzle)).slots) {
    const text = textIn(rows, slot)
    if (text.includes(empty)) continue
    const copies = left.get(text)
    const cells = cellsOfSlot(slot, puzzle.width)
    if (copies === undefined) wrong.push({ code: 'not-listed', cells })
    else if (copies === 0) wrong.push({ code: 'too-often', cells })
    else left.set(text, copies - 1)
  }
  const unused = [...left.values()].some((copies) => copies > 0)
  return !isOpen && unused && wrong.length === 0 ? [{ code: 'left-over', cells: [] }] : wrong
}

export function play(puzzle: Puzzle, answer: Answer, { number, letter }: Move): Result<Answer> {
  const cells = number > 0 ? cellsByNumber(puzzle)[number] : undefined
  if (!cells || cells.some(([row]) => answer.rows[row] === undefined))
    return bad(problem('no-number', 'This number is not on the board.', 'この数字は盤面にありません。'))
  const given = puzzle.givens.find((one) => one.number === number)
  if (given && given.letter !== letter)
    return bad(problem('given', 'A given letter cannot be changed.', '最初から示されている文字は変えられません。'))
  return good(cells.reduce((now, cell) => withLetter(now, cell, letter), answer))
}
