import { describe, expect, it } from 'vitest'
import { cornersOf, moved, readStrokes, without, writeStrokes } from './strokes.ts'

const square = '0,0 4,0\n4,0 4,3\n0,3 4,3\n0,0 0,3'

describe('strokes', () => {
  it('are read and written back, also if one line has many points', () => {
    expect(writeStrokes(readStrokes(square))).toBe(square)
    expect(writeStrokes(readStrokes('0,0 4,0 -1,3'))).toBe('0,0 4,0\n4,0 -1,3')
  })

  it('have each corner once', () => {
    expect(cornersOf(readStrokes(square))).toEqual([
      { x: 0, y: 0 },
      { x: 4, y: 0 },
      { x: 0, y: 3 },
      { x: 4, y: 3 },
    ])
  })

  it('follow a moved corner, and disappear with a removed one', () => {
    const strokes = readStrokes(square)
    expect(writeStrokes(moved(strokes, { x: 4, y: 0 }, { x: 6, y: -1 }))).toBe('0,0 6,-1\n6,-1 4,3\n0,3 4,3\n0,0 0,3')
    expect(moved(strokes, { x: 4, y: 0 }, { x: 0, y: 0 })).toHaveLength(3)
    expect(writeStrokes(without(strokes, { x: 0, y: 0 }))).toBe('4,0 4,3\n0,3 4,3')
  })
})
