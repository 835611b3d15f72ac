/**
 * `@kumiki/core/base`: the foundation of every package: results and problems, texts in two languages, schemas, limits,
 * random numbers.
 */
export { Budget } from './base/budget.ts'
export { fingerprint } from './base/fingerprint.ts'
export { limits } from './base/limits.ts'
export { nearest } from './base/nearest.ts'
export { bad, good, type Problem, problem, type Result } from './base/result.ts'
export {
  hasRuby,
  pair,
  type Run,
  readingOf,
  readRuby,
  rubied,
  withFurigana,
  withoutReadings,
  withReadings,
} from './base/ruby.ts'
export { demand, type Finding } from './base/rule.ts'
export { faultsIn, parse, type Schema, sentence } from './base/schema.ts'
export { type Cell, nameOfCells, type Target } from './base/target.ts'
export { type Bilingual, counted, isLang, type Lang, langs, printable, type Spell, spelt } from './base/text.ts'
export { version } from './base/version.ts'
