/** Validates an order while it is being written: invalid values, and options that another one makes ineffective. */

import { type Bilingual, faultsIn, type Problem } from '@kumiki/core/base'
import { kinds } from '@kumiki/core/kinds'
import { type Option, optionsOf, vain } from '@kumiki/core/spec'
import type { Spec } from '../../model/project.ts'
import type { Wanted, Weighed } from './protocol.ts'

export async function weigh({ kind, spec, picture, hasWords }: Wanted & { hasWords: boolean }): Promise<Weighed> {
  const someKind = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
  if (!someKind) return { vain: {}, wrong: {} }
  return someKind(async ({ craft }) => {
    const { spec: schema } = await craft()
    const options = optionsOf(schema)
    return {
      vain: vainIn(options, { ...spec, ...standingIn(options, picture, hasWords) }),
      wrong: byField(
        faultsIn(schema, spec, (field) => options.some(({ name, reads }) => name === field && reads !== 'words')),
      ),
    }
  })
}

/** The first problem of each option. */
const byField = (faults: readonly Problem[]): Record<string, Problem> =>
  Object.fromEntries(faults.toReversed().map((fault) => [String(fault.path[0]), fault]))

/** Placeholders for the words and the picture, which are not needed here. */
function standingIn(options: readonly Option[], picture: string | null, hasWords: boolean): Spec {
  const isThere = ({ reads }: Option): boolean =>
    (reads === 'words' && hasWords) || ((reads === 'drawing' || reads === 'shape') && picture !== null)
  return Object.fromEntries(options.filter(isThere).map(({ name }) => [name, true]))
}

/** The problem that each option would have if it were set now. */
function vainIn(options: readonly Option[], spec: Spec): Record<string, Bilingual> {
  return Object.fromEntries(
    options.flatMap((option) => {
      const given = { [option.name]: spec[option.name] ?? anyOf(option) }
      const problem = vain(options, given, { ...spec, ...given })
      return problem ? [[option.name, problem.text]] : []
    }),
  )
}

/** A value that differs from the default. */
const anyOf = ({ type, choices, minimum, initial }: Option): unknown =>
  type === 'boolean' ? initial !== true : (choices.find((choice) => choice !== initial) ?? minimum ?? 1) || 1
