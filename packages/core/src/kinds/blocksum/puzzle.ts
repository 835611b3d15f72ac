/**
 * `@kumiki/core/kinds/blocksum/puzzle`: the kind as formats and pages know it, its model, its rules and its face.
 * Nothing here makes or solves.
 */
export { face } from './puzzle/face.ts'
export { type Answer, answerSchema, type Blocksum, blocksOf, type Puzzle, puzzleSchema } from './puzzle/model.ts'
export { check } from './puzzle/rules.ts'
