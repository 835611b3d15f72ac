/** How hard a puzzle is to be, as an option of a kind: from 1 up to its hardest level. */
import * as z from 'zod'

/** `.optional()` or `.default()`, and `.meta()`, are the kind's own. */
export const levelOption = (max: number) => z.int().min(1).max(max)
