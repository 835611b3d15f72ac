import { expect, it } from 'vitest'
import { bold } from './bold.ts'
import { box, centred, disc, line, type Picture, showing } from './picture.ts'

const target = [
  [0, 0],
  [0, 3],
] as const
const picture: Picture = {
  width: 4,
  height: 3,
  marks: [
    showing(target, line(0.5, 0.5, 3.5, 0.5, 0.07, 'entry')),
    showing([[1, 0]], line(0.5, 1.4, 3.5, 1.4, 0.07, 'entry')),
    showing([[1, 0]], line(0.5, 1.6, 3.5, 1.6, 0.07, 'entry')),
    line(0, 0, 4, 0, 0.05, 'frame'),
    box(3, 2, 1, 1, 'cell'),
    disc(0.5, 0.5, 0.4, 'clue', 'paper'),
    centred(0.5, 0.5, 0.5, '1', 'clue'),
    centred(1.5, 2.5, 0.5, 'A', 'entry'),
  ],
  label: { en: '', ja: '' },
}

it('what was entered is bold, what was printed is small and faint, all in place', () => {
  const [single, , , frame, cell, ring, number, letter] = bold(picture).marks
  expect(single).toMatchObject({ x1: 0.5, x2: 3.5, y1: 0.5, ink: 'entry' })
  expect(single?.mark === 'line' && single.width).toBeGreaterThan(0.15)
  expect(ring).toMatchObject({ x: 0.5, y: 0.5, ink: 'faint', fill: 'paper' })
  expect(ring?.mark === 'disc' && ring.r).toBeLessThan(0.3)
  expect(number).toMatchObject({ text: '1', ink: 'faint' })
  expect([frame, cell, letter]).toEqual([picture.marks[3], picture.marks[4], picture.marks[7]])
})

it('two lines for one target are each thinner than one, and do not touch', () => {
  const [single, one, other] = bold(picture).marks
  if (single?.mark !== 'line' || one?.mark !== 'line' || other?.mark !== 'line') throw new Error('no lines')
  expect(one.width).toBeLessThan(single.width)
  expect(other.y1 - one.y1).toBeGreaterThan(one.width)
})
