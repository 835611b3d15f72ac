/**
 * Files in and out. Reading is bounded and says in one sentence what is wrong; writing goes to a temporary name in the
 * same folder first and is then renamed, so that a run killed at any moment leaves no half file under its name.
 */
import { access, constants, type FileHandle, open, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { bad, good, type Problem, problem, type Result } from '@kumiki/core/result'
import { quoted } from './arguments.ts'

export interface Content {
  readonly text: string
  readonly bytes: Uint8Array
  readonly notes: readonly Problem[]
}

/** Older encodings are guessed for what people write by hand (word lists); everything else must be UTF-8. */
export type Encodings = 'utf-8' | 'any'

/** `-` is stdin. */
export async function readText(path: string, mostBytes: number, encodings: Encodings): Promise<Result<Content>> {
  const bytes = await readBytes(path, mostBytes)
  return bytes.ok ? decode(path, bytes.value, encodings) : bytes
}

export async function readBytes(path: string, mostBytes: number): Promise<Result<Uint8Array>> {
  if (path === '-') return collect(path, process.stdin, mostBytes)
  let handle: FileHandle | null = null
  try {
    handle = await open(path)
    if ((await handle.stat()).isDirectory()) return bad(isFolder(path))
    return await collect(path, handle.createReadStream({ end: mostBytes, autoClose: false }), mostBytes)
  } catch (error) {
    return bad(unreadable(path, error))
  } finally {
    await handle?.close()
  }
}

/** Reads no further than the limit, whatever the size said: pipes and devices have none. */
async function collect(path: string, source: AsyncIterable<Uint8Array>, most: number): Promise<Result<Uint8Array>> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of source) {
    parts.push(part)
    size += part.length
    if (size > most) return bad(tooLarge(path, most))
  }
  return good(Buffer.concat(parts))
}

export function decode(path: string, bytes: Uint8Array, encodings: Encodings): Result<Content> {
  const utf8 = decodeAs('utf-8', bytes)
  if (utf8 !== null) return good({ text: utf8, bytes, notes: [] })
  if (encodings === 'utf-8') return bad(notUtf8(path))
  const mark = `${bytes[0]},${bytes[1]}`
  const label = mark === '255,254' ? 'utf-16le' : mark === '254,255' ? 'utf-16be' : 'shift_jis'
  const text = decodeAs(label, bytes)
  // a byte that never occurs in written text tells that this is no text at all
  if (text === null || text.includes('\0')) return bad(notText(path))
  return good({ text, bytes, notes: [readAsNote(path, label)] })
}

function decodeAs(label: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** A file that grows under a temporary name until it is kept. */
export class Growing {
  readonly #path: string
  readonly #temporary: string
  readonly #handle: FileHandle

  private constructor(path: string, temporary: string, handle: FileHandle) {
    this.#path = path
    this.#temporary = temporary
    this.#handle = handle
  }

  static async open(path: string): Promise<Result<Growing>> {
    const temporary = join(dirname(path), `.${basename(path)}.${process.pid}.tmp`)
    try {
      return good(new Growing(path, temporary, await open(temporary, 'w')))
    } catch (error) {
      return bad(unwritable(path, error))
    }
  }

  async write(text: string): Promise<Result<null>> {
    return this.#attempt(async () => {
      await this.#handle.writeFile(text)
    })
  }

  async keep(): Promise<Result<null>> {
    return this.#attempt(async () => {
      await this.#handle.close()
      await rename(this.#temporary, this.#path)
    })
  }

  async drop(): Promise<void> {
    await this.#handle.close()
    await rm(this.#temporary, { force: true })
  }

  async #attempt(action: () => Promise<void>): Promise<Result<null>> {
    try {
      await action()
      return good(null)
    } catch (error) {
      await this.drop().catch(() => {})
      return bad(unwritable(this.#path, error))
    }
  }
}

/** Whether a file could be written there, asked before the work whose result it shall hold. */
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
  return folder ? bad(isFolder(path)) : good(null)
}

export async function writeWhole(path: string, text: string): Promise<Result<null>> {
  const file = await Growing.open(path)
  if (!file.ok) return file
  const written = await file.value.write(text)
  return written.ok ? file.value.keep() : written
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

function unreadable(path: string, error: unknown): Problem {
  const code = codeOf(error)
  if (code === 'EISDIR') return isFolder(path)
  if (code === 'ENOENT' || code === 'ENOTDIR')
    return problem('no-file', `There is no file "${quoted(path)}".`, `ファイルがありません:「${quoted(path)}」。`)
  if (code === 'EACCES' || code === 'EPERM')
    return problem('no-permission', `"${quoted(path)}" may not be read.`, `「${quoted(path)}」を読む権限がありません。`)
  return problem(
    'unreadable',
    `"${quoted(path)}" cannot be read (${code || 'unknown reason'}).`,
    `「${quoted(path)}」を読めません（${code || '原因不明'}）。`,
  )
}

function unwritable(path: string, error: unknown): Problem {
  const code = codeOf(error)
  const why =
    code === 'ENOENT'
      ? { en: 'its folder does not exist', ja: '保存先のフォルダーがありません' }
      : code === 'EISDIR' || code === 'ENOTDIR'
        ? { en: 'there is a folder in the way', ja: '同じ名前のフォルダーがあります' }
        : code === 'EACCES' || code === 'EPERM' || code === 'EROFS'
          ? { en: 'there is no permission', ja: '権限がありません' }
          : code === 'ENOSPC'
            ? { en: 'the disk is full', ja: 'ディスクの空きがありません' }
            : { en: code || 'unknown reason', ja: code || '原因不明' }
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
const tooLarge = (path: string, most: number): Problem =>
  problem(
    'too-large',
    `"${quoted(path)}" is larger than the ${most} bytes that are read.`,
    `「${quoted(path)}」は大きすぎます（読めるのは ${most} バイトまで）。`,
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
  const name = label === 'shift_jis' ? 'Shift_JIS' : 'UTF-16'
  return problem(
    'read-as',
    `"${quoted(path)}" is not UTF-8; it was read as ${name}.`,
    `「${quoted(path)}」は UTF-8 ではないので ${name} として読みました。`,
  )
}
