/**
 * Files that appear whole or not at all: written under a temporary name in the same folder, then renamed. So a run that
 * is killed at any moment leaves what was there before. What the system refuses is thrown.
 *
 * Another file of that name may be kept under a name for earlier ones. One that is the same to the byte is not: it is no other file, and what
 * is kept already stays.
 */
import { copyFile, type FileHandle, link, open, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

export class Draft {
  readonly #path: string
  readonly #temporary: string
  readonly #handle: FileHandle

  private constructor(path: string, temporary: string, handle: FileHandle) {
    this.#path = path
    this.#temporary = temporary
    this.#handle = handle
  }

  static async open(path: string): Promise<Draft> {
    const temporary = join(dirname(path), `.${basename(path)}.${process.pid}.tmp`)
    return new Draft(path, temporary, await open(temporary, 'w'))
  }

  async write(content: string | Uint8Array): Promise<void> {
    await this.#handle.writeFile(content)
  }

  /** Gives it its name, and says whether another file had that name before, which is then called `earlier`; null: it is gone. */
  async keep(earlier: string | null = null): Promise<boolean> {
    await this.#handle.close()
    const replaces = await isOther(this.#temporary, this.#path)
    if (replaces && earlier !== null) await alsoCalled(this.#path, earlier)
    await rename(this.#temporary, this.#path)
    return replaces
  }

  async drop(): Promise<void> {
    await this.#handle.close()
    await rm(this.#temporary, { force: true })
  }
}

/** Says whether another file was replaced. */
export async function writeWhole(
  path: string,
  content: string | Uint8Array,
  earlier: string | null = null,
): Promise<boolean> {
  const draft = await Draft.open(path)
  try {
    await draft.write(content)
    return await draft.keep(earlier)
  } catch (error) {
    await draft.drop().catch(() => {})
    throw error
  }
}

/** Whether something else stands at a path than what was written for it. */
async function isOther(written: string, path: string): Promise<boolean> {
  const there = await stat(path).catch(() => null)
  if (!there) return false
  if (!there.isFile() || there.size !== (await stat(written)).size) return true
  const [one, other] = await Promise.all([open(written), open(path).catch(() => null)])
  try {
    return !other || !(await areSame(one, other))
  } finally {
    await one.close()
    await other?.close()
  }
}

const pieceBytes = 1 << 16

/** Of two files of one size. */
async function areSame(one: FileHandle, other: FileHandle): Promise<boolean> {
  const [mine, theirs] = [Buffer.alloc(pieceBytes), Buffer.alloc(pieceBytes)]
  for (let at = 0; ; ) {
    const { bytesRead } = await one.read(mine, 0, pieceBytes, at)
    if (bytesRead === 0) return true
    const read = await other.read(theirs, 0, bytesRead, at)
    if (read.bytesRead !== bytesRead || mine.compare(theirs, 0, bytesRead, 0, bytesRead) !== 0) return false
    at += bytesRead
  }
}

/** Not every file system gives a file two names. */
async function alsoCalled(path: string, name: string): Promise<void> {
  await rm(name, { force: true })
  await link(path, name).catch(() => copyFile(path, name))
}
