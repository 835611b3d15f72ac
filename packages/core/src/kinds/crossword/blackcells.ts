/** Counts how often a board breaks each of the requested black-cell rules. */

import { type Problem, problem } from '../../base/result.ts'
import type { Bilingual } from '../../base/text.ts'
import type { Ground } from '../../wordfill/ground.ts'
import type { BlackRule, Spec } from './spec.ts'

type Counter = (board: Ground) => number

const isBlack = (board: Ground, cell: number): boolean => board.inside[cell] === 1 && board.cells[cell] === 0

function count(board: Ground, breaks: (cell: number) => number): number {
  let total = 0
  for (let row = 0; row < board.height; row++)
    for (let col = 0; col < board.width; col++) total += breaks(board.cellAt(row, col))
  return total
}

/** Chains of so many black cells along either diagonal. */
const diagonal =
  (length: number): Counter =>
  (board) =>
    count(board, (cell) => {
      let chains = 0
      for (const step of [board.stride + 1, board.stride - 1]) {
        let seen = 0
        while (seen < length && cell + seen * step < board.cells.length && isBlack(board, cell + seen * step)) seen++
        if (seen === length) chains++
      }
      return chains
    })

const counters: Readonly<Record<BlackRule, Counter>> = {
  'no-adjacent': (board) => board.blackPairs,
  corners: (board) =>
    [board.cellAt(0, 0), board.cellAt(0, board.width - 1), board.cellAt(board.height - 1, 0)].filter((cell) =>
      isBlack(board, cell),
    ).length + Number(isBlack(board, board.cellAt(board.height - 1, board.width - 1))),
  'three-sides': (board) =>
    count(board, (cell) => {
      const { stride } = board
      const sides =
        Number(isBlack(board, cell - 1)) +
        Number(isBlack(board, cell + 1)) +
        Number(isBlack(board, cell - stride)) +
        Number(isBlack(board, cell + stride))
      return Number(board.cells[cell] !== 0 && sides >= 3)
    }),
  'diagonal-3': diagonal(3),
  'diagonal-4': diagonal(4),
}

const asymmetric =
  (symmetry: 'point' | 'line'): Counter =>
  (board) => {
    let pairs = 0
    for (let row = 0; row < board.height; row++)
      for (let col = 0; col < board.width; col++) {
        const image = board.cellAt(symmetry === 'point' ? board.height - 1 - row : row, board.width - 1 - col)
        if ((board.cells[board.cellAt(row, col)] === 0) !== (board.cells[image] === 0)) pairs++
      }
    return pairs / 2
  }

export interface Breaks {
  readonly rule: string
  count: Counter
}

export function rulesOf(spec: Spec): Breaks[] {
  const wanted: Breaks[] = Array.from(new Set(spec.rules), (rule) => ({ rule, count: counters[rule] }))
  if (spec.symmetry !== 'none') wanted.push({ rule: spec.symmetry, count: asymmetric(spec.symmetry) })
  return wanted
}

const names: Readonly<Record<string, Bilingual>> = {
  'no-adjacent': { en: 'no two black cells side by side', ja: '連黒禁' },
  corners: { en: 'white corners', ja: '四隅黒禁' },
  'three-sides': { en: 'no cell with black on three sides', ja: '三方黒禁' },
  'diagonal-3': { en: 'no three black cells in a diagonal', ja: '黒斜三連禁' },
  'diagonal-4': { en: 'no four black cells in a diagonal', ja: '黒斜四連禁' },
  point: { en: 'point symmetry', ja: '点対称' },
  line: { en: 'left-right symmetry', ja: '左右対称' },
}

/** Notes which rules a board bends, and how often. */
export const bentNotes = (board: Ground, wanted: readonly Breaks[]): Problem[] =>
  wanted.flatMap(({ rule, count }) => {
    const times = count(board)
    const name = names[rule] ?? { en: rule, ja: rule }
    return times === 0
      ? []
      : [
          problem(
            'rule-bent',
            `Rule bent ${times === 1 ? 'once' : `${times} times`}: ${name.en}.`,
            `${name.ja}に反する箇所が${times}か所あります。`,
            { fault: 'search', path: [rule in counters ? 'rules' : 'symmetry'] },
          ),
        ]
  })
