/**
 * How long it takes to prove that a BlockSum board has one solution: our exact solver, CaDiCaL with the encoding of the
 * recount, and clingo with a plain program, on the same boards in one run. The boards are the hardest ones: no two of
 * their blocks could be merged without a second solution.
 */
import { Budget, good, parse, Rng } from '@kumiki/core'
import { blocksOf, type Puzzle } from '@kumiki/core/kinds/blocksum/puzzle'
import { blocksumCraft as craft } from '@kumiki/core/lab'
import type { Context, Experiment, Progress } from '../report/experiment.ts'
import { figureOf, meanOf } from '../report/findings.ts'

/**
 * Boards for each solver; the slower ones get the first few of the list. The goal is the maximum for our mean, in ms.
 */
const sizes = [
  { size: 4, ours: 200, cadical: 30, clingo: 10, goal: 0.15 },
  { size: 5, ours: 200, cadical: 30, clingo: 10, goal: 0.3 },
  { size: 6, ours: 150, cadical: 30, clingo: 10, goal: 0.3 },
  { size: 7, ours: 100, cadical: 20, clingo: 5, goal: 0.8 },
  { size: 8, ours: 80, cadical: 10, clingo: 3, goal: 3 },
  { size: 9, ours: 60, cadical: 10, clingo: 2, goal: 12 },
] as const

/** Our solver is timed for at least this long, repeating its boards, after a warm-up of equal length. */
const minMs = 200

export const blocksumSolvers: Experiment = {
  id: 'blocksum-solvers',
  title: {
    en: 'BlockSum: time to prove that there is one solution',
    ja: '計算ブロック：唯一解の証明にかかる時間',
  },
  text: {
    en: 'Each board is the end of a walk on which blocks were merged as long as there was one solution. Measured is the mean processor time of one proof after warm-up: our solver (search with propagation on houses, cages and bands of lines), CaDiCaL in WebAssembly with its encoding, clingo in WebAssembly with its grounding. The factor compares each with ours on exactly the boards it was given.',
    ja: '解がひとつのあいだブロックを併合しつづけた、最も難しい盤面を使います。準備運転のあとの、証明1回あたりの平均 CPU 時間を測ります。比べるのは、本ソフトのソルバー（行・列・ブロック・帯の合計による伝播つき探索）、WebAssembly の CaDiCaL（符号化を含む）、WebAssembly の clingo（基礎化を含む）です。倍率は、それぞれが解いた同じ盤面での比です。',
  },
  async *run(context) {
    const clingo = await openClingo()
    const rows = []
    for (const { size, goal, ...boards } of sizes) {
      yield progress(rows.length, size)
      const puzzles = hardest(size, counted(boards.ours, context), new Rng(`${context.seed}/blocksum-solvers/${size}`))
      const ours = await timeSolver(puzzles, context, solveOurs)
      yield progress(rows.length, size)
      const forCadical = puzzles.slice(0, counted(boards.cadical, context))
      const cadical = await timedOnce(forCadical, context, solveCadical)
      const cadicalBase = await timeSolver(forCadical, context, solveOurs)
      yield progress(rows.length, size)
      const forClingo = clingo ? puzzles.slice(0, counted(boards.clingo, context)) : []
      const clingoMs = clingo ? await timedOnce(forClingo, context, (puzzle) => solveClingo(clingo, puzzle)) : []
      const clingoBase = await timeSolver(forClingo, context, solveOurs)
      rows.push({ size, goal, boards: puzzles.length, ours, cadical, cadicalBase, clingo: clingoMs, clingoBase })
    }
    return good({
      tables: [
        {
          title: { en: 'Mean time of one proof', ja: '証明1回の平均時間' },
          source: null,
          keys: [
            { en: 'n', ja: 'n' },
            { en: 'Boards', ja: '盤面数' },
            { en: 'Boards for CaDiCaL', ja: 'CaDiCaL の盤面数' },
            { en: 'Boards for clingo', ja: 'clingo の盤面数' },
            { en: 'Our goal (CPU ms)', ja: '目標（CPU ミリ秒）' },
          ],
          measures: [
            { title: { en: 'Ours', ja: '本ソフト' }, unit: ms, better: 'less' as const },
            { title: { en: 'CaDiCaL', ja: 'CaDiCaL' }, unit: ms, better: 'less' as const },
            { title: { en: 'CaDiCaL against ours', ja: 'CaDiCaL の倍率' }, unit: times, better: 'more' as const },
            { title: { en: 'clingo', ja: 'clingo' }, unit: ms, better: 'less' as const },
            { title: { en: 'clingo against ours', ja: 'clingo の倍率' }, unit: times, better: 'more' as const },
          ],
          rows: rows.map((row) => ({
            keys: [row.size, row.boards, row.cadical.length, row.clingo.length, row.goal],
            figures: [
              figureOf(row.ours),
              meanOf(row.cadical),
              figureOf(factor(row.cadical, row.cadicalBase)),
              meanOf(row.clingo),
              figureOf(factor(row.clingo, row.clingoBase)),
            ],
          })),
        },
      ],
      charts: [
        {
          title: { en: 'Mean time of one proof', ja: '証明1回の平均時間' },
          sort: 'line' as const,
          xLabel: { en: 'size n', ja: '大きさ n' },
          yLabel: { en: 'CPU milliseconds', ja: 'CPU ミリ秒' },
          yScale: 'log' as const,
          series: [
            { name: { en: 'ours', ja: '本ソフト' }, ours: points(rows, (row) => row.ours), published: [] },
            {
              name: { en: 'CaDiCaL', ja: 'CaDiCaL' },
              ours: points(rows, (row) => meanOf(row.cadical).ours),
              published: [],
            },
            {
              name: { en: 'clingo', ja: 'clingo' },
              ours: points(rows, (row) => meanOf(row.clingo).ours),
              published: [],
            },
          ],
        },
      ],
      notes: clingo ? [encodings] : [encodings, withoutClingo],
    })
  },
}

type Clingo = (program: string, models: number) => unknown

/** Not a dependency of what we publish: without it its column stays empty. */
async function openClingo(): Promise<Clingo | null> {
  const { info } = console
  try {
    const { default: clingo } = await import('clingo-wasm')
    console.info = () => {} // it prints a banner on stdout, where our results go
    return await clingo.init({ singleThreaded: true })
  } catch {
    return null
  } finally {
    console.info = info
  }
}

function hardest(size: number, count: number, rng: Rng): Puzzle[] {
  const spec = parse(craft.spec, { size, scheme: 'unique', maxBlock: size * size })
  if (!spec.ok) throw new Error(spec.error.text.en)
  return Array.from({ length: count }, (_, i) => {
    const making = craft.make(spec.value, rng.fork(i), new Budget())
    for (let turn = making.next(); ; turn = making.next())
      if (turn.done) {
        if (!turn.value.ok) throw new Error(turn.value.error.text.en)
        return turn.value.value.puzzle
      }
  })
}

type Prove = (puzzle: Puzzle) => boolean | Promise<boolean>

const solveOurs: Prove = (puzzle) => craft.solve(puzzle, 2, new Budget()).status === 'unique'
const solveCadical: Prove = async (puzzle) => (await craft.recount(puzzle, 2, new Budget())).status === 'unique'

function solveClingo(clingo: Clingo, puzzle: Puzzle): boolean {
  const cells = blocksOf(puzzle).flatMap(({ id, sum, cells: list }) => [
    `sum(${id},${sum}).`,
    ...list.map((cell) => `cell(${id},${Math.floor(cell / puzzle.size) + 1},${(cell % puzzle.size) + 1}).`),
  ])
  const found = clingo(`#const n=${puzzle.size}. ${rules} ${cells.join(' ')}`, 2)
  return JSON.stringify(found).includes('"Number":1')
}

const rules = `
1 { x(R,C,V) : V = 1..n } 1 :- R = 1..n, C = 1..n.
1 { x(R,C,V) : C = 1..n } 1 :- R = 1..n, V = 1..n.
1 { x(R,C,V) : R = 1..n } 1 :- C = 1..n, V = 1..n.
:- sum(B,S), S != #sum { V,R,C : x(R,C,V), cell(B,R,C) }.
#show x/3.`

/** Mean milliseconds of one proof, over enough rounds for a reliable clock; null without boards. */
async function timeSolver(puzzles: readonly Puzzle[], context: Context, prove: Prove): Promise<number | null> {
  if (puzzles.length === 0) return null
  const round = async (): Promise<void> => {
    for (const puzzle of puzzles) await demand(prove, puzzle)
  }
  const warmedUp = context.cpu() + minMs
  do await round()
  while (context.cpu() < warmedUp)
  let rounds = 0
  const started = context.cpu()
  for (; rounds === 0 || context.cpu() - started < minMs; rounds++) await round()
  return (context.cpu() - started) / rounds / puzzles.length
}

/** Milliseconds of each board, timed once, after one proof as a warm-up. */
async function timedOnce(puzzles: readonly Puzzle[], context: Context, prove: Prove): Promise<number[]> {
  for (const first of puzzles.slice(0, 1)) await demand(prove, first)
  const times: number[] = []
  for (const puzzle of puzzles) {
    const started = context.cpu()
    await demand(prove, puzzle)
    times.push(context.cpu() - started)
  }
  return times
}

/** A time counts only for a proof. */
async function demand(prove: Prove, puzzle: Puzzle): Promise<void> {
  if (!(await prove(puzzle))) throw new Error('a board with one solution was not proved to have one')
}

function factor(theirs: readonly number[], ours: number | null): number | null {
  const slow = meanOf(theirs).ours
  return slow === null || ours === null || ours === 0 ? null : slow / ours
}

const points = <Row extends { readonly size: number }>(rows: readonly Row[], of: (row: Row) => number | null) =>
  rows.flatMap((row) => {
    const y = of(row)
    return y === null ? [] : [{ x: row.size, y }]
  })

const counted = (full: number, { quick }: Context): number => (quick ? Math.ceil(full / 10) : full)

const progress = (done: number, size: number): Progress => ({
  done,
  total: sizes.length,
  text: { en: `n = ${size}`, ja: `n = ${size}` },
})

const ms = { en: 'CPU ms', ja: 'CPU ミリ秒' }
const times = { en: 'times ours', ja: '倍' }
const encodings = {
  en: 'The program for clingo reads like the rules and is not tuned. The clauses for CaDiCaL are those of our second proof: the rules, and from n = 7 also the sums that bands of lines leave for a few cells.',
  ja: 'clingo のプログラムは規則をそのまま書いたもので、調整していません。CaDiCaL の節は本ソフトの2つ目の証明と同じもので、規則のほか、n = 7 以上では行や列の帯が少数のマスに残す合計も加えています。',
}
const withoutClingo = {
  en: 'clingo-wasm is not installed here, so its column is empty.',
  ja: 'clingo-wasm が入っていないため、その列は空です。',
}
