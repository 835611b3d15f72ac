/**
 * Assesses a list of words for each kind that takes words: what the kind's options refuse, and the remarks of the kind.
 */
import type { Problem } from '../base/result.ts'
import { parse } from '../base/schema.ts'
import type { Bilingual } from '../base/text.ts'
import { extrasOf } from '../kind/craft.ts'
import type { SomeKind } from '../kind/module.ts'
import { kinds } from '../kinds/kinds.ts'
import { type Option, optionsOf } from '../spec/options.ts'
import { thingsIn } from '../words/distinct.ts'
import type { Entry } from '../words/entry.ts'

export interface Assessment {
  readonly kind: string
  readonly title: Bilingual
  /** The options of the kind; its sentences name them by key. */
  readonly options: readonly Option[]
  /** Whether the kind accepts the list as it is. */
  readonly taken: boolean
  readonly notes: readonly Problem[]
}

export async function assessWords(
  entries: readonly Entry[],
  table: Readonly<Record<string, SomeKind>> = kinds,
): Promise<Assessment[]> {
  const once = thingsIn(entries)
  const all = await Promise.all(
    Object.entries(table).map(([kind, someKind]) =>
      someKind(async (module): Promise<Assessment | null> => {
        const craft = await module.craft()
        const { face, spec } = craft
        const options = optionsOf(spec)
        const words = options.find(({ reads }) => reads === 'words')
        if (!words) return null
        const read = parse(spec, { [words.name]: entries })
        const notes = read.ok ? (extrasOf(craft).assessWords?.(once) ?? []) : [read.error]
        return { kind, title: face.title, options, taken: read.ok, notes }
      }),
    ),
  )
  return all.filter((each) => each !== null)
}
