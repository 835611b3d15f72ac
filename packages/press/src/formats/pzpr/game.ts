/** Shared by all of puzz.link's games: the numbers in the body of an address, and the rows of a saved text. */

import { bad, good, type Problem, type Result } from '@kumiki/core/base'
import type { KumikiFile, PuzzleTypes } from '@kumiki/core/contract'
import { notThis } from '../foreign.ts'
import type { Imported, WriteOptions } from '../format.ts'

export const address = 'puzz.link'
export const saved = 'pzprv3'

export interface Game {
  /** Reads the body of an address, which follows the sizes. */
  readAddress(width: number, height: number, body: string): Result<Imported>
  /** Reads the lines of a saved text after the one with its name. */
  readSaved(lines: readonly string[]): Result<Imported>
  /** `hashi/WIDTH/HEIGHT/BODY` */
  address(file: KumikiFile<PuzzleTypes>): Result<string>
  saved(file: KumikiFile<PuzzleTypes>, options: WriteOptions): Result<string>
}

/**
 * Row by row: 0–f is a number, `-` and two digits a number up to 255, `+` and three one up to 4095, g–z 1 to 20 cells
 * without one. null stands for a cell without a number, 0 for a written 0.
 */
export function readNumbers(body: string, cells: number): Result<(number | null)[]> {
  const numbers: (number | null)[] = []
  for (let at = 0; at < body.length; ) {
    const character = body[at++]!
    if (character === '.') return bad(unknownNumber(address))
    const digits = character === '-' ? 2 : character === '+' ? 3 : 0
    if (character >= 'g' && character <= 'z') {
      const gap = character.charCodeAt(0) - 'g'.charCodeAt(0) + 1
      for (let i = 0; i < gap; i++) numbers.push(null)
    } else {
      const written = digits > 0 ? body.slice(at, at + digits) : character
      if (!/^[0-9a-f]+$/.test(written) || (digits > 0 && written.length < digits)) return bad(badBody)
      numbers.push(Number.parseInt(written, 16))
      at += digits
    }
    if (numbers.length > cells) return bad(badBody)
  }
  while (numbers.length < cells) numbers.push(null)
  return good(numbers)
}

export function writeNumbers(numbers: readonly (number | null)[]): string {
  let body = ''
  let gap = 0
  const flush = (): void => {
    for (; gap > 0; gap -= Math.min(20, gap)) body += (Math.min(20, gap) + 15).toString(36)
  }
  for (const number of numbers) {
    if (number === null) gap++
    else {
      flush()
      body += number.toString(16)
    }
  }
  flush()
  return body
}

/** Rows of cells separated by blanks, or null if there are too few. */
export function readCells(lines: readonly string[], width: number, height: number): string[][] | null {
  const cells = lines.slice(0, height).map((row) => row.trim().split(/\s+/))
  return cells.length < height || cells.some((row) => row.length !== width) ? null : cells
}

export const savedText = (
  lines: readonly (string | number)[],
  rows: readonly (readonly (string | number)[])[],
): string => `${['pzprv3', ...lines, ...rows.map((row) => row.map((cell) => `${cell} `).join(''))].join('\n')}\n`

export const badBody: Problem = notThis(
  address,
  'its cells cannot be read or are too many',
  'マスの並びが読めないか、多すぎます',
)
export const badRows: Problem = notThis(
  saved,
  'a row of numbers is missing or cannot be read',
  '数字の行が足りないか、読めません',
)
export const unknownNumber = (format: string): Problem =>
  notThis(format, 'cells with an unknown number (?) are not supported', '数字が「？」のマスには対応していません')
