/** Files of plain `.txt`: a Sudoku as characters, or a puzz.link address. Drawings are not read back. */

import { bad, problem, type Result } from '@kumiki/core/base'
import type { Imported } from '../format.ts'
import { pzpr } from '../pzpr/format.ts'
import { cellsIn, readLine } from '../sudoku/line.ts'

export async function readText(text: string, bytes: Uint8Array): Promise<Result<Imported>> {
  if (cellsIn(text) !== null) return readLine(text, bytes)
  const read = pzpr[0]?.read
  if (read && /^\s*(?:https?:\/\/|pzprv3)/.test(text)) return read(text, bytes)
  return bad(
    problem(
      'bad-format',
      'A .txt is read as the 81 digits of a Sudoku or as a puzz.link address, and this is neither; a list of words is for making a puzzle.',
      '.txt から読めるのは、ナンプレの81個の数字か puzz.link のアドレスです。これはどちらでもありません（言葉のリストはパズルを作るときに使います）。',
    ),
  )
}
