import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { edges } from '../contract/fixtures/edges.ts'
import { marks } from '../contract/fixtures/marks.ts'
import type { Board } from '../kind/board.ts'
import { Keyboard } from './keyboard.ts'
import { Session } from './session.ts'
import { placeAt, placesUnder } from './trail.ts'

const grid = (input: Board['input']): Board => ({
  width: 4,
  height: 3,
  input,
  cells: [0, 1, 2].flatMap((row) => [0, 1, 2, 3].map((col) => [row, col] as const)),
  clues: [],
  fixed: [],
  lines: [],
  keys: null,
})
const dots = grid('edge')
const cells = grid('mark')
const point = fc.tuple(fc.double({ min: -1, max: 4, noNaN: true }), fc.double({ min: -1, max: 5, noNaN: true }))

describe('on a board of dots', () => {
  it('a tap near the middle of an edge means the edge, one on a dot the dot, and one among four dots nothing', () => {
    expect(placeAt(dots, [0.1, 0.5])).toEqual([
      [0, 0],
      [0, 1],
    ])
    expect(placeAt(dots, [0.55, 1.1])).toEqual([
      [0, 1],
      [1, 1],
    ])
    expect(placeAt(dots, [1.1, 0.95])).toEqual([[1, 1]])
    expect(placeAt(dots, [0.5, 0.5])).toBeNull()
  })

  it('a drag goes from dot to dot, also around corners and when the finger is fast', () => {
    const drag = placesUnder(dots, [
      [0, 0.1],
      [0.1, 1.9],
      [1.9, 2.1],
    ])
    expect(drag.map((at) => at.flat().join(''))).toEqual(['0001', '0102', '0212', '1222'])
  })

  it('a short drag from a dot means the edge under it', () => {
    expect(
      placesUnder(dots, [
        [1, 1],
        [1, 1.4],
      ]),
    ).toEqual([
      [
        [1, 1],
        [1, 2],
      ],
    ])
  })

  it('a drag draws lines, wherever it begins, and removes them where all of them are there', () => {
    const session = new Session(edges.craft.face, { cells: ['in', 'in', 'in'] }, null)
    session.point([0, 0], [0, 1])
    session.note({
      at: [
        [0, 1],
        [0, 2],
      ],
      symbol: '',
    })
    session.point([0, 0], [0, 3])
    expect(session.now).toEqual({ answer: { lines: [0, 1, 2] }, notes: [] })
    session.point([0, 0], [0, 2])
    expect(session.now).toEqual({ answer: { lines: [2] }, notes: [] })
    session.undo()
    expect(session.now.answer).toEqual({ lines: [0, 1, 2] })
  })

  it('any trail gives edges of the board that follow on each other, each once', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 12 }), (trail) => {
        const names = placesUnder(dots, trail).map((at) => [...at].map(String).sort().join(' '))
        expect(new Set(names).size).toBe(names.length)
        for (const at of placesUnder(dots, trail))
          for (const dot of at) expect(dots.cells.map(String)).toContain(String(dot))
      }),
    )
  })
})

describe('on a board of cells', () => {
  it('a drag takes the cells that it enters, but not a corner that it cuts', () => {
    const drag = placesUnder(cells, [
      [0, 0],
      [1.04, 1.04],
      [1, 3],
    ])
    expect(drag.map(([cell]) => String(cell))).toEqual(['0,0', '1,1', '1,2', '1,3'])
  })

  it('a drag over cells gives all of them the value of the first, in one stroke', () => {
    const session = new Session(marks.craft.face, { cells: [1, 1, 2, 0] }, null)
    session.point([0, 2])
    session.point([0, 0], [0, 3])
    expect(session.now.answer).toEqual({ cells: [1, 1, 1, 1] })
    session.undo()
    expect(session.now.answer).toEqual({ cells: [0, 0, 1, 0] })
  })
})

describe('the announcement', () => {
  it('of a dot: its lines, its crosses, and the clues around it', () => {
    const session = new Session(edges.craft.face, { cells: ['in', 'out'] }, null)
    session.point([0, 0.5])
    session.note({
      at: [
        [0, 2],
        [0, 1],
      ],
      symbol: '',
    })
    expect(session.describe([0, 1])).toEqual({
      en: 'row 1, column 2, line left, cross to the right, lower left ●, lower right ○',
      ja: '1行2列、左に線、右に×印、左下●、右下○',
    })
    expect(session.describe([0.5, 1.5])).toEqual({
      en: 'between rows 1 and 2, between columns 2 and 3, out',
      ja: '1行と2行の間、2列と3列の間、外',
    })
  })

  it('of an edge that was just changed: in which direction it leads from the cursor', () => {
    const session = new Session(edges.craft.face, { cells: ['in'] }, null)
    const keyboard = new Keyboard(session)
    const after = (...keys: readonly string[]): string => {
      for (const key of keys) keyboard.press({ key })
      return session.announcement.en
    }
    expect(after('Enter', 'ArrowRight')).toBe('line to the right')
    expect(after('ArrowDown')).toBe('line down')
    expect(after('ArrowUp')).toBe('no line up')
    expect(after('Escape', 'x', 'ArrowLeft')).toBe('cross to the left')
    expect(session.announcement.ja).toBe('左に×印')
  })

  it('of a mark: where it is and what it is, without calling it a letter or a digit', () => {
    const session = new Session(marks.craft.face, { cells: [1, 0] }, null)
    const keyboard = new Keyboard(session)
    keyboard.press({ key: ' ' })
    expect(session.announcement).toEqual({ en: 'row 1, column 1, 1, shaded', ja: '1行1列、1、黒マス' })
    keyboard.press({ key: 'x' })
    expect(session.announcement).toEqual({
      en: 'row 1, column 1, 1, blank, marked as none',
      ja: '1行1列、1、空白、「なし」の印',
    })
    session.type('t')
    expect(session.announcement.en).toBe('row 1, column 1, 1, triangle')
  })
})

it('a line replaces a cross, a cross replaces a line, and each is one stroke', () => {
  const session = new Session(edges.craft.face, { cells: ['in'] }, null)
  const edge = { at: [[0, 0] as const, [0, 1] as const] as const, symbol: '' }
  session.note(edge)
  session.touch(edge)
  expect(session.now).toEqual({ answer: { lines: [0] }, notes: [] })
  session.note(edge)
  expect(session.now).toEqual({ answer: { lines: [] }, notes: [edge] })
  session.undo()
  expect(session.now).toEqual({ answer: { lines: [0] }, notes: [] })
})

it('x writes a symbol where it is the key of that symbol', () => {
  const face = { ...marks.craft.face, spell: () => ['shade'] }
  const session = new Session(face, { cells: [1, 0] }, null)
  expect(new Keyboard(session).press({ key: 'x' })).toBe(false)
  expect(new Keyboard(new Session(marks.craft.face, { cells: [1] }, null)).press({ key: 'x' })).toBe(true)
})
