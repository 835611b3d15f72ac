/** Our own file: one in a file of its own, laid out to be read, or many, each on one line. */

import { bad, good, type Result } from '@kumiki/core/base/result'
import { formatFile, formatLine, forPlayers, parseFile } from '@kumiki/core/file/file'
import type { KumikiFile } from '@kumiki/core/kind/file'
import type { Shapes } from '@kumiki/core/kind/shapes'
import { faces } from '@kumiki/core/kinds/faces'
import { noAnswer } from '../../drawing/drawn.ts'
import type { Imported, Write, WriteOne, WriteOptions } from '../format.ts'

export async function readKumiki(text: string): Promise<Result<Imported>> {
  const file = await parseFile(text, faces)
  return file.ok ? good({ file: file.value, notes: [] }) : file
}

export const writeKumiki: WriteOne = (file, _face, options) => {
  const kept = keep(file, options)
  return kept.ok ? good(formatFile(kept.value)) : kept
}

export const writeLines: Write = async (puzzles, options) => {
  let lines = ''
  for (const puzzle of puzzles) {
    const line = puzzle((file) => {
      const kept = keep(file, options)
      return kept.ok ? good(`${formatLine(kept.value)}\n`) : kept
    })
    if (!line.ok) return line
    lines += line.value
  }
  return good({ content: lines, notes: [] })
}

function keep<K extends Shapes>(file: KumikiFile<K>, { answer }: WriteOptions): Result<KumikiFile<K>> {
  if (answer === true && file.answer === undefined) return bad(noAnswer)
  return good(answer === false ? forPlayers(file) : file)
}
