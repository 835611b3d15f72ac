/** A page that holds the player and its puzzles, in one file. */
export {
  type HandoutFiles,
  type HandoutOptions,
  usualHandout,
  writeHandout,
} from './handout/page.ts'
export { type HandoutProgram, type HandoutScript, isProgram } from './handout/program.ts'
