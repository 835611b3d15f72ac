/** The sentences for files that cannot be read. A page of the player loads them only for such a file. */
import { whereJsonBreaks } from '../base/json.ts'
import { limits } from '../base/limits.ts'
import { type Problem, problem } from '../base/result.ts'
import { printable } from '../base/text.ts'

export { parse } from '../base/schema.ts'

export function notJson(text: string): Problem {
  const before = text.slice(0, whereJsonBreaks(text) ?? 0).split('\n')
  const column = (before.at(-1) ?? '').length + 1
  return problem(
    'not-json',
    `This is not JSON (line ${before.length}, column ${column}).`,
    `JSON として読めません（${before.length}行 ${column}文字目）。`,
  )
}

const notKumiki: Problem = problem(
  'not-kumiki',
  'This is not a kumiki file: it names no version.',
  'kumiki ファイルではありません（版がありません）。',
)
export const tooDeep: Problem = problem(
  'too-deep',
  `The file nests deeper than ${limits.nesting} levels.`,
  `入れ子が${limits.nesting}段を超えています。`,
)
/** `version`: the one that the file names, null for none. `ours`: the one that this program reads. */
export const wrongVersion = (version: unknown, ours: number): Problem => {
  if (version === null) return notKumiki
  const seen = printable(String(JSON.stringify(version))).slice(0, 40)
  return problem(
    'wrong-version',
    `This is a kumiki file of version ${seen}; this program reads version ${ours}.`,
    `版 ${seen} の kumiki ファイルです。このプログラムが読めるのは版 ${ours} です。`,
    { path: ['kumiki'] },
  )
}
export const unknownKind = (kind: string): Problem => {
  const seen = printable(kind).slice(0, 40)
  return problem('unknown-kind', `Unknown kind of puzzle "${seen}".`, `「${seen}」という種類のパズルはありません。`, {
    path: ['kind'],
  })
}
export const tooLarge = (size: number): Problem =>
  problem(
    'too-large',
    `The file has ${size} characters; at most ${limits.fileBytes} are read.`,
    `ファイルは${size}文字あります。読めるのは${limits.fileBytes}文字までです。`,
  )
