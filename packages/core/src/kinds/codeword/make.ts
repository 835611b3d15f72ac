/**
 * Makes a codeword: the best board found (boards.ts) becomes a puzzle now and then, with numbers for its letters and as
 * few letters given as a person needs (givens.ts). If a level is asked for, boards of another grade are skipped while
 * there is effort. A pattern is filled once; if words are kept, the rest is made around them (wordgrid/keep.ts).
 *
 * After each puzzle the search continues for a while, in proportion to what choosing its letters cost; so choosing
 * letters takes half of the time.
 */

import type { Budget } from '../../base/budget.ts'
import { bad, good, type Problem, problem } from '../../base/result.ts'
import type { Rng } from '../../base/rng.ts'
import type { Made, Making, Score } from '../../kind/craft.ts'
import { fillPattern } from '../../wordfill/drawn.ts'
import { nothingCrosses, worthOfShape } from '../../wordgrid/forall.ts'
import { still } from '../../wordgrid/source.ts'
import { speltOnce } from '../../words/distinct.ts'
import { nothingFits, sift, siftForAll } from '../../words/usable.ts'
import { allWords, type Boards, chosenWords } from './boards.ts'
import { finished } from './finish.ts'
import { areaCost, worthOf } from './objective.ts'
import { paired } from './paired.ts'
import type { Codeword } from './puzzle/model.ts'
import { isForAll, sizeFor } from './size.ts'
import type { Spec } from './spec.ts'

/**
 * Turns before the first puzzle is made; then the number of tried techniques that the search matches with one turn.
 * Fewer turns where a level is sought, as many boards must be tried.
 */
const headStart = 3
const triesPerTurn = { any: 200, level: 1000 }

export function* make(spec: Spec, rng: Rng, budget: Budget): Making<Codeword> {
  const { entries, notes: listNotes } = speltOnce(spec.words)
  const forAll = isForAll(spec)
  const size = sizeFor(spec, entries)
  const sifted = forAll ? siftForAll(entries) : sift(entries, Math.max(size.width, size.height))
  if (sifted.usable.length === 0) return bad(nothingFits(sifted))
  const lone = forAll ? nothingCrosses(sifted.usable) : null
  if (lone) return bad(lone)
  const stay = spec.keep ?? []
  const { kept, lonely } =
    spec.twice && spec.pattern === undefined
      ? paired(sifted.usable, new Set(stay.map(({ word }) => word)))
      : { kept: sifted.usable, lonely: [] }
  const words = kept.map(({ word }) => word)
  const filled = spec.pattern === undefined ? null : yield* fillPattern(spec.pattern.rows, words, rng, budget)
  if (filled && !filled.ok) return filled
  const boards: Boards = filled
    ? { ...still(filled.value), restarts: false, cost: 1, turn: 1, any: true, pool: words }
    : forAll
      ? allWords(words, spec, rng)
      : chosenWords(words, size, { twice: spec.twice, level: spec.level ?? 1 }, stay, rng)
  const order = rng.fork('numbers').shuffle(['', ...[...new Set(words.join(''))].sort()])
  let made: Made<Codeword> | null = null
  let refusal: Problem = notYet
  let fresh = false
  let isOff = false
  let rested = headStart
  const seen = new Set<string>()
  const polish = (): void => {
    const rows = boards.rows()
    const isSeen = seen.has(rows.join())
    seen.add(rows.join())
    fresh = false
    if (isSeen) return
    const next = finished({ spec, rows, pool: boards.pool, order, sifted, lonely, listNotes })
    if (!next.ok) refusal = next.error
    else {
      const { score } = next.value.made
      isOff = Number(score.offLevel ?? 0) > 0
      if (made === null || merit(score) > merit(made.score)) made = next.value.made
      rested += Math.ceil(next.value.tries / triesPerTurn[spec.level === undefined ? 'any' : 'level'])
    }
  }
  for (let step = 1; budget.spend(boards.cost); step++) {
    if (boards.step()) fresh = true
    if (step % boards.turn !== 0) continue
    const turns = step / boards.turn
    if (turns >= rested) {
      rested = turns + 1
      const isDone = !fresh
      if (fresh) polish()
      else if (filled) break
      if (isOff || (isDone && boards.restarts)) boards.another()
    }
    yield made
  }
  if (made === null && boards.any) polish()
  return made === null ? bad(refusal) : good(made)
}

/** With fewer words it is hardly a puzzle: each missing one counts as half a level. */
const fewWords = 5

/**
 * Ranks boards of words: the level that was asked for first, and few pieces where all words are to stand, then what the
 * search is after, then few letters given. All words have the same letters: there the cost of the board is what the
 * search is after (wordgrid/shape.ts).
 */
export function merit(score: Score): number {
  const of = (name: string): number => Number(score[name] ?? 0)
  const [white, crossings, letters, lone] = [of('white'), of('crossings'), of('letters'), of('lone')]
  const isForAll = score.objective === 'words'
  const figures = { white, crossings, letters, lone, area: white + of('black') }
  const worth = isForAll ? areaCost * worthOfShape(score) : worthOf(figures)
  const apart = isForAll ? of('components') - 1 : 0
  const missing = Math.max(0, fewWords - of('words'))
  return worth - 0.5 * of('givens') - 1000 * (of('offLevel') + apart + missing / 2)
}

const notYet = problem(
  'no-puzzle',
  'No puzzle was found in the given time and effort.',
  '探索量の上限までにパズルが見つかりませんでした。',
  { fault: 'search' },
)
