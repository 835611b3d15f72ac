/**
 * Slitherlink at puzz.link. In an address a number takes one character together with the empty cells behind it: 0–4
 * alone, 5–9 with one, a–e with two; g–z are 1 to 20 empty cells. A saved text has the rows of numbers, then the lines
 * down and across, where −1 marks "no line". Version 3.1 has rows of shaded cells between these; they are left out.
 */

import { bad, good, type Result } from '@kumiki/core/base'
import { face, type Puzzle } from '@kumiki/core/kinds/slitherlink/puzzle'
import { fits, importFound, partsOf, tooWide } from '../foreign.ts'
import { address, badBody, badRows, type Game, readCells, saved, savedText, unknownNumber } from './game.ts'

type Edge = readonly [row: number, col: number, toRow: number, toCol: number]

export const game: Game = {
  readAddress: (width, height, body) => {
    if (!fits(width, height)) return bad(tooWide(address))
    if (body.includes('.')) return bad(unknownNumber(address))
    const cells = readClues(body, width * height)
    return cells.ok ? importFound(face, { puzzle: boardOf(width, cells.value), lang: 'en' }) : cells
  },
  readSaved: ([high, wide, ...rows]) => {
    const [height, width] = [Number(high), Number(wide)]
    if (!fits(width, height)) return bad(tooWide(saved))
    const cells = readCells(rows, width, height)?.flat()
    if (!cells || cells.some((cell) => !/^[-.\d]$/.test(cell))) return bad(badRows)
    if (cells.includes('-')) return bad(unknownNumber(saved))
    const lines = linesIn(rows.slice(height), width, height)
    const puzzle = boardOf(width, cells)
    return importFound(face, { puzzle, lang: 'en', ...(lines.length > 0 ? { answer: { line: lines } } : {}) })
  },
  address: (file) => {
    const parts = partsOf(file, face.puzzle, face.answer, {})
    if (!parts.ok) return parts
    const { width, height, rows } = parts.value.puzzle
    return good(`slither/${width}/${height}/${writeClues(rows.join(''))}`)
  },
  saved: (file, options) => {
    const parts = partsOf(file, face.puzzle, face.answer, options)
    if (!parts.ok) return parts
    const { puzzle, answer } = parts.value
    return good(savedOf(puzzle, answer?.line ?? []))
  },
}

function boardOf(width: number, cells: readonly string[]): Puzzle {
  const height = cells.length / width
  const rows = Array.from({ length: height }, (_, row) => cells.slice(row * width, (row + 1) * width).join(''))
  return { width, height, rows }
}

function readClues(body: string, count: number): Result<string[]> {
  let cells = ''
  for (const character of body) {
    const value = Number.parseInt(character, 36)
    if (!(value < 15 || value > 15)) return bad(badBody)
    cells += value > 15 ? '.'.repeat(value - 15) : `${value % 5}${'.'.repeat(Math.floor(value / 5))}`
    // empty cells behind the last number may lie outside the board
    if (cells.replace(/\.{1,2}$/, '').length > count) return bad(badBody)
  }
  return good([...cells.slice(0, count).padEnd(count, '.')])
}

function writeClues(cells: string): string {
  let body = ''
  for (let at = 0; at < cells.length; ) {
    const [gap = ''] = /^\.*/.exec(cells.slice(at, at + 20)) ?? []
    if (gap !== '') {
      body += (gap.length + 15).toString(36)
      at += gap.length
      continue
    }
    // empty cells belong to the number only where another number follows them
    const [behind = ''] = /^\.{1,2}(?=\d)/.exec(cells.slice(at + 1)) ?? []
    const after = behind === '' && /^\.\./.test(cells.slice(at + 1)) ? 2 : behind.length
    body += (Number(cells[at]) + 5 * after).toString(36)
    at += 1 + after
  }
  return body
}

/** The edges with a line, each by its two dots. */
function linesIn(rows: readonly string[], width: number, height: number): Edge[] {
  const numbers = rows.map((row) => row.trim().split(/\s+/).map(Number))
  const lines = numbers.length > 2 * height + 1 ? numbers.slice(height) : numbers
  const edges: Edge[] = []
  for (let row = 0; row <= height; row++)
    for (let col = 0; col <= width; col++) {
      if (row < height && lines[row]?.[col] === 1) edges.push([row, col, row + 1, col])
      if (col < width && lines[height + row]?.[col] === 1) edges.push([row, col, row, col + 1])
    }
  return edges
}

function savedOf({ width, height, rows }: Puzzle, lines: readonly (readonly number[])[]): string {
  const down = Array.from({ length: height }, () => new Array<number>(width + 1).fill(0))
  const across = Array.from({ length: height + 1 }, () => new Array<number>(width).fill(0))
  for (const [row = 0, col = 0, toRow = 0] of lines) {
    const line = (row === toRow ? across : down)[row]
    if (line) line[col] = 1
  }
  return savedText(['slither', height, width], [...rows.map((row) => [...row]), ...down, ...across])
}
