/**
 * Batches on a queue: how many puzzles per second one and two workers make with one PostgreSQL, and what the queue
 * costs per puzzle. Every run has its own database in a new folder. The cost is measured with puzzles that take no time
 * to make, so it is everything except making. Our target: at most 5 ms per puzzle.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { bad, good, type Result } from '@kumiki/core'
import {
  addBatch,
  BatchWorkers,
  type Database,
  openDatabase,
  openOwn,
  type Plan,
  Pool,
  progressOf,
  Queue,
  readPlan,
} from '@kumiki/server/batches'
import { clusterCpu } from '../report/cluster.ts'
import type { Context, Experiment, Progress } from '../report/experiment.ts'
import { figureOf, type Table } from '../report/findings.ts'

const workers = [1, 2]
const amounts = { real: 200, empty: 10_000 }
const aimMs = 5

interface Run {
  readonly seconds: number
  readonly cpuSeconds: number
  /** Seconds used by PostgreSQL; null: not available here. */
  readonly databaseSeconds: number | null
}

/** The maker of the puzzles: our threads, or a stub that needs no time. */
type Maker = Pick<Pool, 'make'> & { end(): Promise<void> }

const atOnce = (): Maker => ({
  make: async (_name, _job, seed) => good({ mark: seed, line: JSON.stringify({ title: '', seed }) }),
  end: async () => {},
})

export const batches: Experiment = {
  id: 'batches',
  title: { en: 'Batches: workers and their queue', ja: 'まとめて作る：ワーカーと待ち行列' },
  text: {
    en: 'Puzzles a second that one and two workers make from one PostgreSQL (sudoku 9×9), and what queue and database cost a puzzle, measured with puzzles that take no time to make.',
    ja: '1つの PostgreSQL の待ち行列から、ワーカー1つと2つで1秒に作れる数（ナンプレ 9×9）と、1問あたりの待ち行列の費用。費用は、作る時間がかからないパズルで測ります。',
  },
  async *run(context) {
    const rows: Table['rows'] = []
    const part = context.quick ? 10 : 1
    const [real, empty] = [amounts.real / part, amounts.empty / part]
    const load = loadavg()[0] ?? 0
    for (const [index, count] of workers.entries()) {
      yield progress(index, count)
      const made = await measureRun(context, planOf(real), count, () => new Pool(1))
      const cost = await measureRun(context, planOf(empty), count, atOnce)
      if (!made.ok) return made
      if (!cost.ok) return cost
      rows.push({
        keys: [count],
        figures: [
          figureOf(real / made.value.seconds),
          figureOf((made.value.cpuSeconds * 1_000) / real),
          figureOf((cost.value.cpuSeconds + (cost.value.databaseSeconds ?? 0)) * (1_000 / empty), aimMs),
          figureOf((cost.value.seconds * 1_000) / empty),
        ],
      })
    }
    return good({ tables: [tableOf(rows)], charts: [], notes: [noteOf(load)] })
  },
}

function planOf(count: number): Plan {
  const plan = readPlan({ seed: 'lab', items: [{ kind: 'sudoku', spec: { size: 9 }, count }] })
  if (!plan.ok) throw new Error(plan.error.text.en)
  return plan.value
}

/** One batch from its order to its end, by a number of workers with one slot each. */
async function measureRun(context: Context, plan: Plan, count: number, maker: () => Maker): Promise<Result<Run>> {
  const folder = await mkdtemp(join(tmpdir(), 'kumiki-lab-'))
  try {
    const own = await openOwn(folder)
    if (!own.ok) return own
    try {
      const database = await openDatabase(own.value.url)
      if (!database.ok) return bad(database.error)
      const run = await timeRun(context, database.value, join(folder, 'postgres'), plan, count, maker)
      await database.value.close()
      return good(run)
    } finally {
      await own.value.stop()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function timeRun(
  { cpu }: Context,
  database: Database,
  cluster: string,
  plan: Plan,
  count: number,
  maker: () => Maker,
): Promise<Run> {
  const queue = await Queue.open(database)
  const makers = Array.from({ length: count }, maker)
  // threads start once, before anything is measured
  await Promise.all(makers.map((one) => one.make('warm', jobOf(plan), 'warm', warmMs)))
  const startDatabase = await clusterCpu(cluster)
  const [start, startCpu] = [performance.now(), cpu()]
  const id = await addBatch(database.db, queue, plan)
  const allWorkers = makers.map((pool) => new BatchWorkers({ database, queue, pool, slots: 1, notify: () => {} }))
  for (let isOver = false; !isOver; await pause(5)) {
    const progress = await progressOf(database.db, id, Date.now())
    isOver = progress?.state !== 'running'
  }
  const [seconds, cpuSeconds] = [(performance.now() - start) / 1_000, (cpu() - startCpu) / 1_000]
  const endDatabase = await clusterCpu(cluster)
  const databaseSeconds = startDatabase === null || endDatabase === null ? null : (endDatabase - startDatabase) / 1_000
  await Promise.all(allWorkers.map((workers) => workers.stop()))
  await Promise.all([queue.stop(), ...makers.map((one) => one.end())])
  return { seconds, cpuSeconds, databaseSeconds }
}

const warmMs = 60_000
const jobOf = ({ items: [item], seed }: Plan) => ({
  kind: item?.kind ?? '',
  spec: item?.spec ?? {},
  seed,
  effort: null,
  timeMs: null,
  lang: 'ja' as const,
  title: null,
})

const progress = (done: number, count: number): Progress => ({
  done,
  total: workers.length,
  text: { en: `${count} workers`, ja: `ワーカー${count}` },
})

const noteOf = (load: number) => ({
  en: `What is by the clock holds for a machine with nothing else to do; the load of this one was ${load.toFixed(1)} at the start. The processor time of the queue is that of workers and, where the system tells it (Linux), of PostgreSQL.`,
  ja: `実時間の値は、ほかの仕事がないマシンでのものです（開始時の負荷 ${load.toFixed(1)}）。待ち行列の CPU 時間は、ワーカーと、システムからわかる場合（Linux）は PostgreSQL の分の合計です。`,
})

const tableOf = (rows: Table['rows']): Table => ({
  title: { en: 'Throughput and the cost of the queue', ja: '速さと待ち行列の費用' },
  against: 'aim',
  source: null,
  keys: [{ en: 'Workers', ja: 'ワーカー' }],
  measures: [
    { title: { en: 'Made', ja: '作成' }, unit: { en: 'puzzles a second', ja: '問/秒' }, better: 'more' },
    { title: { en: 'Making', ja: '作成' }, unit: { en: 'CPU ms a puzzle', ja: 'CPU ms/問' }, better: 'less' },
    { title: { en: 'Queue', ja: '待ち行列' }, unit: { en: 'CPU ms a puzzle', ja: 'CPU ms/問' }, better: 'less' },
    {
      title: { en: 'Queue, by the clock', ja: '待ち行列（実時間）' },
      unit: { en: 'ms a puzzle', ja: 'ms/問' },
      better: 'less',
    },
  ],
  rows,
})
