/**
 * The search for a skeleton: as many white cells as possible, connected, with only one way to fill them; or every word
 * of a short list on a small board (wordgrid/forall.ts).
 *
 * Words are placed and removed again under annealing (`wordgrid/search.ts`, with the goals of objective.ts); for lists
 * of two letters a pattern comes first and words afterwards (planned.ts). The best board becomes a puzzle now and then:
 * cut to what it uses, with its list of words, and with letters given if the exact solver still finds a second solution
 * (unique.ts). While the search finds nothing better, the same board is tried with fewer letters given.
 */

import type { Budget } from '../../base/budget.ts'
import { bad, good, type Problem, problem } from '../../base/result.ts'
import type { Rng } from '../../base/rng.ts'
import { counted } from '../../base/text.ts'
import type { Made, Making, Score } from '../../kind/craft.ts'
import type { Size } from '../../spec/size.ts'
import { fillPattern } from '../../wordfill/drawn.ts'
import { piecesNotes } from '../../wordgrid/apart.ts'
import { cutNote, cutOf } from '../../wordgrid/cut.ts'
import {
  drawnOutside,
  gatherTurn,
  nothingCrosses,
  usualShape,
  worthOfAll,
  worthOfShape,
} from '../../wordgrid/forall.ts'
import { within } from '../../wordgrid/frame.ts'
import { type Minima, minimaOf } from '../../wordgrid/minima.ts'
import { scoreOf } from '../../wordgrid/score.ts'
import { Search, stepCost, stepCostFor, stepsPerTurn, tuning } from '../../wordgrid/search.ts'
import { slotsOf, textIn } from '../../wordgrid/slots.ts'
import { type BoardSource, gatherFor, gathering, laying, still } from '../../wordgrid/source.ts'
import { buildWordIndex, type WordIndex } from '../../wordgrid/wordindex.ts'
import { listOf } from '../../words/bank.ts'
import { distinct } from '../../words/distinct.ts'
import { type Entry, toEntry } from '../../words/entry.ts'
import { scriptBeside } from '../../words/lettering.ts'
import { unplacedNotes } from '../../words/unplaced.ts'
import { nothingFits, type Sifted, sift, siftForAll } from '../../words/usable.ts'
import { maxWhite } from './ceiling.ts'
import { Ils } from './ils.ts'
import { inventNumbers } from './numbers.ts'
import { Counted, Whitest } from './objective.ts'
import { Planned } from './planned.ts'
import type { Puzzle, Skeleton } from './puzzle/model.ts'
import { boardFor } from './size.ts'
import { readDigits, type Spec } from './spec.ts'
import { fewerGivens, fewGivens, handful, withGivens } from './unique.ts'

/** The best board is made into a puzzle for the first time after so many turns. */
const headStart = 2
/**
 * Nodes of a proof that the search matches with one step of its own. Lists of two letters can take seconds to prove.
 */
const nodesPerStep = 8
/**
 * Turns without a better board before fewer letters are tried; fewer turns where planned boards come seldom and need
 * letters. Then the pulls on that search per turn, about 5 to 20 milliseconds each, and the cost of a pull that delays
 * a puzzle.
 */
const quietTurns = { planned: 8, placed: 100, gathered: 8 }
const pullsPerTurn = 3
const pauseCost = 100

/** Steps of placing words before a list of two letters is planned for. */
const placedFirst = 30

export function* search(spec: Spec, rng: Rng, budget: Budget): Making<Skeleton> {
  const once = distinct(spec.words, rng.fork('clues'))
  const size = boardFor(spec)
  const digits = readDigits(spec.digits) ?? '0123456789'
  const longest = size === null ? 0 : Math.max(size.width, size.height)
  const sifted: Sifted =
    spec.numbers > 0
      ? { usable: entriesOf(inventNumbers(spec.numbers, digits, longest, rng.fork('numbers'))), unusable: [] }
      : size === null
        ? siftForAll(once.entries)
        : sift(once.entries, longest)
  if (sifted.usable.length === 0) return bad(spec.words.length === 0 ? noWords : nothingFits(sifted))
  const lone = size === null ? nothingCrosses(sifted.usable) : null
  if (lone) return bad(lone)

  const words = sifted.usable.map(({ word }) => word)
  const wordIndex = buildWordIndex(words)
  const proved = provedOf(sifted, size, spec)
  const filled = spec.pattern ? yield* fillPattern(spec.pattern.rows, words, rng, budget) : null
  if (filled && !filled.ok) return filled
  const searching = filled ? { ...still(filled.value), quietTurns: 0 } : searchFor(wordIndex, size, rng, spec)
  const cost = size === null ? stepCostFor(sifted.usable.length) : stepCost(size.width, size.height)
  const turn = size === null ? gatherTurn : stepsPerTurn(size.width, size.height)
  let made: Made<Skeleton> | null = null
  let fresh = false
  let steps = 0
  let rested = headStart * turn
  let foundAt = 0
  /** Letters that the search's best board needs, as far as known. */
  let given = 0
  let fewer: Generator<Made<Skeleton> | null, void> | null = null
  /** Makes a puzzle of the best board; pauses while givens are chosen. Pauses cost effort once there is a puzzle. */
  function* polish(): Generator<void, void> {
    if (!fresh || steps < rested) return
    const next = yield* finished(searching.rows(), proved, spec, sifted, once.notes)
    if (next === null) return
    fresh = false
    keep(next.made)
    fewer = next.fewer
    rested = steps + next.nodes / nodesPerStep
  }
  const keep = (next: Made<Skeleton> | null): void => {
    if (next === null) return
    given = Number(next.score.givens)
    if (made === null || merit(next.score) > merit(made.score)) made = next
  }
  /** Looks for fewer letters to give; if they stay too many, requests another board. */
  const improve = (): void => {
    if (fresh || steps < foundAt + searching.quietTurns * turn) return
    for (let pulls = 0; pulls < pullsPerTurn && fewer !== null; pulls++) {
      const pull = fewer.next()
      if (pull.done) fewer = null
      else keep(pull.value)
    }
    if (fewer !== null) return
    if (spec.unique && spec.givens === 'auto' && given > handful) searching.another()
  }
  while (budget.spend(cost)) {
    if (searching.step()) {
      fresh = true
      foundAt = steps
    }
    if (++steps % turn !== 0) continue
    const polishing = polish()
    while (!polishing.next().done) {
      // what is yielded at an effort must be all that this effort gives, so it is yielded before the next pull is paid
      // for
      yield made
      if (made !== null && !budget.spend(pauseCost)) return good(made)
    }
    improve()
    if (filled && made !== null && !fresh && fewer === null) return good(made)
    yield made
  }
  if (made === null) {
    fresh = true
    rested = 0
  }
  const polishing = polish()
  while (!polishing.next().done);
  return made === null ? bad(notYet) : good(made)
}

/**
 * As the search sees it: white cells, or, when all words are in and white cells are not all that counts, crossings and
 * a small board, of a board for all words what it costs (wordgrid/shape.ts); of invented numbers as many as were asked
 * for, first of all. A given letter breaks ties; one more than a handful outweighs a hundred crossings where white
 * cells do not count, so that an earlier board which needs few of them stays. Letters that somebody asked for cannot
 * outweigh a word.
 */
export function merit(score: Score): number {
  const of = (name: string): number => Number(score[name] ?? 0)
  const givens = of('givens')
  if ((of('unplaced') > 0 && of('numbers') === 0) || score.objective === 'white') return of('white') - 0.01 * givens
  const tooMany = Math.min(5, Math.max(0, givens - handful))
  const shape =
    score.objective === 'words' ? 0.1 * worthOfShape(score) : of('crossings') - 0.05 * (of('white') + of('black'))
  return 10_000 - 5_000 * of('unplaced') - 1_000 * (of('components') - 1) + shape - 0.01 * givens - 100 * tooMany
}

interface Searching extends BoardSource {
  readonly quietTurns: number
}

function searchFor(wordIndex: WordIndex, size: Size | null, rng: Rng, spec: Spec): Searching {
  if (size === null)
    return {
      ...gathering(gatherFor(wordIndex, { keep: spec.keep, shape: spec.shape ?? usualShape }, rng)),
      quietTurns: quietTurns.gathered,
    }
  if (spec.method === 'best') return best(wordIndex, size, rng, spec)
  const ils = new Ils(wordIndex, size.width, size.height, rng, spec.method === 'ils')
  return { ...laying(ils), quietTurns: quietTurns.placed }
}

function best(wordIndex: WordIndex, size: Size, rng: Rng, spec: Spec): Searching {
  const total = wordIndex.caps.reduce((sum, cap) => sum + cap, 0)
  const objective =
    spec.numbers > 0 ? new Counted(spec.numbers) : new Whitest(spec.objective === 'white' ? null : total)
  const search = new Search(wordIndex, size.width, size.height, objective, rng, tuning, spec.keep)
  const planned =
    spec.numbers === 0 && spec.keep === undefined && Planned.suits(wordIndex, size.width, size.height)
      ? new Planned(search.board, search.best, rng.fork('planned'), spec.unique)
      : null
  return {
    ...laying(search),
    quietTurns: planned === null ? quietTurns.placed : quietTurns.planned,
    another: () => {
      if (planned !== null) planned.another()
      else search.settleFor(objective.slack)
    },
    step: () => {
      if (planned !== null && search.steps >= placedFirst && !objective.compact && !planned.resting()) {
        const whiter = planned.step()
        if (whiter) search.adopt(planned.saved, objective.merit(planned.board))
        return whiter
      }
      const before = objective.compact
      const better = search.step()
      if (objective.compact !== before) search.revalue()
      return better
    },
  }
}

interface Finished {
  readonly made: Made<Skeleton>
  /** Searches for the same puzzle with fewer and fewer letters given, where that may take long; null at a pause. */
  readonly fewer: Generator<Made<Skeleton> | null, void> | null
  /** Cost of proving that there is one solution. */
  readonly nodes: number
}

/**
 * The puzzle of the best board: cut to what it uses, made unique, with its list and notes on what is missing from it.
 */
function* finished(
  whole: readonly string[],
  { min, bound }: Proved,
  spec: Spec,
  sifted: Sifted,
  listNotes: readonly Problem[],
): Generator<void, Finished | null> {
  const total = sifted.usable.length
  const placed = slotsOf(whole).slots.map((slot) => textIn(whole, slot))
  if (placed.length === 0) return null

  const unplaced = spec.numbers > 0 ? [] : unplacedNotes(sifted, placed, { connected: true, slots: null })
  const mayFallApart = min || spec.keep || spec.pattern
  const apart = mayFallApart ? piecesNotes(whole, sifted.usable, min?.leastPieces ?? null) : []
  const cut =
    spec.pattern === undefined && spec.objective !== 'white' ? cutOf(whole, spec.size !== undefined, unplaced) : null
  const rows = cut ? within(cut, whole) : whole
  const words = listOf(placed, sifted.usable, spec)
  const open: Puzzle = {
    width: rows[0]!.length,
    height: rows.length,
    rows,
    words,
    ...scriptBeside(
      words.map(({ word, shown = word }) => ({ word, shown })),
      spec.kana,
    ),
    ...(spec.numbers > 0 ? { outside: spec.outside } : drawnOutside(rows, spec.outside)),
  }
  const puzzleWith = (cells: readonly number[]): Made<Skeleton> => {
    const notes = [...unplaced, ...listNotes, ...apart]
    // if no size was asked for, cutting a board of invented numbers needs no note
    if (cut && (spec.numbers === 0 || spec.size !== undefined)) notes.push(cutNote(cut))
    if (spec.numbers > 0 && placed.length !== spec.numbers) notes.push(otherCount(placed.length, spec.numbers))
    const wanted = spec.givens === 'auto' ? cells.length : spec.givens
    const given = [...cells, ...extraGivens(rows, cells, wanted - cells.length)]
    if (cells.length > wanted) notes.push(moreGivens(cells.length, wanted, spec.numbers > 0))
    return {
      puzzle: withGivens(open, rows, given),
      answer: { rows },
      score: {
        ...scoreOf(rows),
        ...(min ? { ...worthOfAll(rows, spec.shape ?? usualShape), ...min } : {}),
        givens: given.length,
        ...(spec.numbers > 0 ? { numbers: spec.numbers } : {}),
        ...(spec.objective === 'white' ? { objective: spec.objective } : {}),
        unplaced: Math.abs((spec.numbers > 0 ? spec.numbers : total) - placed.length),
      },
      bound,
      notes,
    }
  }
  const { cells, nodes } = spec.unique ? yield* fewGivens(open, rows) : { cells: [], nodes: 0 }
  const choosing = fewerGivens(open, rows, cells)
  return { made: puzzleWith(cells), fewer: choosing && better(choosing), nodes }

  function* better(choosing: Generator<readonly number[] | null, void>): Generator<Made<Skeleton> | null, void> {
    for (const fewer of choosing) yield fewer && puzzleWith(fewer)
  }
}

interface Proved {
  /** The bound on white cells, or on words if the board is for all of them. */
  readonly bound: number | null
  readonly min: Minima | null
}

function provedOf({ usable }: Sifted, size: Size | null, { numbers, pattern }: Spec): Proved {
  const words = usable.map(({ word }) => word)
  if (pattern) return { bound: scoreOf(pattern.rows).white, min: null }
  if (size === null) return { bound: words.length, min: minimaOf(words) }
  const lengths = words.map(({ length }) => length)
  return { bound: numbers > 0 ? null : maxWhite(lengths, size.width, size.height), min: null }
}

/** Chooses cells spread over the board. */
function extraGivens(rows: readonly string[], cells: readonly number[], count: number): number[] {
  const white = Array.from(rows.join(''), (letter, cell) => (letter === '#' ? -1 : cell)).filter(
    (cell) => cell >= 0 && !cells.includes(cell),
  )
  const chosen = Math.min(Math.max(0, count), white.length)
  return Array.from({ length: chosen }, (_, i) => white[Math.floor(((i + 0.5) * white.length) / chosen)]!)
}

const entriesOf = (words: readonly string[]): Entry[] =>
  words.flatMap((word) => {
    const entry = toEntry({ word })
    return entry.ok ? [entry.value] : []
  })

const noWords = problem(
  'no-words',
  'There are no words: give some, or a word list (`words`), or let numbers be invented (`numbers`).',
  '単語がないので、単語か単語リスト（`words`）、または作る数字の個数（`numbers`）を指定してください。',
  { path: ['words'] },
)
const notYet = problem(
  'no-puzzle',
  'No puzzle was found in the given time and effort.',
  '探索量の上限までにパズルが見つかりませんでした。',
  { fault: 'search' },
)
const otherCount = (count: number, wanted: number): Problem =>
  problem(
    'other-count',
    `${count} ${count === 1 ? 'number is' : 'numbers are'} on the board instead of ${wanted}.`,
    `数字は${wanted}個の指定に対して${count}個です。`,
    { fault: 'search', path: ['numbers'] },
  )
const moreGivens = (count: number, wanted: number, digits: boolean): Problem =>
  problem(
    'more-givens',
    `${counted(count, digits ? 'digit' : 'letter')} had to be given instead of ${wanted}, or there would be a second solution.`,
    digits
      ? `解をひとつにするため、数字を${wanted}個ではなく${count}個、最初から入れました。`
      : `解をひとつにするため、${wanted}文字ではなく${count}文字を最初から入れました。`,
    { fault: 'search', path: ['givens'] },
  )
