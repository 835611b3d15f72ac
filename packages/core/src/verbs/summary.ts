/** The main facts of a finished file. */
import type { Bilingual } from '../base/text.ts'
import { claimNames } from '../kind/claims.ts'
import type { Level } from '../kind/craft.ts'
import type { Face } from '../kind/face.ts'
import type { KumikiFile } from '../kind/file.ts'
import type { PuzzleTypes } from '../kind/types.ts'
import type { Size } from '../spec/size.ts'
import { worth } from './worth.ts'

export interface Summary {
  readonly level: Level | null
  /** The names of the claims that hold, according to the file. */
  readonly proved: readonly Bilingual[]
  readonly worth: Bilingual | null
  /** The board's size, where none was asked for. */
  readonly foundSize: Size | null
  readonly seed: string | null
}

export function summaryOf<K extends PuzzleTypes>({ puzzle, recipe, report }: KumikiFile<K>, face: Face<K>): Summary {
  const { score = {}, bound = null, claims = {}, grade } = report ?? {}
  const { width, height } = face.board(puzzle)
  return {
    level: grade?.level ?? null,
    proved: Object.entries(claimNames).flatMap(([claim, name]) => (claims[claim] === true ? [name] : [])),
    worth: worth({ score, bound }, recipe?.spec ?? {}),
    foundSize: recipe !== undefined && recipe.spec.size === undefined ? { width, height } : null,
    seed: recipe?.seed ?? null,
  }
}
