/**
 * CSV that no spreadsheet executes. An apostrophe goes before anything that could be read as a formula: at the start of
 * a cell, and after every character that some program or locale takes for a separator. A byte order mark comes first so
 * that Japanese opens correctly.
 */
import { printable } from './text.ts'

/** The UTF-8 byte order mark. */
export const csvStart = '\ufeff'

export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`

const cell = (text: string): string => `"${printable(guarded(text)).replaceAll('"', '""')}"`

/** Also matches after spaces and quotes, and full-width signs, which some programs read as formulas too. */
const formula = /(?<=^|[;\t\r\n])(?=[\s"']*[=+\-@＝＋－＠|%])|^(?=[\t\r\n])/g
const guardedFormula = /(?<=^|[;\t\r\n])'(?=[\s"']*[=+\-@＝＋－＠|%])/g

export const guarded = (text: string): string => text.replace(formula, "'")

/** Removes the guards from a text of one line. */
export const unguarded = (text: string): string => text.replace(guardedFormula, '')
