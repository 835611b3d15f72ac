/** The option for the directions in which the words of a sheet may run, in several notations. */
import { arrows, type Dir, dirs } from '../puzzle/dirs.ts'

const bothWays = { straight: ['E', 'S'], slant: ['E', 'S', 'SE', 'NE'], all: dirs } as const

/** `straight`, `slant`, `all`; 2, 4, 8; or a list such as `E,S,SE` or `→↓↘`. null: none of these. */
export function readDirections(text: string): readonly Dir[] | null {
  const plain = text.normalize('NFKC').trim()
  if (plain === 'straight' || plain === '2') return bothWays.straight
  if (plain === 'slant' || plain === '4') return bothWays.slant
  if (plain === 'all' || plain === '8') return bothWays.all
  if (/(?:^|[,+/])\s*(?:[,+/]|$)/.test(plain)) return null
  const names = plain
    .replace(/[↖-↙←-↓]/g, (arrow) => ` ${dirs.find((dir) => arrows[dir] === arrow)} `)
    .split(/[\s,+/]+/)
  const listed = names.flatMap((name) => (name === '' ? [] : [dirs.find((dir) => dir === name.toUpperCase())]))
  const known = listed.filter((dir) => dir !== undefined)
  if (known.length === 0 || known.length < listed.length) return null
  return dirs.filter((dir) => known.includes(dir))
}

/** The directions that were asked for, and the text that asked for them. */
export interface WantedDirections {
  readonly dirs: readonly Dir[]
  readonly written: string
}

export interface Directed {
  readonly directions?: WantedDirections | undefined
  readonly level?: number | undefined
}

/** The directions that were asked for, or those of the level. */
export function directionsOf({ directions, level = 3 }: Directed): readonly Dir[] {
  if (directions) return directions.dirs
  return level === 1 ? bothWays.straight : level === 2 ? bothWays.slant : bothWays.all
}
