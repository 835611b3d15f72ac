/**
 * Where more of a board of words cannot be used, its empty rim is cut off: nobody asked for a size, or no word that is
 * left over could still hang on to the board. A board that only had no room for a word keeps the size that was asked
 * for: its white cells are counted against that.
 */

import { type Problem, problem } from '../base/result.ts'
import { type Frame, frameOf } from './frame.ts'

/** What is left of a board; null: it keeps its size. `unplaced` are the notes on words that are not on it. */
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
