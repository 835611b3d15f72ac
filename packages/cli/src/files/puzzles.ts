/** Puzzle files of any import format, one or (in `.jsonl`) many in a file. */

import { limits } from '@kumiki/core/base/limits'
import { bad, problem, type Result } from '@kumiki/core/base/result'
import type { Bilingual } from '@kumiki/core/base/text'
import { fileExtension, openFile } from '@kumiki/core/file/file'
import { type OpenedFile, openAs } from '@kumiki/core/file/open'
import { doors } from '@kumiki/core/kinds/doors'
import { formatOf, readFormat } from '@kumiki/press/formats'
import { inFile } from '../telling/report.ts'
import { type Content, readLines, readText } from './files.ts'

/** A puzzle and the name it goes by: the file's, with the line for one of many. */
export interface Found {
  readonly name: string
  readonly file: Result<OpenedFile>
  /** Why it is none, naming the file; null when all is well. */
  readonly trouble: Bilingual | null
}

const isMany = (path: string): boolean => {
  const format = formatOf(path)
  return format.ok && format.value.holds === 'lines'
}

/** Everything in one file, read as it is asked for. What cannot be read is in its place, with the reason. */
export async function* readPuzzles(path: string): AsyncGenerator<Found, void> {
  if (!isMany(path)) {
    const content = await readText(path, limits.fileBytes, 'utf-8')
    yield content.ok ? found(path, await read(path, content.value)) : missing(path, content)
    return
  }
  for await (const [line, content] of readLines(path, limits.fileBytes)) {
    const name = `${path}:${line}`
    yield content.ok ? found(name, await readKumiki(content.value.text)) : missing(line > 0 ? name : path, content)
  }
}

/** The one puzzle of a file; null where there are more or none. */
export async function onlyPuzzle(path: string): Promise<Found | null> {
  let only: Found | null = null
  for await (const next of readPuzzles(path)) {
    if (only) return null
    only = next
  }
  return only
}

/** How many puzzles a file holds, at most: lines of many are counted, not understood. */
export async function countPuzzles(path: string): Promise<number> {
  if (!isMany(path)) return 1
  let count = 0
  for await (const _ of readLines(path, limits.fileBytes)) count++
  return count
}

const found = (name: string, file: Result<OpenedFile>): Found => ({
  name,
  file,
  trouble: file.ok ? null : inFile(name, file.error.text),
})

/** The reason names the file already. */
const missing = (name: string, reason: Extract<Result<Content>, { ok: false }>): Found => ({
  name,
  file: reason,
  trouble: reason.error.text,
})

/** A name that tells nothing (stdin, no ending) still reads as a kumiki file when it looks like one. */
async function read(path: string, { text, bytes }: Content): Promise<Result<OpenedFile>> {
  if (text.trim() === '') return bad(emptyFile)
  const known = formatOf(path)
  const kumiki = known.ok
    ? known.value.extensions[0] === fileExtension
    : path === '-' || text.trimStart().startsWith('{')
  if (kumiki) return readKumiki(text)
  const foreign = await readFormat(path, text, bytes)
  return foreign.ok ? foreign.value((known) => openAs(known, doors)) : foreign
}

/** A puzzle that is none of its kind is said to be so: perhaps the kind is what is wrong. */
async function readKumiki(text: string): Promise<Result<OpenedFile>> {
  const file = await openAs(text, doors)
  if (file.ok || file.error.path[0] !== 'puzzle') return file
  const outer = await openFile(text)
  if (!outer.ok) return file
  const { kind } = outer.value
  const { en, ja } = file.error.text
  const why = { en: `This is not a ${kind} puzzle: ${en}`, ja: `${kind} のパズルとして読めません: ${ja}` }
  return bad({ ...file.error, text: why })
}

const emptyFile = problem('empty-file', 'It is empty.', '中身が空です。')
