/** Converts text typed into the field of an option to the option's type; the kind validates it. */
import type { Option } from '@kumiki/core/spec'

export const shownAs = (value: unknown): string =>
  value === undefined ? '' : Array.isArray(value) ? value.join(', ') : String(value)

export function readTyped({ type, minimum, name }: Pick<Option, 'type' | 'minimum' | 'name'>, typed: string): unknown {
  const plain = typed.normalize('NFKC').trim()
  if (plain === '') return undefined
  if (type === 'list') return listOf(typed, name === 'keep' ? /[\n,、，]/ : /[\s,、，]/)
  const takesNumbers = type === 'integer' || type === 'number' || minimum !== null
  if (takesNumbers && /^-?\d+(\.\d+)?$/.test(plain)) return Number(plain)
  return name === 'size' ? plain.replace(/\s*[×*xX]\s*/, 'x') : typed.trim()
}

/** Words are split at spaces too, but a place and its word belong together. */
const listOf = (typed: string, gap: RegExp): readonly string[] =>
  typed.split(gap).flatMap((one) => (one.trim() === '' ? [] : [one.trim()]))
