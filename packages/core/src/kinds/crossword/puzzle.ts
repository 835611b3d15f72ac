/**
 * `@kumiki/core/kinds/crossword/puzzle`: the part of the kind that formats and pages use: its model, rules and face.
 * Nothing here makes or solves.
 */

export { type Slot, slotsOf, textIn } from '../../wordgrid/slots.ts'
export { face } from './puzzle/face.ts'
export { cellsOfClue, scriptOfBoard } from './puzzle/input.ts'
export { type Answer, answerSchema, type Clue, type Crossword, type Puzzle, puzzleSchema } from './puzzle/model.ts'
export { check } from './puzzle/rules.ts'
