/**
 * Boards per second compared with the generators of Simon Tatham's Portable Puzzle Collection (Debian's `sgt-puzzles`),
 * one after the other in one run. Ours are made for a level, proved by both solvers and graded, as for a user; theirs
 * are only made. Both are timed by processor time; theirs by their own process, so its start counts, a few milliseconds
 * in all.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { bad, type Craft, good, type PuzzleTypes, parse, problem, type Result } from '@kumiki/core'
import { blocksumCraft as blocksum, hashiCraft as hashi, sudokuCraft as sudoku } from '@kumiki/core/lab'
import { make } from '@kumiki/core/verbs/make'
import type { Context, Experiment, Progress } from '../report/experiment.ts'
import { type Figure, type Findings, figureOf, meanOf } from '../report/findings.ts'

/** The minimum number of boards of each sort, and of our warm-up boards, which let the engine finish compiling. */
const boards = 100
const warmUps = 40
/**
 * The minimum processor time of each side in milliseconds, because theirs is measured in steps of ten: fast generators
 * make more boards.
 */
const longEnough = 1000
/** The part of all this that a quick run does. */
const quickShare = 0.1

interface Match {
  readonly name: { readonly en: string; readonly ja: string }
  readonly program: string
  readonly params: string
  /** The share of their rate that is our target. */
  readonly goal: number
  /** The part of our maker's score that indicates a board's quality best. */
  readonly part: string
  time(context: Context, work: Work): AsyncGenerator<null, Ours>
}

/** How much of each sort is made. */
interface Work {
  readonly boards: number
  readonly warmUps: number
  readonly ms: number
}

const workOf = ({ quick }: Context): Work => {
  const share = quick ? quickShare : 1
  return { boards: boards * share, warmUps: warmUps * share, ms: longEnough * share }
}

interface Timed {
  readonly boards: number
  readonly ms: number
}

const perSecond = (timed: Timed): number => (1000 * timed.boards) / timed.ms

interface Ours extends Timed {
  /** Per hundred boards. */
  readonly met: number
  readonly part: Figure
}

const match = <K extends PuzzleTypes>(
  craft: Craft<K>,
  options: { readonly size: number | string; readonly level: number },
  program: string,
  params: string,
  goal: number,
  part: string,
): Match => ({
  name: {
    en: `${craft.face.title.en} ${options.size}, level ${options.level}`,
    ja: `${craft.face.title.ja} ${options.size}、レベル${options.level}`,
  },
  program,
  params,
  goal,
  part,
  time: (context, work) => timeOurs(craft, options, part, context, work),
})

const matches: readonly Match[] = [
  match(blocksum, { size: 6, level: 2 }, 'sgt-keen', '6dn', 0.25, 'singles'),
  match(blocksum, { size: 9, level: 2 }, 'sgt-keen', '9dn', 1, 'singles'),
  match(hashi, { size: '10x10', level: 2 }, 'sgt-bridges', '10x10i30e10m2d1', 0.5, 'islands'),
  match(hashi, { size: '15x15', level: 3 }, 'sgt-bridges', '15x15i30e10m2d2', 0.5, 'islands'),
  match(sudoku, { size: 9, level: 1 }, 'sgt-solo', '3x3dt', 0.15, 'givens'),
  match(sudoku, { size: 9, level: 3 }, 'sgt-solo', '3x3da', 2, 'givens'),
]

const about = {
  id: 'rates',
  title: { en: 'Rates beside generators in C', ja: 'C の生成器と比べた生成の速さ' },
  text: {
    en: "Boards are made on sizes and levels that correspond, one thread, in turns with the generators of Simon Tatham's collection (Debian's sgt-puzzles). Each of our boards is made for its level, proved by two solvers and graded; theirs are made by one solver and proved no second time. Measured is the processor time of each.",
    ja: '大きさと難しさが対応する盤面を、Simon Tatham のパズル集（Debian の sgt-puzzles）の生成器と交互に、1スレッドで作ります。本ソフトの盤面はレベルを指定して作り、2つのソルバーで証明し、難易度を付けます。相手は1つのソルバーで作るだけで、二重には証明しません。どちらも CPU 時間を測ります。',
  },
}

/** The folders where Debian installs games. */
export const rates = ratesIn(['/usr/games', '/usr/lib/sgt-puzzles', '/usr/bin', '/usr/local/bin'])

/** The experiment with the programs in these folders. */
export function ratesIn(folders: readonly string[]): Experiment {
  const pathOf = (program: string): string | null =>
    folders.map((folder) => `${folder}/${program}`).find((path) => existsSync(path)) ?? null
  return { ...about, run: (context) => run(context, pathOf) }
}

async function* run(
  context: Context,
  pathOf: (program: string) => string | null,
): AsyncGenerator<Progress, Result<Findings>> {
  const missing = matches.find(({ program }) => pathOf(program) === null)
  if (missing) return bad(notInstalled(missing.program))
  const work = workOf(context)
  const rows = []
  for (const { name, program, params, goal, time } of matches) {
    yield progress(rows.length, name)
    const theirs = timeTheirs(pathOf(program) ?? program, params, work)
    if (theirs === null) return bad(notInstalled(program))
    const timing = time(context, work)
    let turn = await timing.next()
    for (; !turn.done; turn = await timing.next()) yield progress(rows.length, name)
    rows.push({ name, program: `${program} ${params}`, goal, theirs, ours: turn.value })
  }
  return good({
    tables: [
      {
        title: { en: 'Boards per second of processor time', ja: 'CPU 1秒あたりの盤面数' },
        against: 'aim' as const,
        source: null,
        keys: [
          { en: 'Ours', ja: '本ソフト' },
          { en: 'Theirs', ja: '相手' },
          { en: 'Boards, at least', ja: '盤面数（以上）' },
        ],
        measures: [
          {
            title: { en: 'Ours, proved and graded', ja: '本ソフト（証明・難易度つき）' },
            unit,
            better: 'more' as const,
          },
          { title: { en: 'Theirs', ja: '相手' }, unit, better: 'same' as const },
          { title: { en: 'Share of their rate', ja: '相手の速さとの比' }, unit: times, better: 'more' as const },
          { title: { en: 'Level met exactly', ja: 'レベルどおり' }, unit: perCent, better: 'more' as const },
          {
            title: { en: 'Single cells, islands or givens', ja: '1マスのブロック・島・ヒント' },
            unit: { en: 'per board', ja: '個／問' },
            better: 'same' as const,
          },
        ],
        rows: rows.map(({ name, program, goal, theirs, ours }) => ({
          keys: [name, program, work.boards],
          figures: [
            figureOf(perSecond(ours)),
            figureOf(perSecond(theirs)),
            figureOf(perSecond(ours) / perSecond(theirs), goal),
            figureOf(ours.met),
            ours.part,
          ],
        })),
      },
    ],
    charts: [
      {
        title: { en: 'Share of their rate', ja: '相手の速さとの比' },
        sort: 'bar' as const,
        xLabel: { en: 'boards', ja: '盤面' },
        yLabel: { en: 'times their rate', ja: '相手の速さの倍数' },
        yScale: 'linear' as const,
        series: [
          {
            name: { en: 'ours', ja: '本ソフト' },
            ours: rows.map(({ program, theirs, ours }) => ({ x: program, y: perSecond(ours) / perSecond(theirs) })),
            published: [],
          },
        ],
      },
    ],
    notes: [],
  })
}

/** As for a user: search, both proofs, the grade, the file. */
async function* timeOurs<K extends PuzzleTypes>(
  craft: Craft<K>,
  options: { readonly size: number | string; readonly level: number },
  part: string,
  context: Context,
  work: Work,
): AsyncGenerator<null, Ours> {
  const spec = parse(craft.spec, options)
  if (!spec.ok) throw new Error(spec.error.text.en)
  const parts: number[] = []
  let met = 0
  let ms = 0
  for (let i = -work.warmUps; i < work.boards || ms < work.ms; i++) {
    const seed = `${context.seed}/rates/${craft.face.id}/${options.size}/${options.level}/${i}`
    const started = context.cpu()
    const file = await make(craft, { spec: spec.value, seed, effort: craft.effort, lang: 'en', title: null })
    const took = context.cpu() - started
    if (!file.ok) throw new Error(file.error.text.en)
    if (i % 10 === 0) yield null
    if (i < 0) continue
    ms += took
    parts.push(Number(file.value.report?.score?.[part]))
    if (file.value.report?.grade?.level === options.level) met++
  }
  return { boards: parts.length, ms, met: (100 * met) / parts.length, part: meanOf(parts) }
}

/** null: the program failed. */
function timeTheirs(path: string, params: string, work: Work): Timed | null {
  const ms = cpuOf(path, params, work.boards)
  if (ms === null || ms >= work.ms) return ms === null ? null : { boards: work.boards, ms }
  const more = work.boards * Math.ceil(work.ms / Math.max(ms, clockStep))
  const moreMs = cpuOf(path, params, more)
  return moreMs === null ? null : { boards: more, ms: Math.max(moreMs, clockStep) }
}

/** The resolution of the shell's processor time in milliseconds. */
const clockStep = 10

/** Milliseconds of processor time for a number of boards; null: the program failed. */
function cpuOf(path: string, params: string, count: number): number | null {
  // only the shell's own count does not include other children of Node
  const script = 'LC_ALL=C; export LC_ALL; "$0" --generate "$1" "$2" >/dev/null || exit 1; times'
  const ran = spawnSync('sh', ['-c', script, path, String(count), params], { encoding: 'utf8' })
  const spent = /(\d+)m([\d.]+)s (\d+)m([\d.]+)s\s*$/.exec(ran.stdout ?? '')
  if (ran.status !== 0 || !spent) return null
  const [userMinutes, user, systemMinutes, system] = spent.slice(1).map(Number)
  return 1000 * (60 * (userMinutes! + systemMinutes!) + user! + system!)
}

const progress = (done: number, name: Progress['text']): Progress => ({ done, total: matches.length, text: name })

const notInstalled = (program: string) =>
  problem(
    'no-peer',
    `${program} is not installed; on Debian: apt-get install sgt-puzzles.`,
    `${program} が入っていません。Debian では apt-get install sgt-puzzles で入ります。`,
  )

const unit = { en: 'boards per CPU second', ja: '問／CPU 秒' }
const times = { en: 'times', ja: '倍' }
const perCent = { en: 'per cent', ja: '％' }
