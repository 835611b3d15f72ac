import { expect, it } from 'vitest'
import { isSameBoard, type Offered, offering, type Placed } from './boards.ts'

const across = (word: string, row: number): Placed => ({
  word,
  cells: Array.from(word, (_, col) => [row, col] as const),
})
const turned = ({ word, cells }: Placed): Placed => ({ word, cells: cells.map(([row, col]) => [col, row] as const) })
const board = (line: string, merit: number, places: readonly Placed[] = [across(line, 0)]): Offered => ({
  line,
  view: { merit, places },
})
const lines = (boards: readonly Offered[]) => boards.map(({ line }) => line)

it('of several boards the best is shown, and all are offered, the best first and each once', () => {
  const again = board('same as ab', 5, [across('ab', 0)])
  const { shown, offered } = offering([board('ab', 5), board('cd', 9), again, board('ef', 7)], null)
  expect(shown?.line).toBe('cd')
  expect(lines(offered)).toEqual(['cd', 'ef', 'ab'])
})

it('another one is never worse: the board stays where all new ones are, and these are offered', () => {
  const now = board('now', 8)
  const worse = offering([board('ab', 5), board('cd', 7)], now)
  expect(worse.shown).toBe(now)
  expect(lines(worse.offered)).toEqual(['now', 'cd', 'ab'])
  expect(offering([board('ab', 5), board('cd', 8)], now).shown?.line).toBe('cd')
})

it('the board that another one was asked for stays among the offered ones, however many are better', () => {
  const now = board('now', 1)
  const better = ['ab', 'cd', 'ef', 'gh', 'ij'].map((line, at) => board(line, 5 + at))
  const { shown, offered } = offering(better, now)
  expect(shown?.line).toBe('ij')
  expect(lines(offered)).toEqual(['ij', 'gh', 'ef', 'now'])
})

it('only boards that differ count as other ones', () => {
  const now = board('now', 1)
  expect(offering([board('again', 1, now.view.places)], now)).toEqual({ shown: now, offered: [now] })
})

it('a board with its rows as columns is the same board', () => {
  const places = [across('cat', 0), across('dog', 2)]
  expect(isSameBoard({ places }, { places: places.map(turned) })).toBe(true)
  expect(isSameBoard({ places }, { places: [across('cat', 0), across('dog', 3)] })).toBe(false)
})
