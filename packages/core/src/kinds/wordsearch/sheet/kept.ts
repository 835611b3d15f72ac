/** Words of a sheet with a fixed place, from the option `keep`. */
import { type Problem, problem } from '../../../base/result.ts'
import type { Entry } from '../../../words/entry.ts'
import type { Board } from '../pack/board.ts'
import { dirs } from '../puzzle/dirs.ts'
import type { RunPlacement } from '../spec/keep.ts'

/** The placement of a kept word; −1 if it does not fit this board. */
export function placementOn(board: Board, { row, col, way, word }: RunPlacement): number {
  const [cell, direction] = [row * board.width + col, dirs.indexOf(way)]
  const isOn = row < board.height && col < board.width && board.isCell[cell] === 1
  return isOn && board.room[direction * board.count + cell]! >= word.length ? cell * 8 + direction : -1
}

/** The placement of each word, −1 where it is free; null if one does not fit. */
export function placementsOn(board: Board, kept: readonly RunPlacement[], words: readonly Entry[]): Int32Array | null {
  const placements = new Int32Array(words.length).fill(-1)
  for (const one of kept) {
    const placement = placementOn(board, one)
    if (placement < 0) return null
    placements[words.findIndex(({ word }) => word === one.word)] = placement
  }
  return placements
}

const about = (word: string) => ({ path: ['keep'], words: [word] })

/** A word that is read inside another has no place of its own. */
export const notToKeep = (word: string): Problem =>
  problem(
    'not-to-keep',
    `“${word}” has no place of its own to keep: it is found inside another word, or cannot be in the sheet.`,
    `「${word}」は、ほかの単語の中に読めるか、入れられない単語なので、場所を固定できません。`,
    about(word),
  )
export const keptOutside = (word: string): Problem =>
  problem(
    'kept-outside',
    `“${word}” does not lie on the board where it is kept.`,
    `固定した「${word}」が、盤面に収まりません。`,
    about(word),
  )
