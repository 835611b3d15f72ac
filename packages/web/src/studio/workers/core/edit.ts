/** Edits of a finished board: each is an order for a new one, which is made and proved like any other. */
import { good, type Result } from '@kumiki/core/base'
import { openAs } from '@kumiki/core/file'
import { kinds } from '@kumiki/core/kinds'
import { type Swap, swaps } from '@kumiki/core/verbs/swaps'
import { breath, sliceMs } from './breath.ts'
import { make } from './make.ts'
import type { Change, Made, Progress, SwapAsk } from './protocol.ts'

export async function edit(
  { line, edit: wanted, kept, seed }: Change,
  progress: (progress: Progress) => void,
  enough: () => boolean,
): Promise<Result<Made>> {
  const opened = await openAs(line, kinds)
  if (!opened.ok) return opened
  const job = await opened.value(async (file, _face, module) =>
    (await module.editing()).order(file, wanted, kept, seed),
  )
  return job.ok ? make({ ...job.value, picture: null, rows: null }, progress, enough) : job
}

/** What could stand at a place instead; so many as were found when somebody has had enough. */
export async function candidates(
  { line, place, kept, seed }: SwapAsk,
  progress: (found: readonly Swap[]) => void,
  enough: () => boolean,
): Promise<Result<readonly Swap[]>> {
  const opened = await openAs(line, kinds)
  if (!opened.ok) return opened
  return opened.value(async (file, _face, module) => {
    const [craft, editing] = await Promise.all([module.craft(), module.editing()])
    let found: readonly Swap[] = []
    let nextBreath = performance.now() + sliceMs
    for (const swap of swaps(craft, editing, { file, place, kept, seed })) {
      if (swap !== null) {
        // in the order in which they come: what is shown does not move under a finger
        found = [...found, swap]
        progress(found)
      }
      if (performance.now() < nextBreath) continue
      await breath()
      nextBreath = performance.now() + sliceMs
      if (enough()) break
    }
    return good(found)
  })
}
