/** Puzzle files of any import format, one or (in `.jsonl`) many in a file. */
import { parseFile, type SomeFile } from '@kumiki/core/file'
import { faces } from '@kumiki/core/kinds/faces'
import { limits } from '@kumiki/core/limits'
import type { Result } from '@kumiki/core/result'
import { formatOf, readFormat } from '@kumiki/press/formats'
import { readText } from './files.ts'

/** A puzzle and the name it goes by: the file's, with the line for one of many. */
export interface Found {
  readonly name: string
  readonly text: string
  readonly file: Result<SomeFile>
}

const mostInMany = 1_000

/** Everything in one file. What cannot be read is in its place, with the reason. */
export async function readPuzzles(path: string): Promise<Found[]> {
  const many = path.toLowerCase().endsWith('.jsonl')
  const content = await readText(path, limits.fileBytes * (many ? mostInMany : 1), 'utf-8')
  if (!content.ok) return [{ name: path, text: '', file: content }]
  const { text, bytes } = content.value
  if (!many) return [{ name: path, text, file: read(path, text, bytes) }]
  return text
    .split('\n')
    .map((line, index): Found => ({ name: `${path}:${index + 1}`, text: line, file: parseFile(line, faces) }))
    .filter((found) => found.text.trim() !== '')
}

/** A name that tells nothing (stdin, no ending) still reads as a kumiki file when it looks like one. */
function read(path: string, text: string, bytes: Uint8Array): Result<SomeFile> {
  const known = formatOf(path)
  if (!known.ok && (path === '-' || text.trimStart().startsWith('{'))) return parseFile(text, faces)
  return readFormat(path, text, bytes)
}

/** The one puzzle of a file, for commands that take just one. */
export async function readPuzzle(path: string): Promise<Result<SomeFile>> {
  const [first] = await readPuzzles(path)
  return first?.file ?? parseFile('', faces)
}

