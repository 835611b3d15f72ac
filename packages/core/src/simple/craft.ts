/** The craft of a simple kind, derived from its ideas, its clauses and the generator of its boards. */
import type { Budget } from '../base/budget.ts'
import { perObject } from '../base/memo.ts'
import type { Rng } from '../base/rng.ts'
import type { Schema } from '../base/schema.ts'
import type { Cell } from '../base/target.ts'
import type { Craft, Level, Preset, Recount } from '../kind/craft.ts'
import type { Face } from '../kind/face.ts'
import { nextFrom } from '../ladder/next.ts'
import { explained, grade, type Image, ladderOf, supposing } from './grade.ts'
import { type Idea, Know } from './know.ts'
import { make } from './make.ts'
import {
  type Answer,
  atOf,
  compareAts,
  type Move,
  modelOf,
  type Simple,
  type SimplePuzzle,
  type Values,
} from './puzzle.ts'
import { type Solving, solve } from './solve.ts'
import { type Turn, turns } from './turn.ts'

export interface SimpleCraft<P extends object, S extends { readonly level: number }> {
  /** The schema of its options; one is the level. */
  readonly spec: Schema<S>
  readonly presets: readonly Preset<S>[]
  /** Easiest first. */
  readonly ideas: readonly Idea<P>[]
  /**
   * The level of a puzzle where the ideas run out and a value has to be supposed; null: that is never done. Harder than
   * all ideas.
   */
  readonly supposes: Level | null
  /** A puzzle with all its clues, and the value of each place. */
  full(spec: S, rng: Rng): { readonly puzzle: P; readonly values: Values }
  readonly clues: Clues<P>
  /** The puzzle turned or mirrored; null: it has no such image. */
  turned(puzzle: P, turn: Turn): P | null
}

/** The clues of a puzzle, for the maker, which removes them, and the contract, which damages them. */
export interface Clues<P extends object> {
  /** The values that a clue of this puzzle may have. */
  values(puzzle: P): readonly string[]
  /** Whether clues may be removed. */
  readonly optional: boolean
  at(puzzle: P): readonly Cell[]
  /** The puzzle with another clue at a cell; null: with none. */
  put(puzzle: P, at: Cell, clue: string | null): P
}

/** The default effort of `make`: some seconds. */
const effort = 1_000_000

const levels: readonly Level[] = [1, 2, 3, 4, 5]

export function craftOf<P extends object, S extends { readonly level: number }>(
  kind: SimplePuzzle<P>,
  face: Face<Simple<P>>,
  { spec, presets, ideas: own, supposes, full, clues, turned }: SimpleCraft<P, S>,
  recount: Recount<Simple<P>>,
): Craft<Simple<P>, S> {
  const model = modelOf(kind)
  const isSound = (know: Know<P>): boolean => {
    const sure = know.layout.places.map((_, place) => know.value(place) || (kind.rest ?? ''))
    for (const { find } of Object.values(kind.faults)) for (const _ of find(know.puzzle, sure)) return false
    return know.open > 0 || kind.isComplete(know.puzzle, sure)
  }
  const ideas = supposes === null ? own : [...own, supposing(supposes, own, isSound)]
  const solving: Solving<P> = {
    ideas,
    start: (puzzle) => Know.of(kind, puzzle, model.layoutOf(puzzle)),
    isSound,
    answerOf: (know) => model.answerOf(know.puzzle, know.values()),
  }
  const ladder = ladderOf(solving)
  const image = perObject((puzzle: P) => standardImage(imagesOf(kind, turned, puzzle)))
  const missing = (know: Know<P>, answer: Answer): Move[] => {
    const now = model.valuesOf(know.puzzle, answer)
    return know.layout.order.flatMap((place) => {
      const value = know.value(place)
      return value === '' || value === now?.[place] ? [] : [{ at: know.layout.ats[place] ?? [], value }]
    })
  }
  return {
    face,
    spec,
    presets,
    claims: supposes === null ? ['solvable', 'unique', 'no-guess'] : ['solvable', 'unique'],
    solvers: [
      { en: 'Techniques and exact search', ja: '手筋と厳密探索' },
      { en: 'SAT solver CaDiCaL', ja: 'SAT ソルバー CaDiCaL' },
    ],
    effort,
    techniques: ideas.map(({ id, level, score, name, idea }) => ({ id, level, score, name, idea })),
    make: (option, rng, budget) =>
      make(
        solving,
        {
          full: (stream) => full(option, stream),
          answerOf: model.answerOf,
          clues: (puzzle) => clues.at(puzzle).length,
          fewer: (puzzle) =>
            clues.optional ? clues.at(puzzle).map((at) => (from: P) => clues.put(from, at, null)) : [],
        },
        levels.find((level) => level === option.level) ?? 1,
        rng,
        budget,
      ),
    canonicalKey: (puzzle) => JSON.stringify(image(puzzle).puzzle),
    solve: (puzzle, limit, budget) => solve(solving, puzzle, limit, budget),
    recount,
    grade: (puzzle: P, budget: Budget) => grade(solving, image(puzzle), budget),
    explain: (puzzle, step) => explained(kind, ideas, puzzle, step),
    next: nextFrom({
      check: face.check,
      ladder,
      start: (puzzle, answer) => {
        const know = solving.start(puzzle)
        for (const [value, ats] of Object.entries(answer))
          for (const at of ats) know.learn({ is: [[know.layout.placeAt(at) ?? -1, value]] })
        return know
      },
      ahead: (know, _puzzle, answer) => missing(know, answer),
    }),
  }
}

export interface TurnedPuzzle<P extends object> extends Image<P> {
  readonly puzzle: P
  /** Maps an answer of the board to the image. */
  through(answer: Answer): Answer
}

/** All images of a board, turned and mirrored. */
export function imagesOf<P extends object>(
  kind: SimplePuzzle<P>,
  turned: SimpleCraft<P, { level: number }>['turned'],
  puzzle: P,
): TurnedPuzzle<P>[] {
  const size = kind.size(puzzle)
  const { places, clues } = modelOf(kind).layoutOf(puzzle)
  const cells = [...places.flatMap(({ at }) => at), ...clues.map(({ at }) => at)]
  return turns.flatMap((turn): TurnedPuzzle<P>[] => {
    const image = turned(puzzle, turn)
    if (!image) return []
    const homes = new Map(cells.map((cell) => [String(turn.cell(cell, size)), cell]))
    return [
      {
        puzzle: image,
        home: (at) => homes.get(String(at)) ?? at,
        through: (answer) =>
          Object.fromEntries(
            Object.entries(answer).map(([value, ats]) => [
              value,
              ats.map((at) => turnedAt(at, (cell) => turn.cell(cell, size))).sort(compareAts),
            ]),
          ),
      },
    ]
  })
}

function turnedAt([row = 0, col = 0, row2, col2]: readonly number[], turn: (cell: Cell) => Cell): readonly number[] {
  const first = turn([row, col])
  return row2 === undefined || col2 === undefined ? first : atOf([first, turn([row2, col2])])
}

/** A canonical image: the same for every turned or mirrored copy of a board. */
function standardImage<P extends object>(images: readonly TurnedPuzzle<P>[]): Image<P> {
  const keyed = images.map((image) => ({ image, key: JSON.stringify(image.puzzle) }))
  return keyed.reduce((best, next) => (next.key < best.key ? next : best)).image
}
