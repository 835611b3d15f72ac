/**
 * All that a player's page needs: faces, the file, the session, the judge. Nothing else is reachable from here, and a kind is loaded
 * when a file of it is opened.
 */
export { limits } from './base/limits.ts'
export { good, type Problem, type Result } from './base/result.ts'
export { type Run, readRuby, withReadings } from './base/ruby.ts'
export { parse } from './base/schema.ts'
export * from './base/target.ts'
export * from './base/text.ts'
export type { Anchor, Ink, Mark, Picture } from './drawing/picture.ts'
export { formatLine, forPlayers, type KumikiFile, openFile, parseFile, readAs, type SomeFile } from './file/file.ts'
export { type Aside, type Item, itemLine, itemText } from './kind/aside.ts'
export type { Board, BoardScript, Keys, Line, Seen, Touch } from './kind/board.ts'
export type { Face, Fault, LazyFace, SomeFace, Verdict } from './kind/face.ts'
export type { Shapes } from './kind/shapes.ts'
export { faces } from './kinds/faces.ts'
export { faultText, type Judgement, judge, notTheKey } from './play/judge.ts'
export { Keyboard, type KeyHabits, type Press, usualKeys } from './play/keyboard.ts'
export { inReadingOrder, otherEnds } from './play/moving.ts'
export { capOf, type Notes, noteMarks, notesSchema } from './play/notes.ts'
export { distance, dragEnd, type Point, targetAt } from './play/pointing.ts'
export { type Habits, type Position, Session, usualHabits } from './play/session.ts'
