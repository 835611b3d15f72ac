/**
 * The JSON Schema of the outer file: for documents, apart from the reader so that a player need not load what makes it.
 */
import { toJSONSchema } from 'zod/v4/core'
import { envelope } from './file.ts'

export const fileSchema = (): object => toJSONSchema(envelope, { io: 'input', unrepresentable: 'any' })
