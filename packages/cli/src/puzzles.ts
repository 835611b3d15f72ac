/** Puzzle files of any import format, one or (in `.jsonl`) many in a file. */
import { formatFile, type KumikiFile, openFile, parseFile, readAs, type SomeFile } from '@kumiki/core/file'
import type { Craft, Shapes } from '@kumiki/core/kind'
import { faces } from '@kumiki/core/kinds/faces'
import { limits } from '@kumiki/core/limits'
import { good, type Result } from '@kumiki/core/result'
import type { Bilingual } from '@kumiki/core/text'
import { formatOf, readFormat } from '@kumiki/press/formats'
import { readText } from './files.ts'
import { loadKind, loadMethod } from './kind.ts'
import { inFile } from './report.ts'

/** A puzzle and the name it goes by: the file's, with the line for one of many. */
export interface Found {
  readonly name: string
  readonly text: string
  readonly file: Result<SomeFile>
  /** Why it is none, naming the file; null when all is well. */
  readonly trouble: Bilingual | null
}

const mostInMany = 1_000

/** Everything in one file. What cannot be read is in its place, with the reason. */
export async function readPuzzles(path: string): Promise<Found[]> {
  const many = path.toLowerCase().endsWith('.jsonl')
  const content = await readText(path, limits.fileBytes * (many ? mostInMany : 1), 'utf-8')
  if (!content.ok) return [{ name: path, text: '', file: content, trouble: content.error.text }]
  const { text, bytes } = content.value
  if (!many) return [found(path, text, read(path, text, bytes))]
  const lines = text.split('\n').map((line, index) => ({ line, name: `${path}:${index + 1}` }))
  const full = lines.filter(({ line }) => line.trim() !== '')
  return full.map(({ line, name }) => found(name, line, parseFile(line, faces)))
}

const found = (name: string, text: string, file: Result<SomeFile>): Found => ({
  name,
  text,
  file,
  trouble: file.ok ? null : inFile(name, file.error.text),
})

/** A name that tells nothing (stdin, no ending) still reads as a kumiki file when it looks like one. */
function read(path: string, text: string, bytes: Uint8Array): Result<SomeFile> {
  const known = formatOf(path)
  if (!known.ok && (path === '-' || text.trimStart().startsWith('{'))) return parseFile(text, faces)
  return readFormat(path, text, bytes)
}

/** A puzzle with the craft of its kind. */
export type WithCraft = <R>(use: <K extends Shapes>(file: KumikiFile<K>, craft: Craft<K>) => R) => R

/**
 * The face of the craft reads the file again, so that puzzle and craft are of one kind for the types too.
 * `method` names another way to solve than the kind's own.
 */
export async function withCraft(file: SomeFile, method: string | null = null): Promise<Result<WithCraft>> {
  return file(async (known, face) => {
    const some = method === null ? await loadKind(face.id) : await loadMethod(face.id, method)
    if (!some.ok) return some
    return some.value((craft) => {
      const own = readAs(known, craft.face)
      return own.ok ? good<WithCraft>((use) => use(own.value, craft)) : own
    })
  })
}

/** What a check reads: the bytes themselves, or for a foreign format the same puzzle as a kumiki file. */
export const kumikiText = (text: string, file: SomeFile): string => (openFile(text).ok ? text : file(formatFile))
