/** JSON from other programs: limited in size, and every value is checked before use. */

import { bad, good, type Result } from '@kumiki/core/base'
import { parseJson } from '@kumiki/core/file'
import { notThis } from './foreign.ts'

export type Fields = Readonly<Record<string, unknown>>

export async function readJson(text: string, format: string): Promise<Result<Fields>> {
  const json = await parseJson(text)
  if (!json.ok) return json
  return isRecord(json.value)
    ? good(json.value)
    : bad(notThis(format, 'it is no JSON object', 'JSON のオブジェクトではありません'))
}

export const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const valueIn = (record: Fields, name: string): unknown =>
  Object.hasOwn(record, name) ? record[name] : undefined

/** '' if there is none; numbers as they are written. */
export function textIn(record: Fields, name: string): string {
  const value = valueIn(record, name)
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}

export function listIn(record: Fields, name: string): readonly unknown[] {
  const value = valueIn(record, name)
  return Array.isArray(value) ? value : []
}
