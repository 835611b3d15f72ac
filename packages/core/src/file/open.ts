/**
 * A file opened through the module of its kind: parsed and validated once. What the face has read goes on as it is to
 * the recount, the audit or the craft, for all of them are parts of one module with one hidden type.
 */
import { bad, good, type Result } from '../base/result.ts'
import type { Face } from '../kind/face.ts'
import type { Envelope, KumikiFile } from '../kind/file.ts'
import type { KindModule, SomeKind } from '../kind/module.ts'
import type { PuzzleTypes } from '../kind/types.ts'
import { openFile, readAs } from './file.ts'
import { unknownKind } from './refusals.ts'

/** A file with all that there is of its kind. Whatever takes a `SomeFile` takes it too. */
export type OpenedFile = <R>(
  use: <K extends PuzzleTypes>(file: KumikiFile<K>, face: Face<K>, module: KindModule<K>) => R,
) => R

/** The text of a file, or one whose outside has been read, of any kind in the table. */
export async function openAs(
  source: string | Envelope,
  kinds: Readonly<Record<string, SomeKind>>,
): Promise<Result<OpenedFile>> {
  const outer = typeof source === 'string' ? await openFile(source) : good(source)
  if (!outer.ok) return outer
  const { kind } = outer.value
  const someKind = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
  return someKind ? openThrough(outer.value, someKind) : bad(unknownKind(kind))
}

/** The same for a kind that is in no table. */
export const openThrough = (outer: Envelope, someKind: SomeKind): Promise<Result<OpenedFile>> =>
  someKind(async (module) => {
    const face = await module.face()
    const file = await readAs(outer, face)
    return file.ok ? good<OpenedFile>((use) => use(file.value, face, module)) : file
  })
