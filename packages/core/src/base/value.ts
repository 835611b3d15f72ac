/** Reads a value by a schema, for callers that do not report what is wrong with it. */
import { safeParse } from 'zod/v4/core'
import type { Schema } from './schema.ts'

/** null: the schema refuses the value. `parse` gives the reason. */
export function valueBy<T extends object>(schema: Schema<T>, value: unknown): T | null {
  const result = safeParse(schema, value)
  return result.success ? result.data : null
}
