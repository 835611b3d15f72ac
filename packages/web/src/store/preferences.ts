/**
 * The preferences of a person, kept on this device. They are validated field by field, so that an old or invalid value
 * does no harm.
 */
import { type KeyPreferences, usualKeys, usualPreferences } from '@kumiki/core/player'
import { readLocal, recordIn, writeLocal } from './local.ts'

const choices = {
  theme: ['system', 'light', 'dark'],
  lang: ['system', 'ja', 'en'],
  /** auto: the on-screen keys if the last pointer was a finger. */
  keys: ['auto', 'shown', 'system'],
  kana: ['table', 'flick'],
  order: ['left', 'right'],
  hand: ['right', 'left'],
  space: ['turn', 'clear'],
  enter: ['next', 'turn'],
  arrows: ['turn-first', 'move'],
} as const

type Choices = { readonly [Name in keyof typeof choices]: (typeof choices)[Name][number] }
interface Switches {
  readonly skipsFilled: boolean
  readonly strikesNotes: boolean
  readonly timer: boolean
  /** Shows broken rules as they happen. */
  readonly watches: boolean
}
export type Preferences = Choices & Switches

export const usual: Preferences = {
  theme: 'system',
  lang: 'system',
  keys: 'auto',
  kana: 'table',
  order: 'left',
  hand: 'right',
  ...usualKeys,
  ...usualPreferences,
  timer: true,
  watches: true,
}

export const choicesOf = (name: keyof Choices): readonly string[] => choices[name]

const place = 'kumiki.habits'

export function readPreferences(): Preferences {
  const stored = recordIn(readLocal(place))
  const found: Record<string, unknown> = { ...usual }
  for (const [name, value] of Object.entries(usual)) {
    const given = stored[name]
    if (typeof value === 'boolean' ? typeof given === 'boolean' : isChoice(name, given)) found[name] = given
  }
  return found as unknown as Preferences
}

const isChoice = (name: string, value: unknown): boolean =>
  name in choices && (choices[name as keyof Choices] as readonly unknown[]).includes(value)

export const writePreferences = (preferences: Preferences): void => writeLocal(place, preferences)

export const keyPreferences = ({ space, enter, arrows }: Preferences): KeyPreferences => ({ space, enter, arrows })
