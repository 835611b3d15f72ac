/**
 * A kind as a module: all its parts, each loaded on first use, with one hidden type. What the face has read can
 * therefore be passed to the recount, the audit or the craft without being read again.
 */

import type { Result } from '../base/result.ts'
import type { Bilingual } from '../base/text.ts'
import { type Audit, noAudit } from './audit.ts'
import type { Craft, Recount } from './craft.ts'
import { type Editing, noEditing } from './editing.ts'
import type { Face } from './face.ts'
import type { KumikiFile } from './file.ts'
import type { OnPaper } from './paper.ts'
import type { Stage } from './stage.ts'
import type { PuzzleTypes } from './types.ts'

/** An entry of the table of kinds: where the parts of one kind are. A file name has the same role in every kind. */
export interface Parts<K extends PuzzleTypes> {
  face(): Promise<{ readonly face: Face<K> }>
  craft(): Promise<{ readonly craft: Craft<K> }>
  recount(): Promise<{ readonly recount: Recount<K> }>
  /** For kinds whose files claim more than rules and solutions. */
  audit?(): Promise<{ readonly audit: Audit<K> }>
  /** For kinds whose finished puzzles can be edited. */
  editing?(): Promise<{ readonly editing: Editing<K> }>
  /** Cells and lines in print, and a worked example. A kind without it is printed with the usual ones. */
  paper?(): Promise<{ readonly paper: OnPaper<K> }>
  readonly exports?: readonly Export[]
  readonly preview?: Preview
}

export interface KindModule<K extends PuzzleTypes> {
  face(): Promise<Face<K>>
  craft(): Promise<Craft<K>>
  recount(): Promise<Recount<K>>
  audit(): Promise<Audit<K>>
  editing(): Promise<Editing<K>>
  /** null: printed as usual. */
  paper(): Promise<OnPaper<K> | null>
  readonly exports: readonly Export[]
  /** How a file's puzzle came about; null: this kind has nothing to show but the puzzle. */
  readonly preview: Preview | null
}

export interface Preview {
  /** The option that a file's recipe must have for stages to exist. */
  readonly from: string
  show(file: KumikiFile<PuzzleTypes>): Promise<Result<readonly Stage[]>>
  /** The stages of a spec before anything is made, as far as they can be drawn at once. */
  draft(spec: Readonly<Record<string, unknown>>): Promise<Result<readonly Stage[]>>
}

/** A file format that only this kind has, beside those of every kind. */
export interface Export {
  /** With the leading dot. */
  readonly extension: string
  readonly title: Bilingual
  write(file: KumikiFile<PuzzleTypes>): Promise<Result<string>>
}

/** A kind with its types hidden: code that uses it must work for every kind. */
export type SomeKind = <R>(use: <K extends PuzzleTypes>(module: KindModule<K>) => R) => R

export const kindModule =
  <K extends PuzzleTypes>(parts: Parts<K>): SomeKind =>
  (use) =>
    use<K>({
      face: async () => (await parts.face()).face,
      craft: async () => (await parts.craft()).craft,
      recount: async () => (await parts.recount()).recount,
      audit: async () => (await parts.audit?.())?.audit ?? noAudit,
      editing: async () => (await parts.editing?.())?.editing ?? noEditing,
      paper: async () => (await parts.paper?.())?.paper ?? null,
      exports: parts.exports ?? [],
      preview: parts.preview ?? null,
    })
