/** What a format is: a way to read a puzzle from a file, to write one, or both. */

import type { Result } from '@kumiki/core/base/result'
import type { Bilingual } from '@kumiki/core/base/text'
import type { KumikiFile, SomeFile } from '@kumiki/core/file/file'
import type { Face } from '@kumiki/core/kind/face'
import type { Shapes } from '@kumiki/core/kind/shapes'

export interface WriteOptions {
  /** Left out: a kumiki file keeps what it has, a drawing shows no answer. */
  readonly answer?: boolean | undefined
}

export type Read = (text: string, bytes: Uint8Array) => Result<SomeFile> | Promise<Result<SomeFile>>
export type Write = <K extends Shapes>(file: KumikiFile<K>, face: Face<K>, options: WriteOptions) => Result<string>

export interface Format {
  /** With their dots, the usual one first. */
  readonly extensions: readonly [string, ...string[]]
  readonly title: Bilingual
  /** The kinds that it can hold; left out: all. */
  readonly kinds?: readonly string[]
  /** null: this format is only written. */
  readonly read: Read | null
  /** null: this format is only read. */
  readonly write: Write | null
}
