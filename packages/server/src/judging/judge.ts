/** Judges an answer to a published puzzle, by the rules or by the key; nothing of the key is in what it says. */

import { good, type Problem, type Result } from '@kumiki/core/base/result'
import { parse } from '@kumiki/core/base/schema'
import { parseFile, parseJson } from '@kumiki/core/file/file'
import { faces } from '@kumiki/core/kinds/faces'
import { judge } from '@kumiki/core/play/judge'

export const statuses = ['complete', 'open', 'broken', 'filled'] as const
export type Status = (typeof statuses)[number]

/** `file` is the whole one. An answer that its kind cannot read is refused. */
export async function judged(file: string, answer: unknown): Promise<Result<Status>> {
  const read = await parseFile(file, faces)
  if (!read.ok) return read
  return read.value((known, face): Result<Status, Problem> => {
    const given = parse(face.answer, answer)
    if (!given.ok) return given
    return good(judge(face, known.puzzle, known.answer ?? null, given.value).status)
  })
}

/** Of an entry, as it was received: what cannot be read is not right. */
export async function judgedText(file: string, text: string | null): Promise<Status | 'unreadable' | 'none'> {
  if (text === null) return 'none'
  const answer = await parseJson(text)
  const status = answer.ok ? await judged(file, answer.value) : answer
  return status.ok ? status.value : 'unreadable'
}
