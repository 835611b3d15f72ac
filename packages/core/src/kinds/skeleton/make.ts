/**
 * Makes a skeleton: runs the search (search.ts) and checks each of its boards against the order. A board passes if a
 * cell is left to fill and, without `unique`, if its list alone has one solution; the last one that passes is kept.
 */

import { Budget } from '../../base/budget.ts'
import { bad, good, type Problem, problem, type Result } from '../../base/result.ts'
import type { Rng } from '../../base/rng.ts'
import { type Bilingual, counted } from '../../base/text.ts'
import type { Made, Making } from '../../kind/craft.ts'
import { scoreOf } from '../../wordgrid/score.ts'
import { withSizeForCrossing } from '../../wordgrid/sizeforall.ts'
import { distinct, distinctWords } from '../../words/distinct.ts'
import { wordsForAll } from '../../words/usable.ts'
import { maxWhite, usableLengths } from './ceiling.ts'
import { solve } from './exact.ts'
import { empty, type Skeleton } from './puzzle/model.ts'
import { search } from './search.ts'
import { boardFor } from './size.ts'
import type { Spec } from './spec.ts'

type Board = Made<Skeleton>

/** Nodes within which it must be proved that there is no second solution; a board that takes longer is skipped. */
const solveNodes = 60_000

export function* make(spec: Spec, rng: Rng, budget: Budget): Making<Skeleton> {
  const max = spec.pattern ? scoreOf(spec.pattern.rows).white : maxLetters(spec)
  if (spec.givens !== 'auto' && max !== null && spec.givens >= max) return bad(allGiven(spec.givens, atMost(max)))
  const searching = searchFor(spec, rng, budget)
  let seen: Board | null = null
  let kept: Board | null = null
  let refusal: Problem | null = null
  for (;;) {
    const turn = searching.next()
    const last: Result<Board> | null = turn.done ? turn.value : null
    if (last && !last.ok) return last
    const made = last ? last.value : turn.done ? null : turn.value
    if (made !== null && made !== seen) {
      seen = made
      const reason = reasonAgainst(spec, made)
      if (reason) refusal = reason
      else kept = made
    }
    if (last) return kept ? good(kept) : bad(refusal ?? onlyWithLetters)
    yield kept
  }
}

function searchFor(spec: Spec, rng: Rng, budget: Budget): Making<Skeleton> {
  const making = search(spec, rng, budget)
  if (spec.size === undefined || spec.pattern !== undefined || spec.numbers > 0) return making
  return withSizeForCrossing(making, distinct(spec.words, rng.fork('clues')).entries, rng.fork('size-for-all'))
}

/** The maximum number of letters on a board; null without words, which the search reports more clearly. */
function maxLetters(spec: Spec): number | null {
  const words = distinctWords(spec.words)
  const size = boardFor(spec)
  if (size === null) return wordsForAll(words).reduce((sum, { length }) => sum + length, 0) || null
  const { width, height } = size
  if (spec.numbers > 0) return spec.size === undefined ? null : width * height
  const lengths = usableLengths(words, size)
  return lengths.length === 0 ? null : maxWhite(lengths, width, height)
}

function reasonAgainst(spec: Spec, { puzzle, score }: Board): Problem | null {
  if (spec.givens !== 'auto' && !puzzle.rows.some((row) => row.includes(empty)))
    return allGiven(spec.givens, found(Number(score.white)))
  if (spec.unique) return null
  return solve(puzzle, 2, new Budget(solveNodes)).status === 'unique' ? null : onlyWithLetters
}

const allGiven = (wanted: number, white: Bilingual): Problem =>
  problem(
    'all-given',
    `With \`givens\` ${wanted} nothing would be left to solve: ${white.en}.`,
    `\`givens\` ${wanted} では解くところがなくなります（${white.ja}）。`,
    { path: ['givens'] },
  )
const atMost = (white: number): Bilingual => ({
  en: `the board has at most ${counted(white, 'white cell')}`,
  ja: `白マスは多くても${white}個です`,
})
const found = (white: number): Bilingual => ({
  en: `the board found has ${counted(white, 'white cell')}`,
  ja: `見つかった盤面の白マスは${white}個です`,
})
const onlyWithLetters = problem(
  'only-with-letters',
  'No board was found that has one solution without given letters; leave `!unique` out to have them given.',
  '文字を最初から入れなくても解がひとつになる盤面は見つかりませんでした。`!unique` を外すと、必要な文字を入れます。',
  { fault: 'search', path: ['unique'] },
)
