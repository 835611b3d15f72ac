/**
 * Places words that were left out because they can be read inside another one, if that other word found no room itself:
 * nothing rules them out any more, so they go where the packing has room. Words already placed stay where they are.
 */
import type { Rng } from '../../../base/rng.ts'
import { Packing } from '../pack/pack.ts'
import { prepare } from './prepare.ts'
import type { Setting } from './settle.ts'

interface Sheet {
  readonly setting: Setting
  readonly packing: Packing
}

/** `longest` is the longest run of the board. */
export function withFreed({ setting, packing }: Sheet, longest: number, rng: Rng): Sheet {
  const { spec, prepared, letters } = setting
  const lost = new Set(prepared.words.flatMap(({ word }, w) => (packing.at[w]! < 0 ? [word] : [])))
  const hasInner = prepared.insiders.length > 0 || prepared.absent.some(({ code }) => code.startsWith('inside-'))
  if (lost.size === 0 || !hasInner) return { setting, packing }
  const fewer = prepare(spec, prepared.message, longest, lost)
  const before = fewer.words.map((entry) => prepared.words.indexOf(entry))
  const words = fewer.words.map(({ word }) => letters.encode(word))
  const kept = Int32Array.from(before, (old) => (old >= 0 && packing.keeps(old) ? packing.at[old]! : -1))
  const more = new Packing({ ...packing.order, words, kept })
  for (const [w, old] of before.entries()) if (old >= 0 && !more.keeps(w)) more.put(w, packing.at[old]!)
  for (const [w, old] of before.entries()) {
    const placement = old >= 0 ? -1 : more.bestPlacement(w, rng)
    if (placement >= 0) more.put(w, placement)
  }
  return { setting: { ...setting, prepared: fewer }, packing: more }
}
