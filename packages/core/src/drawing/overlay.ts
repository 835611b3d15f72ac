/**
 * What is laid over or under a kind's drawing by whoever shows it: cells pointed out, cells that are wrong. No kind
 * draws these.
 */
import type { Cell } from '../base/target.ts'
import { box, type Ink, type Mark, type Picture } from './picture.ts'

const grounds = (cells: readonly Cell[], ink: Ink): Mark[] => cells.map(([row, col]) => box(col, row, 1, 1, ink))

/** The picture on coloured ground: `marked` cells matter for a hint, `wrong` ones break a rule. */
export const pointedOut = (picture: Picture, marked: readonly Cell[], wrong: readonly Cell[] = []): Picture => ({
  ...picture,
  marks: [...grounds(marked, 'marked'), ...grounds(wrong, 'wrong'), ...picture.marks],
})
