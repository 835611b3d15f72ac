/**
 * Tables for spreadsheets that execute nothing: what a program could take for a formula has an apostrophe before it, at
 * the beginning of a cell and behind every sign at which another program, or another country's, begins a new one. With
 * the mark of UTF-8 in front, so that Japanese opens as it should.
 */
import { printable } from './text.ts'

/** The mark of UTF-8. */
export const csvStart = '\ufeff'

export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`

const cell = (text: string): string => `"${printable(guarded(text)).replaceAll('"', '""')}"`

/** Also behind spaces and quotes, and as full-width signs, which some programs read as formulas too. */
const formula = /(?<=^|[;\t\r\n])(?=[\s"']*[=+\-@＝＋－＠|%])|^(?=[\t\r\n])/g
const guardedFormula = /(?<=^|[;\t\r\n])'(?=[\s"']*[=+\-@＝＋－＠|%])/g

export const guarded = (text: string): string => text.replace(formula, "'")

/** A text of one line as it was before it was guarded. */
export const unguarded = (text: string): string => text.replace(guardedFormula, '')
