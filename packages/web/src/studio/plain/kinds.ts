/** The kinds that need nothing to begin with: the sizes that stand one click away, and what a level asks of each. */

import { type StackItem, stackSize } from '../desk/stack.ts'
import type { Spec } from '../model/project.ts'

export const plainNames = ['sudoku', 'blocksum', 'hashi', 'skeleton'] as const
export type PlainName = (typeof plainNames)[number]
export type StackKind = PlainName | 'mix'

export interface PlainKind {
  readonly kind: PlainName
  /** The sizes to choose from; the first is what the kind takes by itself. */
  readonly sizes: readonly number[]
  readonly hasLevel: boolean
  /** What makes it need nothing. */
  readonly spec: Spec
}

/** How many numbers fill a board of a size. */
const numbersOn = (size: number): number => Math.max(8, Math.round((size * size) / 3.4))

export const plainKinds: readonly PlainKind[] = [
  { kind: 'sudoku', sizes: [9, 6, 4], hasLevel: true, spec: {} },
  { kind: 'blocksum', sizes: [5, 4, 6, 7, 8], hasLevel: true, spec: {} },
  { kind: 'hashi', sizes: [10, 7, 13, 17, 25], hasLevel: true, spec: {} },
  { kind: 'skeleton', sizes: [9, 7, 11, 12, 13], hasLevel: false, spec: { numbers: numbersOn(9) } },
]

/** What a kind asks for at a size: a number fill-in has as many numbers as the board needs. */
export const sized = (spec: Spec, kind: string, size: number): Spec =>
  kind === 'skeleton' ? { ...spec, size, numbers: numbersOn(size) } : { ...spec, size }

export const levels = ['1', '2', '3', '4', '5'] as const

/** What a form would write for a puzzle of that level: a number fill-in has none, and grows instead. */
export function specFor(kind: PlainName, level: number): Spec {
  if (kind === 'skeleton') return sized({}, kind, [7, 9, 11, 12, 13][level - 1] ?? 9)
  return kind === 'blocksum' ? { size: level < 3 ? 5 : 6, level } : { level }
}

const levelled = plainKinds.flatMap(({ kind, hasLevel }) => (hasLevel ? [kind] : []))

/** Ten of a kind; of a mix those that have levels, in turns. */
export const stackOf = (kind: StackKind, level: number, names: Readonly<Record<PlainName, string>>): StackItem[] =>
  Array.from({ length: stackSize }, (_, at) => {
    const one = kind === 'mix' ? (levelled[at % levelled.length] ?? 'sudoku') : kind
    return { kind: one, spec: specFor(one, level), title: `${names[one]} ${at + 1}` }
  })
