/** The layers that front ends add to a kind's drawing: highlighted cells, wrong cells. Kinds do not draw these. */
import type { Cell } from '../base/target.ts'
import { box, type Ink, type Mark, type Picture } from './picture.ts'

const grounds = (cells: readonly Cell[], ink: Ink): Mark[] => cells.map(([row, col]) => box(col, row, 1, 1, ink))

/** The picture on a coloured ground: `marked` cells matter for a hint, `wrong` ones break a rule. */
export const pointedOut = (picture: Picture, marked: readonly Cell[], wrong: readonly Cell[] = []): Picture => ({
  ...picture,
  marks: [...grounds(marked, 'marked'), ...grounds(wrong, 'wrong'), ...picture.marks],
})
