/** Our own file: one puzzle indented for people to read, or many, each on one line. */

import { bad, good, type Result } from '@kumiki/core/base'
import type { KumikiFile, PuzzleTypes } from '@kumiki/core/contract'
import { formatFile, formatLine, forPlayers, parseFile } from '@kumiki/core/file'
import { faces } from '@kumiki/core/kinds'
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

function keep<K extends PuzzleTypes>(file: KumikiFile<K>, { answer }: WriteOptions): Result<KumikiFile<K>> {
  if (answer === true && file.answer === undefined) return bad(noAnswer)
  return good(answer === false ? forPlayers(file) : file)
}
