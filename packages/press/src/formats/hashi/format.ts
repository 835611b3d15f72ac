/** Formats that hold Hashi only. */
import { type Format, reading, writing } from '../format.ts'

const has = () => import('./has.ts')

const hashi = { kinds: ['hashi'], holds: 'one', binary: false } as const

export const ofHashi: readonly Format[] = [
  {
    ...hashi,
    extensions: ['.has'],
    title: { en: '.has benchmark (Hashi)', ja: '.has（橋をかけろ）' },
    read: reading(async () => (await has()).readHas),
    write: writing(async () => (await has()).writeHas),
  },
]
