/** A format: a way to read puzzles from a file, to write them, or both. Its code is loaded when it is needed. */

import { type Bilingual, good, type Problem, type Result } from '@kumiki/core/base'
import type { Face, KumikiFile, PuzzleTypes, SomeFile } from '@kumiki/core/contract'
import type { HandoutProgram } from '../handout/program.ts'
import type { Typeface } from '../pages/typeface.ts'

export interface WriteOptions {
  /** By default a file of puzzles keeps its answers and a drawing shows none. */
  readonly answer?: boolean | undefined
  /** Draws the answer bold and the numbers faint, so that the picture it makes is visible. */
  readonly bold?: boolean | undefined
  /** The tools for pages and pictures that the front end has to supply; without them these cannot be written. */
  readonly tools?: PrintTools | undefined
  /** For pictures: dots an inch. */
  readonly dpi?: number | undefined
  /** Puts the answer into pages that are played, so that they check themselves. Left out: it stays out. */
  readonly selfChecking?: boolean | undefined
  /** Puts Japanese type into pages that are played, for devices that have none. */
  readonly withType?: boolean | undefined
  /** The title of a page that is played; left out: as its puzzles say. */
  readonly title?: string | undefined
}

/** The tools of a front end for paper, pictures and pages that are played. */
export interface PrintTools {
  typeface(): Promise<Typeface>
  /** Renders an SVG whose unit is a point as a PNG with the given dots an inch. */
  rasterize(svg: string, dpi: number): Promise<Result<Uint8Array>>
  /** The creation date that a document states. */
  now(): Date
  /** The player as the site's build gives it. */
  handoutProgram(): Promise<Result<HandoutProgram>>
}

/** The content of a file. */
export type Content = string | Uint8Array

/** A puzzle that was read, and notes for the user about anything in the file that was left out. */
export interface Imported {
  readonly file: SomeFile
  readonly notes: readonly Problem[]
}

/** The content to write, and notes about anything in the puzzle that was left out. */
export interface Exported {
  readonly content: Content
  readonly notes: readonly Problem[]
}

/** Never throws. For a format with a puzzle a line, `text` is one line. For a binary format, `text` is empty. */
export type Read = (text: string, bytes: Uint8Array) => Promise<Result<Imported>>
export type Write = (puzzles: Puzzles, options: WriteOptions) => Promise<Result<Exported>>
export type Puzzles = readonly [SomeFile, ...SomeFile[]]

/** Readers and writers of formats that handle one puzzle at a time. */
export type ReadOne = (text: string, bytes: Uint8Array) => Result<Imported>
export type WriteOne = <K extends PuzzleTypes>(
  file: KumikiFile<K>,
  face: Face<K>,
  options: WriteOptions,
) => Result<Content | Exported> | Promise<Result<Content | Exported>>

export interface Format {
  /** With their dots, the preferred one first. */
  readonly extensions: readonly [string, ...string[]]
  readonly title: Bilingual
  /** The ids of the kinds that it can hold; null: all. */
  readonly kinds: readonly string[] | null
  /**
   * one: a puzzle a file · lines: a puzzle a line, so that a long file is read and written line by line · book: all
   * puzzles bound together, so that it is written once, at the end
   */
  readonly holds: 'one' | 'lines' | 'book'
  /** Its bytes are not UTF-8 text, or declare their own encoding. */
  readonly binary: boolean
  /** null: this format is only written. */
  readonly read: Read | null
  /** It holds everything known about a puzzle, including its notes. */
  readonly keepsNotes?: true
  /** null: this format is only read. */
  readonly write: Write | null
}

/** Passes on the text decoded as UTF-8 or, for binary formats, the bytes. */
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

/** The name by which a format is requested: its preferred extension without the dot. */
export const nameOf = ({ extensions: [usual] }: Format): string => usual.slice(1)
