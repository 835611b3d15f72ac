/**
 * A file opened through the door of its kind: parsed and validated once. What the face has read goes on as it is to the recount,
 * the witness or the craft, for all of them stand behind one door with one hidden type.
 */
import { bad, good, type Result } from '../base/result.ts'
import type { Door, SomeDoor } from '../kind/door.ts'
import type { Face } from '../kind/face.ts'
import type { Envelope, KumikiFile } from '../kind/file.ts'
import type { Shapes } from '../kind/shapes.ts'
import { openFile, readAs, unknownKind } from './file.ts'

/** A file with all that there is of its kind. Whatever takes a `SomeFile` takes it too. */
export type OpenedFile = <R>(use: <K extends Shapes>(file: KumikiFile<K>, face: Face<K>, door: Door<K>) => R) => R

/** The text of a file, or one whose outside has been read, of any kind in the table. */
export async function openAs(
  source: string | Envelope,
  doors: Readonly<Record<string, SomeDoor>>,
): Promise<Result<OpenedFile>> {
  const outer = typeof source === 'string' ? await openFile(source) : good(source)
  if (!outer.ok) return outer
  const { kind } = outer.value
  const door = Object.hasOwn(doors, kind) ? doors[kind] : undefined
  return door ? openThrough(outer.value, door) : bad(unknownKind(kind))
}

/** The same for a kind that is in no table. */
export const openThrough = (outer: Envelope, someDoor: SomeDoor): Promise<Result<OpenedFile>> =>
  someDoor(async (door) => {
    const face = await door.face()
    const file = readAs(outer, face)
    return file.ok ? good<OpenedFile>((use) => use(file.value, face, door)) : file
  })
