/**
 * `@kumiki/core/kinds/wordsearch/puzzle`: the part of the kind that formats and pages use: its model, rules and face.
 * Nothing here makes or solves.
 */
export { face } from './puzzle/face.ts'
export {
  type Answer,
  answerSchema,
  cellsOf,
  type Dir,
  dirs,
  type Place,
  type Puzzle,
  puzzleSchema,
  stepOf,
  type Wordsearch,
} from './puzzle/model.ts'
export { check } from './puzzle/rules.ts'
export { scriptOfBoard } from './puzzle/spelling.ts'
