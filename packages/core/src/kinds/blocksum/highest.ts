/**
 * The hardest level that is possible with some options, so that a maker does not search for one that cannot exist.
 *
 * All boards of 2 × 2 are of level 1 and those of 3 × 3 of level 4 at most, as a test shows by trying them. Rules bound
 * the level by the techniques they correspond to, whether blocks grow by them or hints make them sufficient.
 */

import { type Problem, problem } from '../../base/result.ts'
import type { Level } from '../../kind/craft.ts'
import { type Spec, schemeOf } from './spec.ts'

export interface Highest {
  readonly level: Level
  /** Why the level is limited; null if every level is possible. */
  readonly note: Problem | null
}

export function highestLevel(spec: Spec): Highest {
  const { size, rules, hints, maxBlock } = spec
  const scheme = schemeOf(spec)
  const bounds: Highest[] = []
  const bound = (level: Level, en: string, ja: string): void => {
    if (level < 5) bounds.push({ level, note: beyond(level, en, ja) })
  }
  bound(size === 2 ? 1 : size === 3 ? 4 : 5, `of ${size} × ${size}`, `${size}×${size} の`)
  if (maxBlock === 1) bound(1, 'with blocks of one cell', 'ブロックが1マスだけの')
  if (rules !== undefined && (scheme === 'random' || scheme === 'score'))
    bound(levelOf(rules), `that the rules ${rules} solve`, `規則 ${rules} で解ける`)
  if (hints !== 'none') bound(levelOf(hints), `with hints for ${hints}`, `${hints} 用のヒントがある`)
  return bounds.reduce((min, next) => (next.level < min.level ? next : min), { level: 5, note: null })
}

/** R² is drawn and may contain every rule. */
function levelOf(rules: string): Level {
  const text = rules.toLowerCase()
  if (text === 'r1') return 1
  if (text === 'r2' || text === 'r3' || text.includes('both')) return 3
  return /lat-[234]/.test(text) ? 2 : 1
}

const beyond = (level: Level, en: string, ja: string): Problem =>
  problem(
    'beyond-reach',
    `Boards ${en} are never harder than level ${level}, so this one was made for level ${level}.`,
    `${ja}盤面はレベル${level}より難しくならないので、レベル${level}で作りました。`,
    { path: ['level'] },
  )
