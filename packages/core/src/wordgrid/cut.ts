/**
 * Cuts off the empty rim of a board of words where more of it is of no use: no size was asked for, or none of the words
 * left over could be joined to the board. A board that merely had no room for a word keeps the size asked for, because
 * its white cells are counted relative to that.
 */

import { type Problem, problem } from '../base/result.ts'
import { type Frame, frameOf } from './frame.ts'

/** The part of the board to keep; null: all of it. `unplaced` are the notes on words that are not on it. */
export function cutOf(rows: readonly string[], hasSize: boolean, unplaced: readonly Problem[]): Frame | null {
  if (hasSize && unplaced.some(({ code }) => code === 'no-room')) return null
  const frame = frameOf(rows)
  const whole = frame?.height === rows.length && frame.width === rows[0]?.length
  return whole ? null : frame
}

export const cutNote = ({ width, height }: Frame): Problem =>
  problem(
    'board-cut',
    `The board was cut to ${width} by ${height}: nothing stands outside.`,
    `盤面の外側は空いているので、${width}×${height} に縮めました。`,
  )
