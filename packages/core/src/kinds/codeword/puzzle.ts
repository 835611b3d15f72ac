/**
 * `@kumiki/core/kinds/codeword/puzzle`: the kind as formats and pages know it, its model, its rules and its face.
 * Nothing here makes or solves.
 */
export { face } from './puzzle/face.ts'
export { type Answer, answerSchema, type Codeword, type Puzzle, puzzleSchema } from './puzzle/model.ts'
export { check } from './puzzle/rules.ts'
