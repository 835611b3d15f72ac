/**
 * What a format is: a way to read puzzles from a file, to write them, or both. Its code is loaded when it is needed.
 */

import { type Bilingual, good, type Problem, type Result } from '@kumiki/core/base'
import type { Face, KumikiFile, PuzzleTypes, SomeFile } from '@kumiki/core/contract'
import type { HandoutProgram } from '../handout/program.ts'
import type { Typeface } from '../pages/typeface.ts'

export interface WriteOptions {
  /** Left out: a file of puzzles keeps what it has, a drawing shows no answer. */
  readonly answer?: boolean | undefined
  /** A drawing's answer bold and its numbers faint, so that the picture that it makes is seen. */
  readonly bold?: boolean | undefined
  /** What pages and pictures need that is no business of ours; left out: they cannot be written. */
  readonly tools?: PrintTools | undefined
  /** Of pictures: dots an inch. */
  readonly dpi?: number | undefined
  /** Of pages that are played: the answer goes with them, so that they check themselves. Left out: it does not. */
  readonly selfChecking?: boolean | undefined
  /** Of pages that are played: Japanese type goes with them, for devices that have none. */
  readonly withType?: boolean | undefined
  /** Of pages that are played: what all of it is called; left out: as its puzzles say. */
  readonly title?: string | undefined
}

/** What a front end has at hand for paper, pictures and pages that are played. */
export interface PrintTools {
  typeface(): Promise<Typeface>
  /** An SVG whose unit is a point, as a PNG of so many dots an inch. */
  rasterize(svg: string, dpi: number): Promise<Result<Uint8Array>>
  /** What a document says of when it was made. */
  now(): Date
  /** The player as the site's build gives it. */
  handoutProgram(): Promise<Result<HandoutProgram>>
}

/** What a file holds. */
export type Content = string | Uint8Array

/** A puzzle that was read, and what its reader should know: what of the file had no place in it. */
export interface Imported {
  readonly file: SomeFile
  readonly notes: readonly Problem[]
}

/** What is to be written, and what of the puzzle has no place in it. */
export interface Exported {
  readonly content: Content
  readonly notes: readonly Problem[]
}

/** Never throws. Of a format with a puzzle a line it reads one line. A binary format gets no text. */
export type Read = (text: string, bytes: Uint8Array) => Promise<Result<Imported>>
export type Write = (puzzles: Puzzles, options: WriteOptions) => Promise<Result<Exported>>
export type Puzzles = readonly [SomeFile, ...SomeFile[]]

/** The code of formats that know one puzzle at a time, as they have it. */
export type ReadOne = (text: string, bytes: Uint8Array) => Result<Imported>
export type WriteOne = <K extends PuzzleTypes>(
  file: KumikiFile<K>,
  face: Face<K>,
  options: WriteOptions,
) => Result<Content | Exported> | Promise<Result<Content | Exported>>

export interface Format {
  /** With their dots, the usual one first. */
  readonly extensions: readonly [string, ...string[]]
  readonly title: Bilingual
  /** The kinds that it can hold; null: all. */
  readonly kinds: readonly string[] | null
  /**
   * one: a puzzle a file · lines: a puzzle a line, so that a long file is read and written line by line · book: all
   * that it is given, bound together, so that it is written once, at the end
   */
  readonly holds: 'one' | 'lines' | 'book'
  /** Its bytes are no UTF-8 text, or say themselves what they are. */
  readonly binary: boolean
  /** null: this format is only written. */
  readonly read: Read | null
  /** It holds all that is known of a puzzle, with what there is to say about it. */
  readonly keepsNotes?: true
  /** null: this format is only read. */
  readonly write: Write | null
}

/** Reads what was decoded as UTF-8 or, where it is not text, the bytes. */
export const reading =
  (load: () => Promise<ReadOne>): Read =>
  async (text, bytes) =>
    (await load())(text, bytes)

/** For formats that hold one puzzle. */
export const writing =
  (load: () => Promise<WriteOne>): Write =>
  async ([puzzle], options) => {
    const write = await load()
    const written = await puzzle((file, face) => write(file, face, options))
    return written.ok ? good(exported(written.value)) : written
  }

const exported = (written: Content | Exported): Exported =>
  typeof written === 'string' || written instanceof Uint8Array ? { content: written, notes: [] } : written

/** The name by which a format is asked for: its usual extension without the dot. */
export const nameOf = ({ extensions: [usual] }: Format): string => usual.slice(1)
