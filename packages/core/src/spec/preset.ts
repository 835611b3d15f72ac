/**
 * Whether a preset and an option contradict each other. Amounts that a preset sets (a size, a level, a share) may be
 * overridden. By the options' meta, these contradict a preset:
 * - turning one of its switches the other way;
 * - another value for a choice that other options depend on (`needs`), because that makes another sort of puzzle;
 * - removing what one of its options needs;
 * - deciding what one of its switches exists to decide.
 */
import { type Problem, problem } from '../base/result.ts'
import { isMet, type Option, settles } from './options.ts'

type Values = Readonly<Record<string, unknown>>

export interface NamedValues {
  readonly id: string
  readonly spec: Values
}

/** The first contradiction; `given` has the options that were named beside the preset. */
export function contradiction(options: readonly Option[], { id, spec }: NamedValues, given: Values): Problem | null {
  const both = { ...spec, ...given }
  for (const option of options) {
    const { name, needs, settledBy } = option
    const [own, other] = [spec[name], given[name]]
    if (own === undefined) continue
    if (other !== undefined) {
      if (other !== own && isOfSort(option, options)) return otherwise(id, called(name, own), called(name, other), name)
      continue
    }
    if (needs && given[needs.name] !== undefined && !isMet(needs, options, both))
      return unusable(id, called(name), called(needs.name, given[needs.name]), needs.name)
    const settling = options.find((each) => settledBy.includes(each.name) && settles(each, given))
    if (own === true && settling) return excluded(id, called(name), called(settling.name), settling.name)
  }
  return null
}

/** Whether the value decides the sort of puzzle rather than an amount. */
const isOfSort = ({ name, type, choices }: Option, options: readonly Option[]): boolean =>
  type === 'boolean' ||
  (choices.length > 0 && options.some(({ needs }) => needs?.name === name && needs.value !== null))

/** The option by key, with its value, as sentences name options. */
function called(name: string, value: unknown = true): string {
  if (typeof value === 'boolean') return `\`${value ? '' : '!'}${name}\``
  return `\`${name}\` ${String(value)}`
}

const otherwise = (id: string, own: string, other: string, path: string): Problem =>
  problem(
    'preset-contradicts',
    `The preset ${id} has ${own}, which ${other} contradicts.`,
    `プリセット ${id} は ${own} なので、${other} とは同時に使えません。`,
    { path: [path] },
  )
const unusable = (id: string, own: string, other: string, path: string): Problem =>
  problem(
    'preset-contradicts',
    `The preset ${id} has ${own}, which cannot be used with ${other}.`,
    `プリセット ${id} の ${own} は、${other} では使えません。`,
    { path: [path] },
  )
const excluded = (id: string, own: string, other: string, path: string): Problem =>
  problem(
    'preset-contradicts',
    `The preset ${id} has ${own}, which ${other} excludes.`,
    `プリセット ${id} の ${own} と ${other} は同時に使えません。`,
    { path: [path] },
  )
