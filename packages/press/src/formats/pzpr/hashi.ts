/**
 * Hashi at puzz.link. A saved text has the rows of numbers (`.` water), then the bridges over each border between
 * cells, across and down; −1 marks "no bridge".
 */

import { bad, good } from '@kumiki/core/base'
import { type Answer, type Bridge, boardOf, edgeBetween, type Puzzle } from '@kumiki/core/kinds/hashi/puzzle'
import { fits, tooWide } from '../foreign.ts'
import { fileOf, hashiOf, type Rows, rowsOf } from '../hashi/board.ts'
import {
  address,
  badRows,
  type Game,
  readCells,
  readNumbers,
  saved,
  savedText,
  unknownNumber,
  writeNumbers,
} from './game.ts'

/**
 * A written 0 is an island without bridges, which no connected board has; it is mapped to a number that is refused like
 * those above 8.
 */
const noIsland = 99

export const game: Game = {
  readAddress: (width, height, body) => {
    if (!fits(width, height)) return bad(tooWide(address))
    const numbers = readNumbers(body, width * height)
    if (!numbers.ok) return numbers
    return fileOf({ width, height, numbers: numbers.value.map((number) => (number === null ? 0 : number || noIsland)) })
  },
  readSaved: ([high, wide, ...rows]) => {
    const [height, width] = [Number(high), Number(wide)]
    if (!fits(width, height)) return bad(tooWide(saved))
    const cells = readCells(rows, width, height)?.flat()
    if (!cells || cells.some((cell) => !/^(?:\.|-|\d{1,3})$/.test(cell))) return bad(badRows)
    if (cells.includes('-')) return bad(unknownNumber(saved))
    const board = { width, height, numbers: cells.map((cell) => (cell === '.' ? 0 : Number(cell) || noIsland)) }
    const read = fileOf(board)
    const answer = read.ok ? readBridges(board, rows.slice(height)) : null
    return answer ? fileOf(board, answer) : read
  },
  address: (file) => {
    const hashi = hashiOf(file, {})
    return hashi.ok ? good(addressOf(hashi.value.puzzle)) : hashi
  },
  saved: (file, options) => {
    const hashi = hashiOf(file, options)
    return hashi.ok ? good(savedOf(hashi.value.puzzle, hashi.value.answer)) : hashi
  },
}

/** The bridges, or null unless there are any and they run from island to island. */
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

function addressOf(puzzle: Puzzle): string {
  const { width, height, numbers } = rowsOf(puzzle)
  return `hashi/${width}/${height}/${writeNumbers(numbers.map((number) => number || null))}`
}

function savedOf(puzzle: Puzzle, answer: Answer | null): string {
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
  return savedText(['hashikake', height, width], [...cells, ...across, ...down])
}
