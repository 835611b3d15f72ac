/** What a format is: a way to read puzzles from a file, to write them, or both. */

import type { Result } from '@kumiki/core/base/result'
import type { Bilingual } from '@kumiki/core/base/text'
import type { KumikiFile, SomeFile } from '@kumiki/core/file/file'
import type { Face } from '@kumiki/core/kind/face'
import type { Shapes } from '@kumiki/core/kind/shapes'
import type { Typeface } from './pages/typeface.ts'

export interface WriteOptions {
  /** Left out: a kumiki file keeps what it has, a drawing shows no answer. */
  readonly answer?: boolean | undefined
  /** What pages and pictures need that is no business of ours; left out: they cannot be written. */
  readonly desk?: Desk | undefined
  /** Of pictures: dots an inch. */
  readonly dpi?: number | undefined
}

/** What a front end has at hand for paper and pictures. */
export interface Desk {
  typeface(): Promise<Typeface>
  /** An SVG whose unit is a point, as a PNG of so many dots an inch. */
  rasterize(svg: string, dpi: number): Promise<Result<Uint8Array>>
  /** What a document says of when it was made. */
  now(): Date
}

/** What a file holds. */
export type Content = string | Uint8Array

/** Never throws. Of a format with a puzzle a line it reads one line. */
export type Read = (text: string, bytes: Uint8Array) => Promise<Result<SomeFile>>
export type Write = (puzzles: Puzzles, options: WriteOptions) => Promise<Result<Content>>
export type Puzzles = readonly [SomeFile, ...SomeFile[]]

/** The code of formats that know one puzzle at a time, as they have it; the table loads it when it is needed. */
export type ReadOne = (text: string, bytes: Uint8Array) => Result<SomeFile> | Promise<Result<SomeFile>>
export type WriteOne = <K extends Shapes>(file: KumikiFile<K>, face: Face<K>, options: WriteOptions) => Result<Content>

export interface Format {
  /** With their dots, the usual one first. */
  readonly extensions: readonly [string, ...string[]]
  readonly title: Bilingual
  /** The kinds that it can hold; null: all. */
  readonly kinds: readonly string[] | null
  /**
   * one: a puzzle a file · lines: a puzzle a line, so that a long file is read and written line by line · book: all that
   * it is given, bound together, so that it is written once, at the end
   */
  readonly holds: 'one' | 'lines' | 'book'
  /** null: this format is only written. */
  readonly read: Read | null
  /** null: this format is only read. */
  readonly write: Write | null
}
