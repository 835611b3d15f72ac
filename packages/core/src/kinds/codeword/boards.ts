/**
 * Where a codeword's boards come from. With a size, or from a long list, words are chosen for what a person reasons
 * from (objective.ts). Of a short list every word goes onto a board as small and as well shaped as is found
 * (wordgrid/gather.ts).
 *
 * On such a board every letter should occur at least twice, as far as the list allows. A letter that two words have
 * once each occurs twice unless they cross there. So one of the two words gets a substitute letter while the board is
 * made, unless the words would then fall into more pieces. With three or more such words at least two occurrences
 * always remain. If some words are kept in place, no letters are substituted.
 */
import type { Rng } from '../../base/rng.ts'
import type { Size } from '../../spec/size.ts'
import { gatherTurn, usualShape } from '../../wordgrid/forall.ts'
import type { Placement } from '../../wordgrid/keep.ts'
import { minPieces } from '../../wordgrid/minima.ts'
import { rowsOf } from '../../wordgrid/saved.ts'
import { Search, stepCost, stepCostFor, stepsPerTurn, tuning } from '../../wordgrid/search.ts'
import { type BoardSource, gatherFor, gathering } from '../../wordgrid/source.ts'
import { buildWordIndex } from '../../wordgrid/wordindex.ts'
import { Coded, giveawayCosts } from './objective.ts'
import { drawAlike } from './pools.ts'
import { hard } from './size.ts'
import type { Spec } from './spec.ts'

export interface Boards extends BoardSource {
  /** Whether another board may be better once this one cannot improve. */
  readonly restarts: boolean
  /** Cost of a step, and steps between two reports of progress. */
  readonly cost: number
  readonly turn: number
  /** Whether there is a board. */
  readonly any: boolean
  /** The words that the board is made from: for a level some are left out. */
  readonly pool: readonly string[]
}

/** Steps between two reports of progress where many boards are tried. */
const hardTurn = 120
/** How much worse a board may be when another one is wanted because the best one has the wrong level. */
const slack = 4
/** Crossings count, so the steps are warmer than for white cells alone. */
const tuned = { ...tuning, hot: 2, cold: 0.5 }

/** `twice`: letters that occur once count against a board. */
export function chosenWords(
  words: readonly string[],
  { width, height }: Size,
  { twice, level }: { readonly twice: boolean; readonly level: number },
  kept: readonly Placement[],
  rng: Rng,
): Boards {
  const begin = (chosen: readonly string[], giveawayCost?: number): Search => {
    const wordIndex = buildWordIndex(chosen)
    return new Search(wordIndex, width, height, new Coded(wordIndex, twice, level, giveawayCost), rng, tuned, kept)
  }
  const isHard = level >= hard
  const stays = new Set(kept.map(({ word }) => word))
  const draws = rng.fork('alike')
  let pool = words
  let search = begin(pool)
  return {
    restarts: isHard,
    cost: isHard ? Math.ceil(stepCost(width, height) / 3) : stepCost(width, height),
    turn: isHard ? hardTurn : stepsPerTurn(width, height),
    step: () => search.step(),
    get any() {
      return search.bestMerit > Number.NEGATIVE_INFINITY
    },
    rows: () => rowsOf(search.board, search.best),
    get pool() {
      return pool
    },
    another: () => {
      if (level > 1) {
        pool = drawAlike(words, stays, draws)
        search = begin(pool, draws.pick(giveawayCosts))
      } else search.settleFor(slack)
    },
  }
}

export function allWords(
  words: readonly string[],
  { keep = [], shape = usualShape }: Pick<Spec, 'keep' | 'shape'>,
  rng: Rng,
): Boards {
  const { disguised, plain } = withoutLostPairs(words)
  const isJoined = minPieces(disguised) <= minPieces(words)
  // around kept words the letters are as they come
  const chosen = keep.length === 0 && isJoined ? disguised : words
  const gather = gatherFor(buildWordIndex(chosen), { keep, shape }, rng)
  return {
    ...gathering(gather),
    restarts: false,
    cost: stepCostFor(words.length),
    turn: gatherTurn,
    any: true,
    rows: () => gather.now().rows.map(plain),
    pool: words,
  }
}

/** Letters that no list has, from the private use area. */
const firstDisguise = 0xe000

/** Words in which no two share a letter that occurs nowhere else; `plain` restores the letters. */
export function withoutLostPairs(words: readonly string[]): {
  readonly disguised: readonly string[]
  plain(text: string): string
} {
  const holders = new Map<string, number[]>()
  for (const [index, word] of words.entries())
    for (const letter of word) holders.set(letter, [...(holders.get(letter) ?? []), index])
  const pairs = [...holders].filter(
    ([, [one, other, ...more]]) => other !== undefined && more.length === 0 && one !== other,
  )
  const disguiseOf = new Map(pairs.map(([letter], index) => [letter, String.fromCharCode(firstDisguise + index)]))
  const letterOf = new Map(Array.from(disguiseOf, ([letter, disguise]) => [disguise, letter]))
  return {
    disguised: words.map((word, index) =>
      Array.from(word, (letter) => (holders.get(letter)?.[0] === index && disguiseOf.get(letter)) || letter).join(''),
    ),
    plain: (text) => Array.from(text, (letter) => letterOf.get(letter) ?? letter).join(''),
  }
}
