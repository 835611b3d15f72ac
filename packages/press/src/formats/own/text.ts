/** A text without further ado: a Sudoku as characters, or a puzz.link address. Drawings are not read back. */

import type { Result } from '@kumiki/core/base/result'
import { bad } from '@kumiki/core/base/result'
import type { Imported } from '../../format.ts'
import { notThis } from '../foreign.ts'
import { pzpr } from '../pzpr/format.ts'
import { cellsIn, readLine } from '../sudoku/line.ts'

export async function readText(text: string, bytes: Uint8Array): Promise<Result<Imported>> {
  if (cellsIn(text) !== null) return readLine(text, bytes)
  const read = pzpr[0]?.read
  if (read && /^\s*(?:https?:\/\/|pzprv3)/.test(text)) return read(text, bytes)
  return bad(
    notThis(
      'text',
      'it is neither 81 digits nor a puzz.link address',
      '81個の数字でも puzz.link のアドレスでもありません',
    ),
  )
}
