/**
 * The rules: bridges run straight from island to island, none crosses another or an island, at most two join a pair,
 * each island has as many as its number says, and all islands are connected.
 *
 * They are checked on the cells that bridges cover, not on the graph that the solvers use. A group of full islands that
 * leaves others out is an error already, as it can never be joined to them.
 */

import { bad, good, problem, type Result } from '../../../base/result.ts'
import type { Cell } from '../../../base/target.ts'
import type { Bilingual } from '../../../base/text.ts'
import type { Fault, Verdict } from '../../../kind/face.ts'
import { edgeBetween, knownBoard } from './board.ts'
import type { Answer, Bridge, Move, Puzzle } from './model.ts'

export const faults: Readonly<Record<string, Bilingual>> = {
  'no-way': {
    en: 'a bridge must run straight from one island to the next, with no island between',
    ja: '橋は、となりの島へまっすぐにかけます（間に島があってはいけません）',
  },
  crossing: { en: 'bridges cross', ja: '橋が交わっています' },
  'too-many': { en: 'an island has more bridges than its number', ja: '島の数字より橋が多くなっています' },
  apart: {
    en: 'a finished group of islands is cut off from the others',
    ja: '完成した島のまとまりが、ほかの島から離れています',
  },
}

export const blank = (): Answer => ({ bridges: [] })

export function play(puzzle: Puzzle, answer: Answer, { from, to, count }: Move): Result<Answer> {
  if (edgeBetween(knownBoard(puzzle), from, to) < 0)
    return bad(
      problem(
        'no-such-move',
        'A bridge must run straight from one island to the next.',
        '橋は、となりの島へまっすぐにかけます。',
      ),
    )
  const [i, j] = from < to ? [from, to] : [to, from]
  const { bridges } = answer
  let at = 0
  while (at < bridges.length && isBefore(bridges[at]!, i, j)) at++
  const isThere = at < bridges.length && bridges[at]![0] === i && bridges[at]![1] === j
  if ((isThere ? bridges[at]![2] : 0) === count) return good(answer)
  const added: Bridge[] = count === 0 ? [] : [[i, j, count]]
  return good({ bridges: bridges.toSpliced(at, isThere ? 1 : 0, ...added) })
}

/** Whether a bridge precedes those from i to j in the order. */
const isBefore = ([from, to]: Bridge, i: number, j: number): boolean => from < i || (from === i && to < j)

export function check(puzzle: Puzzle, answer: Answer): Verdict {
  const { width, islands } = puzzle
  const cellOf = (island: number): Cell => [islands[island]![1], islands[island]![0]]
  const wrong: Fault[] = []
  const islandAt = new Map(islands.map(([col, row], index) => [row * width + col, index]))
  const covered = new Map<number, number>()
  const has = new Int32Array(islands.length)
  const group = Int32Array.from(islands, (_, index) => index)
  for (const [number, [i, j, count]] of answer.bridges.entries()) {
    const from = islands[i]
    const to = islands[j]
    const between = from && to && i !== j ? cellsBetween(from, to, width) : null
    if (!between || between.some((cell) => islandAt.has(cell))) {
      wrong.push({ code: 'no-way', cells: [i, j].filter((island) => island < islands.length).map(cellOf) })
      continue
    }
    const crossed = between.filter((cell) => covered.has(cell))
    if (crossed.length > 0)
      wrong.push({ code: 'crossing', cells: crossed.map((cell) => [Math.floor(cell / width), cell % width]) })
    for (const cell of between) covered.set(cell, number)
    has[i]! += count
    has[j]! += count
    group[root(group, i)] = root(group, j)
  }
  const over = islands.flatMap(([, , number], island) => (has[island]! > number ? [cellOf(island)] : []))
  if (over.length > 0) wrong.push({ code: 'too-many', cells: over })
  const unfinished = new Set(
    islands.flatMap(([, , number], island) => (has[island] === number ? [] : [root(group, island)])),
  )
  const groups = new Set(islands.map((_, island) => root(group, island)))
  if (groups.size > 1)
    for (const closed of groups) {
      if (unfinished.has(closed)) continue
      const members = islands.flatMap((_, island) => (root(group, island) === closed ? [cellOf(island)] : []))
      wrong.push({ code: 'apart', cells: members })
    }
  const [first, ...more] = wrong
  if (first) return { status: 'broken', faults: [first, ...more] }
  return { status: unfinished.size > 0 ? 'open' : 'complete' }
}

type At = readonly [col: number, row: number, ...rest: unknown[]]

function cellsBetween([col, row]: At, [col2, row2]: At, width: number): number[] | null {
  if (col !== col2 && row !== row2) return null
  const step = row === row2 ? 1 : width
  const ends = [row * width + col, row2 * width + col2]
  const cells: number[] = []
  for (let cell = Math.min(...ends) + step; cell < Math.max(...ends); cell += step) cells.push(cell)
  return cells
}

function root(group: Int32Array, island: number): number {
  let at = island
  while (group[at] !== at) {
    group[at] = group[group[at]!]!
    at = group[at]!
  }
  return at
}
