import { expect, test } from 'vitest'
import { pointedOut } from './overlay.ts'
import { box, centred, type Picture } from './picture.ts'

const board: Picture = {
  width: 3,
  height: 2,
  marks: [centred(0.5, 0.5, 0.6, 'A', 'clue')],
  label: { en: 'A sample', ja: '見本' },
}

test('highlighted cells lie under the unchanged drawing; wrong ones cover marked ones', () => {
  const { marks, ...rest } = pointedOut(
    board,
    [
      [1, 2],
      [0, 0],
    ],
    [[0, 0]],
  )
  expect(marks).toEqual([
    box(2, 1, 1, 1, 'marked'),
    box(0, 0, 1, 1, 'marked'),
    box(0, 0, 1, 1, 'wrong'),
    ...board.marks,
  ])
  expect({ ...rest, marks: board.marks }).toEqual(board)
  expect(pointedOut(board, [])).toEqual(board)
})
