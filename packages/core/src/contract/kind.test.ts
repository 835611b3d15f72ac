/** Tests of the tables, and of the gates of the contract, which must catch planted flaws. */
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Budget } from '../base/budget.ts'
import { good } from '../base/result.ts'
import type { Craft } from '../kind/craft.ts'
import type { PuzzleTypes } from '../kind/types.ts'
import { faces } from '../kinds/faces.ts'
import { kinds } from '../kinds/kinds.ts'
import { contract as blank } from './fixtures/blank/contract.ts'
import { answerSchema, type Blank } from './fixtures/blank/puzzle/model.ts'
import { type Edges, edges } from './fixtures/edges.ts'
import { type Marks, marks } from './fixtures/marks.ts'
import { type ContractCase, gates, stockOf } from './kind.contract.ts'

const tests: Readonly<Record<string, string>> = import.meta.glob('../kinds/*/*.test.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})

describe('the tables', () => {
  it('hold the same kinds, each with its contract; the blank kind is not listed', () => {
    const calling = Object.entries(tests).filter(([, text]) => text.includes('describeContract('))
    const tested = calling.map(([path]) => path.split('/')[2]).filter((id) => id !== '_blank')
    expect(Object.keys(faces).toSorted()).toEqual(tested.toSorted())
    expect(Object.keys(kinds).toSorted()).toEqual(tested.toSorted())
  })

  it('name each kind by its own id, and load the same kind for every part', async () => {
    for (const [id, face] of Object.entries(faces)) {
      expect((await face())((known) => known.id)).toBe(id)
      await kinds[id]!(async (module) => {
        expect((await module.face()).id).toBe(id)
        expect((await module.craft()).face).toBe(await module.face())
        expect((await module.craft()).recount).toBe(await module.recount())
      })
    }
  })
})

type Flaw<K extends PuzzleTypes> = Partial<Omit<Craft<K>, 'face'>> & { readonly face?: Partial<Craft<K>['face']> }

/** Runs one gate over a kind. */
type Planted = (promise: string) => Promise<void>

/** A kind with one thing broken. */
const breaking =
  <K extends PuzzleTypes>(kind: ContractCase<K>) =>
  (flaw: Flaw<K>, rest: Partial<ContractCase<K>> = {}): Planted =>
  (promise) =>
    gates[promise]!(
      stockOf({
        ...kind,
        ...rest,
        craft: { ...kind.craft, ...flaw, face: { ...kind.craft.face, ...flaw.face } },
      }),
    )
const broken = breaking<Blank>(blank)
const brokenEdges = breaking<Edges>(edges)
const brokenMarks = breaking<Marks>(marks)

const { craft } = blank
const planted = 'a planted flaw'
let calls = 0

const flaws: Readonly<Record<string, Planted>> = {
  'a written file is read back to the same bytes': broken({
    face: {
      answer: z.pipe(
        answerSchema,
        z.transform(({ cells }) => ({ cells: cells.toReversed() })),
      ),
    },
  }),
  'mutated bytes are refused or read, never thrown on': broken({
    face: {
      check: (puzzle, answer) => {
        if (answer.cells.length !== puzzle.cells.length) throw new Error(planted)
        return craft.face.check(puzzle, answer)
      },
    },
  }),
  'each wrong board gives exactly its fault code, and each code has one': broken({}, { faults: blank.faults.slice(1) }),
  'the blank is open and the maker’s answer is complete': broken({ face: { check: () => ({ status: 'complete' }) } }),
  'touches lead from the blank to the answer by pointing': broken({ face: { act: () => null } }),
  'touches lead from the blank to the answer by arrows and keys': broken({ face: { spell: () => [] } }),
  'a hit test at the centre of each target finds it': broken({
    face: {
      board: (puzzle) => ({
        ...craft.face.board(puzzle),
        cells: craft.face.board(puzzle).cells.map(([row, col]) => [row, col + 1]),
      }),
    },
  }),
  'every cell can be reached by arrows, and every line runs over cells': broken({
    face: { board: (puzzle) => ({ ...craft.face.board(puzzle), cells: craft.face.board(puzzle).cells.slice(1) }) },
  }),
  'what is said of a target differs from cell to cell, and between empty and filled': broken({
    face: {
      see: (puzzle, answer, target) => ({
        ...craft.face.see(puzzle, answer, target),
        label: { en: 'a cell', ja: 'マス' },
      }),
    },
  }),
  'undo goes back to the start after any events, and what is kept can be read again': broken({
    face: {
      play: (_puzzle, answer, { col, value }) => {
        answer.cells[col] = value
        return good({ ...answer })
      },
    },
  }),
  'marks that belong to no target never change while playing': broken({
    face: {
      draw: (puzzle, answer) => {
        const picture = craft.face.draw(puzzle, answer)
        return { ...picture, marks: picture.marks.map(({ of: _target, ...mark }) => mark) }
      },
    },
  }),
  'a move that changes nothing gives the same answer back': broken({
    face: {
      play: (puzzle, answer, move) => {
        const next = craft.face.play(puzzle, answer, move)
        return next.ok ? good({ ...next.value }) : next
      },
    },
  }),
  'marks and lines come and go by taps, drags, pencil and keys, each in one stroke, and notes are never judged':
    brokenEdges({
      face: {
        // what is drawn cannot be removed
        act: (puzzle, answer, touch) => {
          const move = edges.craft.face.act(puzzle, answer, touch)
          return move?.isDrawn ? move : null
        },
      },
    }),
  'a symbol is written in its own cell alone, or in all that the board says are the same': broken({
    face: {
      play: (_puzzle, answer, { value }) => good({ cells: answer.cells.map(() => value) }),
    },
  }),
  'the key has no slips, the blank has none, and only a key makes its kind complete': broken({
    face: { mistakes: (puzzle) => craft.face.board(puzzle).cells.map((cell) => [cell]) },
  }),
  'a wrong entry is a slip, and what is missing is none': broken({ face: { mistakes: () => [] } }),
  'hints alone lead from half-solved boards to the answer, and place nothing wrong': broken({
    next: (puzzle, answer, budget) => {
      const next = craft.next(puzzle, answer, budget)
      const [{ col, value }] = next?.moves ?? [{ col: 0, value: 0 }]
      return next && { ...next, moves: [{ col, value: value > 1 ? value - 1 : value }] }
    },
  }),
  'a wrong entry is always noticed: first that there is one, and then where': broken({ face: { mistakes: () => [] } }),
  'both solvers agree on made, damaged and random boards': broken({
    solve: (puzzle, limit, budget) => {
      const solved = craft.solve(puzzle, limit, budget)
      return solved.status === 'several' ? { ...solved, status: 'unique' } : solved
    },
  }),
  'a turned or mirrored board has as many solutions and the same grade': broken({
    grade: (puzzle, budget) => ({ ...craft.grade(puzzle, budget), score: puzzle.cells[0] ?? 0 }),
  }),
  'every puzzle, forgotten and read again, passes the check that knows no maker': broken({
    grade: (puzzle, budget) => ({ ...craft.grade(puzzle, budget), techniques: { 'last-cell': 7 } }),
  }),
  'a step is never lucky: on boards with several solutions it holds in all that are found': broken({
    grade: (puzzle, budget) => {
      const lucky = craft.solve(puzzle, 1, budget).answers[0]
      const places = (lucky?.cells ?? []).flatMap((value, col) => (puzzle.cells[col] === 0 ? [{ col, value }] : []))
      const step = { technique: 'last-cell', places, rulesOut: [], why: { col: 0, others: [] }, choices: 1 }
      return { level: 1, score: 1, techniques: { 'last-cell': 1 }, steps: [step] }
    },
  }),
  'a figure of the report that the audit counts is noticed when it is changed': broken(
    {
      *make(spec, rng, budget) {
        const made = yield* craft.make(spec, rng, budget)
        return made.ok ? good({ ...made.value, score: { cells: made.value.puzzle.cells.length } }) : made
      },
    },
    // it trusts the file without a check
    {
      audit: {
        ...blank.audit,
        figures: (_puzzle, _spec, message) => ({ score: message, reached: null, bound: null }),
      },
    },
  ),
  'every step of a grade holds in the only solution, adds something, and has an explanation': broken({
    grade: (puzzle, budget) => {
      const grade = craft.grade(puzzle, budget)
      return { ...grade, steps: grade.steps.map((step) => ({ ...step, places: [], rulesOut: step.places })) }
    },
  }),
  'the same seed gives the same bytes': broken({
    *make(spec, rng, budget) {
      calls++
      return yield* craft.make(spec, rng.fork(calls), budget)
    },
  }),
  'a run stopped anywhere is remade from its recorded effort': broken({
    make: (spec, rng, budget) => craft.make(spec, rng.fork(budget.limit), budget),
  }),
  'a file for players holds no answer and nothing it follows from': broken({
    *make(spec, rng, budget) {
      const made = yield* craft.make(spec, rng, budget)
      return made.ok ? good({ ...made.value, score: { solution: JSON.stringify(made.value.answer.cells) } }) : made
    },
  }),
  'an exhausted budget says unknown': broken({
    solve: (puzzle, limit) => craft.solve(puzzle, limit, new Budget()),
  }),
}

const edgeFace = edges.craft.face
const markFace = marks.craft.face

/** Kinds with edges to draw and cells to mark, for the gates that play these in their own way. */
const ofEdges: Readonly<Record<string, Planted>> = {
  'touches lead from the blank to the answer by pointing': brokenEdges({ face: { act: () => null } }),
  'touches lead from the blank to the answer by arrows and keys': brokenEdges({
    face: {
      act: (puzzle, answer, touch) => {
        const move = edgeFace.act(puzzle, answer, touch)
        return move && { ...move, line: (move.line + 1) % (3 * puzzle.cells.length + 1) }
      },
    },
  }),
  'a hit test at the centre of each target finds it': brokenEdges({
    // dots that are two steps apart have no edges between them
    face: {
      board: (puzzle) => {
        const { width, height, cells, ...board } = edgeFace.board(puzzle)
        return { ...board, width: 2 * width, height: 2 * height, cells: cells.map(([row, col]) => [2 * row, 2 * col]) }
      },
    },
  }),
  'every cell can be reached by arrows, and every line runs over cells': brokenEdges({
    face: { board: (puzzle) => ({ ...edgeFace.board(puzzle), clues: [[0, 0]] }) },
  }),
  'what is said of a target differs from cell to cell, and between empty and filled': brokenEdges({
    face: {
      see: (puzzle, answer, target) => ({
        ...edgeFace.see(puzzle, answer, target),
        ...(target.every((cell) => cell.every(Number.isInteger)) ? {} : { label: { en: '', ja: '' } }),
      }),
    },
  }),
  'a wrong entry is a slip, and what is missing is none': brokenEdges({ face: { mistakes: () => [] } }),
  'hints alone lead from half-solved boards to the answer, and place nothing wrong': brokenEdges({
    next: (puzzle, answer, budget) => {
      const next = edges.craft.next(puzzle, answer, budget)
      const [{ line }] = next?.moves ?? [{ line: 0 }]
      return next && { ...next, moves: [{ line, isDrawn: false }] }
    },
  }),
  'a wrong entry is always noticed: first that there is one, and then where': brokenEdges({
    face: { mistakes: () => [] },
  }),
}
const ofMarks: Readonly<Record<string, Planted>> = {
  'touches lead from the blank to the answer by pointing': brokenMarks({
    // no tap reaches the second mark
    face: {
      board: (puzzle) => ({ ...markFace.board(puzzle), keys: { script: 'digits', symbols: ['shade'], caps: ['■'] } }),
    },
  }),
  'touches lead from the blank to the answer by arrows and keys': brokenMarks({ face: { act: () => null } }),
  'marks and lines come and go by taps, drags, pencil and keys, each in one stroke, and notes are never judged':
    brokenMarks({
      face: {
        // what is marked cannot be removed
        act: (puzzle, answer, touch) => (touch.symbol === '' ? null : markFace.act(puzzle, answer, touch)),
      },
    }),
  'a symbol is written in its own cell alone, or in all that the board says are the same': brokenMarks({
    face: { play: ({ cells }, _answer, { value }) => good({ cells: cells.map(() => value) }) },
  }),
  'what is said of a target differs from cell to cell, and between empty and filled': brokenMarks({
    face: {
      see: (puzzle, answer, target) => ({
        ...markFace.see(puzzle, answer, target),
        label: { en: 'a cell', ja: 'マス' },
      }),
    },
  }),
  'a wrong entry is a slip, and what is missing is none': brokenMarks({ face: { mistakes: () => [] } }),
  'a wrong entry is always noticed: first that there is one, and then where': brokenMarks({
    face: { mistakes: () => [] },
  }),
}

const all = [flaws, ofEdges, ofMarks].flatMap((some, at) =>
  Object.entries(some).map(([promise, run]) => ({ promise, run, where: ['', ' in edges', ' in marks'][at] })),
)

describe('each gate of the contract', () => {
  it('has a planted flaw', () => expect(Object.keys(flaws).toSorted()).toEqual(Object.keys(gates).toSorted()))
  for (const { promise, run, where } of all)
    it(`catches the flaw planted${where} for "${promise}"`, async () => {
      const caught: unknown = await run(promise).then(
        () => null,
        (error: unknown) => error,
      )
      // it must fail with the message of the gate, or with the very error that the flaw throws; not for another reason
      expect(caught).toSatisfy(
        (error) => error instanceof Error && (error.name === 'AssertionError' || error.message === planted),
      )
    })
})
