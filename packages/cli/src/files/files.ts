/**
 * Reads and writes files. Reading is bounded, and files are written whole or not at all; each failure gives one
 * sentence.
 */
import { access, constants, type FileHandle, open, realpath, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { type Bilingual, bad, good, type Problem, printable, problem, type Result } from '@kumiki/core/base'
import { decodeAs, decodeWritten } from '@kumiki/press/formats'
import { Draft, writeWhole as writeDraft } from '@kumiki/press/node'
import { quoted } from '../arguments/arguments.ts'
import { codeOf, whyUnwritten } from '../terminal/system.ts'

export interface Content {
  readonly text: string
  readonly bytes: Uint8Array
  readonly notes: readonly Problem[]
}

/** Older encodings are guessed for files that people write by hand (word lists); everything else must be UTF-8. */
export type Encodings = 'utf-8' | 'any'

/** Whether both names lead to one existing file. */
export async function isSameFile(one: string, other: string): Promise<boolean> {
  const [first, second] = await Promise.all([one, other].map((path) => realpath(path).catch(() => null)))
  return first !== null && first === second
}

/** The absolute paths of a file: its own and the one that it links to. */
export const namesOf = async (path: string): Promise<string[]> => {
  const own = resolve(path)
  return [own, await realpath(path).catch(() => own)]
}

/** `-` is stdin. */
export async function readText(path: string, maxBytes: number, encodings: Encodings): Promise<Result<Content>> {
  const bytes = await readBytes(path, maxBytes)
  return bytes.ok ? decode(path, bytes.value, encodings) : bytes
}

export async function readBytes(path: string, maxBytes: number): Promise<Result<Uint8Array>> {
  if (path === '-') return collect(path, process.stdin, maxBytes)
  let handle: FileHandle | null = null
  try {
    handle = await open(path)
    if ((await handle.stat()).isDirectory()) return bad(isFolder(path))
    return await collect(path, handle.createReadStream({ end: maxBytes, autoClose: false }), maxBytes)
  } catch (error) {
    return bad(unreadable(path, error))
  } finally {
    await handle?.close()
  }
}

/**
 * The lines of a file of any length, one at a time, each decoded separately; blank ones are left out. A read error ends
 * it; a line that cannot be used is replaced by the reason.
 */
export async function* readLines(path: string, maxBytes: number): AsyncGenerator<readonly [number, Result<Content>]> {
  let line = 0
  try {
    const handle = await open(path)
    try {
      if ((await handle.stat()).isDirectory()) return yield [0, bad(isFolder(path))]
      for await (const bytes of split(handle.createReadStream({ autoClose: false }), maxBytes)) {
        const name = `${path}:${++line}`
        const content = bytes.length > maxBytes ? bad(tooLarge(name, maxBytes)) : decode(name, bytes, 'utf-8')
        if (!content.ok || content.value.text.trim() !== '') yield [line, content]
      }
    } finally {
      await handle.close()
    }
  } catch (error) {
    yield [line, bad(unreadable(path, error))]
  }
}

const newline = 0x0a

/** Splits at line ends. A longer line is kept only up to the point that shows that it is too long. */
async function* split(source: AsyncIterable<Uint8Array>, max: number): AsyncGenerator<Uint8Array> {
  let parts: Uint8Array[] = []
  let size = 0
  const keep = (part: Uint8Array): void => {
    if (size <= max) parts.push(part)
    size += part.length
  }
  for await (const chunk of source) {
    let from = 0
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, from)) {
      keep(chunk.subarray(from, end))
      yield Buffer.concat(parts)
      parts = []
      size = 0
      from = end + 1
    }
    keep(chunk.subarray(from))
  }
  if (size > 0) yield Buffer.concat(parts)
}

/** Reads no further than the limit, whatever size was reported, because pipes and devices report none. */
async function collect(path: string, source: AsyncIterable<Uint8Array>, max: number): Promise<Result<Uint8Array>> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of source) {
    parts.push(part)
    size += part.length
    if (size > max) return bad(tooLarge(path, max))
  }
  return good(Buffer.concat(parts))
}

export function decode(path: string, bytes: Uint8Array, encodings: Encodings): Result<Content> {
  if (encodings === 'utf-8') {
    const text = decodeAs('utf-8', bytes)
    return text === null ? bad(notUtf8(path)) : good({ text, bytes, notes: [] })
  }
  const written = decodeWritten(bytes)
  if (written === null) return bad(notText(path))
  const { text, label } = written
  return good({ text, bytes, notes: label === 'utf-8' ? [] : [readAsNote(path, label)] })
}

/** A file that is written under a temporary name until it is kept. */
export class Growing {
  readonly #path: string
  readonly #draft: Draft

  private constructor(path: string, draft: Draft) {
    this.#path = path
    this.#draft = draft
  }

  static open(path: string): Promise<Result<Growing>> {
    return attempt(path, async () => new Growing(path, await Draft.open(path)))
  }

  async write(content: string | Uint8Array): Promise<Result<null>> {
    const written = await attempt(this.#path, () => this.#draft.write(content))
    if (!written.ok) await this.#draft.drop().catch(() => {})
    return written.ok ? good(null) : written
  }

  /** Returns whether another file was replaced. */
  async keep(): Promise<Result<boolean>> {
    const kept = await attempt(this.#path, () => this.#draft.keep())
    if (!kept.ok) await this.#draft.drop().catch(() => {})
    return kept
  }

  drop(): Promise<void> {
    return this.#draft.drop()
  }
}

/** Returns whether another file was replaced. */
export const writeWhole = (path: string, content: string | Uint8Array): Promise<Result<boolean>> =>
  attempt(path, async () => {
    await mayReplace(path)
    return writeDraft(path, content)
  })

export function replacedNote(names: readonly string[]): Bilingual {
  const first = names.slice(0, maxNamed).map(printable).join(', ')
  const more = names.length - maxNamed
  return {
    en: `Replaced ${first}${more > 0 ? ` and ${more} more` : ''}.`,
    ja: `上書きしました: ${first}${more > 0 ? `、ほか${more}個` : ''}。`,
  }
}

const maxNamed = 10

async function attempt<T>(path: string, action: () => Promise<T>): Promise<Result<T>> {
  try {
    return good(await action())
  } catch (error) {
    return bad(unwritable(path, error))
  }
}

/** Whether a file can be written there, checked before the work that produces its content. */
export async function wayTo(path: string): Promise<Result<null>> {
  try {
    await access(dirname(path), constants.W_OK)
  } catch (error) {
    return bad(unwritable(path, error))
  }
  const folder = await stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
  return folder ? bad(isFolder(path)) : attempt(path, () => mayReplace(path))
}

/** A read-only file is not replaced, although its folder would allow that. */
async function mayReplace(path: string): Promise<null> {
  try {
    await access(path, constants.W_OK)
    if (((await stat(path)).mode & 0o222) === 0) throw Object.assign(new Error(), { code: 'EACCES' })
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
  }
  return null
}

function unreadable(path: string, error: unknown): Problem {
  const code = codeOf(error)
  if (code === 'EISDIR') return isFolder(path)
  if (code === 'ENOENT' || code === 'ENOTDIR')
    return problem('no-file', `There is no file "${quoted(path)}".`, `ファイルがありません:「${quoted(path)}」。`)
  if (code === 'EACCES' || code === 'EPERM')
    return problem(
      'no-permission',
      `No permission to read "${quoted(path)}".`,
      `「${quoted(path)}」を読む権限がありません。`,
    )
  return problem(
    'unreadable',
    `"${quoted(path)}" cannot be read (${code || 'unknown reason'}).`,
    `「${quoted(path)}」を読めません（${code || '原因不明'}）。`,
  )
}

function unwritable(path: string, error: unknown): Problem {
  const why = whyUnwritten(error)
  return problem(
    'unwritable',
    `"${quoted(path)}" cannot be written: ${why.en}.`,
    `「${quoted(path)}」に書けません: ${why.ja}。`,
  )
}

const isFolder = (path: string): Problem =>
  problem(
    'is-folder',
    `"${quoted(path)}" is a folder, not a file.`,
    `「${quoted(path)}」はファイルではなくフォルダーです。`,
  )
const tooLarge = (path: string, max: number): Problem =>
  problem(
    'too-large',
    `"${quoted(path)}" is larger than the ${max} bytes that are read.`,
    `「${quoted(path)}」は大きすぎます（読めるのは ${max} バイトまで）。`,
  )
const notUtf8 = (path: string): Problem =>
  problem(
    'not-utf8',
    `"${quoted(path)}" is not text in UTF-8.`,
    `「${quoted(path)}」は UTF-8 のテキストではありません。`,
  )
const notText = (path: string): Problem =>
  problem('not-text', `"${quoted(path)}" is not a text file.`, `「${quoted(path)}」はテキストファイルではありません。`)
const readAsNote = (path: string, label: string): Problem => {
  const name = label === 'shift_jis' ? 'Shift_JIS' : label === 'windows-1252' ? 'Windows-1252' : 'UTF-16'
  return problem(
    'read-as',
    `"${quoted(path)}" is not UTF-8; it was read as ${name}. If letters are wrong, save it as UTF-8.`,
    `「${quoted(path)}」は UTF-8 ではないので ${name} として読みました。文字が違うときは UTF-8 で保存してください。`,
  )
}
export const sameFile = (path: string): Problem =>
  problem(
    'same-file',
    `"${quoted(path)}" is both input and output; choose another output.`,
    `「${quoted(path)}」は読み込むファイルと書き出すファイルが同じです。`,
  )
