/**
 * A run of `make`: threads, interruption, files and words about them.
 *
 * Ctrl+C (and SIGTERM): of many puzzles, those finished are kept and the rest is dropped; a single one is finished from
 * the best so far. A second Ctrl+C leaves at once.
 */
import { good, type Problem, type Result } from '@kumiki/core/base/result'
import { type Bilingual, type Spell, spelt } from '@kumiki/core/base/text'
import { formatLine, forPlayers, type KumikiFile } from '@kumiki/core/file/file'
import type { Craft } from '@kumiki/core/kind/craft'
import type { Shapes } from '@kumiki/core/kind/shapes'
import { batch, samenessOf } from '@kumiki/core/verbs/batch'
import { bestOf, betterNews, seedsSideBySide } from '@kumiki/core/verbs/best'
import type { Job } from '@kumiki/core/verbs/job'
import type { News } from '@kumiki/core/verbs/make'
import { worth } from '@kumiki/core/verbs/worth'
import { renderAside } from '@kumiki/press/aside'
import { asides, drawn } from '@kumiki/press/drawn'
import { renderTerminal } from '@kumiki/press/terminal'
import type { AnswerWanted } from '../arguments/answer.ts'
import { flagSpelling, optionsOfCraft } from '../arguments/kind.ts'
import type { ExitCode } from '../commands/command.ts'
import type { Outputs } from '../files/outputs.ts'
import { type Again, aboutFile, briefNotes, duration, howToKeep, NotesOfMany } from '../telling/report.ts'
import { inShell } from '../telling/shell.ts'
import type { Terminal } from '../telling/terminal.ts'
import { openPool } from './pool.ts'
import type { Reply } from './thread.ts'

export interface Making<K extends Shapes> {
  readonly craft: Craft<K>
  readonly job: Job
  readonly count: number
  readonly threads: number
  readonly outputs: Outputs
  readonly json: boolean
  readonly answer: AnswerWanted
  readonly again: Again
  readonly terminal: Terminal
}

export async function makeSingle<K extends Shapes>(making: Making<K>): Promise<ExitCode> {
  const { craft, job, terminal, outputs } = making
  const { timeMs } = job
  const seeds = seedsSideBySide(craft, job.seed, making.threads)
  let news: News | null = null
  const pool = openPool(job, seeds.length, (next) => {
    news = betterNews(craft, news, next)
  })
  const start = performance.now()
  let interrupted = false
  let leave = (): void => {}
  const left = new Promise<null>((resolve) => {
    leave = () => resolve(null)
  })
  const release = onInterrupt(() => {
    interrupted = true
    if (!pool.stop()) leave()
  })
  terminal.startProgress(() => {
    const elapsed = performance.now() - start
    const of = timeMs === null ? '' : ` / ${duration(timeMs)}`
    const far = news && worth(news, job.spec)
    return {
      en: `Searching: ${duration(elapsed)}${of}${far ? ` · ${far.en}` : ''}`,
      ja: `探索中: ${duration(elapsed)}${of}${far ? ` · ${far.ja}` : ''}`,
    }
  })
  try {
    const searches = Promise.all(seeds.map(async (seed) => read<K>(await pool.make(seed))))
    const reply = await Promise.race([searches.then((replies) => bestOf(craft, replies)), left])
    terminal.endProgress()
    if (reply === null) {
      await outputs.close(terminal)
      terminal.tell(nothingToKeep)
      return 130
    }
    if (!reply.ok) {
      await outputs.close(terminal)
      terminal.tell(spelt(reply.error.text, flagsOf(making)))
      return interrupted ? 130 : exitCodeFor(reply.error)
    }
    if (interrupted) terminal.tell(bestSoFar)
    const told = await deliver(making, reply.value, { n: 1, stopped: interrupted, tell: (note) => terminal.tell(note) })
    const closed = await outputs.close(terminal)
    return told && closed ? (interrupted ? 130 : 0) : 2
  } finally {
    terminal.endProgress()
    release()
    await pool.end()
  }
}

/** Our own worker wrote it from a finished file. */
function read<K extends Shapes>(reply: Reply): Result<KumikiFile<K>> {
  if (!reply.ok) return reply
  const file: KumikiFile<K> = JSON.parse(reply.value)
  return good(file)
}

export async function makeMany<K extends Shapes>(making: Making<K>): Promise<ExitCode> {
  const { craft, job, terminal, outputs, count, threads } = making
  const { seed } = job
  const pool = openPool(job, threads, null)
  const start = performance.now()
  const interruption = new AbortController()
  const release = onInterrupt(() => interruption.abort())
  const notes = new NotesOfMany()
  let made = 0
  terminal.startProgress(() => {
    const elapsed = performance.now() - start
    const rate = (made * 1000) / elapsed
    const rest = made === 0 ? '?' : duration((count - made) / (rate / 1000))
    return {
      en: `${made} of ${count} · ${rate.toPrecision(3)}/s · ${rest} left`,
      ja: `${made}/${count}問 · ${rate.toPrecision(3)}問/秒 · 残り ${rest}`,
    }
  })
  const puzzles = batch({
    seed,
    count,
    threads,
    make: async (each) => read<K>(await pool.make(each)),
    sameness: (file) => samenessOf(craft, file),
    stop: interruption.signal,
  })
  try {
    for (;;) {
      const turn = await puzzles.next()
      if (turn.done) {
        terminal.endProgress()
        for (const note of notes.lines(made)) terminal.tell(note)
        const closed = await outputs.close(terminal)
        if (!closed) return 2
        if (interruption.signal.aborted) {
          terminal.tell(stopped(made, count))
          return 130
        }
        const { duplicates, lastFailure } = turn.value
        const failure = lastFailure && { ...lastFailure, text: spelt(lastFailure.text, flagsOf(making)) }
        if (made === 0 && failure && exitCodeFor(failure) === 2) return terminal.refuse(failure)
        if (made < count) {
          terminal.tell(noMore(made, count, duplicates, failure))
          return 1
        }
        const names = outputs.written()
        if (names) terminal.tell(names)
        if (!making.json)
          terminal.tell({
            en: `${made} different puzzles from seed ${inShell(seed)} in ${duration(performance.now() - start)}.`,
            ja: `シード ${inShell(seed)} から異なるパズルを${made}問作りました（${duration(performance.now() - start)}）。`,
          })
        return 0
      }
      made++
      if (!(await deliver(making, turn.value, { n: made, stopped: false, tell: (note) => notes.add(note, made) }))) {
        await outputs.close(terminal)
        return 2
      }
    }
  } finally {
    terminal.endProgress()
    release()
    await pool.end()
  }
}

interface Delivery {
  /** From 1. */
  readonly n: number
  /** Whether the user stopped the search. */
  readonly stopped: boolean
  /** Takes what there is to say about the puzzle. */
  readonly tell: (note: Bilingual) => void
}

/** Writes one puzzle wherever it is wanted. False: it could not be written, and that has been said. */
async function deliver<K extends Shapes>(
  making: Making<K>,
  file: KumikiFile<K>,
  { n, stopped, tell }: Delivery,
): Promise<boolean> {
  const { craft, outputs, terminal, answer, json, count } = making
  const written = await outputs.add(file, craft.face, n)
  if (!written.ok) {
    terminal.tell(spelt(written.error.text, flagsOf(making)))
    return false
  }
  const nowhere = count === 1 && !outputs.none && !outputs.keepsNotes && !json
  for (const note of briefNotes(file.report?.notes ?? [], flagsOf(making), nowhere)) tell(note)
  if (json) await terminal.print(formatLine(answer === false ? forPlayers(file) : file))
  else {
    if (outputs.none) {
      const picture = drawn(file, craft.face, { answer: answer === true })
      const aside = renderAside(asides(file, craft.face, { answer: answer === true }), terminal.lang)
      if (picture.ok) await terminal.print(renderTerminal(picture.value, { colour: terminal.colour }) + aside)
    }
    if (count === 1) terminal.tell(aboutFile({ file, face: craft.face, written: written.value }))
    if (count === 1 && outputs.none) terminal.tell(howToKeep(file, making.again, limitOf(making, file, stopped)))
  }
  return true
}

/** The effort that makes it again: where a clock or the user stopped the search, the one at which it was found. */
function limitOf<K extends Shapes>({ craft, job }: Making<K>, file: KumikiFile<K>, stopped: boolean): number | null {
  if (stopped || job.timeMs !== null) return file.recipe?.effort ?? null
  return job.effort === craft.effort ? null : job.effort
}

/** Where no seed could help, the input is what is wrong. */
const exitCodeFor = ({ fault }: Problem): 1 | 2 => (fault === 'input' ? 2 : 1)

/** How options are called where it is read. */
const flagsOf = <K extends Shapes>({ craft }: Making<K>): Spell => flagSpelling(optionsOfCraft(craft))

/** Until released, the first signal asks and the second one leaves. */
function onInterrupt(ask: () => void): () => void {
  let asked = false
  const heard = (): void => {
    if (asked) process.exit(130)
    asked = true
    ask()
  }
  process.on('SIGINT', heard).on('SIGTERM', heard)
  return () => {
    process.off('SIGINT', heard).off('SIGTERM', heard)
  }
}

const nothingToKeep = {
  en: 'Interrupted before there was a puzzle.',
  ja: 'パズルができる前に中断しました。',
}
const bestSoFar = {
  en: 'Interrupted: this is the best so far.',
  ja: '中断しました。ここまでで最も良いパズルです。',
}
const stopped = (made: number, count: number) => ({
  en: `Interrupted; ${made} of ${count} puzzles ${made === 1 ? 'is' : 'are'} kept.`,
  ja: `中断しました。${count}問のうち${made}問は残っています。`,
})
const noMore = (made: number, count: number, duplicates: number, failure: Problem | null) => ({
  en:
    duplicates > 0
      ? `Only ${made} of ${count}: no more different puzzles were found with these options.`
      : `Only ${made} of ${count}: ${failure?.text.en ?? ''}`,
  ja:
    duplicates > 0
      ? `${count}問のうち${made}問だけです。この条件では、ほかに異なるパズルが見つかりません。`
      : `${count}問のうち${made}問だけです。${failure?.text.ja ?? ''}`,
})
