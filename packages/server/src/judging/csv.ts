/**
 * Tables for spreadsheets that execute nothing: what a program could take for a formula has an apostrophe before it, at the beginning of
 * a cell and behind every sign at which another program, or another country's, begins a new one. With the mark of UTF-8 in front, so
 * that Japanese opens as it should.
 */
import { printable } from '@kumiki/core/base/text'

/** Also behind spaces and quotes, and as full-width signs, which some programs read as formulas too. */
const formula = /(^|[;\t\r\n])(?=[\s"']*[=+\-@＝＋－＠|%])|^(?=[\t\r\n])/g

export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`

export const csvStart = '\ufeff'

function cell(text: string): string {
  const safe = text.replace(formula, "$1'")
  return `"${printable(safe).replaceAll('"', '""')}"`
}
