/**
 * The gates of hints: a player who follows them from any position reaches the answer, and one with a mistake is shown
 * it. They rely only on the face and the craft.
 */
import { expect } from 'vitest'
import { Budget } from '../base/budget.ts'
import { Rng } from '../base/rng.ts'
import { type Cell, holdsCell, nameOfCells, type Target } from '../base/target.ts'
import type { Touch } from '../kind/board.ts'
import type { Craft, Next } from '../kind/craft.ts'
import type { PuzzleTypes } from '../kind/types.ts'
import { missingTouches } from '../play/missing.ts'
import { entriesOf, otherEnds } from '../play/moving.ts'
import { writtenWith } from '../play/same.ts'
import { type Hint, hint } from '../verbs/hint.ts'

export interface Given<K extends PuzzleTypes> {
  readonly craft: Craft<K>
  readonly puzzle: K['puzzle']
  readonly key: K['answer']
  /** Whether the techniques lead from the blank to the answer. */
  readonly isGraded: boolean
}

/** Returns how many things the gate checked. */
type HintGate = <K extends PuzzleTypes>(given: Given<K>, index: number) => number

const json = (value: unknown): string => JSON.stringify(value)

function playAll<K extends PuzzleTypes>(
  { craft: { face }, puzzle }: Given<K>,
  from: K['answer'],
  moves: readonly K['move'][],
) {
  let answer = from
  for (const move of moves) {
    const next = face.play(puzzle, answer, move)
    if (!next.ok) throw new Error(next.error.text.en)
    answer = next.value
  }
  return answer
}

function touchAll<K extends PuzzleTypes>(given: Given<K>, from: K['answer'], touches: readonly Touch[]): K['answer'] {
  let answer = from
  for (const touch of touches) {
    const move = given.craft.face.act(given.puzzle, answer, touch)
    if (!move) throw new Error(`no move for ${json(touch)}`)
    answer = playAll(given, answer, [move])
  }
  return answer
}

/** A board with some correct entries, in any order. */
function halfSolved<K extends PuzzleTypes>(given: Given<K>, rng: Rng): K['answer'] {
  const { craft, puzzle, key } = given
  const blank = craft.face.blank(puzzle)
  const touches = rng.shuffle(missingTouches(craft.face, puzzle, blank, key))
  return touchAll(given, blank, touches.slice(0, Math.floor((touches.length * rng.below(90)) / 100)))
}

/** Where the rules decide, every second player has no key. */
const keyFor = <K extends PuzzleTypes>({ craft, puzzle, key }: Given<K>, index: number): K['answer'] | null =>
  craft.face.decidedBy(puzzle) === 'rules' && index % 2 === 1 ? null : key

function checkHint<K extends PuzzleTypes>({ craft, puzzle }: Given<K>, given: Hint<K['move']>): void {
  const board = craft.face.board(puzzle)
  expect(JSON.parse(json(given))).toEqual(given)
  for (const { text, evidence, goal, moves, rung } of given.rungs) {
    for (const words of [text.en, text.ja]) expect(words).toMatch(/\S/)
    expect(`${text.en}${text.ja}`).not.toMatch(/undefined|NaN|\[object/)
    for (const [row, col] of [...evidence, ...goal])
      expect([rung, row >= 0 && row < board.height, col >= 0 && col < board.width]).toEqual([rung, true, true])
    if (moves.length > 0) expect(goal.length).toBeGreaterThan(0)
  }
  const names = given.rungs.map(({ rung }) => rung).join(' ')
  expect(names).toMatch(
    { step: /^where idea step place$/, key: /^one(( more)? all)?$/ }[given.about === 'step' ? 'step' : 'key'],
  )
  expect(given.rungs.at(-1)?.moves.length).toBeGreaterThan(0)
}

/** Eliminations that change nothing on the board, then a step that does; each holds in the answer. */
function checkNext<K extends PuzzleTypes>(given: Given<K>, answer: K['answer'], { steps, moves }: Next<K>): void {
  const { craft, puzzle, key } = given
  const { face } = craft
  const holds = (move: K['move']): boolean =>
    face.play(puzzle, key, move).ok && json(playAll(given, key, [move])) === json(key)
  for (const [at, step] of steps.entries()) {
    expect(craft.techniques.map(({ id }) => id)).toContain(step.technique)
    expect(step.choices).toBeGreaterThan(0)
    expect([json(step), step.places.every(holds), step.rulesOut.some(holds)]).toEqual([json(step), true, false])
    if (at < steps.length - 1) expect(json(playAll(given, answer, step.places))).toBe(json(answer))
  }
  const { text } = craft.explain(puzzle, steps[0])
  expect(`${text.en}${text.ja}`, 'the first step rests on nothing but the board').not.toMatch(/before|これまで/)
  for (const move of moves) expect(playAll(given, answer, [move])).not.toBe(answer)
}

export const hintGates: Readonly<Record<string, HintGate>> = {
  'hints alone lead from half-solved boards to the answer, and place nothing wrong': (given, index) => {
    const { craft, puzzle, key, isGraded } = given
    const { face } = craft
    const rng = new Rng(`hints-${index}`)
    let answer = halfSolved(given, rng)
    const next = craft.next(puzzle, answer, new Budget(100_000))
    if (next) checkNext(given, answer, next)
    let hints = 0
    for (;;) {
      const entries = entriesOf(face.board(puzzle))
      const wanted: readonly Cell[] = entries.length > 0 ? rng.pick(entries).cells : []
      const help = hint(craft, puzzle, keyFor(given, index), answer, wanted)
      if (help.about === 'done') break
      expect(isGraded ? ['step'] : ['step', 'key'], json(answer)).toContain(help.about)
      checkHint(given, help)
      const before = missingTouches(face, puzzle, answer, key).length
      // in a crossword sometimes a letter, sometimes the whole word
      const { moves } = help.about === 'key' ? rng.pick(help.rungs) : help.rungs.at(-1)!
      answer = playAll(given, answer, moves)
      expect(face.mistakes(puzzle, answer, key)).toEqual([])
      expect(missingTouches(face, puzzle, answer, key).length).toBeLessThan(before)
      hints++
    }
    expect(json(answer)).toBe(json(key))
    return hints
  },

  'a wrong entry is always noticed: first that there is one, and then where': (given, index) => {
    const { craft, puzzle } = given
    const rng = new Rng(`mistakes-${index}`)
    const answer = halfSolved(given, rng)
    if (craft.face.board(puzzle).input === 'run') {
      runsAreRight(given, answer, rng)
      return 1
    }
    const wrong = withMistake(given, answer, rng)
    if (!wrong) return 0
    const help = hint(craft, puzzle, keyFor(given, index), wrong.answer)
    expect([json(wrong), help.about]).toEqual([json(wrong), 'mistake'])
    expect(help.rungs.flatMap(({ moves, goal }) => [...moves, ...goal])).toEqual([])
    const [first, second, ...more] = help.rungs
    expect([first.rung, first.evidence, second?.rung, more]).toEqual(['mistake', [], 'where', []])
    expect(`${first.text.en} ${first.text.ja}`).toMatch(/ 1 place\..*1か所/)
    const board = craft.face.board(puzzle)
    const wrongCells = wrong.at.length === 1 ? writtenWith(board, wrong.at[0]) : wrong.at
    expect(nameOfCells([...(second?.evidence ?? [])].sort())).toBe(nameOfCells([...wrongCells].sort()))
    return 1
  },
}

/** The board with one entry that differs from the key; null: none can be made here. */
function withMistake<K extends PuzzleTypes>(given: Given<K>, answer: K['answer'], rng: Rng) {
  const { craft, puzzle, key } = given
  const { face } = craft
  const board = face.board(puzzle)
  const isFixed = (cell: Cell): boolean => holdsCell(board.fixed, cell)
  const targets: readonly Target[] =
    board.input === 'write' || board.input === 'mark'
      ? board.cells.filter((cell) => !isFixed(cell)).map((cell) => [cell])
      : board.cells.flatMap((from) => otherEnds(board, from).map((to) => [from, to] as const))
  for (const at of rng.shuffle([...targets])) {
    const right = face.see(puzzle, key, at).symbol
    const symbol = rng.pick(board.keys?.symbols ?? [''])
    if (at.length === 1) {
      if (symbol !== right) return { at, answer: touchAll(given, answer, [{ at, symbol }]) }
      continue
    }
    // one more bridge or line, until there are too many or none again
    for (let now = touchAll(given, answer, [{ at, symbol }]); ; now = touchAll(given, now, [{ at, symbol }])) {
      const bridges = Number(face.see(puzzle, now, at).symbol)
      if (bridges > Number(right)) return { at, answer: now }
      if (bridges === 0) break
    }
  }
  return null
}

/** A run that reads as a word of the list is never wrong, so every marked run belongs to the key. */
function runsAreRight<K extends PuzzleTypes>(given: Given<K>, answer: K['answer'], rng: Rng): void {
  const { craft, puzzle, key } = given
  const board = craft.face.board(puzzle)
  const missing = (now: K['answer']): number => missingTouches(craft.face, puzzle, now, key).length
  for (let tries = 0; tries < 200; tries++) {
    const from = rng.pick(board.cells)
    const ends = otherEnds(board, from)
    const move = ends.length > 0 && craft.face.act(puzzle, answer, { at: [from, rng.pick(ends)], symbol: '' })
    if (move) expect(Math.abs(missing(playAll(given, answer, [move])) - missing(answer))).toBe(1)
  }
}
