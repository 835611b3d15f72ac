import { expect, it } from 'vitest'
import { fitted } from './arrange.ts'
import { band, box, centred, disc, line, type Picture } from './picture.ts'

const picture: Picture = {
  width: 4,
  height: 2,
  marks: [
    box(0, 0, 4, 2, 'cell'),
    line(0, 0, 4, 2, 0.1, 'wall'),
    band(1, 1, 3, 1, 0.4, 'entry', 'paper'),
    disc(2, 1, 0.5, 'clue', 'paper'),
    centred(2, 1, 0.5, 'A', 'clue'),
  ],
  label: { en: '', ja: '' },
}

it('a picture fills its box as far as its shape allows, centred, with everything in proportion', () => {
  expect(fitted(picture, { x: 10, y: 20, w: 8, h: 8 })).toEqual([
    box(10, 22, 8, 4, 'cell'),
    line(10, 22, 18, 26, 0.2, 'wall'),
    band(12, 24, 16, 24, 0.8, 'entry', 'paper'),
    disc(14, 24, 1, 'clue', 'paper'),
    centred(14, 24, 1, 'A', 'clue'),
  ])
})
