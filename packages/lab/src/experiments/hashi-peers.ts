/**
 * Other solvers on the same boards: npm `bridges-solver` (deductions and trials) and HiGHS (integer programming; every
 * disconnected solution is cut off around its pieces, and the program is solved again). Both are optional.
 */
import { type Board, boardOf, type Puzzle } from '@kumiki/core/kinds/hashi/puzzle'

/** True: solved. False: given up. */
export type Peer = (puzzle: Puzzle) => boolean

/** Null: the package is not installed. */
export async function loadBridgesSolver(): Promise<Peer | null> {
  try {
    const { solver } = await import('bridges-solver')
    return ({ width, height, islands }) => {
      const rows = Array.from({ length: height }, () => new Array<number>(width).fill(0))
      for (const [col, row, number] of islands) rows[row]![col] = number
      return solver(rows).solved
    }
  } catch {
    return null
  }
}

/** Seconds after which HiGHS gives up on one program. */
const highsSeconds = 10

/** The part of HiGHS that is used here; its own types do not match its module. */
interface Highs {
  solve(
    program: string,
    options: { readonly time_limit: number },
  ): { readonly Status: string; readonly Columns: Readonly<Record<string, { readonly Primal?: number }>> }
}

async function openHighs(): Promise<Highs | null> {
  const { default: load }: { readonly default: unknown } = await import('highs')
  return typeof load === 'function' ? load() : null
}

/** Null: the package is not installed. */
export async function loadHighs(): Promise<Peer | null> {
  try {
    const highs = await openHighs()
    if (!highs) return null
    return (puzzle) => {
      const board = boardOf(puzzle)
      const cuts: string[] = []
      for (;;) {
        const { Status, Columns } = highs.solve(programOf(board, cuts), { time_limit: highsSeconds })
        if (Status !== 'Optimal') return false
        const built = (edge: number): boolean => (Columns[`a${edge}`]?.Primal ?? 0) > 0.5
        const pieces = piecesOf(board, built)
        if (pieces.length === 1) return true
        for (const piece of pieces) cuts.push(cutAround(board, piece))
      }
    }
  } catch {
    return null
  }
}

/** a: a bridge, b: a second one. */
function programOf(board: Board, cuts: readonly string[]): string {
  const rows: string[] = [...cuts]
  const names: string[] = []
  for (let edge = 0; edge < board.edges; edge++) {
    names.push(`a${edge}`, `b${edge}`)
    rows.push(`a${edge} - b${edge} >= 0`)
    for (let k = board.crossingStart[edge]!; k < board.crossingStart[edge + 1]!; k++)
      if (board.crossing[k]! < edge) rows.push(`a${edge} + a${board.crossing[k]} <= 1`)
  }
  for (let island = 0; island < board.islands; island++) {
    const own = [0, 1, 2, 3].map((side) => board.around[4 * island + side]!).filter((edge) => edge >= 0)
    rows.push(`${own.map((edge) => `a${edge} + b${edge}`).join(' + ')} = ${board.clue[island]}`)
  }
  return `Minimize\n obj: 0 a0\nSubject To\n${rows.map((row) => ` ${row}`).join('\n')}\nBinary\n ${names.join(' ')}\nEnd\n`
}

function piecesOf(board: Board, built: (edge: number) => boolean): Set<number>[] {
  const piece = Array.from({ length: board.islands }, (_, island) => new Set([island]))
  for (let edge = 0; edge < board.edges; edge++) {
    const [from, to] = [piece[board.a[edge]!]!, piece[board.b[edge]!]!]
    if (from === to || !built(edge)) continue
    for (const island of from) {
      to.add(island)
      piece[island] = to
    }
  }
  return [...new Set(piece)]
}

function cutAround(board: Board, piece: ReadonlySet<number>): string {
  const over: string[] = []
  for (let edge = 0; edge < board.edges; edge++)
    if (piece.has(board.a[edge]!) !== piece.has(board.b[edge]!)) over.push(`a${edge}`)
  return `${over.join(' + ')} >= 1`
}
