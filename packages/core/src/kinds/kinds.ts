/**
 * All kinds with all their parts, each loaded on demand. `npm run tables` derives from it the table of faces for
 * players.
 */
import { kindModule, type SomeKind } from '../kind/module.ts'

export const kinds: Readonly<Record<string, SomeKind>> = {
  blocksum: kindModule({
    face: () => import('./blocksum/puzzle/face.ts'),
    craft: () => import('./blocksum/craft.ts'),
    recount: () => import('./blocksum/recount.ts'),
    paper: () => import('./blocksum/paper.ts'),
  }),
  codeword: kindModule({
    face: () => import('./codeword/puzzle/face.ts'),
    craft: () => import('./codeword/craft.ts'),
    recount: () => import('./codeword/recount.ts'),
    audit: () => import('./codeword/audit.ts'),
    editing: () => import('./codeword/editing.ts'),
    paper: () => import('./codeword/paper.ts'),
  }),
  crossword: kindModule({
    face: () => import('./crossword/puzzle/face.ts'),
    craft: () => import('./crossword/craft.ts'),
    recount: () => import('./crossword/recount.ts'),
    audit: () => import('./crossword/audit.ts'),
    editing: () => import('./crossword/editing.ts'),
    paper: () => import('./crossword/paper.ts'),
    exports: [
      {
        extension: '.lp',
        title: { en: 'LP file (crosswords)', ja: 'LP ファイル（クロスワード）' },
        write: async (file) => (await import('./crossword/lpfile.ts')).writeLp(file),
      },
    ],
  }),
  hashi: kindModule({
    face: () => import('./hashi/puzzle/face.ts'),
    craft: () => import('./hashi/craft.ts'),
    recount: () => import('./hashi/solve/recount.ts'),
    paper: () => import('./hashi/paper.ts'),
    preview: {
      from: 'picture',
      show: async (file) => (await import('./hashi/picture/preview.ts')).stagesOfFile(file),
      draft: async (spec) => (await import('./hashi/picture/preview.ts')).stagesOfDraft(spec),
    },
  }),
  hitori: kindModule({
    face: () => import('./hitori/puzzle.ts'),
    craft: () => import('./hitori/craft.ts'),
    recount: () => import('./hitori/recount.ts'),
    paper: () => import('./hitori/paper.ts'),
  }),
  skeleton: kindModule({
    face: () => import('./skeleton/puzzle/face.ts'),
    craft: () => import('./skeleton/craft.ts'),
    recount: () => import('./skeleton/recount.ts'),
    audit: () => import('./skeleton/audit.ts'),
    editing: () => import('./skeleton/editing.ts'),
    paper: () => import('./skeleton/paper.ts'),
  }),
  slitherlink: kindModule({
    face: () => import('./slitherlink/puzzle.ts'),
    craft: () => import('./slitherlink/craft.ts'),
    recount: () => import('./slitherlink/recount.ts'),
    paper: () => import('./slitherlink/paper.ts'),
  }),
  sudoku: kindModule({
    face: () => import('./sudoku/puzzle/face.ts'),
    craft: () => import('./sudoku/craft.ts'),
    recount: () => import('./sudoku/recount.ts'),
    paper: () => import('./sudoku/paper.ts'),
  }),
  wordsearch: kindModule({
    face: () => import('./wordsearch/puzzle/face.ts'),
    craft: () => import('./wordsearch/craft.ts'),
    recount: () => import('./wordsearch/solve/recount.ts'),
    audit: () => import('./wordsearch/audit.ts'),
    editing: () => import('./wordsearch/editing.ts'),
    paper: () => import('./wordsearch/paper.ts'),
  }),
}
