/** Every kind, as far as forms need it. */
import type { SomeKind } from '@kumiki/core/contract'
import { kinds } from '@kumiki/core/kinds'
import { optionsOf } from '@kumiki/core/spec'
import type { KindInfo } from './protocol.ts'

let known: Promise<readonly KindInfo[]> | null = null

export function kindInfos(): Promise<readonly KindInfo[]> {
  known ??= Promise.all(Object.entries(kinds).map(([kind, module]) => infoOf(kind, module)))
  return known
}

const infoOf = (kind: string, someKind: SomeKind): Promise<KindInfo> =>
  someKind(async (module) => {
    const { face, spec, presets } = await module.craft()
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
