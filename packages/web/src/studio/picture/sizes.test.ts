import { describe, expect, it } from 'vitest'
import { narrowest, sizeFor, widest, widthOf } from './sizes.ts'

describe('the size of a board for a picture', () => {
  it('has the proportions of the picture and stays within its limits', () => {
    for (const ratio of [0.1, 0.5, 1, 1.8, 30])
      for (let width = narrowest; width <= widest; width++) {
        const [w = 0, h = 0] = sizeFor(width, ratio).split('x').map(Number)
        expect(Math.min(w, h)).toBeGreaterThanOrEqual(3)
        expect(Math.max(w, h)).toBeLessThanOrEqual(widest)
        if (h > 3 && h < widest) expect(Math.abs((w - 1) / ratio + 1 - h)).toBeLessThanOrEqual(0.5)
      }
    expect(sizeFor(31, 30 / 16)).toBe('31x17')
  })

  it('is read back from a number or a text', () => {
    expect([widthOf('31x17'), widthOf(12), widthOf(undefined), widthOf('auto')]).toEqual([31, 12, null, null])
  })
})
