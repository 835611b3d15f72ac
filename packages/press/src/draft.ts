/**
 * Writes files whole or not at all: under a temporary name in the same folder first, then renamed, so that a run killed
 * at any moment leaves the old file intact. System errors are thrown.
 */
import { type FileHandle, open, rename, rm, stat } from 'node:fs/promises'
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

  /** Renames the draft to its final name and returns whether it replaced another file. */
  async keep(): Promise<boolean> {
    await this.#handle.close()
    const replaces = await stat(this.#path).then(
      () => true,
      () => false,
    )
    await rename(this.#temporary, this.#path)
    return replaces
  }

  async drop(): Promise<void> {
    await this.#handle.close()
    await rm(this.#temporary, { force: true })
  }
}

/** Returns whether another file was replaced. */
export async function writeWhole(path: string, content: string | Uint8Array): Promise<boolean> {
  const draft = await Draft.open(path)
  try {
    await draft.write(content)
    return await draft.keep()
  } catch (error) {
    await draft.drop().catch(() => {})
    throw error
  }
}
