import { describe, expect, it } from 'vitest'
import { Rng } from '../base/rng.ts'
import { writePixels } from './bitmap.ts'
import type { Shades } from './shades.ts'
import { inked } from './tones.ts'

const side = 40
const shades = (at: (x: number, y: number) => number): Shades => ({
  width: side,
  height: side,
  grey: Uint8Array.from({ length: side * side }, (_, index) =>
    Math.max(0, Math.min(255, Math.round(at(index % side, Math.floor(index / side))))),
  ),
})
const isDisc = (x: number, y: number): boolean => Math.hypot(x - 19.5, y - 19.5) < 11
const isBar = (x: number, y: number): boolean => x >= 4 && x < 8 && y >= 4 && y < 36
const shape = writePixels(
  inked(
    shades((x, y) => (isDisc(x, y) ? 0 : 255)),
    null,
  ),
)

describe('ink', () => {
  it('is the same whichever of the two tones is the paper, and whatever the tones are', () => {
    for (const [ink, paper] of [
      [255, 0],
      [60, 140],
      [200, 20],
    ] as const)
      expect(
        writePixels(
          inked(
            shades((x, y) => (isDisc(x, y) ? ink : paper)),
            null,
          ),
        ),
      ).toBe(shape)
  })

  it('is both tones of a logo in two colours, kept apart, without the blurred edge between dark and light', () => {
    const logo = shades((x, y) => {
      if (isBar(x, y)) return 20
      const edge = Math.hypot(x - 22, y - 19.5) - 9
      return edge < 0 ? 130 : edge < 1 ? 190 : 250
    })
    const { dark } = inked(logo, null)
    for (let at = 0; at < dark.length; at++) {
      const [x, y] = [at % side, Math.floor(at / side)]
      const edge = Math.hypot(x - 22, y - 19.5) - 9
      if (isBar(x, y)) expect(dark[at]).toBe(1)
      else if (edge < 0) expect(dark[at]).toBe(2)
      else if (edge >= 1) expect(dark[at]).toBe(0)
    }
  })

  it('is found despite the grain of a camera', () => {
    const rng = new Rng('grain')
    const grainy = shades((x, y) => (isDisc(x, y) ? 70 : 190) + (rng.below(81) - 40))
    const found = inked(grainy, null).dark
    const wanted = inked(
      shades((x, y) => (isDisc(x, y) ? 0 : 255)),
      null,
    ).dark
    expect(found.filter((ink, at) => ink > 0 !== wanted[at]! > 0).length).toBeLessThan(side)
  })

  it('in thin lines survives smoothing', () => {
    const lines = shades((x, y) => (x % 8 === 4 || y % 8 === 4 ? 0 : 255))
    const { dark } = inked(lines, null)
    for (let at = 0; at < dark.length; at++)
      expect(dark[at]).toBe((at % side) % 8 === 4 || Math.floor(at / side) % 8 === 4 ? 1 : 0)
  })

  it('grows with the threshold', () => {
    const ramp = shades((x, y) => (x === 0 || y === 0 || x === 39 || y === 39 ? 255 : 6 * x))
    const counts = [10, 30, 50, 70, 90].map((threshold) =>
      inked(ramp, threshold).dark.reduce((sum, ink) => sum + ink, 0),
    )
    for (const [index, count] of counts.entries()) if (index > 0) expect(count).toBeGreaterThan(counts[index - 1]!)
  })
})
