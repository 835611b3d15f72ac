/**
 * `@kumiki/core/contract`: the parts of a kind of puzzle, for code that draws, prints or shows puzzles. Mostly types.
 */

export { claimNames, claimsFor } from './kind/claims.ts'
export {
  type Claim,
  type Craft,
  extrasOf,
  type Level,
  type Preset,
  type Score,
  type Solved,
  type SomeCraft,
  someCraft,
} from './kind/craft.ts'
export type { Candidate, Edit, Place } from './kind/editing.ts'
export type { Deciding, Face, LazyFace } from './kind/face.ts'
export type { Credits, KumikiFile, Note, Report, SomeFile } from './kind/file.ts'
export { type Job, jobTextLength } from './kind/job.ts'
export type { Export, KindModule, Preview, SomeKind } from './kind/module.ts'
export type { Cells, Lines, OnPaper } from './kind/paper.ts'
export { type Item, item, itemLine, itemText, noRemark, type SideList } from './kind/sidelist.ts'
export type { Stage } from './kind/stage.ts'
export type { PuzzleTypes } from './kind/types.ts'
