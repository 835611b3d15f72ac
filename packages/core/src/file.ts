/** `@kumiki/core/file`: kumiki files, read and written. */
export {
  fileExtension,
  formatFile,
  formatLine,
  forPlayers,
  openFile,
  parseFile,
  parseJson,
  writtenGrade,
} from './file/file.ts'
export { type OpenedFile, openAs } from './file/open.ts'
export { unknownKind } from './file/refusals.ts'
