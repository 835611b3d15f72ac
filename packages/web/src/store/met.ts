/** The kinds of puzzle whose rules were shown on this device. */
import { readLocal, recordIn, writeLocal } from './local.ts'

const place = 'kumiki.met'

export const hasMet = (kind: string): boolean => recordIn(readLocal(place))[kind] === true

export const meet = (kind: string): void => writeLocal(place, { ...recordIn(readLocal(place)), [kind]: true })
