/**
 * Compares the figures in a report with those counted again. A bound that takes a search to prove is not proved again:
 * it must not be below what was reached, and a note says that it was not proved here.
 */

import { type Problem, problem } from '../base/result.ts'
import { printable } from '../base/text.ts'
import type { Figures, Findings } from '../kind/audit.ts'
import type { Report } from '../kind/file.ts'

/** Scores with fractional penalties are sums of floating-point numbers. */
const rounding = 1e-6

/** `counted` is null for a kind that counts nothing again. */
export function figuresAgainst({ score = {}, bound = null }: Report, counted: Figures | null): Findings {
  const problems = Object.entries(counted?.score ?? {}).flatMap(([name, value]) => {
    const reported = Object.hasOwn(score, name) ? score[name] : undefined
    return reported === undefined || isSame(reported, value) ? [] : [otherFigure(name, reported, value)]
  })
  if (bound === null) return { problems, notes: [] }
  const reached = counted?.reached ?? null
  if (reached !== null && bound < reached - rounding)
    return { problems: [...problems, boundBelow(bound, reached)], notes: [] }
  if (counted === null || counted.bound === undefined) return { problems, notes: [boundUnproved(bound, reached)] }
  if (counted.bound !== null && isSame(bound, counted.bound)) return { problems, notes: [] }
  return { problems: [...problems, otherBound(bound, counted.bound)], notes: [] }
}

const isSame = (reported: number | string, value: number | string): boolean =>
  typeof reported === 'number' && typeof value === 'number'
    ? Math.abs(reported - value) <= rounding
    : reported === value

const brief = (value: number | string): string => printable(String(value)).slice(0, 40)

const otherFigure = (name: string, reported: number | string, value: number | string): Problem =>
  problem(
    'score-differs',
    `The report says "${name}" is ${brief(reported)}; counted again it is ${brief(value)}.`,
    `報告の「${name}」は ${brief(reported)} ですが、数え直すと ${brief(value)} です。`,
    { path: ['report', 'score', name] },
  )
const ofBound = { path: ['report', 'bound'] } as const
const boundBelow = (bound: number, reached: number): Problem =>
  problem(
    'bound-below',
    `The report says that ${brief(bound)} is the maximum, but this board reaches ${brief(reached)}.`,
    `報告の上限は ${brief(bound)} ですが、この盤面の値は ${brief(reached)} で、それを超えています。`,
    ofBound,
  )
const otherBound = (bound: number, value: number | null): Problem =>
  problem(
    'bound-differs',
    `The report says that ${brief(bound)} is the maximum; ${value === null ? 'for such a puzzle there is no bound' : `counted again the bound is ${brief(value)}`}.`,
    `報告の上限は ${brief(bound)} ですが、${value === null ? 'このパズルに上限はありません' : `計算し直すと ${brief(value)} です`}。`,
    ofBound,
  )
const boundUnproved = (bound: number, reached: number | null): Problem => {
  // two decimals, and never below the bound, unless it is reached
  const isReached = reached !== null && isSame(bound, reached)
  const reported = brief((isReached ? Math.round(bound * 100) : Math.ceil(bound * 100 - rounding)) / 100)
  return problem(
    'bound-unproved',
    `The report says that ${reported} is the maximum; it was not proved again.`,
    `上限 ${reported} は報告に書かれた値で、証明し直してはいません。`,
    ofBound,
  )
}
