/**
 * All that can be said of a file without trusting its maker: what its bytes tell (verify.ts) and, when all of that
 * holds, whether its grade is the one that its kind gives. The grader is loaded for nothing else.
 */
import type { OpenedFile } from '../file/open.ts'
import type { Level } from '../kind/craft.ts'
import { gradeOf, regrade } from './grade.ts'
import { type Check, verifyOpened } from './verify.ts'

export interface GradedCheck extends Check {
  /**
   * The one that the puzzle gets now, whatever the file says; null where there is none, or where something does not
   * hold.
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
