/**
 * Makes a codeword: words are laid and taken away again under annealing (`engine/wordgrid/search.ts`, with the aim of aim.ts); the best
 * board becomes a puzzle now and then, with numbers for its letters and as few letters given as a person needs (givens.ts). With
 * a level asked for, boards whose grade is another are passed over while there is effort.
 *
 * The search goes on for a while after each puzzle, the longer the more its letters cost to choose; so half of the time is theirs.
 */

import { bad, good, type Problem, problem } from '../../base/result.ts'
import type { Budget } from '../../engine/budget.ts'
import type { Rng } from '../../engine/rng.ts'
import type { Board, Saved } from '../../engine/wordgrid/board.ts'
import { buildLexicon } from '../../engine/wordgrid/lexicon.ts'
import { Search, stepCost, stepsPerTurn, tuning } from '../../engine/wordgrid/search.ts'
import type { Made, Making, Score } from '../../kind/craft.ts'
import { readSize, type Size } from '../../spec/size.ts'
import type { Entry } from '../../words/entry.ts'
import { nothingFits, sift } from '../../words/usable.ts'
import { Coded, worthOf } from './aim.ts'
import { finished } from './finish.ts'
import type { Codeword } from './model.ts'
import { paired } from './paired.ts'
import type { Spec } from './spec.ts'

/** After how many turns is the first puzzle made? For how many tried techniques does the search go on for a turn? Fewer turns where a level is sought, for which many boards must be tried. */
const headStart = 3
const triesPerTurn = { any: 200, level: 4000 }
/** How much worse may a board be that is looked for because the best one has another level? */
const slack = 4

export function* make(spec: Spec, rng: Rng, budget: Budget): Making<Codeword> {
  const words = distinct(spec.words)
  const { width, height } = sizeFor(spec, words)
  const sifted = sift(words, Math.max(width, height))
  if (sifted.usable.length === 0) return bad(nothingFits(sifted))
  const { kept, lonely } = spec.twice ? paired(sifted.usable) : { kept: sifted.usable, lonely: [] }
  const lexicon = buildLexicon(kept.map(({ word }) => word))
  const search = new Search(lexicon, width, height, new Coded(lexicon, spec.twice, spec.level ?? 1), rng, tuned)
  const order = rng.fork('numbers').shuffle([...lexicon.letters])
  const cost = stepCost(width, height)
  const turn = stepsPerTurn(width, height)
  let made: Made<Codeword> | null = null
  let refusal: Problem = notYet
  let fresh = false
  let rested = headStart
  const polish = (): void => {
    const rows = rowsOf(search.board, search.best)
    const next = finished({ spec, rows, order, sifted, lonely })
    fresh = false
    if (!next.ok) refusal = next.error
    else {
      if (made === null || merit(next.value.made.score) > merit(made.score)) made = next.value.made
      rested += Math.ceil(next.value.tries / triesPerTurn[spec.level === undefined ? 'any' : 'level'])
    }
  }
  for (let step = 1; budget.spend(cost); step++) {
    if (search.step()) fresh = true
    if (step % turn !== 0) continue
    const turns = step / turn
    if (turns >= rested) {
      rested = turns + 1
      if (fresh) polish()
      else if (isOff(made)) search.settleFor(slack)
    }
    yield made
  }
  if (made === null && search.bestMerit > Number.NEGATIVE_INFINITY) polish()
  return made === null ? bad(refusal) : good(made)
}

/** Of boards of words: the level that was asked for first, then what the search is after, then few letters given. */
export function merit(score: Score): number {
  const of = (name: string): number => Number(score[name] ?? 0)
  const [white, crossings, letters, lone] = [of('white'), of('crossings'), of('letters'), of('lone')]
  const figures = { white, crossings, letters, lone, area: white + of('black') }
  return worthOf(figures) - 0.5 * of('givens') - 1000 * of('offLevel')
}

const isOff = (made: Made<Codeword> | null): boolean => Number(made?.score.offLevel ?? 0) > 0

/** Crossings count, so the steps are warmer than for white cells alone. */
const tuned = { ...tuning, hot: 2, cold: 0.5 }

/** An answer stands once: without clues two things of one spelling are one. */
const distinct = (words: readonly Entry[]): Entry[] =>
  [...new Map(words.toReversed().map((entry) => [entry.word, entry])).values()].reverse()

const most = 13

/** Room for all words if they cross as they usually do, up to a magazine's board. */
function sizeFor({ size }: Spec, words: readonly Entry[]): Size {
  const asked = size === undefined ? null : readSize(size)
  if (asked) return asked
  const letters = words.reduce((sum, { word }) => sum + word.length, 0)
  const longest = words.reduce((longest, { word }) => Math.max(longest, word.length), 2)
  const side = Math.min(most, Math.max(longest, Math.ceil(Math.sqrt(1.4 * letters))))
  return { width: side, height: side }
}

function rowsOf(board: Board, saved: Saved): string[] {
  const working = board.saved()
  board.restore(saved)
  const rows = board.rows()
  board.restore(working)
  return rows
}

const notYet = problem(
  'no-puzzle',
  'No puzzle was found within the effort.',
  '探索量の範囲でパズルが見つかりませんでした。',
  { fault: 'search' },
)
