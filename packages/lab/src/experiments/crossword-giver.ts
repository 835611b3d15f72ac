/**
 * The program with which the crossword text compares itself, CrosswordGiver, has strict rules: no two black cells side
 * by side, no cell with three black sides, all white cells connected. On small dictionaries it found nothing. Is there
 * anything to find? For each of the six lists and sizes a SAT solver looks for a board that obeys the rules, or proves
 * that there is none.
 *
 * A model: each cell is black or has a letter; where a run of two or more white cells starts, a listed word is placed,
 * with black or the rim at both ends; a word is placed once. Connection is enforced lazily: a disconnected board is
 * forbidden and the solver runs again (some cell around a piece must be white, unless a given cell of the piece or one
 * outside it turns black).
 */
import { Budget, good } from '@kumiki/core'
import type { Bilingual, Lang } from '@kumiki/core/base'
import { atMostOne, exactlyOne, openSat, type Sat } from '@kumiki/core/lab'
import type { Experiment } from '../report/experiment.ts'
import { figureOf, type Table } from '../report/findings.ts'
import { dictionaries } from './crossword-lists.ts'
import { readList } from './dictionaries.ts'

const sizes = [6, 7, 8, 9] as const
/** Conflicts after which a board counts as undecided. */
const patience = { quick: 20_000, full: 200_000, long: 4_000_000 }

export type Verdict = 'found' | 'impossible' | 'undecided'

interface Model {
  readonly sat: Sat
  /** The variable for "black", by cell. */
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
        const placed = sat.variable()
        here.push(placed)
        placements[w]!.push(placed)
        for (const [i, letter] of [...word].entries()) sat.clause([-placed, has[at(from + i)]![numbers.get(letter)!]!])
        if (from > 0) sat.clause([-placed, black[at(from - 1)]!])
        if (from + word.length < size) sat.clause([-placed, black[at(from + word.length)]!])
      }
      const starts = from > 0 ? [-black[at(from - 1)]!] : []
      sat.clause([...starts, black[at(from)]!, black[at(from + 1)]!, ...here])
    }
    for (let i = 0; i + 1 < size; i++) sat.clause([-black[at(i)]!, -black[at(i + 1)]!])
  }
  for (const placed of placements) oncePerWord(sat, placed)
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

/** At most one of many, by a chain of auxiliary variables: pairs would be too many. */
function oncePerWord(sat: Sat, placed: readonly number[]): void {
  let before = 0
  for (let from = 0; from < placed.length; from += 4) {
    const some = [...placed.slice(from, from + 4), ...(before ? [before] : [])]
    atMostOne(sat, some)
    if (from + 4 >= placed.length) return
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

/** The white cells reached from the first one, and whether those are all. */
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

interface Judged {
  readonly count: number
  readonly size: number
  readonly verdict: Verdict
}

export const giver: Experiment = {
  id: 'giver',
  title: {
    en: 'Crossword: is there a board by CrosswordGiver’s rules?',
    ja: 'クロスワード：クロスワードギバーの規則で盤面はあるか',
  },
  text: {
    en: 'The crossword text tried CrosswordGiver on six small dictionaries at four sizes and got nothing in all 24 cases. Here a SAT solver looks for a board that keeps its rules, or proves that there is none; what it cannot settle within its conflicts stays undecided.',
    ja: '元の論文は、6つの小さな辞書・4つの大きさの24通りでクロスワードギバーを試し、すべて出力がありませんでした。ここでは SAT ソルバーで、その規則を守る盤面を探すか、存在しないことを証明します。決められた矛盾の回数で決まらないものは未決とします。',
  },
  async *run(context) {
    const conflicts = context.quick ? patience.quick : context.long ? patience.long : patience.full
    const total = dictionaries.length * sizes.length
    const judged: Judged[] = []
    for (const size of sizes)
      for (const [id, count] of dictionaries) {
        yield { done: judged.length, total, text: { en: `${id}, n = ${size}`, ja: `${id}、n = ${size}` } }
        const words = (await readList(id)).slice(0, count).map(({ word }) => word)
        judged.push({ count, size, verdict: await giverBoard(words, size, conflicts) })
      }
    return good({ tables: [verdictTable(judged)], charts: [], notes: [rulesNote, openNote(judged, conflicts)] })
  },
}

const verdicts = {
  found: { en: 'A board exists', ja: '盤面がある' },
  impossible: { en: 'Proved impossible', ja: '存在しないと証明' },
  undecided: { en: 'Undecided', ja: '未決' },
} as const satisfies Record<Verdict, Bilingual>

export function verdictTable(judged: readonly Judged[]): Table {
  const kinds = ['found', 'impossible', 'undecided'] as const
  return {
    title: {
      en: 'CrosswordGiver’s rules on the six lists, by size',
      ja: 'クロスワードギバーの規則と6つのリスト（大きさごと）',
    },
    source: {
      en: 'founding text, experiment I: CrosswordGiver gave none in 24 of 24',
      ja: '元の論文の実験I：クロスワードギバーは24通りすべてで出力なし',
    },
    keys: [{ en: 'n', ja: 'n' }],
    measures: kinds.map((kind) => ({
      title: verdicts[kind],
      unit: { en: 'of 6 lists', ja: '6つのリストのうち' },
      better: 'same',
    })),
    rows: sizes.map((size) => ({
      keys: [size],
      figures: kinds.map((kind) =>
        figureOf(judged.filter((row) => row.size === size && row.verdict === kind).length, kind === 'found' ? 0 : null),
      ),
    })),
  }
}

const rulesNote: Bilingual = {
  en: 'CrosswordGiver’s rules as the text tells them: no black cells side by side, no cell with three black sides, all white cells connected. The rim is not counted as black. “Impossible” is proved by a SAT solver for our lists, which are not the text’s.',
  ja: 'クロスワードギバーの規則は、論文にあるとおり、黒マスを隣り合わせない、三方を黒マスで囲まない、白マスはすべてつながる、の3つです。盤面の外は黒マスと数えません。「存在しない」は、元の論文とは別の本作のリストについて SAT ソルバーで証明したものです。',
}

/** The note on those that are still undecided. */
export function openNote(judged: readonly Judged[], conflicts: number): Bilingual {
  const open = judged.filter(({ verdict }) => verdict === 'undecided')
  const list = (lang: Lang): string =>
    open
      .map(({ count, size }) => (lang === 'en' ? `${count} words at n = ${size}` : `${count}語の n = ${size}`))
      .join(lang === 'en' ? ', ' : '、')
  return open.length === 0
    ? { en: 'Every case is decided.', ja: 'すべての場合が決まりました。' }
    : {
        en: `Undecided after ${conflicts} conflicts: ${list('en')}.`,
        ja: `${conflicts}回の矛盾のあとも未決：${list('ja')}。`,
      }
}
