/**
 * Improves a list by measurement: which three of the words offered to add, which words to drop, and the effect: the
 * board before and after.
 *
 * Boards are made of the list from a few seeds, and the words that are on none of them may be dropped, hardest to cross
 * first. A dozen of the words offered, those that cross the list best, are added for a trial, and the three that find a
 * place most often are kept. Then the same seeds are run with the three, without the dropped words, and with both
 * changes; the best of these is the advice. Its effect is measured with other seeds, because the best of several is
 * partly luck; if the list itself does no worse there, there is no advice. Figures are means over seeds, because one
 * board alone means little: from seed to seed it varies by one or two white cells.
 */
import { bad, good, type Problem, problem, type Result } from '../base/result.ts'
import type { Entry } from '../words/entry.ts'
import { judgeWords } from '../words/quality.ts'
import { type Trial, trial } from './trial.ts'

export interface Checkup {
  readonly kind: string
  readonly size: number
  readonly boards: number
  readonly before: Measured
  readonly after: Measured
  readonly add: readonly Entry[]
  readonly drop: readonly Entry[]
}

/** Means over the boards. */
export interface Measured {
  readonly white: number
  readonly crossings: number
  readonly words: number
  readonly bound: number | null
}

export interface CheckupOrder {
  readonly kind: string
  readonly entries: readonly Entry[]
  /** Words that may be added. */
  readonly offered: readonly Entry[]
  /** null: as large as the words could fill. */
  readonly size: number | null
  readonly effort: number
}

export const checkupEffort = 150_000
const seeds = { seeking: ['seek/1', 'seek/2', 'seek/3'], judging: ['judge/1', 'judge/2', 'judge/3'] } as const
const max = 3
/** How many of the words offered are tried together. */
const tried = 12
const sizes = { min: 5, max: 12 } as const

/**
 * The side of the largest square that the words of a list could fill, if they crossed as little as connected words can.
 */
export function sizeFor(entries: readonly Entry[]): number {
  const letters = entries.reduce((sum, { word }) => sum + word.length - 1, 1)
  const longest = entries.reduce((length, { word }) => Math.max(length, word.length), 0)
  const side = Math.max(Math.floor(Math.sqrt(letters)), Math.min(longest, sizes.max))
  return Math.min(sizes.max, Math.max(sizes.min, side))
}

export async function checkup({ kind, entries, offered, size, effort }: CheckupOrder): Promise<Result<Checkup>> {
  const side = size ?? sizeFor(entries)
  const boardsOf = async (
    words: readonly Entry[],
    from: readonly string[] = seeds.seeking,
  ): Promise<Result<readonly Trial[]>> => {
    const boards: Trial[] = []
    for (const seed of from) {
      const made = await trial({ kind, spec: { words, size: String(side) }, seed, effort })
      if (!made.ok) return made
      boards.push(made.value)
    }
    return good(boards)
  }
  if (entries.length < 2) return bad(tooFew)
  const before = await boardsOf(entries)
  if (!before.ok) return before
  const drop = idle(entries, before.value)
  const fresh = bestCrossing(entries, offered, side)
  const together = fresh.length === 0 ? before : await boardsOf([...entries, ...fresh])
  if (!together.ok) return together
  const add = oftenest(fresh, together.value)
  const listWith = ({ add, drop }: Advice): readonly Entry[] => [
    ...entries.filter((entry) => !drop.includes(entry)),
    ...add,
  ]
  let best: Advice = nothing
  let max = worth(meanOf(before.value))
  for (const advice of [
    { add, drop: [] },
    { add, drop },
    { add: [], drop },
  ]) {
    const boards = advice.add.length + advice.drop.length > 0 ? await boardsOf(listWith(advice)) : before
    if (!boards.ok || worth(meanOf(boards.value)) <= max) continue
    max = worth(meanOf(boards.value))
    best = advice
  }
  const [own, helped] = [await boardsOf(entries, seeds.judging), await boardsOf(listWith(best), seeds.judging)]
  if (!own.ok) return own
  if (!helped.ok) return helped
  const [now, then] = [meanOf(own.value), meanOf(helped.value)]
  const isBetter = worth(then) > worth(now)
  return good({
    kind,
    size: side,
    boards: seeds.judging.length,
    before: now,
    after: isBetter ? then : now,
    ...(isBetter ? best : nothing),
  })
}

type Advice = Pick<Checkup, 'add' | 'drop'>

const nothing: Advice = { add: [], drop: [] }

/** White cells first; of equally white boards the one with more crossings. */
const worth = ({ white, crossings }: Measured): number => white + crossings / 1000

/** Words that are on no board, hardest to cross first. */
function idle(entries: readonly Entry[], boards: readonly Trial[]): readonly Entry[] {
  const placed = new Set(boards.flatMap(({ words }) => words))
  const { crossers } = judgeWords(entries)
  return [...crossers]
    .sort((a, b) => a.ease - b.ease)
    .flatMap(({ entry }) => (placed.has(entry.word) ? [] : [entry]))
    .slice(0, Math.min(max, entries.length - 2))
}

/** Those of the words offered whose letters are in most words of the list, the shorter of two equals first. */
function bestCrossing(entries: readonly Entry[], offered: readonly Entry[], size: number): readonly Entry[] {
  const own = new Set(entries.map(({ word }) => word))
  const holders = new Map<string, number>()
  for (const word of own) for (const letter of new Set(word)) holders.set(letter, (holders.get(letter) ?? 0) + 1)
  const ease = ({ word }: Entry): number =>
    Array.from(word).reduce((sum, letter) => sum + (holders.get(letter) ?? 0), 0) /
    (word.length * Math.sqrt(word.length))
  return offered
    .filter(({ word }) => !own.has(word) && word.length >= 2 && word.length <= size)
    .sort((a, b) => ease(b) - ease(a))
    .slice(0, tried)
}

function oftenest(offered: readonly Entry[], boards: readonly Trial[]): readonly Entry[] {
  const times = ({ word }: Entry): number => boards.filter(({ words }) => words.includes(word)).length
  return [...offered]
    .filter((entry) => times(entry) > 0)
    .sort((a, b) => times(b) - times(a))
    .slice(0, max)
}

function meanOf(boards: readonly Trial[]): Measured {
  const mean = (of: (board: Trial) => number): number =>
    boards.reduce((sum, board) => sum + of(board), 0) / Math.max(1, boards.length)
  const isBounded = boards.every(({ bound }) => bound !== null)
  return {
    white: mean(({ white }) => white),
    crossings: mean(({ crossings }) => crossings),
    words: mean(({ words }) => words.length),
    bound: isBounded ? Math.min(...boards.map(({ bound }) => bound ?? 0)) : null,
  }
}

const tooFew: Problem = problem(
  'too-few-words',
  'It takes two words to make a board.',
  '盤面を作るには、単語が2つ以上必要です。',
)
