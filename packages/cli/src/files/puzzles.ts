/**
 * Reads puzzle files of any import format, with one puzzle or one a line. `as` is an extension that replaces the name's
 * own.
 */

import { type Bilingual, bad, good, limits, type Problem, problem, type Result } from '@kumiki/core/base'
import { fileExtension, type OpenedFile, openAs, openFile } from '@kumiki/core/file'
import { kinds } from '@kumiki/core/kinds'
import { formatOf, readFormat } from '@kumiki/press/formats'
import type { Terminal } from '../terminal/terminal.ts'
import { type Content, isSameFile, readBytes, readLines, readText, sameFile } from './files.ts'
import { inFile } from './infile.ts'

/** A puzzle and its name in messages: the file's, with the line if there are many. */
export interface Found {
  readonly name: string
  readonly file: Result<OpenedFile>
  /** Why it could not be read, naming the file; null if it could. */
  readonly trouble: Bilingual | null
  /** What was left out of the puzzle when the file was read. */
  readonly notes: readonly Problem[]
}

interface Opened {
  readonly file: OpenedFile
  readonly notes: readonly Problem[]
}

const isMany = (path: string): boolean => {
  const format = formatOf(path)
  return format.ok && format.value.holds === 'lines'
}

/** All puzzles of a file, read on demand. One that cannot be read is replaced by the reason. */
export async function* readPuzzles(path: string, as: string | null = null): AsyncGenerator<Found, void> {
  const named = as ?? path
  if (!isMany(named)) {
    const content = await readContent(path, named)
    yield content.ok ? found(path, await read(named, content.value)) : missing(path, content)
    return
  }
  for await (const [line, content] of readLines(path, limits.fileBytes)) {
    const name = `${path}:${line}`
    yield content.ok ? found(name, await read(named, content.value)) : missing(line > 0 ? name : path, content)
  }
}

async function readContent(path: string, named: string): Promise<Result<Content>> {
  const format = formatOf(named)
  if (!format.ok || !format.value.binary) return readText(path, limits.fileBytes, 'utf-8')
  const bytes = await readBytes(path, limits.fileBytes)
  return bytes.ok ? good({ text: '', bytes: bytes.value, notes: [] }) : bytes
}

/** The only puzzle of a file; null if there are several or none. */
export async function onlyPuzzle(path: string, as: string | null): Promise<Found | null> {
  let only: Found | null = null
  for await (const next of readPuzzles(path, as)) {
    if (only) return null
    only = next
  }
  return only
}

/** An upper bound of the puzzles in a file: lines are counted, not parsed. */
export async function countPuzzles(path: string, as: string | null): Promise<number> {
  if (!isMany(as ?? path)) return 1
  let count = 0
  for await (const _ of readLines(path, limits.fileBytes)) count++
  return count
}

/** One puzzle at least. */
export type SomePuzzles = readonly [OpenedFile, ...OpenedFile[]]

/** Every puzzle of every file, in order. `outputs` are written later, so none of them may be read. */
export async function readAll(
  names: readonly string[],
  as: string | null,
  outputs: readonly string[],
  terminal: Terminal,
): Promise<Result<SomePuzzles>> {
  const files: OpenedFile[] = []
  for (const name of names) {
    for (const output of outputs) if (await isSameFile(name, output)) return bad(sameFile(name))
    for await (const { file, trouble, notes } of readPuzzles(name, as)) {
      for (const note of notes) terminal.note(inFile(name, note.text))
      if (!file.ok) return bad(trouble ? { ...file.error, text: trouble } : file.error)
      files.push(file.value)
    }
  }
  const [first, ...others] = files
  return first ? good([first, ...others]) : bad(noPuzzle)
}

const found = (name: string, opened: Result<Opened>): Found => ({
  name,
  file: opened.ok ? good(opened.value.file) : opened,
  trouble: opened.ok ? null : inFile(name, opened.error.text),
  notes: opened.ok ? opened.value.notes : [],
})

/** The reason already names the file. */
const missing = (name: string, reason: Extract<Result<Content>, { ok: false }>): Found => ({
  name,
  file: reason,
  trouble: reason.error.text,
  notes: [],
})

/** A name without a known extension (such as stdin) is read as a kumiki file if it looks like one. */
async function read(path: string, { text, bytes }: Content): Promise<Result<Opened>> {
  if (bytes.length === 0 || (text.trim() === '' && !isBinary(path))) return bad(emptyFile)
  const known = formatOf(path)
  const kumiki = known.ok
    ? known.value.extensions.some((ending) => ownEndings.includes(ending))
    : path === '-' || text.trimStart().startsWith('{')
  if (kumiki) return whole(await readKumiki(text))
  const foreign = await readFormat(path, text, bytes)
  if (!foreign.ok) return foreign
  const opened = await foreign.value.file((file) => openAs(file, kinds))
  return opened.ok ? good({ file: opened.value, notes: foreign.value.notes }) : opened
}

const whole = (file: Result<OpenedFile>): Result<Opened> => (file.ok ? good({ file: file.value, notes: [] }) : file)

const isBinary = (path: string): boolean => {
  const format = formatOf(path)
  return format.ok && format.value.binary
}

/** The refusal of a puzzle that does not fit its kind names the kind, which may be what is wrong. */
async function readKumiki(text: string): Promise<Result<OpenedFile>> {
  const file = await openAs(text, kinds)
  if (file.ok || file.error.path[0] !== 'puzzle') return file
  const outer = await openFile(text)
  if (!outer.ok) return file
  const { kind } = outer.value
  const { en, ja } = file.error.text
  const why = { en: `This is not a ${kind} puzzle: ${en}`, ja: `${kind} のパズルとして読めません: ${ja}` }
  return bad({ ...file.error, text: why })
}

/** The extensions of our own files, with one puzzle or one a line. */
const ownEndings = [fileExtension, '.jsonl']

const emptyFile = problem('empty-file', 'It is empty.', '中身が空です。')

const noPuzzle = problem('no-puzzle', 'There is no puzzle in these files.', 'ファイルにパズルがありません。')
