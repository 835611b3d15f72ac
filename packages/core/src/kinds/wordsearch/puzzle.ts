/**
 * `@kumiki/core/kinds/wordsearch/puzzle`: the kind as formats and pages know it, its model, its rules and its face.
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
