/** Every kind with all its parts, loaded when they are asked for. One line a kind. */
import { door, type SomeDoor } from '../kind/door.ts'

export const doors: Readonly<Record<string, SomeDoor>> = {
  blocksum: door(
    () => import('./blocksum/puzzle/face.ts'),
    () => import('./blocksum/craft.ts'),
    () => import('./blocksum/recount.ts'),
  ),
  codeword: door(
    () => import('./codeword/puzzle/face.ts'),
    () => import('./codeword/craft.ts'),
    () => import('./codeword/recount.ts'),
    () => import('./codeword/witness.ts'),
    [],
    null,
    () => import('./codeword/editing.ts'),
  ),
  crossword: door(
    () => import('./crossword/puzzle/face.ts'),
    () => import('./crossword/craft.ts'),
    () => import('./crossword/recount.ts'),
    () => import('./crossword/witness.ts'),
    [
      {
        extension: '.lp',
        title: { en: 'LP file (crosswords)', ja: 'LP ファイル（クロスワード）' },
        write: async (file) => (await import('./crossword/lpfile.ts')).writeLp(file),
      },
    ],
    null,
    () => import('./crossword/editing.ts'),
  ),
  hashi: door(
    () => import('./hashi/puzzle/face.ts'),
    () => import('./hashi/craft.ts'),
    () => import('./hashi/solve/recount.ts'),
    undefined,
    [],
    {
      from: 'picture',
      show: async (file) => (await import('./hashi/picture/preview.ts')).stagesOfFile(file),
      draft: async (spec) => (await import('./hashi/picture/preview.ts')).stagesOfDraft(spec),
    },
  ),
  hitori: door(
    () => import('./hitori/puzzle.ts'),
    () => import('./hitori/craft.ts'),
    () => import('./hitori/recount.ts'),
  ),
  skeleton: door(
    () => import('./skeleton/puzzle/face.ts'),
    () => import('./skeleton/craft.ts'),
    () => import('./skeleton/recount.ts'),
    () => import('./skeleton/witness.ts'),
    [],
    null,
    () => import('./skeleton/editing.ts'),
  ),
  slitherlink: door(
    () => import('./slitherlink/puzzle.ts'),
    () => import('./slitherlink/craft.ts'),
    () => import('./slitherlink/recount.ts'),
  ),
  sudoku: door(
    () => import('./sudoku/puzzle/face.ts'),
    () => import('./sudoku/craft.ts'),
    () => import('./sudoku/recount.ts'),
  ),
  wordsearch: door(
    () => import('./wordsearch/puzzle/face.ts'),
    () => import('./wordsearch/craft.ts'),
    () => import('./wordsearch/solve/recount.ts'),
    () => import('./wordsearch/witness.ts'),
    [],
    null,
    () => import('./wordsearch/editing.ts'),
  ),
}
