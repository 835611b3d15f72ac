/** The kinds that need no input, and their options for a size and a level. */

import { type StackItem, stackSize } from '../desk/stack.ts'
import type { Spec } from '../model/project.ts'
import type { PlainKind } from './kind.ts'
import { table } from './table.ts'

/** The most popular ones come first. */
const use = ['sudoku', 'blocksum', 'hashi', 'skeleton']
const rankOf = ({ kind }: PlainKind): number => (use.includes(kind) ? use.indexOf(kind) : use.length)

export const plainKinds: readonly PlainKind[] = [...table].sort((a, b) => rankOf(a) - rankOf(b))

export const plainKindOf = (kind: string): PlainKind | null => plainKinds.find((one) => one.kind === kind) ?? null

/** Sets a size and, if the kind invents items, enough of them to fill the board. */
export const sized = (spec: Spec, kind: string, size: number): Spec => {
  const invents = plainKindOf(kind)?.invents
  return { ...spec, size, ...(invents ? { [invents.option]: Math.round((size * size) / invents.cellsEach) } : {}) }
}

/** The options that make the kind work without input. */
export function startOf({ kind, sizes, invents }: PlainKind): Spec {
  const [own = 9] = sizes
  const { size: _size, ...rest } = invents ? sized({}, kind, own) : {}
  return rest
}

export const levels = ['1', '2', '3', '4', '5'] as const

/** The options for a level, as a form would set them; a kind without levels grows instead. */
export function specFor(plain: PlainKind, level: number): Spec {
  const { kind, sizes, levels: own, sides } = plain
  const nearest = own.findLast((one) => one <= level) ?? own[0]
  if (nearest !== undefined) {
    const size = sides[nearest - 1]
    return size === undefined ? { level: nearest } : { size, level: nearest }
  }
  const growing = sizes.toSorted((a, b) => a - b)
  const size = growing[Math.round(((level - 1) / (levels.length - 1)) * (growing.length - 1))]
  return size === undefined ? startOf(plain) : sized({}, kind, size)
}

/** A mix of kinds instead of a single one. */
export const mix = 'mix'

/** Ten puzzles of a kind; a mix alternates between the kinds that have levels. */
export const stackOf = (kind: string, level: number, titleOf: (kind: string) => string): StackItem[] => {
  const chosen = plainKinds.filter((one) => (kind === mix ? one.levels.length > 0 : one.kind === kind))
  return Array.from({ length: stackSize }, (_, at) => chosen[at % chosen.length]).flatMap((one, at) =>
    one ? [{ kind: one.kind, spec: specFor(one, level), title: `${titleOf(one.kind)} ${at + 1}` }] : [],
  )
}
