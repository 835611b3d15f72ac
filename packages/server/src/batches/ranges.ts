/** The tries of an item as jobs for the queue. */
import type { Range } from '../store/queue.ts'

/** The maximum number of tries in one job. */
export const maxInOne = 20

export function rangesOf(batch: string, item: number, from: number, to: number, size: number): Range[] {
  const ranges: Range[] = []
  for (let at = from; at <= to; at += size) ranges.push({ batch, item, from: at, to: Math.min(to, at + size - 1) })
  return ranges
}
