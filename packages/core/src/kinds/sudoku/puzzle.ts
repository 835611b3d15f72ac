/**
 * `@kumiki/core/kinds/sudoku/puzzle`: the kind as formats and pages know it, its model, its rules and its face. Nothing
 * here makes or solves.
 */
export { face } from './puzzle/face.ts'
export { type Answer, answerSchema, boxes, type Puzzle, puzzleSchema, type Sudoku } from './puzzle/model.ts'
export { check } from './puzzle/rules.ts'
