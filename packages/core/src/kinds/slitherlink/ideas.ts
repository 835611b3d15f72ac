/** How a person solves a Slitherlink: numbers, dots and corners, neighbouring threes, no small loop, inside and outside. */
import { perObject } from '../../base/memo.ts'
import { type Cell, sameCell } from '../../base/target.ts'
import type { Bilingual } from '../../base/text.ts'
import { atLeast, atMost, type Conclusion, type Fact, type Idea, type Know } from '../../simple/know.ts'
import { type Clue, type Puzzle, type Shape, shapeOf } from './puzzle.ts'

type Knowledge = Know<Puzzle>
type Edges = readonly number[]

const lines = (edges: Edges): Fact[] => edges.map((edge) => [edge, 'line'])
const none = (edges: Edges): Fact[] => edges.map((edge) => [edge, 'none'])
const drawn = (know: Knowledge, edges: Edges): number[] => edges.filter((edge) => know.value(edge) === 'line')
const open = (know: Knowledge, edges: Edges): number[] => edges.filter((edge) => know.isOpen(edge))

/** "the 3 in row 2, column 5", counted in cells. */
const clueName = (puzzle: Puzzle, [row, col]: Cell = [0, 0]): Bilingual => {
  const count = puzzle.rows[Math.floor(row)]?.[Math.floor(col)]
  const [down, right] = [Math.floor(row) + 1, Math.floor(col) + 1]
  return { en: `the ${count} in row ${down}, column ${right}`, ja: `${down}行${right}列の${count}` }
}
/** Counted in dots. */
const dotName = ([row, col]: Cell = [0, 0]): Bilingual => ({
  en: `the dot in row ${row + 1}, column ${col + 1}`,
  ja: `上から${row + 1}番目、左から${col + 1}番目の点`,
})

/** An idea that looks at one number at a time. */
const ofClue = (
  info: Omit<Idea<Puzzle>, 'find' | 'explain'>,
  conclude: (know: Knowledge, clue: Clue) => readonly Fact[],
  text: (clue: Bilingual) => Bilingual,
): Idea<Puzzle> => ({
  ...info,
  *find(know) {
    for (const clue of shapeOf(know.puzzle).clues) {
      const is = conclude(know, clue)
      if (is.length > 0) yield { is, why: { cells: [clue.cell] } }
    }
  },
  explain: ({ cells }, puzzle) => text(clueName(puzzle, cells[0])),
})

const zero = ofClue(
  {
    id: 'zero',
    level: 1,
    score: 1,
    name: { en: 'zero', ja: '0のまわり' },
    idea: { en: 'No line runs around a 0.', ja: '0のまわりに線は通りません。' },
  },
  (_, { count, edges }) => (count === 0 ? none(edges) : []),
  ({ en, ja }) => ({ en: `No line runs around ${en}.`, ja: `${ja}のまわりに線は通りません。` }),
)

const full = ofClue(
  {
    id: 'full-clue',
    level: 1,
    score: 1,
    name: { en: 'full number', ja: '足りた数字' },
    idea: { en: 'A number has all its lines.', ja: '本数がそろった数字があります。' },
  },
  (know, { count, edges }) => none(atMost(know, edges, 'line', count).map(([edge]) => edge)),
  ({ en, ja }) => ({
    en: `All lines of ${en} are drawn, so the other edges around it have none.`,
    ja: `${ja}は線がそろったので、まわりの残りの辺に線は通りません。`,
  }),
)

const needed = ofClue(
  {
    id: 'last-edges',
    level: 1,
    score: 1,
    name: { en: 'last edges', ja: '残りの辺' },
    idea: {
      en: 'A number has no more edges left than it needs.',
      ja: '残りの辺をすべて使わないと足りない数字があります。',
    },
  },
  (know, { count, edges }) => atLeast(know, edges, 'line', count),
  ({ en, ja }) => ({
    en: `There are just as many edges left as ${en} needs, so each has a line.`,
    ja: `${ja}に使える辺はちょうどその本数だけなので、すべて線になります。`,
  }),
)

const dotEnds: Idea<Puzzle> = {
  id: 'dot',
  level: 1,
  score: 1,
  name: { en: 'ends at a dot', ja: '点の線は2本' },
  idea: { en: 'A dot has two lines or none.', ja: '点に集まる線は2本か0本です。' },
  *find(know) {
    const { at, dots } = shapeOf(know.puzzle)
    for (const [dot, edges] of at.entries()) {
      const [sure, left] = [drawn(know, edges).length, open(know, edges)]
      const goesOn = sure === 1 && left.length < 2
      const is = goesOn
        ? lines(left.length === 1 ? left : edges)
        : sure === 0 && left.length > 1
          ? []
          : endsHere(know, edges)
      if (is.length > 0) yield { is, why: { cells: [dots[dot] ?? [0, 0]] } }
    }
  },
  explain: ({ cells }) => {
    const { en, ja } = dotName(cells[0])
    return {
      en: `A line that reaches ${en} goes on one way, and no other line meets it there: only this fits.`,
      ja: `${ja}には線が2本通るか、1本も通りません。これで残りが決まります。`,
    }
  },
}

/** What is left at a dot that has its lines, or that only one edge leads to. */
const endsHere = (know: Knowledge, edges: Edges): Fact[] => {
  const sure = drawn(know, edges).length
  return sure === 1 ? [] : sure > 2 ? none(edges) : none(open(know, edges))
}

/** How many lines two edges may have. */
const range = (know: Knowledge, edges: Edges): readonly [min: number, max: number] => {
  const sure = drawn(know, edges).length
  return [sure, sure + open(know, edges).length]
}

/**
 * At one corner of a number: how many of its two edges there have a line. The dot allows none or two lines in all, the number's other two
 * edges have what is left.
 */
function atCorner(know: Knowledge, { count, edges }: Clue, pair: Edges, dotEdges: Edges): Fact[] {
  const others = edges.filter((edge) => !pair.includes(edge))
  const outside = dotEdges.filter((edge) => !pair.includes(edge))
  const [[p, pMax], [o, oMax], [r, rMax]] = [range(know, pair), range(know, outside), range(know, others)]
  const fits = [0, 1, 2].flatMap((here) =>
    [0, 1, 2].flatMap((there): [number, number, number][] => {
      const rest = count - here
      const isDot = here + there === 0 || here + there === 2
      const isIn = here >= p && here <= pMax && there >= o && there <= oMax && rest >= r && rest <= rMax
      return isDot && isIn ? [[here, there, rest]] : []
    }),
  )
  // a contradiction: a line and none
  if (fits.length === 0) return [...lines(pair), ...none(pair)]
  return [pair, outside, others].flatMap((group, index) => {
    const [least, most] = range(know, group)
    const left = open(know, group)
    if (fits.every((fit) => fit[index] === most)) return lines(left)
    return fits.every((fit) => fit[index] === least) ? none(left) : []
  })
}

const corners = (
  info: Omit<Idea<Puzzle>, 'find' | 'explain'>,
  isMeant: (dotEdges: Edges) => boolean,
  text: (clue: Bilingual, dot: Bilingual) => Bilingual,
): Idea<Puzzle> => ({
  ...info,
  *find(know) {
    const { clues, at, dots, edges } = shapeOf(know.puzzle)
    for (const clue of clues) {
      if (open(know, clue.edges).length === 0) continue
      for (const dot of new Set(clue.edges.flatMap((edge) => edges[edge] ?? []))) {
        const dotEdges = at[dot] ?? []
        if (!isMeant(dotEdges)) continue
        const pair = clue.edges.filter((edge) => dotEdges.includes(edge))
        const is = atCorner(know, clue, pair, dotEdges)
        if (is.length > 0) yield { is, why: { cells: [clue.cell, dots[dot] ?? [0, 0]] } }
      }
    }
  },
  explain: ({ cells }, puzzle) => text(clueName(puzzle, cells[0]), dotName(cells[1])),
})

const boardCorner = corners(
  {
    id: 'board-corner',
    level: 2,
    score: 2,
    name: { en: 'corner of the board', ja: '盤面の角' },
    idea: {
      en: 'In a corner of the board both edges have a line, or neither.',
      ja: '盤面の角の2辺は、両方とも線か、両方とも線なしです。',
    },
  },
  (dotEdges) => dotEdges.length === 2,
  ({ en, ja }) => ({
    en: `In the corner of the board both edges have a line or neither has: for ${en} only this fits.`,
    ja: `盤面の角の2辺は両方とも線か両方とも線なしなので、${ja}のまわりはこう決まります。`,
  }),
)

const corner = corners(
  {
    id: 'corner',
    level: 3,
    score: 5,
    name: { en: 'corner of a number', ja: '数字の角' },
    idea: {
      en: 'What happens at the corner of a number decides its other edges.',
      ja: '数字の角の点での線の通り方が、ほかの辺を決めます。',
    },
  },
  () => true,
  (clue, dot) => ({
    en: `${capital(dot.en)} has two lines or none. Together with ${clue.en} only this fits.`,
    ja: `${dot.ja}の線は2本か0本です。${clue.ja}と合わせると、こう決まります。`,
  }),
)

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Pairs of threes that touch, with what they show whatever else is drawn. */
const threes = (
  info: Omit<Idea<Puzzle>, 'find' | 'explain'>,
  conclude: (shape: Shape, a: Clue, b: Clue) => readonly Fact[],
  text: (a: Bilingual, b: Bilingual) => Bilingual,
): Idea<Puzzle> => {
  const all = perObject((puzzle: Puzzle): Conclusion[] => {
    const shape = shapeOf(puzzle)
    const found = shape.clues.filter(({ count }) => count === 3)
    return found.flatMap((a, index) =>
      found.slice(index + 1).flatMap((b): Conclusion[] => {
        const is = conclude(shape, a, b)
        return is.length > 0 ? [{ is, why: { cells: [a.cell, b.cell] } }] : []
      }),
    )
  })
  return {
    ...info,
    find: ({ puzzle }) => all(puzzle),
    explain: ({ cells: [a, b] }, puzzle) => text(clueName(puzzle, a), clueName(puzzle, b)),
  }
}

const besideThrees = threes(
  {
    id: 'threes-beside',
    level: 2,
    score: 2,
    name: { en: 'threes side by side', ja: 'となりあう3' },
    idea: { en: 'Two threes stand side by side.', ja: '3と3がとなりあっています。' },
  },
  (shape, a, b) => {
    const [shared] = a.edges.filter((edge) => b.edges.includes(edge))
    if (shared === undefined) return []
    const both = [...a.edges, ...b.edges]
    const loop = both.filter((edge) => edge !== shared)
    // without the line between them they are a loop by themselves
    if (shape.clues.every(({ edges, count }) => edges.filter((edge) => loop.includes(edge)).length === count)) return []
    const ends = (shape.edges[shared] ?? []).flatMap((dot) => shape.at[dot] ?? [])
    return [
      ...lines(both.filter((edge) => edge === shared || !ends.includes(edge))),
      ...none(ends.filter((edge) => !both.includes(edge))),
    ]
  },
  (a, b) => ({
    en: `Between ${a.en} and ${b.en} runs a line, for otherwise they would be closed in by themselves; so do lines on the far sides, and none beyond the ends of the middle one.`,
    ja: `${a.ja}と${b.ja}のあいだに線がないと、この2つだけを囲む小さな輪になります。あいだと両外側が線になり、あいだの線の先には線が通りません。`,
  }),
)

const diagonalThrees = threes(
  {
    id: 'threes-diagonal',
    level: 2,
    score: 2,
    name: { en: 'threes in a diagonal', ja: 'ななめの3' },
    idea: { en: 'Two threes touch at a corner.', ja: '3と3がななめに並んでいます。' },
  },
  (shape, a, b) => {
    if (Math.abs(a.cell[0] - b.cell[0]) !== 1 || Math.abs(a.cell[1] - b.cell[1]) !== 1) return []
    const middle: Cell = [(a.cell[0] + b.cell[0]) / 2, (a.cell[1] + b.cell[1]) / 2]
    const touching = shape.at[shape.dots.findIndex((dot) => sameCell(dot, middle))] ?? []
    return lines([...a.edges, ...b.edges].filter((edge) => !touching.includes(edge)))
  },
  (a, b) => ({
    en: `Both lines cannot bend at the dot between ${a.en} and ${b.en}, so each has lines on its two far sides.`,
    ja: `${a.ja}と${b.ja}のあいだの点で両方が曲がることはできないので、それぞれの外側の2辺が線になります。`,
  }),
)

const smallLoop: Idea<Puzzle> = {
  id: 'small-loop',
  level: 2,
  score: 2,
  name: { en: 'no small loop', ja: '小さな輪は作れない' },
  idea: { en: 'A line here would close a loop too early.', ja: 'ここに線を引くと、輪が早く閉じてしまいます。' },
  *find(know) {
    const { edges, dots, clues } = shapeOf(know.puzzle)
    const groups = new Groups(dots.length)
    const sure = drawn(know, [...edges.keys()])
    for (const edge of sure) groups.join(...ends(edges, edge), 0)
    const lacking = clues.filter((clue) => drawn(know, clue.edges).length < clue.count)
    const size = new Map<number, number>()
    for (const edge of sure) {
      const [group] = groups.find(ends(edges, edge)[0])
      size.set(group, (size.get(group) ?? 0) + 1)
    }
    for (const edge of open(know, [...edges.keys()])) {
      const [from, to] = ends(edges, edge)
      const [group] = groups.find(from)
      if (groups.find(to)[0] !== group) continue
      const isAll = size.get(group) === sure.length
      const isFull = lacking.every(
        (clue) => clue.edges.includes(edge) && drawn(know, clue.edges).length + 1 === clue.count,
      )
      if (!isAll || !isFull) yield { is: none([edge]), why: { cells: [dots[from] ?? [0, 0], dots[to] ?? [0, 0]] } }
    }
  },
  explain: () => ({
    en: 'These two dots are joined already. A line between them would close a loop that leaves something out.',
    ja: 'この2つの点はもう線でつながっています。あいだに線を引くと、ほかを残したまま輪が閉じてしまいます。',
  }),
}

const sides: Idea<Puzzle> = {
  id: 'inside-outside',
  level: 4,
  score: 12,
  name: { en: 'inside and outside', ja: '内側と外側' },
  idea: {
    en: 'Whether two places lie on the same side of the loop decides the edge between them.',
    ja: '輪の内側か外側かをたどると、あいだの辺が決まります。',
  },
  *find(know) {
    const { edges, dots, around } = shapeOf(know.puzzle)
    const beside: number[][] = edges.map(() => [])
    for (const [cell, its] of around.entries()) for (const edge of its) beside[edge]?.push(cell)
    const groups = new Groups(around.length + 1)
    const cells = (edge: number): readonly [number, number] => [
      beside[edge]?.[0] ?? 0,
      beside[edge]?.[1] ?? around.length,
    ]
    for (const edge of edges.keys())
      if (!know.isOpen(edge)) groups.join(...cells(edge), know.value(edge) === 'line' ? 1 : 0)
    for (const edge of open(know, [...edges.keys()])) {
      const [[a, sideA], [b, sideB]] = [groups.find(cells(edge)[0]), groups.find(cells(edge)[1])]
      if (a !== b) continue
      const is = sideA === sideB ? none([edge]) : lines([edge])
      yield { is, why: { cells: ends(edges, edge).map((dot): Cell => dots[dot] ?? [0, 0]) } }
    }
  },
  explain: () => ({
    en: 'Every line parts inside from outside. Along the edges that are decided, both sides of this one can be told, so it is decided too.',
    ja: '線は輪の内側と外側を分けます。決まった辺をたどると、この辺の両側が内側か外側かわかるので、線かどうかが決まります。',
  }),
}

const ends = (edges: Shape['edges'], edge: number): readonly [number, number] => edges[edge] ?? [0, 0]

/** What belongs together, each member with a side of its group: 0 or 1. */
class Groups {
  readonly #parent: number[]
  readonly #side: number[]
  constructor(count: number) {
    this.#parent = Array.from({ length: count }, (_, one) => one)
    this.#side = this.#parent.map(() => 0)
  }
  find(one: number): readonly [group: number, side: number] {
    let [at, side] = [one, 0]
    for (let up = this.#parent[at] ?? at; up !== at; up = this.#parent[at] ?? at) {
      side ^= this.#side[at] ?? 0
      at = up
    }
    return [at, side]
  }
  /** `apart`: 1 where they lie on different sides. */
  join(one: number, other: number, apart: 0 | 1): void {
    const [[a, sideA], [b, sideB]] = [this.find(one), this.find(other)]
    if (a === b) return
    this.#parent[a] = b
    this.#side[a] = sideA ^ sideB ^ apart
  }
}

export const ideas: readonly Idea<Puzzle>[] = [
  zero,
  full,
  needed,
  dotEnds,
  boardCorner,
  besideThrees,
  diagonalThrees,
  smallLoop,
  corner,
  sides,
]
