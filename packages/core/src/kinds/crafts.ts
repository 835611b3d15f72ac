/** The back of house, loaded when it is asked for: the whole craft, or only what checks a file. One line a kind. */
import {
  type Craft,
  type Face,
  type Recount,
  type Shapes,
  type SomeCounter,
  type SomeCraft,
  someCounter,
  someCraft,
  type Witness,
} from '../kind/kind.ts'

export interface Door {
  craft(): Promise<SomeCraft>
  counter(): Promise<SomeCounter>
}

/** The same file names have the same role in every kind, so a kind is three imports; one whose files tell more than rules and solutions has a witness. */
const door = <K extends Shapes>(
  craft: () => Promise<{ readonly craft: Craft<K> }>,
  face: () => Promise<{ readonly face: Face<K> }>,
  recount: () => Promise<{ readonly recount: Recount<K> }>,
  witness: () => Promise<{ readonly witness: Witness<K> | null }> = async () => ({ witness: null }),
): Door => ({
  craft: async () => someCraft((await craft()).craft),
  counter: async () => someCounter((await face()).face, (await recount()).recount, (await witness()).witness),
})

export const crafts: Readonly<Record<string, Door>> = {
  blocksum: door(
    () => import('./blocksum/craft.ts'),
    () => import('./blocksum/face.ts'),
    () => import('./blocksum/recount.ts'),
  ),
  crossword: door(
    () => import('./crossword/craft.ts'),
    () => import('./crossword/face.ts'),
    () => import('./crossword/recount.ts'),
    () => import('./crossword/witness.ts'),
  ),
  hashi: door(
    () => import('./hashi/craft.ts'),
    () => import('./hashi/face.ts'),
    () => import('./hashi/recount.ts'),
  ),
  skeleton: door(
    () => import('./skeleton/craft.ts'),
    () => import('./skeleton/face.ts'),
    () => import('./skeleton/recount.ts'),
    () => import('./skeleton/witness.ts'),
  ),
  sudoku: door(
    () => import('./sudoku/craft.ts'),
    () => import('./sudoku/face.ts'),
    () => import('./sudoku/recount.ts'),
  ),
  wordsearch: door(
    () => import('./wordsearch/craft.ts'),
    () => import('./wordsearch/face.ts'),
    () => import('./wordsearch/recount.ts'),
    () => import('./wordsearch/witness.ts'),
  ),
}
