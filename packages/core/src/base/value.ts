/** Values from outside, read by a schema where nobody is told what is wrong with them. */
import { safeParse } from 'zod/v4/core'
import type { Schema } from './schema.ts'

/** null: the schema refuses it. `parse` says why. */
export function valueBy<T extends object>(schema: Schema<T>, value: unknown): T | null {
  const result = safeParse(schema, value)
  return result.success ? result.data : null
}
