/**
 * A kind as a module: all its parts, each loaded when it is asked for, with one hidden type. So what the face has read
 * goes on to the recount, the audit or the craft without being read again.
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

/** What the table of kinds says of one: where its parts are. The same file name has the same role in every kind. */
export interface Parts<K extends PuzzleTypes> {
  face(): Promise<{ readonly face: Face<K> }>
  craft(): Promise<{ readonly craft: Craft<K> }>
  recount(): Promise<{ readonly recount: Recount<K> }>
  /** Where files say more than rules and solutions. */
  audit?(): Promise<{ readonly audit: Audit<K> }>
  /** Where finished puzzles can be edited. */
  editing?(): Promise<{ readonly editing: Editing<K> }>
  /** Cells and lines in print, and a worked example. A kind without it is printed as usual. */
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
  /** How a file's puzzle came to be; null: this kind has nothing to show but the puzzle. */
  readonly preview: Preview | null
}

export interface Preview {
  /** The option without which there are none. */
  readonly from: string
  show(file: KumikiFile<PuzzleTypes>): Promise<Result<readonly Stage[]>>
  /** The same of what is asked for, before anything is made: as far as that goes, at once. */
  draft(spec: Readonly<Record<string, unknown>>): Promise<Result<readonly Stage[]>>
}

/** A file that this kind alone is written as, beside those that every kind is. */
export interface Export {
  /** With its dot. */
  readonly extension: string
  readonly title: Bilingual
  write(file: KumikiFile<PuzzleTypes>): Promise<Result<string>>
}

/** A kind whose types are its own business: what is done with it must work for every kind. */
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
