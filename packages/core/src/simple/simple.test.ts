import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse } from '../base/schema.ts'
import type { Cell } from '../base/target.ts'
import { craft } from '../kinds/slitherlink/craft.ts'
import { puzzle as slitherlink } from '../kinds/slitherlink/puzzle.ts'
import { explained } from './grade.ts'
import { atLeast, atMost, Know } from './know.ts'
import { modelOf } from './puzzle.ts'
import { turns } from './turn.ts'

const board = { width: 2, height: 1, rows: ['3.'] }
const model = modelOf(slitherlink)
const know = () => Know.of(slitherlink, board, model.layoutOf(board))

describe('an answer of a simple kind', () => {
  const edges = model.layoutOf(board).ats

  it('is the same JSON whatever the order of its places', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...edges.keys()]), (places) => {
        const read = parse(craft.face.answer, { line: places.map((place) => edges[place]) })
        const values = edges.map((_, place) => (places.includes(place) ? 'line' : 'none'))
        expect(read.ok && JSON.stringify(read.value)).toBe(JSON.stringify(model.answerOf(board, values)))
        expect(read.ok && model.valuesOf(board, read.value)).toEqual(values)
      }),
    )
  })

  it('is rejected with a place that does not exist, or that occurs twice', () => {
    for (const line of [[[0, 0, 1, 1]], [[0, 0]], [edges[0]!, edges[0]!]])
      expect(craft.face.check(board, { line })).toEqual({ status: 'broken', faults: [{ code: 'shape', cells: [] }] })
  })

  it('is changed by touches from either end of an edge', () => {
    const touch = (a: Cell, b: Cell) => craft.face.act(board, {}, { at: [a, b], symbol: '' })
    expect(touch([0, 0], [0, 1])).toEqual({ at: [0, 0, 0, 1], value: 'line' })
    expect(touch([0, 1], [0, 0])).toEqual(touch([0, 0], [0, 1]))
    expect(touch([0, 0], [1, 1])).toBeNull()
  })
})

describe('a turn', () => {
  it('moves the content of a cell together with the cell', () => {
    const grid = [
      ['a', 'b', 'c'],
      ['d', 'e', 'f'],
    ]
    const images = turns.map((turn) => {
      const turned = turn.grid(grid)
      for (const [row, line] of grid.entries())
        for (const [col, value] of line.entries()) {
          const [down, right] = turn.cell([row, col], { width: 3, height: 2 })
          expect(turned[down]?.[right]).toBe(value)
        }
      return JSON.stringify(turned)
    })
    expect(new Set(images).size).toBe(8)
  })
})

describe('a number of places', () => {
  it('follow from the last that is possible or needed, and contradict each other beyond', () => {
    const state = know()
    expect(atMost(state, [0, 1, 2], 'line', 1)).toEqual([])
    state.set(0, 'line')
    expect(atMost(state, [0, 1, 2], 'line', 1)).toEqual([
      [1, 'line'],
      [2, 'line'],
    ])
    expect(atLeast(state, [0, 1, 2], 'line', 3)).toHaveLength(3)
    state.set(1, 'line')
    state.learn({ not: atMost(state, [0, 1, 2], 'line', 1) })
    expect(state.broken).toBe(true)
    const other = know()
    other.set(0, 'none')
    other.learn({ is: atLeast(other, [0, 1], 'line', 2) })
    expect(other.broken).toBe(true)
  })
})

it('a reason names cells as the board does', () => {
  const idea = { ...craft.techniques[0]!, why: { en: '{1}, {at}: {named}', ja: '{2}' }, find: () => [] }
  const why = {
    cells: [
      [0.5, 0.5],
      [0, 2],
    ] as const,
    named: ['line', 'none'],
  }
  const step = { technique: idea.id, places: [], rulesOut: [], why, choices: 1 }
  expect(explained(slitherlink, [idea], board, step).text).toEqual({
    en: 'The 3 in row 1, column 1, between the 3 in row 1, column 1 and the dot in row 1, column 3: line, no line',
    ja: '1行3列の点',
  })
})
