/** Boards of numbers in ipuz: symbols of a charset, 0 or null for an open cell. */

import { bad, good, type Result } from '@kumiki/core/base'
import { cannotHold, tooWide } from '../foreign.ts'
import { type Fields, isRecord, textIn, valueIn } from '../json.ts'
import { format, gridOf, sizeOf } from './part.ts'

const largest = 16

export function numbersIn(fields: Fields): Result<{ size: number; numbers: number[] }> {
  const { width, height } = sizeOf(fields)
  if (width !== height || !Number.isInteger(width) || width < 1) return bad(tooWide(format))
  if (width > largest)
    return bad(cannotHold(`its side is ${width}, and ${largest} is the most`, `一辺が${width}です（${largest}まで）`))
  const numbers = gridOf(valueIn(fields, 'puzzle'), width, height).map((cell) => numberOf(cell, fields))
  return good({ size: width, numbers })
}

/** The answer's numbers, or null if the file has none. */
export function answersIn(fields: Fields, size: number): number[] | null {
  if (!Array.isArray(valueIn(fields, 'solution'))) return null
  const numbers = gridOf(valueIn(fields, 'solution'), size, size).map((cell) => numberOf(cell, fields))
  return numbers.includes(0) ? null : numbers
}

function numberOf(cell: unknown, fields: Fields): number {
  const inner = isRecord(cell) ? (valueIn(cell, 'value') ?? valueIn(cell, 'cell')) : cell
  if (inner === null || inner === undefined) return 0
  const text = String(inner)
  const charset = textIn(fields, 'charset')
  if (charset !== '' && text.length === 1 && charset.includes(text)) return charset.indexOf(text) + 1
  const number = Number(text)
  // anything but a number becomes one larger than any board has, and the kind refuses it
  return Number.isInteger(number) && number >= 0 ? number : 9999
}
