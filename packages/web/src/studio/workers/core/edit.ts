/** Edits of a finished board: each is an order for a new one, which is made and proved like any other. */
import { good, type Result } from '@kumiki/core/base'
import type { Candidate, Place } from '@kumiki/core/contract'
import { openAs } from '@kumiki/core/file'
import { kinds } from '@kumiki/core/kinds'
import { make } from './make.ts'
import type { Change, Made, Progress } from './protocol.ts'

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

export async function candidates(line: string, place: Place): Promise<Result<readonly Candidate[]>> {
  const opened = await openAs(line, kinds)
  if (!opened.ok) return opened
  return opened.value(async (file, _face, module) => good((await module.editing()).candidates(file, place)))
}
