import { readShades } from '@kumiki/core/images'
import { describe, expect, it } from 'vitest'
import { rasterOf } from './raster.ts'
import { pictureSamples } from './samples.ts'

describe('areas between curves', () => {
  it('darken each pixel by its coverage, with holes by the even-odd rule', () => {
    const { grey } = rasterOf([{ path: 'M 1 1 H 7 V 7 H 1 Z M 3 3 H 5 V 5 H 3 Z', grey: 0 }], 8, 8, 1)
    const dark = [...grey].filter((value) => value === 0).length
    expect(dark).toBe(36 - 4)
    expect([grey[0], grey[9], grey[27]]).toEqual([255, 0, 255])
    expect(rasterOf([{ path: 'M 0 0 H 1 V 0.5 H 0 Z', grey: 0 }], 1, 1, 1).grey[0]).toBe(128)
  })

  it('have the area of a disc where four curves make one', () => {
    const k = 5.523
    const disc = `M 20 10 C 20 ${10 + k} ${10 + k} 20 10 20 C ${10 - k} 20 0 ${10 + k} 0 10 C 0 ${10 - k} ${10 - k} 0 10 0 C ${10 + k} 0 20 ${10 - k} 20 10 Z`
    const { grey } = rasterOf([{ path: disc, grey: 0 }], 40, 40, 2)
    const area = [...grey].reduce((sum, value) => sum + (255 - value) / 255, 0)
    expect(Math.abs(area - Math.PI * 400)).toBeLessThan(8)
  })
})

describe('our sample pictures', () => {
  it('are dark on light, with a light rim', () => {
    expect(pictureSamples.length).toBeGreaterThanOrEqual(4)
    for (const { id, picture } of pictureSamples) {
      const shades = readShades(picture.trimEnd().split('\n'))
      if (!shades) throw new Error(`${id} is no picture`)
      const { width, height, grey } = shades
      const rim = [...grey].filter((_, at) => at < width || at >= width * (height - 1) || at % width === 0)
      expect(Math.min(...rim), id).toBe(255)
      const ink = [...grey].filter((value) => value < 128).length / grey.length
      expect(ink, id).toBeGreaterThan(0.15)
      expect(ink, id).toBeLessThan(0.7)
    }
  })
})
