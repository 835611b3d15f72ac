/**
 * Hashi: how fast boards are solved, compared with other solvers and published figures on the same files; how well
 * pictures are made unique, compared with the founding text's random changes; how long a board of each level takes.
 *
 * We may not distribute the benchmark files (Coelho, Laporte, Lindbeck & Vidal 2019): they are read from
 * `hashi-benchmark` in the data folder, and without them that table is left out. Each has several solutions, so the
 * solver looks for two; uniqueness proofs are timed in the other tables.
 */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Budget, good, parse, Rng } from '@kumiki/core'
import { type Puzzle, puzzleSchema } from '@kumiki/core/kinds/hashi/puzzle'
import { hashiCraft as craft, hashiSpec as spec } from '@kumiki/core/lab'
import { readFormat } from '@kumiki/press/formats'
import type * as z from 'zod'
import type { Context, Experiment, Progress } from '../report/experiment.ts'
import { type Figure, figureOf, meanOf, type Table } from '../report/findings.ts'
import { loadBridgesSolver, loadHighs, type Peer } from './hashi-peers.ts'
import { printedNote, printedTable } from './hashi-printed.ts'

/** Islands, and the published means in milliseconds (each on its authors' machine). */
const benchmarks = [
  { islands: 100, branchAndCut: 160, gurobi: 10 },
  { islands: 200, branchAndCut: 1130, gurobi: 40 },
  { islands: 300, branchAndCut: 6320, gurobi: 120 },
  { islands: 400, branchAndCut: 36940, gurobi: 1480 },
] as const

/** HiGHS takes seconds per board: it gets a sample of the files, and none of the largest. */
const highsFiles = { every: 20, max: 400 }
const bridgesFiles = { every: 10, max: 400 }

export const hashi: Experiment = {
  id: 'hashi',
  title: { en: 'Hashi: solving, pictures and levels', ja: '橋をかけろ：解く速さ、絵、難易度' },
  text: {
    en: 'Milliseconds of processor time to solve the 480 published boards (first solution, and first and second), beside HiGHS with connectivity cuts and npm bridges-solver on the same files and the published branch-and-cut and Gurobi means. Then pictures: how often they are made unique and with how many added islands, by counterexamples and by the founding text’s random changes. Then plain boards of each size and level, and what is true of the two puzzles that the text prints.',
    ja: '公開されている480盤面を解く CPU 時間（1つ目の解、2つ目まで）を、同じファイルでの HiGHS（連結カット付き）、npm bridges-solver、公表されている分枝カット法と Gurobi の平均と並べます。次に絵：唯一解にできた割合と足した島の数を、反例による方法と元の論文の乱数による方法で比べます。続いて、大きさと難易度ごとの生成時間、最後に、原論文に印刷された2問について分かることです。',
  },
  async *run(context) {
    const tables: Table[] = []
    const solving = yield* solveBenchmarks(context)
    if (solving) tables.push(solving)
    tables.push(yield* makePictures(context))
    tables.push(yield* makeLevels(context))
    tables.push(await printedTable())
    return good({
      tables,
      charts: [],
      notes: [
        {
          en: 'Published means come from other machines and languages; they show orders of magnitude, and Gurobi’s first is given as under 10 ms. Every benchmark board has at least two solutions. The patience of kumiki’s connectivity check was chosen on these same boards. kumiki is warmed up on ten of them, the peers are not; HiGHS and bridges-solver get a sample.',
          ja: '公表値は別の計算機・言語によるもので、桁の目安です（Gurobi の100島は「10ミリ秒未満」）。ベンチマークの盤面はすべて解が2つ以上あります。kumiki の連結判定の間隔は、この同じ盤面で選びました。kumiki は10盤面で準備運転をし、ほかの解法はしていません。HiGHS と bridges-solver は一部の盤面だけです。',
        },
        printedNote,
        ...(solving
          ? []
          : [
              {
                en: 'The benchmark files were not there (folder hashi-benchmark in the data folder), so solving was not measured.',
                ja: 'ベンチマークのファイル（データフォルダーの hashi-benchmark）がないため、解く速さは測っていません。',
              },
            ]),
      ],
    })
  },
}

async function* solveBenchmarks(context: Context): AsyncGenerator<Progress, Table | null> {
  const folder = context.data === null ? null : join(context.data, 'hashi-benchmark')
  const highs = await loadHighs()
  const bridges = await loadBridgesSolver()
  const rows: Table['rows'] = []
  for (const [index, { islands, branchAndCut, gurobi }] of benchmarks.entries()) {
    const boards = folder === null ? [] : await readBoards(join(folder, String(islands)), context.quick ? 10 : 1)
    if (boards.length === 0) return null
    const progress = (text: string): Progress => ({
      done: index,
      total: 7,
      text: { en: `${islands}: ${text}`, ja: `${islands}: ${text}` },
    })
    const add = (name: string, figures: Figure[]): number => rows.push({ keys: [islands, name], figures })
    for (const limit of [1, 2]) {
      yield progress('kumiki')
      const solve: Peer = (board) => craft.solve(board, limit, new Budget()).answers.length === limit
      // a warm-up run lets the engine finish compiling
      for (const board of boards) solve(board)
      add(limit === 1 ? 'kumiki' : 'kumiki (2 solutions)', timeSolver(boards, solve, context))
    }
    for (const [name, peer, { every, max }] of [
      ['HiGHS + cuts', highs, highsFiles],
      ['bridges-solver', bridges, bridgesFiles],
    ] as const) {
      if (!peer || islands > max) continue
      const some = boards.filter((_, at) => at % Math.min(every, boards.length) === 0)
      yield progress(name)
      add(name, timeSolver(some, peer, context))
    }
    add('branch-and-cut (2019)', [figureOf(null), figureOf(null), figureOf(null, branchAndCut), figureOf(null)])
    add('Gurobi + cuts (2024)', [figureOf(null), figureOf(null), figureOf(null, gurobi), figureOf(null)])
  }
  return {
    title: { en: 'Published boards', ja: '公開された盤面' },
    source: {
      en: 'Coelho, Laporte, Lindbeck & Vidal, “Benchmark instances and branch-and-cut algorithm for the Hashiwokakero puzzle” (2019); both means as quoted by Muessig (2024) beside her Gurobi solver',
      ja: 'Coelho, Laporte, Lindbeck, Vidal（2019）の分枝カット法。両方の平均は Muessig（2024）の Gurobi 版の説明による',
    },
    keys: [
      { en: 'Islands', ja: '島の数' },
      { en: 'Solver', ja: '解法' },
    ],
    measures: [
      { title: { en: 'Boards', ja: '盤面' }, unit: { en: 'boards', ja: '盤面' }, better: 'same' },
      { title: { en: 'Solved', ja: '解けた割合' }, unit: { en: '%', ja: '%' }, better: 'more' },
      { title: { en: 'Mean time', ja: '平均時間' }, unit: { en: 'CPU ms', ja: 'CPU ミリ秒' }, better: 'less' },
      { title: { en: 'Longest', ja: '最長' }, unit: { en: 'CPU ms', ja: 'CPU ミリ秒' }, better: 'less' },
    ],
    rows,
  }
}

async function readBoards(folder: string, every: number): Promise<Puzzle[]> {
  const names = await readdir(folder).catch(() => [])
  const boards: Puzzle[] = []
  for (const name of names.filter((file) => file.endsWith('.has')).filter((_, at) => at % every === 0)) {
    const read = await readFormat(name, await readFile(join(folder, name), 'utf8'), new Uint8Array())
    if (!read.ok) continue
    const puzzle = read.value.file((file) => parse(puzzleSchema, file.puzzle))
    if (puzzle.ok) boards.push(puzzle.value)
  }
  return boards
}

function timeSolver(boards: readonly Puzzle[], solve: Peer, { cpu }: Context): Figure[] {
  const times: number[] = []
  let solved = 0
  for (const board of boards) {
    const started = cpu()
    if (solve(board)) solved++
    times.push(cpu() - started)
  }
  return [
    figureOf(boards.length),
    figureOf((100 * solved) / boards.length),
    meanOf(times),
    figureOf(Math.max(...times)),
  ]
}

/** A maze: a random tree over a square grid of points, `step` units apart. */
function mazeOf(points: number, step: number, rng: Rng): string {
  const seen = new Set([0])
  const stack = [0]
  const strokes: string[] = []
  while (stack.length > 0) {
    const at = stack.at(-1)!
    const [x, y] = [at % points, Math.floor(at / points)]
    const open = [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ]
      .map(([dx, dy]) => [x + dx!, y + dy!] as const)
      .filter(([u, v]) => u >= 0 && v >= 0 && u < points && v < points && !seen.has(v * points + u))
    if (open.length === 0) {
      stack.pop()
      continue
    }
    const [u, v] = rng.pick(open)
    seen.add(v * points + u)
    stack.push(v * points + u)
    strokes.push(`${x * step},${y * step} ${u * step},${v * step}`)
  }
  return strokes.join('\n')
}

const house = '0,8 8,0 16,8\n2,6 2,18 14,18 14,6\n5,18 5,12 9,12 9,18\n11,9 13,9 13,12 11,12 11,9\n'
const fish = '0,5 4,1 14,1 19,5 14,9 4,9 0,5\n19,5 24,1 24,9 19,5\n5,4 6,4 6,5 5,5 5,4\n'

async function* makePictures(context: Context): AsyncGenerator<Progress, Table> {
  const rng = new Rng(`${context.seed}/hashi/pictures`)
  const pictures: readonly (readonly [string, string])[] = [
    ['house', house],
    ['fish', fish],
    ['maze 6', mazeOf(6, 4, rng.fork(6))],
    ['maze 10', mazeOf(10, 4, rng.fork(10))],
    ['maze 14', mazeOf(14, 4, rng.fork(14))],
  ]
  const seeds = context.quick ? 2 : 10
  const rows: Table['rows'] = []
  for (const [name, picture] of pictures)
    for (const method of ['best', 'random'] as const) {
      yield { done: 4, total: 7, text: { en: `picture ${name}, ${method}`, ja: `絵 ${name}、${method}` } }
      const times: number[] = []
      const added: number[] = []
      for (let seed = 0; seed < seeds; seed++) {
        const started = context.cpu()
        const made = makeOne({ picture, method }, rng.fork(`${name}/${seed}`), 300_000)
        times.push(context.cpu() - started)
        if (made) added.push((100 * Number(made.score.added)) / (Number(made.score.islands) - Number(made.score.added)))
      }
      rows.push({
        keys: [name, method],
        figures: [figureOf((100 * added.length) / seeds), meanOf(added), meanOf(times)],
      })
    }
  return {
    title: {
      en: 'Pictures: by counterexamples (best) and by random changes (random)',
      ja: '絵：反例による方法（best）と乱数による方法（random）',
    },
    source: null,
    keys: [
      { en: 'Picture', ja: '絵' },
      { en: 'Method', ja: '方法' },
    ],
    measures: [
      { title: { en: 'Made unique', ja: '唯一解にできた' }, unit: { en: '%', ja: '%' }, better: 'more' },
      { title: { en: 'Islands added', ja: '足した島' }, unit: { en: '%', ja: '%' }, better: 'less' },
      { title: { en: 'Time', ja: '時間' }, unit: { en: 'CPU ms', ja: 'CPU ミリ秒' }, better: 'less' },
    ],
    rows,
  }
}

async function* makeLevels(context: Context): AsyncGenerator<Progress, Table> {
  const boards = context.quick ? 3 : 20
  const rows: Table['rows'] = []
  for (const [index, size] of [10, 15, 25].entries())
    for (const level of [1, 2, 3, 4, 5]) {
      yield {
        done: 5 + Math.min(1, index),
        total: 7,
        text: { en: `${size} × ${size}, level ${level}`, ja: `${size} × ${size}、レベル ${level}` },
      }
      const times: number[] = []
      let there = 0
      for (let board = 0; board < boards; board++) {
        const started = context.cpu()
        const made = makeOne({ size, level }, new Rng(`${context.seed}/hashi/${size}/${level}/${board}`), craft.effort)
        times.push(context.cpu() - started)
        if (made && made.notes.length === 0) there++
      }
      times.sort((a, b) => a - b)
      rows.push({
        keys: [`${size} × ${size}`, level],
        figures: [figureOf((100 * there) / boards), meanOf(times), figureOf(times[Math.floor(0.95 * boards)] ?? null)],
      })
    }
  return {
    title: { en: 'Plain boards by size and level', ja: '大きさと難易度ごとの盤面' },
    source: null,
    keys: [
      { en: 'Size', ja: '大きさ' },
      { en: 'Level', ja: 'レベル' },
    ],
    measures: [
      { title: { en: 'Level reached', ja: '指定どおり' }, unit: { en: '%', ja: '%' }, better: 'more' },
      { title: { en: 'Mean time', ja: '平均時間' }, unit: { en: 'CPU ms', ja: 'CPU ミリ秒' }, better: 'less' },
      {
        title: { en: '95 % within', ja: '95% がこの時間内' },
        unit: { en: 'CPU ms', ja: 'CPU ミリ秒' },
        better: 'less',
      },
    ],
    rows,
  }
}

function makeOne(options: z.input<typeof spec>, rng: Rng, effort: number) {
  const making = craft.make(spec.parse(options), rng, new Budget(effort))
  for (;;) {
    const turn = making.next()
    if (turn.done) return turn.value.ok ? turn.value.value : null
  }
}
