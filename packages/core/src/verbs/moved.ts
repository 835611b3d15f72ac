/**
 * The pieces of a board that is in several, put together anew: each is turned or not and stands somewhere else. So a
 * list whose words hardly cross gives many boards, none in more pieces than the first.
 *
 * Method: the largest piece first, each goes to a random place of a frame where it touches no other.
 */
import type { Rng } from '../base/rng.ts'
import type { Cell } from '../base/target.ts'
import type { Size } from '../spec/size.ts'
import { placementText } from '../wordgrid/keep.ts'

export interface Placed {
  readonly word: string
  readonly cells: readonly Cell[]
}

/** Groups of words that cross each other. */
export function piecesOf<P extends Pick<Placed, 'cells'>>(words: readonly P[]): P[][] {
  let groups: { readonly own: P[]; readonly names: Set<string> }[] = []
  for (const word of words) {
    const names = word.cells.map(String)
    const met = groups.filter((group) => names.some((name) => group.names.has(name)))
    const joined = {
      own: [...met.flatMap(({ own }) => own), word],
      names: new Set([...names, ...met.flatMap((group) => [...group.names])]),
    }
    groups = [...groups.filter((group) => !met.includes(group)), joined]
  }
  return groups.map(({ own }) => own)
}

/** Which words the user wants to stay as they are, and whether at their place or only to each other. */
export interface Fixed {
  readonly words: ReadonlySet<string>
  readonly isPlaced: boolean
}

interface Piece {
  readonly words: readonly Placed[]
  /** Neither turned nor, if it has a place, moved. */
  readonly isFixed: boolean
}

/** All words at their new places, as the option `keep` takes them; null if they found no room, or there is nothing to move. */
export function movedWords(words: readonly Placed[], frame: Size, fixed: Fixed, rng: Rng): string[] | null {
  const pieces = piecesOf(words)
  const isKept = (piece: readonly Placed[]): boolean => piece.some(({ word }) => fixed.words.has(word))
  const kept = pieces.filter(isKept).flat()
  const free = rng.shuffle(pieces.filter((piece) => !isKept(piece))).sort((a, b) => sizeOf(b) - sizeOf(a))
  const all: Piece[] = [
    ...(kept.length > 0 ? [{ words: kept, isFixed: true }] : []),
    ...free.map((own) => ({ words: own, isFixed: false })),
  ]
  if (all.length < 2) return null
  const taken = new Set<string>()
  const texts: string[] = []
  for (const { words: own, isFixed } of all) {
    const turned = !isFixed && rng.below(2) === 1 ? own.map(transposed) : own
    const spots = isFixed && fixed.isPlaced ? [[0, 0] as const] : spotsIn(turned, frame, taken)
    if (spots.length === 0) return null
    const [down, right] = rng.pick(spots)
    for (const { word, cells } of turned) {
      const [[row, col], [next]] = [cells[0]!, cells[1]!]
      texts.push(placementText({ row: row + down, col: col + right, way: next === row ? 'across' : 'down', word }))
      for (const [r, c] of cells) taken.add(String([r + down, c + right]))
    }
  }
  return texts
}

const sizeOf = (piece: readonly Placed[]): number => piece.reduce((sum, { cells }) => sum + cells.length, 0)

const transposed = ({ word, cells }: Placed): Placed => ({ word, cells: cells.map(([row, col]): Cell => [col, row]) })

/** How far a piece may be moved so that it lies in the frame and touches nothing that is there. */
function spotsIn(piece: readonly Placed[], { width, height }: Size, taken: ReadonlySet<string>): Cell[] {
  const cells = piece.flatMap((word) => word.cells)
  const [rows, cols] = [cells.map(([row]) => row), cells.map(([, col]) => col)]
  const spots: Cell[] = []
  for (let down = -Math.min(...rows); down < height - Math.max(...rows); down++)
    for (let right = -Math.min(...cols); right < width - Math.max(...cols); right++)
      if (cells.every(([row, col]) => isFree([row + down, col + right], taken))) spots.push([down, right])
  return spots
}

const isFree = ([row, col]: Cell, taken: ReadonlySet<string>): boolean =>
  [
    [row, col],
    [row - 1, col],
    [row + 1, col],
    [row, col - 1],
    [row, col + 1],
  ].every((cell) => !taken.has(String(cell)))
