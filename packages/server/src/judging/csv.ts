/**
 * Tables for spreadsheets that execute nothing: a cell that a program could take for a formula begins with an apostrophe. With the mark
 * of UTF-8 in front, so that Japanese opens as it should.
 */
import { printable } from '@kumiki/core/base/text'

/** Also behind spaces, and as full-width signs, which some programs read as formulas too. */
const formula = /^\s*[=+\-@＝＋－＠|%]|^[\t\r\n]/

export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`

export const csvStart = '\ufeff'

function cell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text
  return `"${printable(safe).replaceAll('"', '""')}"`
}
