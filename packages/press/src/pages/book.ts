import type { Result } from '@kumiki/core/base/result'
import type { Book, Print, PrintOptions } from './options.ts'
import type { Sheet } from './sheet.ts'
import type { Typeface } from './typeface.ts'

export function printBook(
  _sheets: readonly Sheet[],
  _options: PrintOptions,
  _book: Book,
  _typeface: Typeface,
): Result<Print> {
  throw new Error('x')
}
