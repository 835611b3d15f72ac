/**
 * Makes a crossword from any dictionary with a word that fits: black cells and words are chosen together by ruin and
 * recreate, or a given pattern is filled (fill.ts), or every word of a short list is put on a board of its own size
 * (all.ts). For a whole dictionary, patterns are made first and then filled (shapes.ts). Every board comes with a
 * proved upper bound on its objective.
 *
 * The search and the bound share the budget in a fixed rhythm, so both are the same for the same effort.
 */

import type { Budget } from '../../base/budget.ts'
import { limits } from '../../base/limits.ts'
import { bad, good, type Problem, problem } from '../../base/result.ts'
import type { Rng } from '../../base/rng.ts'
import { changed } from '../../kind/changed.ts'
import type { Made, Making, Score } from '../../kind/craft.ts'
import type { Size } from '../../spec/size.ts'
import { sizeOfRows } from '../../wordfill/pattern.ts'
import { entriesOf, piecesNotes } from '../../wordgrid/apart.ts'
import type { Board } from '../../wordgrid/board.ts'
import { scoreOf } from '../../wordgrid/score.ts'
import { Search, stepCost, stepsPerTurn, tuning } from '../../wordgrid/search.ts'
import { withSizeForCrossing } from '../../wordgrid/sizeforall.ts'
import { buildWordIndex, type WordIndex } from '../../wordgrid/wordindex.ts'
import { distinct } from '../../words/distinct.ts'
import { nothingFits, type Sifted, shortList, sift, siftForAll } from '../../words/usable.ts'
import { layWords } from './all.ts'
import { bentNotes } from './blackcells.ts'
import { Bound, type Priced } from './bound.ts'
import { Branch } from './branch.ts'
import { fillPattern } from './fill.ts'
import { finished, type Stock, valueProof } from './finished.ts'
import { byScore } from './liked.ts'
import { CrosswordObjective } from './objective.ts'
import type { Crossword } from './puzzle/model.ts'
import { foreignKeyword, mustMissing, notYet, tooStrict, unspelt } from './refusals.ts'
import { layShapes } from './shapes.ts'
import { isShaped, type Spec, sizeOf } from './spec.ts'
import { trimmed } from './trim.ts'
import { objectiveOf } from './worth.ts'

export function* make(spec: Spec, rng: Rng, budget: Budget): Making<Crossword> {
  const { pattern, keep = [], objective } = spec
  const size = pattern ? sizeOfRows(pattern.rows) : sizeOf(spec)
  const wanted = [...spec.must, ...keep.map(({ word }) => word)]
  const liked = byScore({ ...spec, must: wanted })
  const once = distinct(liked.entries, rng.fork('clues'))
  const fitting =
    objective === 'words' && spec.size === undefined && pattern === undefined
      ? siftForAll(once.entries, wanted)
      : sift(once.entries, Math.max(size.width, size.height))
  const sifted: Stock = { ...fitting, notes: [...once.notes, ...liked.notes] }
  if (sifted.usable.length === 0) return bad(nothingFits(sifted))
  const absent = sifted.unusable.find(({ entry }) => spec.must.includes(entry.word))
  if (absent) return bad(mustAbsent(absent.reason))
  if (pattern) return yield* fillPattern(spec, pattern.rows, sifted, rng, budget)
  if (objective === 'words') return yield* layWords(spec, once.entries, sifted, rng, budget)
  if (sifted.usable.length > limits.words) return yield* layShapes({ ...spec, objective }, size, sifted, rng, budget)
  const wordIndex = buildWordIndex(sifted.usable.map(({ word }) => word))
  const foreign = foreignKeyword(spec.keyword ?? '', wordIndex.codes)
  if (foreign) return bad(foreign)
  const placed = layOut({ ...spec, objective }, size.width, size.height, wordIndex, sifted, rng, budget)
  if (spec.isTooLong) return yield* changed(trimmed(spec, placed), withNote(tooLong(sifted.usable.length, size)))
  if (spec.size === undefined || isShaped(spec) || objective !== 'white') return yield* trimmed(spec, placed)
  return yield* withSizeForCrossing(placed, once.entries, rng.fork('size-for-all'))
}

const withNote =
  (note: Problem) =>
  (made: Made<Crossword>): Made<Crossword> => ({ ...made, notes: [note, ...made.notes] })

function* layOut(
  spec: Spec & { readonly objective: Priced },
  width: number,
  height: number,
  wordIndex: WordIndex,
  sifted: Stock,
  rng: Rng,
  budget: Budget,
): Making<Crossword> {
  const objective = new CrosswordObjective(spec, wordIndex)
  const tuned = spec.objective === 'white' ? tuning : { ...tuning, hot: 2, cold: 0.5 }
  const search = new Search(wordIndex, width, height, objective, rng, tuned, spec.keep)
  const bound = new Bound(wordIndex, width, height, spec.objective, spec.penalty, spec.connected)
  const closing = spec.prove && isPlain(spec)
  const cost = closing ? 1 : stepCost(width, height)
  const turn = Math.min(1000, stepsPerTurn(width, height))
  let made: Made<Crossword> | null = null
  let fresh = false
  let failure: Problem = notYet
  let proved = Number.POSITIVE_INFINITY
  const polish = (): void => {
    const tighter = bound.value < proved
    if ((!fresh && !tighter) || search.bestMerit === Number.NEGATIVE_INFINITY) return
    fresh = false
    proved = bound.value
    const working = search.board.saved()
    search.board.restore(search.best)
    const refusal = refusalOf(spec, sifted, objective, search.board)
    if (refusal) failure = refusal
    else
      made = finished(spec, search.board.rows(), sifted, {
        value: objective.value(search.board),
        bound: bound.value,
        notes: [...apartNotes(spec, search.board, sifted), ...bentNotes(search.board, objective.rules)],
        figures: breaksOf(objective.breaks(search.board)),
      })
    search.board.restore(working)
  }
  for (let step = 1; budget.spend(cost); step++) {
    if (search.step()) fresh = true
    if (step !== 1 && step % turn !== 0) continue
    bound.improve(lower(made))
    polish()
    if (step === 1) {
      for (let call = 0; call < firstCalls && bound.value >= width * height; call++) bound.improve(lower(made))
      polish()
    }
    yield made
    if (made !== null && lower(made) >= bound.value && !bends(made) && !objective.isPicky) break
    if (closing && made !== null && step >= turn * turnsBeforeProof)
      return yield* prove(spec, made, wordIndex, sifted, bound, budget)
  }
  polish()
  return made === null ? bad(failure) : good(made)
}

/**
 * The maximum number of calls until the first bound is below the cell count, about 10 milliseconds each; up to 24 were
 * needed.
 */
const firstCalls = 40
/**
 * Turns of search before branch and bound starts: about a second, in which the best board and good prices are nearly
 * always found.
 */
const turnsBeforeProof = 20
/** Nodes of the proof per step of effort, and between two reports of progress. */
const nodesPerStep = 1000
const nodesPerTurn = 50_000

/** Branch and bound supports only the objective and connectedness, no other option. */
const isPlain = (spec: Spec): boolean =>
  spec.rules.length === 0 &&
  spec.symmetry === 'none' &&
  spec.must.length === 0 &&
  spec.keyword === undefined &&
  spec.keep === undefined

function* prove(
  spec: Spec,
  known: Made<Crossword>,
  wordIndex: WordIndex,
  sifted: Stock,
  bound: Bound,
  budget: Budget,
): Making<Crossword> {
  const { width, height } = known.puzzle
  // with a fractional penalty, values may differ by arbitrarily little
  const gain = spec.objective === 'penalty' && !Number.isInteger(spec.penalty) ? 2e-6 : 1
  const allowed = (rows: readonly string[]): number =>
    spec.connected && scoreOf(rows).components > 1 ? Number.NEGATIVE_INFINITY : objectiveOf(spec, rows)
  const branch = new Branch(wordIndex, width, height, bound.pricing, lower(known), gain, allowed)
  const running = branch.run(nodesPerTurn)
  let made = known
  let charged = 0
  for (;;) {
    const turn = running.next()
    const cost = Math.ceil((branch.nodes - charged) / nodesPerStep)
    if (!budget.spend(cost)) return good(made)
    charged = branch.nodes
    const closed = turn.done === true
    if (branch.found && (closed || branch.reached > lower(made)))
      made = finished(spec, branch.found, sifted, {
        value: branch.reached,
        bound: closed ? branch.reached : bound.value,
      })
    else if (closed)
      made = {
        ...made,
        bound: branch.reached,
        notes: made.notes.map((note) => (note.code === 'proof' ? valueProof(branch.reached, branch.reached) : note)),
      }
    if (closed) return good(made)
    yield made
  }
}

/** A board that bends rules may have the maximum of white cells and yet not be the best: rules come first. */
const bends = ({ score }: Made<Crossword>): boolean => Number(score.breaks ?? 0) > 0
const breaksOf = (breaks: number): Score => (breaks > 0 ? { breaks } : {})
const lower = (made: Made<Crossword> | null): number => (made === null ? 0 : Number(made.score.value ?? 0))

function refusalOf(spec: Spec, { usable }: Sifted, objective: CrosswordObjective, board: Board): Problem | null {
  if (objective.missing(board) > 0)
    return mustMissing(
      entriesOf(
        spec.must.filter((word) => onBoard(board, word) < copiesOf(word, spec.must)),
        usable,
      ),
    )
  if (spec.strict && objective.breaks(board) > 0) return tooStrict
  if (objective.unspelt(board) > 0) return unspelt
  return null
}

/** A note if the board is not in one piece, which only kept words can cause. */
const apartNotes = ({ connected, keep }: Spec, board: Board, { usable }: Sifted): Problem[] =>
  connected && keep !== undefined ? piecesNotes(board.rows(), usable, null) : []

const onBoard = (board: Board, word: string): number => board.used[board.wordIndex.words.indexOf(word)] ?? 0

/** How often a word may be asked for: as often as it is listed. */
const copiesOf = (word: string, words: readonly string[]): number => words.filter((other) => other === word).length

const tooLong = (words: number, { width, height }: Size): Problem =>
  problem(
    'fixed-size',
    `A list of more than ${shortList} words gets a board of ${width} by ${height} and the words that fit there; \`objective\` words makes a large one with all ${words}.`,
    `${shortList}語を超えるリストでは、${width}×${height} の盤面に入る単語だけを使います。\`objective\` を words にすると、${words}語すべてが入る大きな盤面を作ります。`,
    { path: ['objective'] },
  )

/** A word that must appear has a length for which the board has no line. */
const mustAbsent = ({ text, words }: Problem): Problem =>
  problem('must-absent', `A word that must appear cannot: ${text.en}`, `必ず入れる単語が入りません。${text.ja}`, {
    path: ['must'],
    words,
  })
