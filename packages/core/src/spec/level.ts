/** How hard a puzzle should be, as an option of a kind: from 1 up to its hardest level. */
import * as z from 'zod'

/** Each kind adds `.optional()` or `.default()`, and `.meta()`. */
export const levelOption = (max: number) => z.int().min(1).max(max)
