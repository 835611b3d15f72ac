/**
 * How a person solves a Slitherlink: numbers, dots and corners, neighbouring threes, no small loop, inside and outside.
 */
import { perObject } from '../../base/memo.ts'
import { type Cell, sameCell } from '../../base/target.ts'
import { atLeast, atMost, type Conclusion, type Fact, type Idea, type Know } from '../../simple/know.ts'
import { drawn, endsAtDots, insideOutside, lines, none, noSmallLoop, open } from '../../simple/loop.ts'
import { type Clue, type Puzzle, type Shape, shapeOf } from './puzzle.ts'

type Words = Omit<Idea<Puzzle>, 'find'>
type Edges = readonly number[]

/** An idea that looks at one number at a time. */
const ofClue = (words: Words, conclude: (know: Know<Puzzle>, clue: Clue) => readonly Fact[]): Idea<Puzzle> => ({
  ...words,
  *find(know) {
    for (const clue of shapeOf(know.puzzle).clues) {
      const is = conclude(know, clue)
      if (is.length > 0) yield { is, cells: [clue.cell] }
    }
  },
})

const zero: Words = {
  id: 'zero',
  level: 1,
  score: 1,
  name: { en: 'zero', ja: '0のまわり' },
  idea: { en: 'No line runs around a 0.', ja: '0のまわりに線は通りません。' },
  why: { en: 'No line runs around {1}.', ja: '{1}のまわりに線は通りません。' },
}
const full: Words = {
  id: 'full-clue',
  level: 1,
  score: 1,
  name: { en: 'full number', ja: '足りた数字' },
  idea: { en: 'A number has all its lines.', ja: '本数がそろった数字があります。' },
  why: {
    en: '{1} has all its lines, so no line runs along the other edges around it.',
    ja: '{1}は線がそろったので、まわりの残りの辺に線は通りません。',
  },
}
const last: Words = {
  id: 'last-edges',
  level: 1,
  score: 1,
  name: { en: 'last edges', ja: '残りの辺' },
  idea: { en: 'A number needs every edge that is left.', ja: '残りの辺を全部使う数字があります。' },
  why: {
    en: '{1} has just as many edges left as it needs, so each of them has a line.',
    ja: '{1}に使える辺はちょうどその数だけなので、すべて線になります。',
  },
}
const boardCorner: Words = {
  id: 'board-corner',
  level: 2,
  score: 2,
  name: { en: 'corner of the board', ja: '盤面の角' },
  idea: {
    en: 'In a corner of the board both edges have a line, or neither.',
    ja: '盤面の角の2辺は、両方線か両方線なしです。',
  },
  why: {
    en: 'In the corner of the board both edges have a line or neither has: around {1} only this fits.',
    ja: '盤面の角の2辺は両方線か両方線なしなので、{1}のまわりはこう決まります。',
  },
}
const corner: Words = {
  id: 'corner',
  level: 3,
  score: 5,
  name: { en: 'corner of a number', ja: '数字の角' },
  idea: { en: 'Lines at the corner of a number decide others.', ja: '数字の角を通る線から、ほかの辺が決まります。' },
  why: {
    en: '{2} has two lines or none. Together with {1} only this fits.',
    ja: '{2}の線は2本か0本です。{1}と合わせると、こう決まります。',
  },
}
const beside: Words = {
  id: 'threes-beside',
  level: 2,
  score: 2,
  name: { en: 'threes side by side', ja: 'となりあう3' },
  idea: { en: 'Two threes stand side by side.', ja: '3と3がとなりあっています。' },
  why: {
    en: 'Without a line between {1} and {2} a loop would close around these two alone. So lines run between them and on their far sides, and none goes on from the middle one.',
    ja: '{1}と{2}のあいだに線がないと、この2つだけを囲む輪になります。あいだと両外側に線が通り、あいだの線の先には通りません。',
  },
}
const diagonal: Words = {
  id: 'threes-diagonal',
  level: 2,
  score: 2,
  name: { en: 'diagonal threes', ja: 'ななめの3' },
  idea: { en: 'Two threes touch at a corner.', ja: '3と3がななめに並んでいます。' },
  why: {
    en: 'Only two lines meet at the dot between {1} and {2}, so each has lines on its two far sides.',
    ja: '{1}と{2}のあいだの点を通る線は2本までなので、それぞれの外側の2辺が線になります。',
  },
}

/** The minimum and maximum number of lines among some edges. */
function range(know: Know<Puzzle>, edges: Edges): readonly [min: number, max: number] {
  const sure = drawn(know, edges).length
  return [sure, sure + open(know, edges).length]
}

/**
 * At a corner of a number: the number's two edges there together with the dot's other edges must have no line or two,
 * and together with the number's other edges as many as the number.
 */
function atCorner(know: Know<Puzzle>, { count, edges }: Clue, dotEdges: Edges): Fact[] {
  const pair = edges.filter((edge) => dotEdges.includes(edge))
  const groups = [pair, dotEdges.filter((edge) => !pair.includes(edge)), edges.filter((edge) => !pair.includes(edge))]
  const ranges = groups.map((group) => range(know, group))
  const fits = [
    [0, 0, count],
    [0, 2, count],
    [1, 1, count - 1],
    [2, 0, count - 2],
  ].filter((ways) => ways.every((way, group) => way >= ranges[group]![0] && way <= ranges[group]![1]))
  // nothing fits: a contradiction
  if (fits.length === 0) return [...lines(pair), ...none(pair)]
  return groups.flatMap((group, index) => {
    const [min, max] = ranges[index]!
    if (fits.every((ways) => ways[index] === max)) return lines(open(know, group))
    return fits.every((ways) => ways[index] === min) ? none(open(know, group)) : []
  })
}

const corners = (words: Words, isMeant: (dotEdges: Edges) => boolean): Idea<Puzzle> => ({
  ...words,
  *find(know) {
    const { clues, at, dots, edges } = shapeOf(know.puzzle)
    for (const clue of clues.filter((one) => open(know, one.edges).length > 0))
      for (const dot of new Set(clue.edges.flatMap((edge) => edges[edge]!))) {
        const is = isMeant(at[dot]!) ? atCorner(know, clue, at[dot]!) : []
        if (is.length > 0) yield { is, cells: [clue.cell, dots[dot]!] }
      }
  },
})

/** Two threes that touch allow conclusions whatever else is drawn. */
const threes = (words: Words, conclude: (shape: Shape, a: Clue, b: Clue) => readonly Fact[]): Idea<Puzzle> => {
  const all = perObject((puzzle: Puzzle): Conclusion[] => {
    const shape = shapeOf(puzzle)
    const found = shape.clues.filter(({ count }) => count === 3)
    return found.flatMap((a, index) =>
      found.slice(index + 1).flatMap((b): Conclusion[] => {
        const is = conclude(shape, a, b)
        return is.length > 0 ? [{ is, cells: [a.cell, b.cell] }] : []
      }),
    )
  })
  return { ...words, find: ({ puzzle }) => all(puzzle) }
}

function sideBySide(shape: Shape, a: Clue, b: Clue): Fact[] {
  const shared = a.edges.find((edge) => b.edges.includes(edge))
  if (shared === undefined) return []
  const both = [...a.edges, ...b.edges]
  const loop = both.filter((edge) => edge !== shared)
  // the loop around the two may be the whole answer
  if (shape.clues.every(({ edges, count }) => edges.filter((edge) => loop.includes(edge)).length === count)) return []
  const ends = shape.edges[shared]!.flatMap((dot) => shape.at[dot]!)
  return [
    ...lines(both.filter((edge) => edge === shared || !ends.includes(edge))),
    ...none(ends.filter((edge) => !both.includes(edge))),
  ]
}

function cornerToCorner(shape: Shape, a: Clue, b: Clue): Fact[] {
  if (Math.abs(a.cell[0] - b.cell[0]) !== 1 || Math.abs(a.cell[1] - b.cell[1]) !== 1) return []
  const middle: Cell = [(a.cell[0] + b.cell[0]) / 2, (a.cell[1] + b.cell[1]) / 2]
  const touching = shape.at[shape.dots.findIndex((dot) => sameCell(dot, middle))]!
  return lines([...a.edges, ...b.edges].filter((edge) => !touching.includes(edge)))
}

const fullWith = (know: Know<Puzzle>, edge: number): boolean =>
  shapeOf(know.puzzle).clues.every(
    ({ edges, count }) => drawn(know, edges).length + (edges.includes(edge) ? 1 : 0) === count,
  )

export const ideas: readonly Idea<Puzzle>[] = [
  ofClue(zero, (_, { count, edges }) => (count === 0 ? none(edges) : [])),
  ofClue(full, (know, { count, edges }) => none(atMost(know, edges, 'line', count).map(([edge]) => edge))),
  ofClue(last, (know, { count, edges }) => atLeast(know, edges, 'line', count)),
  endsAtDots(shapeOf),
  corners(boardCorner, (dotEdges) => dotEdges.length === 2),
  threes(beside, sideBySide),
  threes(diagonal, cornerToCorner),
  noSmallLoop(shapeOf, fullWith),
  corners(corner, () => true),
  insideOutside(shapeOf),
]
