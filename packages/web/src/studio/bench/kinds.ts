/** Every kind, as far as forms need to know it. */
import type { SomeDoor } from '@kumiki/core/kind/door'
import { doors } from '@kumiki/core/kinds/doors'
import { optionsOf } from '@kumiki/core/spec/options'
import type { KindInfo } from './talk.ts'

let known: Promise<readonly KindInfo[]> | null = null

export function kinds(): Promise<readonly KindInfo[]> {
  known ??= Promise.all(Object.entries(doors).map(([kind, door]) => infoOf(kind, door)))
  return known
}

const infoOf = (kind: string, someDoor: SomeDoor): Promise<KindInfo> =>
  someDoor(async (door) => {
    const { face, spec, presets } = await door.craft()
    const options = optionsOf(spec)
    const reading = (what: string): string | null => options.find(({ reads }) => reads === what)?.name ?? null
    return {
      kind,
      title: face.title,
      rules: face.rules,
      options,
      presets: presets.map(({ id, title, spec: preset }) => ({ id, title, spec: preset })),
      words: reading('words'),
      picture: reading('drawing'),
      shape: reading('shape'),
    }
  })
