/** `@kumiki/core/file`: kumiki files, read and written. */
export {
  fileExtension,
  formatFile,
  formatLine,
  forPlayers,
  openFile,
  parseFile,
  parseJson,
  unknownKind,
  writtenGrade,
} from './file/file.ts'
export { type OpenedFile, openAs } from './file/open.ts'
