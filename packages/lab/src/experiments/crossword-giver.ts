/**
 * The program that the crossword text compares itself with, CrosswordGiver, keeps strict rules: no two black cells side by
 * side, no cell with three black sides, all white cells connected. On small dictionaries it gave nothing. Is there anything
 * to give? For each of the six lists and sizes a board that keeps the rules is looked for by a SAT solver, which else proves
 * that there is none.
 *
 * A model: each cell is black or has a letter; where a run of two or more white cells starts, a listed word is laid, with
 * black or the rim at both ends; a word is laid once. Connection is asked for afterwards: what falls apart is forbidden and
 * the solver is asked again (some white cell around a piece must be white too, or the piece is not there).
 */
import { Budget } from '@kumiki/core'
import { atMostOne, exactlyOne, openSat, type Sat } from '@kumiki/core/engine/sat'
import type { Context, Progress } from '../experiment.ts'
import { figureOf, type Table } from '../findings.ts'
import { dictionaries } from './crossword-lists.ts'
import { listed } from './dictionaries.ts'

const sizes = [6, 7, 8, 9] as const
/** Conflicts after which a board counts as undecided. */
const patience = { full: 200_000, quick: 2_000 }

export type Verdict = 'found' | 'impossible' | 'undecided'

interface Model {
  readonly sat: Sat
  /** By cell: that it is black. */
  readonly black: readonly number[]
}

function modelOf(sat: Sat, words: readonly string[], size: number): Model {
  const letters = [...new Set(words.join(''))]
  const numbers = new Map(letters.map((letter, at) => [letter, at]))
  const black = Array.from({ length: size * size }, () => sat.variable())
  const has = black.map(() => letters.map(() => sat.variable()))
  for (const [cell, isBlack] of black.entries()) exactlyOne(sat, [isBlack, ...has[cell]!])
  const placements = words.map((): number[] => [])
  for (const [start, step] of linesOf(size)) {
    const at = (i: number): number => start + i * step
    for (let from = 0; from + 1 < size; from++) {
      const here: number[] = []
      for (const [w, word] of words.entries()) {
        if (from + word.length > size) continue
        const laid = sat.variable()
        here.push(laid)
        placements[w]!.push(laid)
        for (const [i, letter] of [...word].entries()) sat.clause([-laid, has[at(from + i)]![numbers.get(letter)!]!])
        if (from > 0) sat.clause([-laid, black[at(from - 1)]!])
        if (from + word.length < size) sat.clause([-laid, black[at(from + word.length)]!])
      }
      const starts = from > 0 ? [-black[at(from - 1)]!] : []
      sat.clause([...starts, black[at(from)]!, black[at(from + 1)]!, ...here])
    }
    for (let i = 0; i + 1 < size; i++) sat.clause([-black[at(i)]!, -black[at(i + 1)]!])
  }
  for (const laid of placements) oncePerWord(sat, laid)
  for (let cell = 0; cell < black.length; cell++) {
    const around = neighboursOf(cell, size).map((other) => black[other]!)
    for (let left = 0; left < around.length; left++) {
      const three =
        around.length === 4 ? around.filter((_, i) => i !== left) : left === 0 && around.length === 3 ? around : []
      if (three.length === 3) sat.clause(three.map((literal) => -literal))
    }
    // a white cell belongs to a word
    if (around.length > 0) sat.clause([black[cell]!, ...around.map((literal) => -literal)])
  }
  return { sat, black }
}

/** Rows, then columns: the first cell and the step to the next. */
const linesOf = (size: number): [start: number, step: number][] => [
  ...Array.from({ length: size }, (_, row): [number, number] => [row * size, 1]),
  ...Array.from({ length: size }, (_, col): [number, number] => [col, size]),
]

/** At most one of many, by a chain of helpers: pairs would be too many. */
function oncePerWord(sat: Sat, laid: readonly number[]): void {
  let before = 0
  for (let from = 0; from < laid.length; from += 4) {
    const some = [...laid.slice(from, from + 4), ...(before ? [before] : [])]
    atMostOne(sat, some)
    if (from + 4 >= laid.length) return
    const any = sat.variable()
    for (const one of some) sat.clause([-one, any])
    before = any
  }
}

function neighboursOf(cell: number, size: number): number[] {
  const [row, col] = [Math.floor(cell / size), cell % size]
  return [
    ...(row > 0 ? [cell - size] : []),
    ...(row + 1 < size ? [cell + size] : []),
    ...(col > 0 ? [cell - 1] : []),
    ...(col + 1 < size ? [cell + 1] : []),
  ]
}

/** The white cells reached from the first one, and whether they are all. */
function pieceOf(
  isBlack: readonly boolean[],
  size: number,
): { readonly piece: ReadonlySet<number>; readonly isAll: boolean } {
  const white = isBlack.flatMap((black, cell) => (black ? [] : [cell]))
  const piece = new Set(white.slice(0, 1))
  for (const cell of piece) for (const other of neighboursOf(cell, size)) if (!isBlack[other]) piece.add(other)
  return { piece, isAll: piece.size === white.length }
}

export async function giverBoard(words: readonly string[], size: number, conflicts: number): Promise<Verdict> {
  const sat = await openSat()
  try {
    const fitting = [...new Set(words)].filter(({ length }) => length >= 2 && length <= size)
    const { black } = modelOf(sat, fitting, size)
    const budget = new Budget(conflicts)
    for (;;) {
      const found = sat.solve(budget)
      if (found === null) return 'undecided'
      if (!found) return 'impossible'
      const isBlack = black.map((variable) => sat.value(variable))
      const { piece, isAll } = pieceOf(isBlack, size)
      if (isAll) return 'found'
      const rim = [...new Set([...piece].flatMap((cell) => neighboursOf(cell, size)))].filter(
        (cell) => !piece.has(cell),
      )
      const outside = isBlack.findIndex((is, cell) => !is && !piece.has(cell))
      // with one cell inside white and one outside white, a cell of the rim must open
      const [inside] = piece
      sat.clause([black[inside ?? 0]!, black[outside]!, ...rim.map((cell) => -black[cell]!)])
    }
  } finally {
    sat.close()
  }
}

export async function* giverTable(
  context: Context,
  progress: (text: Progress['text']) => Progress,
): AsyncGenerator<Progress, Table> {
  const verdicts: { readonly count: number; readonly size: number; readonly verdict: Verdict }[] = []
  for (const [id, count] of dictionaries) {
    const words = (await listed(id)).slice(0, count).map(({ word }) => word)
    for (const size of sizes) {
      yield progress({ en: `strict rules, ${id}, n = ${size}`, ja: `厳しい規則、${id}、n = ${size}` })
      verdicts.push({
        count,
        size,
        verdict: await giverBoard(words, size, context.quick ? patience.quick : patience.full),
      })
    }
  }
  const named: Readonly<Record<Verdict, { en: string; ja: string }>> = {
    found: { en: 'A board exists', ja: '盤面がある' },
    impossible: { en: 'Proved impossible', ja: '存在しないと証明' },
    undecided: { en: 'Undecided', ja: '未決' },
  }
  const kinds = ['found', 'impossible', 'undecided'] as const
  return {
    title: {
      en: 'CrosswordGiver’s rules on the six lists: is there a board at all?',
      ja: 'クロスワードギバーの規則で、6つのリストに盤面はあるか',
    },
    source: {
      en: 'founding text, experiment I: CrosswordGiver gave none in 24 of 24',
      ja: '元の論文の実験I：クロスワードギバーは24通りすべてで出力なし',
    },
    keys: [{ en: 'words', ja: '語数' }],
    measures: kinds.map((kind) => ({
      title: named[kind],
      unit: { en: 'of 4 sizes', ja: '4つの大きさのうち' },
      better: 'same',
    })),
    rows: dictionaries.map(([, count]) => ({
      keys: [count],
      figures: kinds.map((kind) =>
        figureOf(
          verdicts.filter((row) => row.count === count && row.verdict === kind).length,
          kind === 'found' ? 0 : null,
        ),
      ),
    })),
  }
}

export const giverNote = {
  en: 'CrosswordGiver’s rules as the text tells them: no black cells side by side, no cell with three black sides, all white cells connected. The rim is not counted as black. “Impossible” is proved by a SAT solver for our lists, which are not the text’s.',
  ja: 'クロスワードギバーの規則は、論文にあるとおり、黒マスを隣り合わせない、三方を黒マスで囲まない、白マスはすべてつながる、の3つです。盤面の外は黒マスと数えません。「存在しない」は、元の論文とは別の本作のリストについて SAT ソルバーで証明したものです。',
}
