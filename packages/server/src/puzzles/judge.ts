/** Judges an answer to a published puzzle, by the rules or by the key. Its result contains nothing of the key. */

import { good, type Problem, parse, type Result, sentence } from '@kumiki/core/base'
import { parseFile, parseJson } from '@kumiki/core/file'
import { faces } from '@kumiki/core/kinds'
import { judge } from '@kumiki/core/player'
import type { PromiseCache } from './promisecache.ts'

export const statuses = ['complete', 'open', 'broken', 'filled'] as const
export type Status = (typeof statuses)[number]

/** Judges any number of answers. An answer that the kind cannot read is refused. */
export type Judge = (answer: unknown) => Result<Status>

/**
 * Reading a file takes ten times as long as judging by it, so judges are cached, by the puzzle and its edition: the file
 * is neither fetched nor read again. `file` gives the complete one.
 */
export const judgeOf = (
  known: PromiseCache<Result<Judge>>,
  id: string,
  edition: number,
  file: () => Promise<string>,
): Promise<Result<Judge>> => known.get(`${id} ${edition}`, async () => readJudge(await file()))

export async function readJudge(file: string): Promise<Result<Judge>> {
  const read = await parseFile(file, faces)
  if (!read.ok) return read
  return read.value((known, face) =>
    good((answer: unknown): Result<Status, Problem> => {
      const given = parse(face.answer, answer, (found) => sentence({ ...found, path: ['answer', ...found.path] }))
      return given.ok ? good(judge(face, known.puzzle, known.answer ?? null, given.value).status) : given
    }),
  )
}

/** Judges an entry as it was received; one that cannot be read is not right. */
export async function judgedText(decide: Judge, text: string | null): Promise<Status | 'unreadable' | 'none'> {
  if (text === null) return 'none'
  const answer = await parseJson(text)
  const status = answer.ok ? decide(answer.value) : answer
  return status.ok ? status.value : 'unreadable'
}
