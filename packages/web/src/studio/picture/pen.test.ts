import { describe, expect, it } from 'vitest'
import { emptySheet, isBlank, marked } from './pen.ts'

const line = [
  { x: 5, y: 10 },
  { x: 40, y: 30 },
] as const

describe('the pencil', () => {
  it('marks its path and nothing else, and does not change the previous sheet', () => {
    const sheet = emptySheet(60, 40)
    const drawn = marked(sheet, ...line, 'pencil')
    expect(isBlank(sheet)).toBe(true)
    for (let y = 0; y < 40; y++)
      for (let x = 0; x < 60; x++) {
        const [px, py] = [x + 0.5 - 5, y + 0.5 - 10]
        const share = Math.min(1, Math.max(0, (px * 35 + py * 20) / (35 * 35 + 20 * 20)))
        const far = Math.hypot(px - share * 35, py - share * 20)
        const grey = drawn.grey[y * 60 + x]!
        if (far <= 1) expect(grey).toBe(0)
        if (far >= 2.2) expect(grey).toBe(255)
      }
  })

  it('crosses the edge without wrapping around', () => {
    const drawn = marked(emptySheet(20, 20), { x: 15, y: 5 }, { x: 40, y: 5 }, 'pencil')
    expect([...drawn.grey].filter((grey, at) => at % 20 < 10 && grey < 255)).toEqual([])
  })

  it('is erased by the eraser on the same path', () => {
    const drawn = marked(emptySheet(60, 40), ...line, 'pencil')
    expect(isBlank(drawn)).toBe(false)
    expect(isBlank(marked(drawn, ...line, 'eraser'))).toBe(true)
  })
})
