/** The tries of an item as jobs for the queue. */
import type { Range } from '../store/queue.ts'

/** How many tries go into one job at most. */
export const maxInOne = 20

export function rangesOf(batch: string, item: number, from: number, to: number, size: number): Range[] {
  const ranges: Range[] = []
  for (let at = from; at <= to; at += size) ranges.push({ batch, item, from: at, to: Math.min(to, at + size - 1) })
  return ranges
}
