/**
 * Whether a preset and an option contradict each other. What a preset sets in amount (a size, a level, a share) may be
 * set otherwise beside it. Read off the options' meta, it contradicts a preset
 * - to turn one of its switches the other way;
 * - to give another word to a choice that other options hang on (`needs`), for then it is another sort of puzzle;
 * - to take from one of its options what that needs;
 * - to settle what one of its switches is there to decide.
 */
import { type Problem, problem } from '../base/result.ts'
import { isMet, type Option, settles } from './options.ts'

type Values = Readonly<Record<string, unknown>>

export interface NamedValues {
  readonly id: string
  readonly spec: Values
}

/** The first contradiction; `given` has what was named beside the preset. */
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

/** Whether its value says what sort of puzzle it is, not how much of something there is. */
const isOfSort = ({ name, type, choices }: Option, options: readonly Option[]): boolean =>
  type === 'boolean' ||
  (choices.length > 0 && options.some(({ needs }) => needs?.name === name && needs.value !== null))

/** By key, with its value, as sentences name options. */
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
