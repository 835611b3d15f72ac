/** Judges an answer to a published puzzle, by the rules or by the key; nothing of the key is in what it says. */

import { good, type Problem, type Result } from '@kumiki/core/base/result'
import { parse } from '@kumiki/core/base/schema'
import { parseFile, parseJson } from '@kumiki/core/file/file'
import { faces } from '@kumiki/core/kinds/faces'
import { judge } from '@kumiki/core/play/judge'

export const statuses = ['complete', 'open', 'broken', 'filled'] as const
export type Status = (typeof statuses)[number]

/** Reads a file, the whole one, for any number of answers. An answer that its kind cannot read is refused. */
export async function judgeOf(file: string): Promise<Result<(answer: unknown) => Result<Status>>> {
  const read = await parseFile(file, faces)
  if (!read.ok) return read
  return read.value((known, face) =>
    good((answer: unknown): Result<Status, Problem> => {
      const given = parse(face.answer, answer)
      return given.ok ? good(judge(face, known.puzzle, known.answer ?? null, given.value).status) : given
    }),
  )
}

/** Of an entry, as it was received: what cannot be read is not right. */
export async function judgedText(
  decide: (answer: unknown) => Result<Status>,
  text: string | null,
): Promise<Status | 'unreadable' | 'none'> {
  if (text === null) return 'none'
  const answer = await parseJson(text)
  const status = answer.ok ? decide(answer.value) : answer
  return status.ok ? status.value : 'unreadable'
}
