/**
 * A crossword with every word of a short list (objective `words`). Without a size the board is as small and as well
 * shaped as is found (wordgrid/gather.ts): black cells lie side by side, no rim is empty. With a size as many words as
 * fit are placed (fitting.ts), and a note names a size that takes all, on which all of them were really put.
 *
 * Proved are the bound, the maximum number of words on a board of that size (all, without a size), and the figures
 * `leastArea` and `leastPieces`: no board of all words has fewer cells, or is in fewer pieces. All three are counts
 * (wordgrid/minima.ts), so boards often cannot come near them.
 */

import type { Budget } from '../../base/budget.ts'
import { limits } from '../../base/limits.ts'
import { bad, good, type Problem, problem } from '../../base/result.ts'
import type { Rng } from '../../base/rng.ts'
import type { Made, Making } from '../../kind/craft.ts'
import type { Size } from '../../spec/size.ts'
import { entriesOf, piecesNotes } from '../../wordgrid/apart.ts'
import { nothingCrosses, usualShape } from '../../wordgrid/forall.ts'
import type { Gathered } from '../../wordgrid/gather.ts'
import { type Minima, maxWords, minimaOf } from '../../wordgrid/minima.ts'
import { shapeFigures } from '../../wordgrid/outline.ts'
import { scoreOf } from '../../wordgrid/score.ts'
import { stepCostFor } from '../../wordgrid/search.ts'
import type { BoardShape } from '../../wordgrid/shape.ts'
import { sizeTried } from '../../wordgrid/sizeforall.ts'
import { slotsOf, textIn } from '../../wordgrid/slots.ts'
import { gatherFor } from '../../wordgrid/source.ts'
import { transposedRows } from '../../wordgrid/transpose.ts'
import { buildWordIndex } from '../../wordgrid/wordindex.ts'
import type { Entry } from '../../words/entry.ts'
import { sift } from '../../words/usable.ts'
import { finished, type Stock } from './finished.ts'
import { Fitting } from './fitting.ts'
import { cellsSpelling } from './number.ts'
import type { Crossword } from './puzzle/model.ts'
import { foreignKeyword, mustMissing, notYet, unspelt } from './refusals.ts'
import type { Spec } from './spec.ts'

/** Steps between two reports of progress: about 20 milliseconds. */
const turn = 500
/** If a size is given, one step in so many searches for a size that takes all words. */
const stepsPerTrial = 4

export function* layWords(
  spec: Spec,
  entries: readonly Entry[],
  sifted: Stock,
  rng: Rng,
  budget: Budget,
): Making<Crossword> {
  const { size = null, keep: kept = [] } = spec
  const all = size ? sift(entries, limits.gridSide).usable : sifted.usable
  const lone = size ? null : nothingCrosses(all)
  if (lone) return bad(lone)
  const words = all.map(({ word }) => word)
  const wordIndex = buildWordIndex(words)
  const foreign = foreignKeyword(spec.keyword ?? '', wordIndex.codes)
  if (foreign) return bad(foreign)
  const shape = shapeOf(spec)
  const gather = gatherFor(wordIndex, { keep: size ? [] : kept, shape }, rng)
  const fitting = size && new Fitting(sifted, size, spec.must, rng.fork('fitting'), kept)
  const known = {
    bound: size ? maxWords(words, size) : words.length,
    min: minimaOf(words),
  }
  const cost = stepCostFor(words.length)
  let made: Made<Crossword> | null = null
  let failure: Problem = notYet
  let isFresh = true
  const polish = (): void => {
    if (!isFresh) return
    isFresh = false
    const trial = gather.now()
    const rows = (size && kept.length === 0 ? placeInto(size, trial) : null) ?? fitting?.rows() ?? trial.rows
    const refusal = refusalOf(spec, all, rows)
    if (refusal) failure = refusal
    else made = judged(spec, { all, sifted, rows, trial, size, ...known })
  }
  for (let step = 1; budget.spend(cost); step++) {
    if (fitting && step % stepsPerTrial !== 0 ? fitting.step() : gather.step()) isFresh = true
    if (step % turn !== 0) continue
    if (gather.best) polish()
    yield made
    if (size && made !== null && isProved(made)) break
  }
  isFresh ||= made === null
  polish()
  return made === null ? bad(failure) : good(made)
}

/** Whether nothing is left to gain on a board of a given size: no more words, and no fewer pieces. */
const isProved = ({ score, bound }: Made<Crossword>): boolean =>
  Number(score.words) >= (bound ?? Number.POSITIVE_INFINITY) && Number(score.components) <= Number(score.leastPieces)

/** The board of all words, centred on a board of this size; null: it is too large. */
function placeInto({ width, height }: Size, { rows }: Gathered): string[] | null {
  const fits = (board: readonly string[]): boolean => board.length <= height && (board[0]?.length ?? 0) <= width
  const board = [rows, transposedRows(rows)].find(fits)
  if (!board) return null
  const top = (height - board.length) >> 1
  const left = (width - board[0]!.length) >> 1
  return Array.from({ length: height }, (_, row) => ('#'.repeat(left) + (board[row - top] ?? '')).padEnd(width, '#'))
}

const wordsOn = (rows: readonly string[]): string[] => slotsOf(rows).slots.map((slot) => textIn(rows, slot))

function refusalOf({ must, keyword }: Spec, all: readonly Entry[], rows: readonly string[]): Problem | null {
  const placed = wordsOn(rows)
  const missing = must.filter((word) => !placed.includes(word))
  if (missing.length > 0) return mustMissing(entriesOf(missing, all))
  return keyword !== undefined && cellsSpelling(rows, keyword) === null ? unspelt : null
}

interface PlacedAll {
  readonly all: readonly Entry[]
  readonly sifted: Stock
  readonly rows: readonly string[]
  readonly trial: Gathered
  readonly size: Size | null
  readonly bound: number
  readonly min: Minima
}

function judged(spec: Spec, placed: PlacedAll): Made<Crossword> {
  const { rows, all, trial, size, bound, min, sifted } = placed
  const { words: value } = scoreOf(rows)
  const area = rows.length * rows[0]!.length
  const isWhole = value === all.length
  const words = all.map(({ word }) => word)
  const sizeNote = size && !isWhole ? sizeTried(trial, words, spec.must) : null
  return finished({ ...spec, prove: false, connected: false }, rows, sifted, {
    value,
    bound,
    figures: { ...shapeFigures(rows, shapeOf(spec)), ...min },
    notes: [
      ...(sizeNote ? [sizeNote] : []),
      ...piecesNotes(rows, all, isWhole ? min.leastPieces : null),
      ...(spec.prove ? [areaProof(area, min.leastArea)] : []),
    ],
  })
}

/** A size that was asked for leaves nothing to choose. */
const shapeOf = ({ size, shape = usualShape }: Spec): BoardShape => (size ? 'any' : shape)

const areaProof = (area: number, min: number): Problem =>
  area <= min
    ? problem(
        'proof',
        `Proved: no board of all words has fewer than ${area} cells.`,
        `証明済み: 全部の単語が入る盤面は ${area} マスが最小です。`,
      )
    : problem(
        'proof',
        `Not proved: this board has ${area} cells, and none of all words has fewer than ${min}.`,
        `証明できていません。この盤面は ${area} マス、全部の単語が入る盤面の下界は ${min} マスです。`,
        { fault: 'search', path: ['prove'] },
      )
