/**
 * Everything that can be checked in a file without trusting its maker: what its bytes prove (verify.ts) and, when all
 * of that holds, whether its kind gives the same grade. The grader is loaded only for that.
 */
import type { OpenedFile } from '../file/open.ts'
import type { Level } from '../kind/craft.ts'
import { gradeOf, regrade } from './grade.ts'
import { type Check, verifyOpened } from './verify.ts'

export interface GradedCheck extends Check {
  /**
   * The level that the puzzle gets now, whatever the file claims; null where there is none, or where a check failed.
   */
  readonly level: Level | null
}

/** `effort` limits the second solver. */
export const checkOpened = (file: OpenedFile, effort?: number): Promise<GradedCheck> =>
  file(async (known, _face, module) => {
    const check = await verifyOpened(file, effort)
    if (!check.ok) return { ...check, level: null }
    const craft = await module.craft()
    const graded = gradeOf(craft, known.puzzle)
    const other = regrade(craft, known, graded)
    if (other === null) return { ...check, level: graded.level }
    return { ...check, ok: false, problems: [...check.problems, other], level: null }
  })
