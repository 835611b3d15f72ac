/**
 * The JSON Schema of the outer file, for documentation. It is separate from the reader so that a player does not load
 * zod's schema generator.
 */
import { toJSONSchema } from 'zod/v4/core'
import { envelope } from './file.ts'

export const fileSchema = (): object => toJSONSchema(envelope, { io: 'input', unrepresentable: 'any' })
