/**
 * Ideas for every loop along the edges between dots: a dot has two lines or none, no loop is too small, inside and
 * outside.
 */
import type { Cell } from '../base/target.ts'
import type { Dots } from './dots.ts'
import type { Conclusion, Fact, Idea, Know } from './know.ts'

export const lines = (edges: readonly number[]): Fact[] => edges.map((edge) => [edge, 'line'])
export const none = (edges: readonly number[]): Fact[] => edges.map((edge) => [edge, 'none'])
export const drawn = <P extends object>(know: Know<P>, edges: readonly number[]): number[] =>
  edges.filter((edge) => know.value(edge) === 'line')
export const open = <P extends object>(know: Know<P>, edges: readonly number[]): number[] =>
  edges.filter((edge) => know.isOpen(edge))

export const endsAtDots = <P extends object>(dotsOf: (puzzle: P) => Dots): Idea<P> => ({
  id: 'dot',
  level: 1,
  score: 1,
  name: { en: 'ends at a dot', ja: '点の線は2本' },
  idea: { en: 'A dot has two lines or none.', ja: '点に集まる線は2本か0本です。' },
  why: {
    en: '{1} has two lines or none, and only this fits what is there.',
    ja: '{1}の線は2本か0本なので、残りの辺はこう決まります。',
  },
  *find(know) {
    const { at, dots } = dotsOf(know.puzzle)
    for (const [dot, edges] of at.entries()) {
      const is = atDot(know, edges)
      if (is.length > 0) yield { is, cells: dots.slice(dot, dot + 1) }
    }
  },
})

function atDot<P extends object>(know: Know<P>, edges: readonly number[]): Fact[] {
  const [sure, left] = [drawn(know, edges).length, open(know, edges)]
  // a line that ends is a contradiction, and so are three lines
  if (sure === 1) return left.length > 1 ? [] : lines(left.length === 1 ? left : edges)
  if (sure > 2) return none(edges)
  return sure === 2 || left.length === 1 ? none(left) : []
}

/** `isDone`: whether nothing is missing once this edge has a line too. */
export const noSmallLoop = <P extends object>(
  dotsOf: (puzzle: P) => Dots,
  isDone: (know: Know<P>, edge: number) => boolean,
): Idea<P> => ({
  id: 'small-loop',
  level: 2,
  score: 2,
  name: { en: 'no small loop', ja: '小さな輪は作れない' },
  idea: { en: 'A line here would close a loop too early.', ja: 'ここに線を引くと、輪が早く閉じてしまいます。' },
  why: {
    en: '{1} and {2} are joined already. A line between them would close a loop that leaves something out.',
    ja: '{1}と{2}は、もう線でつながっています。あいだに線を引くと、ほかを残したまま輪が閉じてしまいます。',
  },
  *find(know) {
    const { dots, edges } = dotsOf(know.puzzle)
    const all = [...edges.keys()]
    const sure = drawn(know, all)
    const groups = new Groups(dots.length)
    for (const edge of sure) groups.join(...(edges[edge] ?? [0, 0]), 0)
    const group = (dot = 0): number => groups.find(dot)[0]
    const size = new Map<number, number>()
    for (const edge of sure) size.set(group(edges[edge]?.[0]), (size.get(group(edges[edge]?.[0])) ?? 0) + 1)
    for (const edge of open(know, all)) {
      const [from, to] = [group(edges[edge]?.[0]), group(edges[edge]?.[1])]
      if (from !== to || (size.get(from) === sure.length && isDone(know, edge))) continue
      yield { is: none([edge]), cells: endsOf(dotsOf(know.puzzle), edge) }
    }
  },
})

export const insideOutside = <P extends object>(dotsOf: (puzzle: P) => Dots): Idea<P> => ({
  id: 'inside-outside',
  level: 4,
  score: 12,
  name: { en: 'inside and outside', ja: '内側と外側' },
  idea: {
    en: 'Whether both sides of an edge lie inside the loop decides it.',
    ja: '辺の両側が輪の内側か外側かをたどると、その辺が決まります。',
  },
  why: {
    en: 'Every line parts inside from outside. Along what is decided, both sides of the edge between {1} and {2} can be told.',
    ja: '線は輪の内側と外側を分けます。決まった辺をたどると、{1}と{2}のあいだの辺の両側が内側か外側かわかります。',
  },
  *find(know): Generator<Conclusion> {
    const dots = dotsOf(know.puzzle)
    const outside = dots.around.length
    const beside: number[][] = dots.edges.map(() => [])
    for (const [square, its] of dots.around.entries()) for (const edge of its) beside[edge]?.push(square)
    const sides = beside.map(([one = outside, other = outside]) => [one, other] as const)
    const groups = new Groups(outside + 1)
    for (const [edge, both] of sides.entries())
      if (!know.isOpen(edge)) groups.join(...both, know.value(edge) === 'line' ? 1 : 0)
    for (const [edge, [one, other]] of sides.entries()) {
      const [[a, sideA], [b, sideB]] = [groups.find(one), groups.find(other)]
      if (a !== b || !know.isOpen(edge)) continue
      yield { is: sideA === sideB ? none([edge]) : lines([edge]), cells: endsOf(dots, edge) }
    }
  },
})

const endsOf = ({ edges, dots }: Dots, edge: number): Cell[] =>
  (edges[edge] ?? []).flatMap((dot) => dots.slice(dot, dot + 1))

/** Union-find with parity: the members of a group, each on one of two sides. */
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

  /** `apart`: 1 where they are on different sides. */
  join(one: number, other: number, apart: 0 | 1): void {
    const [[a, sideA], [b, sideB]] = [this.find(one), this.find(other)]
    if (a === b) return
    this.#parent[a] = b
    this.#side[a] = sideA ^ sideB ^ apart
  }
}
