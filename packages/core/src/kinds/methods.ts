/**
 * Other ways to solve, by kind and name: the founding texts' own, kept as baselines. Each is the kind's craft with
 * another `solve` and `grade`, so that every verb works with it.
 */
import { type SomeCraft, someCraft } from '../kind/kind.ts'

export const methods: Readonly<Record<string, Readonly<Record<string, () => Promise<SomeCraft>>>>> = {
  hashi: {
    near: async () => someCraft((await import('./hashi/near.ts')).near),
    trial: async () => someCraft((await import('./hashi/near.ts')).trial),
  },
}
