/**
 * puzz.link: the address of a puzzle (`…/p?hashi/WIDTH/HEIGHT/BODY`) and the text that its editor saves (`pzprv3`).
 *
 * In the address's body, row by row: 0–f is a number, `-` and two digits a number up to 255, g–z 1 to 20 cells of water. In the text: sizes, rows of
 * numbers (`.` water), then the bridges over each border between cells, across and down, −1 for a mark "no bridge".
 */

import { bad, good, type Problem, type Result } from '@kumiki/core/base/result'
import { boardOf, edgeBetween } from '@kumiki/core/kinds/hashi/board'
import type { Answer, Bridge, Puzzle } from '@kumiki/core/kinds/hashi/model'
import type { ReadOne, WriteOne } from '../format.ts'
import { fileOf, fits, hashiOf, notThis, type Rows, rowsOf, tooWide } from './hashi.ts'

const address = 'puzz.link'
const saved = 'pzprv3'
const names = '(?:hashi|hashikake|bridges)'
const addressForm = new RegExp(String.raw`(?:^|[?/])${names}/(?:[a-z]{1,4}/)?(\d{1,4})/(\d{1,4})/([0-9a-z.+-]*)`, 'i')

/** `.pzpr` files hold either. */
export const readPzpr: ReadOne = (text, bytes) =>
  /^\s*pzprv3/.test(text.replace(/^\ufeff/, '')) ? readPzprv3(text, bytes) : readAddress(text, bytes)

const readAddress: ReadOne = (text) => {
  const found = addressForm.exec(text.trim().slice(0, 20_000))
  if (!found) return bad(notThis(address, 'there is no …/hashi/WIDTH/HEIGHT/…', '…/hashi/幅/高さ/… がありません'))
  const [width, height] = [Number(found[1]), Number(found[2])]
  if (!fits(width, height)) return bad(tooWide(address))
  const numbers = readBody(found[3]!.toLowerCase(), width * height)
  return numbers.ok ? fileOf({ width, height, numbers: numbers.value }) : numbers
}

function readBody(body: string, cells: number): Result<number[]> {
  const numbers: number[] = []
  for (let at = 0; at < body.length; ) {
    const character = body[at++]!
    if (character === '.') return bad(unknownNumber(address))
    const digits = character === '-' ? 2 : character === '+' ? 3 : 0
    if (character >= 'g' && character <= 'z') {
      const water = character.charCodeAt(0) - 'g'.charCodeAt(0) + 1
      for (let i = 0; i < water; i++) numbers.push(0)
    } else {
      const written = digits > 0 ? body.slice(at, at + digits) : character
      if (!/^[0-9a-f]+$/.test(written) || (digits > 0 && written.length < digits)) return bad(badBody)
      // a written 0 is an island without bridges, which no connected board has
      numbers.push(Number.parseInt(written, 16) || 99)
      at += digits
    }
    if (numbers.length > cells) return bad(badBody)
  }
  while (numbers.length < cells) numbers.push(0)
  return good(numbers)
}

export function addressOf(puzzle: Puzzle): string {
  const { width, height, numbers } = rowsOf(puzzle)
  let body = ''
  let water = 0
  const flush = (): void => {
    for (; water > 0; water -= Math.min(20, water)) body += (Math.min(20, water) + 15).toString(36)
  }
  for (const number of numbers) {
    if (number === 0) water++
    else {
      flush()
      body += number.toString(16)
    }
  }
  flush()
  return `https://puzz.link/p?hashi/${width}/${height}/${body}`
}

export const writeAddress: WriteOne = (file) => {
  const hashi = hashiOf(file)
  return hashi.ok ? good(`${addressOf(hashi.value.puzzle)}\n`) : hashi
}

export const readPzprv3: ReadOne = (text) => {
  const [form, name, high, wide, ...rows] = text
    .replace(/^\ufeff/, '')
    .trim()
    .split(/\r\n|\r|\n|\//)
  if (!/^pzprv3/.test(form ?? '') || !new RegExp(`^${names}$`).test(name ?? ''))
    return bad(
      notThis(saved, 'its first lines are not pzprv3 and hashikake', '先頭が pzprv3、hashikake ではありません'),
    )
  const [height, width] = [Number(high), Number(wide)]
  if (!fits(width, height)) return bad(tooWide(saved))
  const cells = rows.slice(0, height).map((row) => row.trim().split(/\s+/))
  if (cells.length < height || cells.some((row) => row.length !== width)) return bad(badRows)
  const numbers: number[] = []
  for (const cell of cells.flat()) {
    if (cell === '-') return bad(unknownNumber(saved))
    if (cell !== '.' && !/^\d{1,3}$/.test(cell)) return bad(badRows)
    numbers.push(cell === '.' ? 0 : Number(cell) || 99)
  }
  const read = fileOf({ width, height, numbers })
  const answer = read.ok ? readBridges({ width, height, numbers }, rows.slice(height)) : null
  return answer ? fileOf({ width, height, numbers }, answer) : read
}

/** The bridges, if there are any and they run from island to island. */
function readBridges({ width, height, numbers }: Rows, rows: readonly string[]): Answer | null {
  const counts = rows.slice(0, 2 * height - 1).map((row) => row.trim().split(/\s+/).map(Number))
  const islands = numbers.flatMap((number, at): [number, number, number][] =>
    number === 0 ? [] : [[at % width, Math.floor(at / width), number]],
  )
  const board = boardOf({ width, height, islands })
  const bridges: Bridge[] = []
  for (let edge = 0; edge < board.edges; edge++) {
    const [i, j] = [board.a[edge]!, board.b[edge]!]
    const [from, to] = [islands[i]!, islands[j]!]
    const across = from[1] === to[1]
    const count = across ? counts[from[1]]?.[from[0]] : counts[height + from[1]]?.[from[0]]
    if (count === 1 || count === 2) bridges.push([i, j, count])
  }
  return bridges.length > 0 ? { bridges } : null
}

export function pzprv3Of(puzzle: Puzzle, answer: Answer | null): string {
  const { width, height, numbers } = rowsOf(puzzle)
  const across = Array.from({ length: height }, () => new Array<number>(width - 1).fill(0))
  const down = Array.from({ length: height - 1 }, () => new Array<number>(width).fill(0))
  const board = boardOf(puzzle)
  for (const [i, j, count] of answer?.bridges ?? []) {
    if (edgeBetween(board, i, j) < 0) continue
    const [from, to] = [puzzle.islands[i]!, puzzle.islands[j]!]
    const [left, right] = [Math.min(from[0], to[0]), Math.max(from[0], to[0])]
    const [top, bottom] = [Math.min(from[1], to[1]), Math.max(from[1], to[1])]
    for (let col = left; col < right; col++) across[top]![col] = count
    for (let row = top; row < bottom; row++) down[row]![left] = count
  }
  const cells = Array.from({ length: height }, (_, row) =>
    numbers.slice(row * width, (row + 1) * width).map((number) => (number === 0 ? '.' : String(number))),
  )
  const rows = [...cells, ...across, ...down].map((row) => row.map((cell) => `${cell} `).join(''))
  return `${['pzprv3', 'hashikake', height, width, ...rows].join('\n')}\n`
}

export const writePzprv3: WriteOne = (file, _face, { answer }) => {
  const hashi = hashiOf(file)
  return hashi.ok ? good(pzprv3Of(hashi.value.puzzle, answer ? hashi.value.answer : null)) : hashi
}

const badBody: Problem = notThis(
  address,
  'its cells cannot be read or are too many',
  'マスの並びが読めないか、多すぎます',
)
const badRows: Problem = notThis(
  saved,
  'a row of numbers is missing or cannot be read',
  '数字の行が足りないか、読めません',
)
const unknownNumber = (format: string): Problem =>
  notThis(format, 'islands with an unknown number (?) are not supported', '数字が「？」の島には対応していません')
