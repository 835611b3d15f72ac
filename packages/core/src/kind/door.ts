/**
 * One door a kind: everything there is of it, each part loaded when it is asked for, with one hidden type. So what was read by
 * the face goes on to the recount, the witness or the craft without being read again.
 */

import type { Result } from '../base/result.ts'
import type { Bilingual } from '../base/text.ts'
import type { Craft, Recount } from './craft.ts'
import { type Editing, noEditing } from './editing.ts'
import type { Face } from './face.ts'
import type { KumikiFile } from './file.ts'
import type { Shapes } from './shapes.ts'
import type { Stage } from './stage.ts'
import { silentWitness, type Witness } from './witness.ts'

export interface Door<K extends Shapes> {
  face(): Promise<Face<K>>
  craft(): Promise<Craft<K>>
  recount(): Promise<Recount<K>>
  witness(): Promise<Witness<K>>
  editing(): Promise<Editing<K>>
  readonly exports: readonly Export[]
  /** How a file's puzzle came to be; null: this kind has nothing to show but the puzzle. */
  readonly preview: Preview | null
}

export interface Preview {
  /** The option without which there are none. */
  readonly from: string
  show(file: KumikiFile<Shapes>): Promise<Result<readonly Stage[]>>
  /** The same of what is asked for, before anything is made: as far as that goes, at once. */
  draft(spec: Readonly<Record<string, unknown>>): Promise<Result<readonly Stage[]>>
}

/** A file that this kind alone is written as, beside those that every kind is. */
export interface Export {
  /** With its dot. */
  readonly extension: string
  readonly title: Bilingual
  write(file: KumikiFile<Shapes>): Promise<Result<string>>
}

export type SomeDoor = <R>(use: <K extends Shapes>(door: Door<K>) => R) => R

/** The same file names have the same role in every kind, so a kind is three imports; one whose files tell more than rules and solutions has a witness, one that is written in its own way has exports, one that makes its puzzle of something else can show the stages, one whose puzzles are of words says how they are edited. */
export const door =
  <K extends Shapes>(
    face: () => Promise<{ readonly face: Face<K> }>,
    craft: () => Promise<{ readonly craft: Craft<K> }>,
    recount: () => Promise<{ readonly recount: Recount<K> }>,
    witness: () => Promise<{ readonly witness: Witness<K> }> = async () => ({ witness: silentWitness }),
    exports: readonly Export[] = [],
    preview: Preview | null = null,
    editing: () => Promise<{ readonly editing: Editing<K> }> = async () => ({ editing: noEditing }),
  ): SomeDoor =>
  (use) =>
    use({
      face: async () => (await face()).face,
      craft: async () => (await craft()).craft,
      recount: async () => (await recount()).recount,
      witness: async () => (await witness()).witness,
      editing: async () => (await editing()).editing,
      exports,
      preview,
    })
