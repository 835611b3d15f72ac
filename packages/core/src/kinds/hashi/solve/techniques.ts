/**
 * How a person solves Hashi, easiest first. Names follow what players call them (Conceptis, dailyhashi, Tatham's
 * Bridges).
 *
 * T0 bookkeeping · T1 every direction full · T2 at least one each way · T3 no closed pairs · T4 no closed groups · T5
 * the only way · T6 a trial with T0–T3 · T7 a trial with T0–T5. Each conclusion narrows how many bridges an edge
 * carries: a step rules counts out, or places the count if only one is left. On a board without solution, a conclusion
 * that would leave no count is not reported.
 */
import type { Finding, Ladder, Technique } from '../../../ladder/ladder.ts'
import type { Hashi, Move, Why } from '../puzzle/model.ts'
import { storyOf } from './chain.ts'
import { countOf, type Deduction } from './deduce.ts'

type Found = Finding<Hashi>
/** The bounds left for an edge. */
export type Left = readonly [edge: number, lo: number, hi: number]

/** Only the shortest of a trial's conclusions is shown; this many are compared. */
const trialsCompared = 4

export function finding({ board, lo, hi }: Deduction, narrowed: readonly Left[], why: Why): Found {
  const places: Move[] = []
  const rulesOut: Move[] = []
  for (const [edge, newLo, newHi] of narrowed) {
    const from = board.a[edge]!
    const to = board.b[edge]!
    if (newLo === newHi) places.push({ from, to, count: countOf(newLo) })
    else
      for (let count = lo[edge]!; count <= hi[edge]!; count++)
        if (count < newLo || count > newHi) rulesOut.push({ from, to, count: countOf(count) })
  }
  return { places, rulesOut, why }
}

/** The edges of an island, with the sums of their minimum and maximum bridges. */
export function viewOf({ board, lo, hi }: Deduction, island: number) {
  const edges: number[] = []
  let min = 0
  let max = 0
  for (let side = 0; side < 4; side++) {
    const edge = board.around[4 * island + side]!
    if (edge < 0) continue
    edges.push(edge)
    min += lo[edge]!
    max += hi[edge]!
  }
  return { edges, min, max, number: board.clue[island]! }
}

export function* bookkeeping(know: Deduction): Generator<Found> {
  const { board, lo, hi } = know
  const { crossing, crossingStart } = board
  for (let edge = 0; edge < board.edges; edge++) {
    if (lo[edge] === 0) continue
    const open: Left[] = []
    for (let k = crossingStart[edge]!; k < crossingStart[edge + 1]!; k++)
      if (hi[crossing[k]!]! > 0 && lo[crossing[k]!] === 0) open.push([crossing[k]!, 0, 0])
    if (open.length > 0) yield finding(know, open, { islands: [board.a[edge]!, board.b[edge]!], shape: 'crossed' })
  }
  for (let island = 0; island < board.islands; island++) {
    const lacking = board.clue[island]! - totalAt(know, lo, island)
    // an island that lacks two leaves room for two everywhere
    if (lacking < 0 || lacking > 1) continue
    const shrunk = leftAt(know, island, (edge) => [edge, lo[edge]!, Math.min(hi[edge]!, lo[edge]! + lacking)])
    if (shrunk.length > 0) yield finding(know, shrunk, { islands: [island], shape: lacking === 0 ? 'full' : 'room' })
  }
}

function* everyDirection(know: Deduction): Generator<Found> {
  const { board, hi } = know
  for (let island = 0; island < board.islands; island++) {
    if (totalAt(know, hi, island) !== board.clue[island]) continue
    const filled = leftAt(know, island, (edge) => [edge, hi[edge]!, hi[edge]!])
    if (filled.length > 0) yield finding(know, filled, { islands: [island] })
  }
}

function* atLeastOne(know: Deduction): Generator<Found> {
  const { board, lo, hi } = know
  for (let island = 0; island < board.islands; island++) {
    const spare = totalAt(know, hi, island) - board.clue[island]!
    // an island with two to spare can do without any single direction
    if (spare < 0 || spare > 1) continue
    const raised = leftAt(know, island, (edge) => [edge, Math.max(lo[edge]!, hi[edge]! - spare), hi[edge]!])
    if (raised.length > 0) yield finding(know, raised, { islands: [island] })
  }
}

/** The number of bridges that the edges of an island carry together, by these bounds. */
function totalAt({ board }: Deduction, bounds: Uint8Array, island: number): number {
  let total = 0
  for (let side = 4 * island; side < 4 * island + 4; side++)
    if (board.around[side]! >= 0) total += bounds[board.around[side]!]!
  return total
}

/** What is left for the edges of an island, where that is less than before. */
function leftAt({ board, lo, hi }: Deduction, island: number, leftFor: (edge: number) => Left): Left[] {
  const narrowed: Left[] = []
  for (let side = 4 * island; side < 4 * island + 4; side++) {
    const edge = board.around[side]!
    if (edge < 0) continue
    const left = leftFor(edge)
    if (left[1] > lo[edge]! || left[2] < hi[edge]!) narrowed.push(left)
  }
  return narrowed
}

function* closedPairs(know: Deduction): Generator<Found> {
  const { board, lo, hi } = know
  if (board.islands <= 2) return
  for (let edge = 0; edge < board.edges; edge++) {
    const [i, j] = [board.a[edge]!, board.b[edge]!]
    const number = board.clue[i]!
    if (number <= 2 && number === board.clue[j] && hi[edge] === number && lo[edge]! < number)
      yield finding(know, [[edge, lo[edge]!, number - 1]], { islands: [i, j] })
  }
}

function* closedGroups(know: Deduction): Generator<Found> {
  const { board, groups } = know
  for (const { edge, lo, hi, island } of groups.findClosing()) {
    const ends = island < 0 ? [board.a[edge]!, board.b[edge]!] : [island]
    const members = new Set(ends.flatMap((end) => groups.groupOf(end)))
    yield finding(know, [[edge, lo, hi]], { islands: [...members], shape: island < 0 ? 'closing' : 'needed' })
  }
}

function* onlyWay(know: Deduction): Generator<Found> {
  const { board, hi } = know
  for (const edge of know.groups.ways() ?? [])
    yield finding(know, [[edge, 1, hi[edge]!]], { islands: [board.a[edge]!, board.b[edge]!] })
}

/** Tries the minimum and the maximum of each open edge and rules out what fails. The shortest failures come first. */
function trial(deep: boolean) {
  return (know: Deduction): Found[] => {
    const { board, lo, hi } = know
    const found: { readonly finding: Found; readonly length: number }[] = []
    for (let edge = 0; edge < board.edges && found.length < trialsCompared; edge++) {
      const [min, max] = [lo[edge]!, hi[edge]!]
      if (min === max) continue
      for (const count of [min, max]) {
        const explained = know.suppose(edge, count, deep, (failure, mark) => ({
          story: storyOf(know, failure, mark),
          length: know.mark - mark,
        }))
        if (!explained) continue
        const tried = { from: board.a[edge]!, to: board.b[edge]!, count: countOf(count) }
        const left: Left = count === min ? [edge, min + 1, max] : [edge, min, max - 1]
        found.push({ finding: finding(know, [left], { ...explained.story, tried }), length: explained.length })
        break
      }
    }
    return found.sort((x, y) => x.length - y.length).map((one) => one.finding)
  }
}

const techniques: readonly Technique<Deduction, Hashi>[] = [
  {
    id: 'bookkeeping',
    level: 1,
    score: 1,
    name: { en: 'Bookkeeping', ja: '確認（いっぱいの島・ふさがれた道）' },
    idea: {
      en: 'What does this island or bridge leave open around it?',
      ja: 'この島や橋のまわりで、まだかけられるところを確かめましょう。',
    },
    find: bookkeeping,
  },
  {
    id: 'every-direction',
    level: 1,
    score: 2,
    name: { en: 'Every direction full', ja: 'すべての方向がいっぱい' },
    idea: {
      en: 'This island needs every bridge that it can still get.',
      ja: 'この島は、かけられる橋をすべて使います。',
    },
    find: everyDirection,
  },
  {
    id: 'at-least-one',
    level: 1,
    score: 3,
    name: { en: 'At least one this way', ja: '少なくとも1本' },
    idea: {
      en: 'Even if all other directions are full, this island lacks a bridge.',
      ja: 'ほかの方向をいっぱいにしても、この島には橋が足りません。',
    },
    find: atLeastOne,
  },
  {
    id: 'closed-pair',
    level: 2,
    score: 6,
    name: { en: 'No closed pair', ja: '2島だけで閉じない' },
    idea: {
      en: 'These two islands alone would be a closed pair.',
      ja: 'この2つの島だけで閉じてしまわないか考えましょう。',
    },
    find: closedPairs,
  },
  {
    id: 'closed-group',
    level: 3,
    score: 15,
    name: { en: 'No closed group', ja: '取り残さない' },
    idea: {
      en: 'Joined islands must not be complete while others are left out.',
      ja: 'つながった島だけで橋が全部そろい、ほかの島が取り残されてはいけません。',
    },
    find: closedGroups,
  },
  {
    id: 'only-way',
    level: 3,
    score: 20,
    name: { en: 'The only way', ja: '唯一の通り道' },
    idea: {
      en: 'All islands must be joined, and there is only one way left.',
      ja: 'すべての島がつながるための道がひとつしかありません。',
    },
    find: onlyWay,
  },
  {
    id: 'short-trial',
    level: 4,
    score: 60,
    name: { en: 'Trial with sums', ja: 'ためしに入れる（本数だけ）' },
    idea: {
      en: 'Suppose a number of bridges here and count the islands around.',
      ja: 'ここにためしに橋をかけて、まわりの島の本数がおかしくなるか見てみましょう。',
    },
    find: trial(false),
  },
  {
    id: 'deep-trial',
    level: 5,
    score: 120,
    name: { en: 'Trial with groups', ja: 'ためしに入れる（つながりも見る）' },
    idea: {
      en: 'Suppose a number of bridges here and watch sums and connections.',
      ja: 'ここにためしに橋をかけて、本数やつながりがおかしくなるか見てみましょう。',
    },
    find: trial(true),
  },
]

export const ladder: Ladder<Deduction, Hashi> = {
  techniques,
  apply: ({ board, lo, hi }, { places, rulesOut }) => {
    const edgeOf = ({ from, to }: Move): number => {
      for (let side = 0; side < 4; side++) {
        const edge = board.around[4 * from + side]!
        if (edge >= 0 && board.b[edge] === to) return edge
      }
      throw new RangeError('a finding names islands that do not see each other')
    }
    for (const move of places) {
      lo[edgeOf(move)] = move.count
      hi[edgeOf(move)] = move.count
    }
    for (const move of rulesOut) {
      const edge = edgeOf(move)
      if (move.count === lo[edge]) lo[edge]!++
      else hi[edge] = Math.min(hi[edge]!, move.count - 1)
    }
  },
  solved: (know) => {
    const { board, lo, hi } = know
    if (lo.some((min, edge) => min !== hi[edge])) return false
    for (let island = 0; island < board.islands; island++)
      if (viewOf(know, island).min !== board.clue[island]) return false
    return know.groups.read() < 0
  },
}
