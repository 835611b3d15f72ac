/**
 * `@kumiki/core/kinds/codeword/puzzle`: the part of the kind that formats and pages use: its model, rules and face.
 * Nothing here makes or solves.
 */
export { face } from './puzzle/face.ts'
export { type Answer, answerSchema, type Codeword, type Puzzle, puzzleSchema } from './puzzle/model.ts'
export { check } from './puzzle/rules.ts'
