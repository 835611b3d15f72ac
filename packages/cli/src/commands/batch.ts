/**
 * kumiki batch: a plan of many puzzles, made on this machine's cores or put into the queue of a database; both give the
 * same bytes.
 */
import { availableParallelism } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { bad, good, limits, type Problem, printable, problem, type Result } from '@kumiki/core/base'
import { parseFile, parseJson } from '@kumiki/core/file'
import { faces } from '@kumiki/core/kinds'
import {
  addBatch,
  bind,
  countOf,
  jobOf,
  linesOf,
  makeHere,
  maxInBook,
  openDatabase,
  type Plan,
  Pool,
  type Progress,
  progressOf,
  Queue,
  readPlan,
  tooThick,
  usualBook,
} from '@kumiki/server/batches'
import { type Flag, type Given, lightSwitch } from '../arguments/arguments.ts'
import type { Command, ExitCode, Page } from '../arguments/command.ts'
import { readText, replacedNote, wayTo, writeWhole } from '../files/files.ts'
import { inFile } from '../files/infile.ts'
import { Outputs } from '../files/outputs.ts'
import { onInterrupt } from '../making/interrupt.ts'
import { unknownKind } from '../options/kind.ts'
import { duration } from '../report/report.ts'
import { databaseFlag, databaseWanted, threadsFlag } from '../serving/place.ts'
import type { Terminal } from '../terminal/terminal.ts'

const flags: readonly Flag[] = [
  {
    name: 'output',
    short: 'o',
    value: { is: 'texts', shown: 'FILE' },
    text: {
      en: 'Output files; the ending chooses the format, several are possible [stdout, one line each]',
      ja: '出力先（拡張子で決まる。複数可） [標準出力に1行ずつ]',
    },
  },
  threadsFlag('Threads [all cores]', 'スレッド数 [全コア]', 1),
  databaseFlag,
  lightSwitch('no-wait', {
    en: 'With a database: print the id of the batch and do not wait',
    ja: 'データベース使用時: 番号を表示して終わる（完成を待たない）',
  }),
]

const page: Page = {
  usage: 'batch PLAN [OPTION…]',
  text: {
    en: 'Makes the puzzles of a plan, all different: {"seed": "…", "items": [{"kind": "…", "spec": {…}, "count": N}], "book": {"title": "…"}}. Made here on all cores, or with --database by workers on any machine; the files are the same.',
    ja: '計画のとおりに、すべて異なるパズルを作ります: {"seed": "…", "items": [{"kind": "…", "spec": {…}, "count": N}], "book": {"title": "…"}}。このパソコンの全コアで、または --database の順番待ちからワーカーが作ります。どちらでも同じものができます。',
  },
  flags,
  listed: flags,
  roomFor: [],
  examples: [
    {
      line: 'kumiki batch plan.json -o set.jsonl -o book.pdf',
      text: { en: 'one file a line, and the finished book', ja: '1行に1ファイルと、仕上がった本' },
    },
    {
      line: 'kumiki batch plan.json --database "$DATABASE_URL" > set.jsonl',
      text: { en: 'by many machines', ja: '多くのマシンで' },
    },
  ],
  more: null,
}

interface Ending {
  readonly made: number
  readonly failure: Problem | null
}

async function run(given: Given, terminal: Terminal): Promise<ExitCode> {
  const [path] = given.plain
  if (path === undefined || given.plain.length > 1) return terminal.refuse(noPlan)
  const text = await readText(path, limits.fileBytes, 'utf-8')
  if (!text.ok) return terminal.refuse(text.error)
  const plan = await planIn(text.value.text)
  if (!plan.ok) {
    terminal.note(inFile(path, plan.error.text))
    return 2
  }
  const url = databaseWanted(given)
  const [books, others] = [given.texts('output').filter(isBook), given.texts('output').filter((name) => !isBook(name))]
  for (const book of books) {
    const way = await wayTo(book)
    if (!way.ok) return terminal.refuse(way.error)
  }
  if (books.length > 0 && countOf(plan.value) > maxInBook) return terminal.refuse(tooThick(countOf(plan.value)))
  const outputs = await Outputs.open(others, countOf(plan.value), {}, null)
  if (!outputs.ok) return terminal.refuse(outputs.error)
  if (plan.value.book && books.length === 0) terminal.note(bookInVain)
  const stop = new AbortController()
  const release = onInterrupt(() => stop.abort())
  const bound: string[] = []
  const take = taker(outputs.value, books.length > 0 ? bound : null, terminal)
  try {
    const ended =
      url === null
        ? await here(plan.value, given.amount('jobs') ?? availableParallelism(), terminal, take, stop.signal)
        : await byWorkers(url, plan.value, given.on('no-wait'), terminal, take, stop.signal)
    terminal.endProgress()
    const closed = await outputs.value.close(terminal)
    if (!ended.ok) return terminal.refuse(ended.error)
    if (!closed) return 2
    if (stop.signal.aborted) return 130
    if (ended.value === null) return 0
    const { made, failure } = ended.value
    const names = outputs.value.written()
    if (names) terminal.note(names)
    if (bound.length > 0) {
      const pdf = await terminal.whileBusy(binding, () => bind(bound, plan.value.book ?? usualBook))
      if (!pdf.ok) return terminal.refuse(pdf.error)
      for (const book of books) {
        const written = await writeWhole(book, pdf.value)
        if (!written.ok) return terminal.refuse(written.error)
        terminal.note({ en: printable(book), ja: printable(book) })
        if (written.value) terminal.note(replacedNote([book]))
      }
    }
    if (made >= countOf(plan.value)) return 0
    terminal.note(fewer(made, countOf(plan.value), failure))
    return failure?.fault === 'input' && made === 0 ? 2 : 1
  } finally {
    terminal.endProgress()
    release()
  }
}

type Take = (line: string) => Promise<Result<void>>

/** Writes each line to its outputs. `bound`: collects the lines for a book; null if there is none. */
function taker(outputs: Outputs, bound: string[] | null, terminal: Terminal): Take {
  let n = 0
  return async (line) => {
    n++
    bound?.push(line)
    if (outputs.none) {
      if (bound) return good(undefined)
      await terminal.print(line)
      return good(undefined)
    }
    const file = await parseFile(line, faces)
    if (!file.ok) return file
    const written = await file.value((known, face) => outputs.add(known, face, n))
    return written.ok ? good(undefined) : written
  }
}

async function planIn(text: string): Promise<Result<Plan>> {
  const json = await parseJson(text)
  return json.ok ? readPlan(json.value) : json
}

async function here(
  plan: Plan,
  threads: number,
  terminal: Terminal,
  take: Take,
  stop: AbortSignal,
): Promise<Result<Ending>> {
  const pool = new Pool(threads)
  try {
    const ready = await preparePlan(plan, pool)
    if (!ready.ok) return ready
    const start = performance.now()
    let made = 0
    terminal.startProgress(() => progressLine(made, countOf(plan), (performance.now() - start) / 1_000))
    const lines = makeHere(plan, pool, threads, stop)
    for (;;) {
      const turn = await lines.next()
      if (turn.done) return good({ made, failure: turn.value.lastFailure })
      made++
      const taken = await take(turn.value)
      if (!taken.ok) return taken
    }
  } finally {
    await pool.end()
  }
}

const prepareMs = 60_000

/** Checks that every item can be made; one that cannot is named by its place. */
async function preparePlan(plan: Plan, pool: Pool): Promise<Result<null>> {
  for (const [index, item] of plan.items.entries()) {
    const ready = await pool.prepare(jobOf(item, plan.seed), '', prepareMs)
    if (ready.ok) continue
    const { text, ...rest } = ready.error.code === 'unknown-kind' ? unknownKind(item.kind) : ready.error
    return bad({
      ...rest,
      text: { en: `Item ${index + 1} of the plan: ${text.en}`, ja: `計画の${index + 1}番目の項目: ${text.ja}` },
    })
  }
  return good(null)
}

async function byWorkers(
  url: string,
  plan: Plan,
  leaves: boolean,
  terminal: Terminal,
  take: Take,
  stop: AbortSignal,
): Promise<Result<Ending | null>> {
  const pool = new Pool(1)
  const ready = await preparePlan(plan, pool).finally(() => pool.end())
  if (!ready.ok) return ready
  const database = await openDatabase(url)
  if (!database.ok) return database
  const queue = await Queue.open(database.value)
  try {
    const id = await addBatch(database.value.db, queue, plan)
    if (leaves) {
      await terminal.print(id)
      return good(null)
    }
    terminal.note({ en: `Batch ${id} is in the queue.`, ja: `${id} を順番待ちに入れました。` })
    const last = await follow(() => progressOf(database.value.db, id, Date.now()), terminal, stop)
    for await (const line of linesOf(database.value.db, id)) {
      const taken = await take(line.trimEnd())
      if (!taken.ok) return taken
    }
    const [reason] = last?.reasons ?? []
    return good({
      made: last?.made ?? 0,
      failure: reason ? problem('not-made', reason.en, reason.ja, { fault: 'search' }) : null,
    })
  } finally {
    await queue.stop()
    await database.value.close()
  }
}

/** Polls until the batch is over or the user stops. A database that is temporarily unavailable is waited for. */
async function follow(
  ask: () => ReturnType<typeof progressOf>,
  terminal: Terminal,
  stop: AbortSignal,
): Promise<Progress | null> {
  let last: Progress | null = null
  const start = performance.now()
  terminal.startProgress(() => progressLine(last?.made ?? 0, last?.count ?? 0, (performance.now() - start) / 1_000))
  while (!stop.aborted) {
    const progress = await ask().catch(() => null)
    if (progress) last = progress
    if (last !== null && last.state !== 'running') return last
    await pause(500, null, { signal: stop }).catch(() => {})
  }
  return last
}

const progressLine = (made: number, count: number, seconds: number) => {
  const rate = made / seconds
  const rest = made === 0 ? '?' : duration(((count - made) / rate) * 1_000)
  return {
    en: `${made} of ${count} · ${rate.toPrecision(3)}/s · ${rest} left`,
    ja: `${made}/${count}問 · ${rate.toPrecision(3)}問/秒 · 残り ${rest}`,
  }
}

const fewer = (made: number, count: number, failure: Problem | null) => ({
  en: `Only ${made} of ${count}: ${failure?.text.en ?? 'no more different puzzles were found.'}`,
  ja: `${count}問のうち${made}問だけです。${failure?.text.ja ?? 'ほかに異なるパズルが見つかりません。'}`,
})
const isBook = (name: string): boolean => name.toLowerCase().endsWith('.pdf')
const binding = { en: 'Binding the book:', ja: '本にしています:' }
const bookInVain = {
  en: 'The plan has a book; -o book.pdf writes it.',
  ja: '計画に本（book）があります。-o book.pdf で書き出せます。',
}
const noPlan = problem(
  'no-plan',
  'Give one plan: kumiki batch plan.json.',
  '計画のファイルをひとつ指定してください: kumiki batch plan.json。',
)

export const command: Command = { page: async () => good(page), run }
