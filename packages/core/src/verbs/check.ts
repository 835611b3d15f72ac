/**
 * All that can be said of a file without trusting its maker: what its bytes tell (verify.ts) and, when all of that holds, whether
 * its grade is the one that its kind gives. The grader is loaded for nothing else.
 */
import type { OpenedFile } from '../file/open.ts'
import { regrade } from './grade.ts'
import { type Check, verifyOpened } from './verify.ts'

/** `effort` limits the second solver. */
export const checkOpened = (file: OpenedFile, effort?: number): Promise<Check> =>
  file(async (known, _face, door) => {
    const check = await verifyOpened(file, effort)
    const other = check.ok ? regrade(await door.craft(), known) : null
    return other ? { ...check, ok: false, problems: [...check.problems, other] } : check
  })
