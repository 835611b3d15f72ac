/**
 * The nearest size with which a board can be made, after the requested size failed. Sizes are tried, the nearest first,
 * each for a short while, and other requests are answered in between; so the size offered has been made once.
 */
import { Budget } from '@kumiki/core/base'
import type { Craft, PuzzleTypes } from '@kumiki/core/contract'
import { kinds } from '@kumiki/core/kinds'
import { search } from '@kumiki/core/verbs/make'
import { breath, sliceMs } from './breath.ts'
import { wholeSpec } from './make.ts'
import type { Order } from './protocol.ts'

const largest = 20
/** In counted steps: enough for a first board, if there is one. */
const effort = 30_000
/**
 * Counted from when the maker is loaded. The error message is already on the page, so a slow machine may take its time;
 * a phone must not run hot.
 */
const patienceMs = 15_000

export async function remedy(order: Order, now: () => number = () => performance.now()): Promise<number | null> {
  const wanted = sideOf(order.spec.size)
  const someKind = Object.hasOwn(kinds, order.kind) ? kinds[order.kind] : undefined
  if (wanted === null || !someKind) return null
  const sizes = Array.from({ length: largest }, (_, at) => at + 1)
    .filter((size) => size !== wanted)
    .sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || b - a)
  return someKind(async (opened) => {
    const craft = await opened.craft()
    const end = now() + patienceMs
    for (const size of sizes) {
      if (now() > end) return null
      if (await isMade(craft, { ...order, spec: { ...order.spec, size } }, () => now() > end)) return size
    }
    return null
  })
}

async function isMade<K extends PuzzleTypes>(craft: Craft<K>, order: Order, isLate: () => boolean): Promise<boolean> {
  const spec = wholeSpec(craft, order)
  if (!spec.ok) return false
  const { seed, lang, title } = order
  const searching = search(craft, { spec: spec.value, seed, effort, lang, title }, new Budget(effort))
  let nextBreath = performance.now() + sliceMs
  for (;;) {
    const turn = searching.next()
    if (turn.done) return turn.value.ok
    if (turn.value) return true
    if (performance.now() < nextBreath) continue
    await breath()
    if (isLate()) return false
    nextBreath = performance.now() + sliceMs
  }
}

/** The longer side of the requested size; null if there is none, or it is not a size. */
function sideOf(size: unknown): number | null {
  const sides =
    String(size ?? '')
      .match(/\d+/g)
      ?.map(Number) ?? []
  return sides.length === 0 ? null : Math.min(largest, Math.max(...sides))
}
