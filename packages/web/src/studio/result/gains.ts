/** What each point of a search brought: a first board, a better one with its new words, or a lower bound. */
import type { Point } from '../desk/search.ts'

interface Moment {
  readonly ms: number
  readonly value: number
}
export type Gain = Moment &
  (
    | { readonly about: 'first' }
    | { readonly about: 'score'; readonly by: number; readonly words: readonly string[] }
    | { readonly about: 'bound'; readonly from: number; readonly to: number }
  )

export function gainsOf(course: readonly Point[]): readonly Gain[] {
  return course.flatMap(({ ms, value, bound, fresh }, at): Gain[] => {
    const before = course[at - 1]
    if (!before) return [{ ms, value, about: 'first' }]
    const by = round(value - before.value)
    if (by > 0) return [{ ms, value, about: 'score', by, words: fresh }]
    const isLower = bound !== null && before.bound !== null && bound < before.bound
    return isLower ? [{ ms, value, about: 'bound', from: round(before.bound), to: round(bound) }] : []
  })
}

const round = (value: number): number => Math.round(value * 100) / 100
