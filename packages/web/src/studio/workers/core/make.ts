/**
 * Makes a puzzle and shows its progress: the search runs for a few milliseconds at a time, so that the worker can
 * receive a request to stop, and reports a few times a second.
 */

import { Budget, bad, good, type Problem, parse, problem, type Result } from '@kumiki/core/base'
import type { Craft, KindModule, PuzzleTypes } from '@kumiki/core/contract'
import { formatLine, unknownKind } from '@kumiki/core/file'
import { kinds } from '@kumiki/core/kinds'
import { optionsOf } from '@kumiki/core/spec'
import { type Best, finish, type Order as SearchOrder, search } from '@kumiki/core/verbs/make'
import { placesOn } from '@kumiki/core/verbs/variants'
import { isSameBoard } from '../../model/boards.ts'
import { breath, sliceMs } from './breath.ts'
import { withPicture } from './picture.ts'
import type { Made, Order, Progress } from './protocol.ts'
import { meritOf, viewOf } from './puzzleview.ts'
import { entriesOf } from './rows.ts'

/** How often progress is reported. */
const progressMs = 250

export async function make(
  order: Order,
  progress: (progress: Progress) => void,
  enough: () => boolean,
): Promise<Result<Made>> {
  const someKind = Object.hasOwn(kinds, order.kind) ? kinds[order.kind] : undefined
  if (!someKind) return bad(unknownKind(order.kind))
  return someKind((opened) => makeWith(opened, order, progress, enough))
}

/** The complete spec for the kind, with words and picture. */
export function wholeSpec<K extends PuzzleTypes>(craft: Craft<K>, { spec, rows, picture }: Order): Result<object> {
  const options = optionsOf(craft.spec)
  const words = options.find(({ reads }) => reads === 'words')
  const worded = words && rows !== null ? { ...spec, [words.name]: entriesOf(rows) } : spec
  const full = withPicture(options, worded, picture)
  return full.ok ? parse(craft.spec, full.value) : full
}

async function makeWith<K extends PuzzleTypes>(
  module: KindModule<K>,
  given: Order,
  progress: (progress: Progress) => void,
  enough: () => boolean,
): Promise<Result<Made>> {
  const { seed, effort: limit, timeMs, lang, title, boards = 1 } = given
  const craft = await module.craft()
  const spec = wholeSpec(craft, given)
  if (!spec.ok) return spec
  const effort = limit ?? (timeMs === null ? craft.effort : Number.MAX_SAFE_INTEGER)
  const order = { spec: spec.value, seed, effort, timeMs, lang, title }
  const made: Made[] = []
  let merit = Number.NEGATIVE_INFINITY
  const report = (found: Best<K>): void => {
    // a worse board than one that is there already is no progress
    if (made.length === 0 || meritOf(craft, found.made.score) > merit) progress(progressOf(craft, found))
  }
  let share = 1
  for (let at = 1; at <= boards * triesPerBoard; at++) {
    const own = { ...order, seed: at === 1 ? seed : `${seed}/${at}`, effort: Math.ceil(effort * share) }
    const one = await makeOne(module, craft, own, report, enough)
    if (!one.ok && made.length === 0) return one
    if (one.ok && made.some(({ view }) => isSameBoard(view, one.value.view))) share *= shareAfterSame
    else if (one.ok) {
      made.push(one.value)
      merit = Math.max(merit, one.value.view.merit)
    }
    const [first] = made
    if (first && !isForAll(given, first)) return good(first)
    if (made.length === boards || enough()) break
  }
  const [best, ...others] = made.sort((a, b) => b.view.merit - a.view.merit)
  return best ? good({ ...best, others }) : bad(nothingYet)
}

/**
 * Long searches on a short list lead to the same board. After each time, a smaller share of the effort is spent, so that
 * another one comes of it.
 */
const shareAfterSame = 0.1
const triesPerBoard = 3

/** Whether every word of the list was to go onto a board that is as large as they need. */
const isForAll = ({ spec }: Order, { view }: Made): boolean =>
  view.score.objective === 'words' && spec.size === undefined && spec.pattern === undefined

async function makeOne<K extends PuzzleTypes>(
  module: KindModule<K>,
  craft: Craft<K>,
  order: SearchOrder & { readonly timeMs: number | null },
  report: (found: Best<K>) => void,
  enough: () => boolean,
): Promise<Result<Made>> {
  const best = await searchBest(craft, order, report, enough)
  if (!best.ok) return best
  const file = await finish(craft, order, best.value)
  return file.ok ? good({ line: formatLine(file.value), view: await viewOf(file.value, module) }) : file
}

async function searchBest<K extends PuzzleTypes>(
  craft: Craft<K>,
  order: SearchOrder & { readonly timeMs: number | null },
  progress: (found: Best<K>) => void,
  enough: () => boolean,
): Promise<Result<Best<K>>> {
  const searching = search(craft, order, new Budget(order.effort))
  const start = performance.now()
  const end = start + (order.timeMs ?? Number.POSITIVE_INFINITY)
  let best: Best<K> | null = null
  let shown: Best<K>['made'] | null = null
  let nextProgress = start
  let nextBreath = start + sliceMs
  for (;;) {
    const turn = searching.next()
    if (turn.done) return turn.value
    best = turn.value ?? best
    const now = performance.now()
    if (best && best.made !== shown && now >= nextProgress) {
      shown = best.made
      nextProgress = now + progressMs
      progress(best)
    }
    if (now < nextBreath) continue
    await breath()
    nextBreath = performance.now() + sliceMs
    if (enough()) return best ? good(best) : bad(nothingYet)
    if (best && now >= end) return good(best)
  }
}

const progressOf = <K extends PuzzleTypes>(
  craft: Craft<K>,
  { made: { puzzle, answer, score, bound }, effort }: Best<K>,
): Progress => ({
  score,
  bound,
  effort,
  picture: craft.face.draw(puzzle, answer),
  board: craft.face.board(puzzle),
  places: placesOn({ puzzle, answer }, craft.face),
})

const nothingYet: Problem = problem(
  'nothing-yet',
  'It was stopped before there was a board.',
  '盤面ができる前に止めました。',
  { fault: 'search' },
)
