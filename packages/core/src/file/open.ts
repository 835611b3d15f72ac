/**
 * Opens a file through the module of its kind: parsed and validated once. The recount, the audit and the craft take the
 * face's result unread, because all parts of a module share one hidden type.
 */
import { bad, good, type Result } from '../base/result.ts'
import type { Face } from '../kind/face.ts'
import type { Envelope, KumikiFile } from '../kind/file.ts'
import type { KindModule, SomeKind } from '../kind/module.ts'
import type { PuzzleTypes } from '../kind/types.ts'
import { openFile, readAs } from './file.ts'
import { unknownKind } from './refusals.ts'

/** A file with its face and its module. It can be used wherever a `SomeFile` is expected. */
export type OpenedFile = <R>(
  use: <K extends PuzzleTypes>(file: KumikiFile<K>, face: Face<K>, module: KindModule<K>) => R,
) => R

/** Opens a file of any kind in the table, from its text or from an envelope that is already parsed. */
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

/** Opens a file of a given kind, which need not be in the table. */
export const openThrough = (outer: Envelope, someKind: SomeKind): Promise<Result<OpenedFile>> =>
  someKind(async (module) => {
    const face = await module.face()
    const file = await readAs(outer, face)
    return file.ok ? good<OpenedFile>((use) => use(file.value, face, module)) : file
  })
