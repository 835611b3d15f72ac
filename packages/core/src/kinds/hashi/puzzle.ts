/**
 * `@kumiki/core/kinds/hashi/puzzle`: the part of the kind that formats and pages use: its model, rules and face.
 * Nothing here makes or solves.
 */

export { type Board, boardOf, edgeBetween } from './puzzle/board.ts'
export { face } from './puzzle/face.ts'
export { type Answer, answerSchema, type Bridge, type Hashi, type Puzzle, puzzleSchema } from './puzzle/model.ts'
export { check } from './puzzle/rules.ts'
