import { expect, it } from 'vitest'
import { Rng } from '../base/rng.ts'
import { readShades, type Shades, writeShades } from './shades.ts'

const linesOf = (shades: Shades): string[] => writeShades(shades).trimEnd().split('\n')

it('greys are read as they were written, to within a sixty-fourth', () => {
  const rng = new Rng('greys')
  const grey = Uint8Array.from({ length: 35 }, () => rng.below(256))
  const read = readShades(linesOf({ width: 7, height: 5, grey }))
  expect([read?.width, read?.height]).toEqual([7, 5])
  for (const [at, value] of grey.entries()) expect(Math.abs(read!.grey[at]! - value)).toBeLessThanOrEqual(3)
  expect(writeShades(read!)).toBe(writeShades({ width: 7, height: 5, grey }))
})

it('black and white stay black and white', () => {
  const grey = Uint8Array.from([0, 255, 255, 0])
  expect(readShades(linesOf({ width: 2, height: 2, grey }))?.grey).toEqual(grey)
})

it.each([[['grey']], [['grey', 'AA', 'A']], [['grey', 'A?']], [['AA', 'AA']], [['grey', '']]])(
  '%j is not a picture in greys',
  (lines) => {
    expect(readShades(lines)).toBe(null)
  },
)
