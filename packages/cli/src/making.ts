/**
 * A run of `make`: threads, interruption, files and words about them.
 *
 * Ctrl+C (and SIGTERM): of many puzzles, those finished are kept and the rest is dropped; a single one is finished from
 * the best so far. A second Ctrl+C leaves at once.
 */
import { createHash } from 'node:crypto'
import { formatLine, forPlayers, type KumikiFile } from '@kumiki/core/file'
import type { Craft, Shapes } from '@kumiki/core/kind'
import type { Problem } from '@kumiki/core/result'
import { renderAside } from '@kumiki/press/aside'
import { drawn } from '@kumiki/press/formats'
import { renderTerminal } from '@kumiki/press/terminal'
import { batch } from './batch.ts'
import type { ExitCode } from './command.ts'
import type { Output } from './outputs.ts'
import { openPool, type Pool } from './pool.ts'
import { aboutFile, duration, howToKeep, type Made } from './report.ts'
import type { Terminal } from './terminal.ts'

export interface Making<K extends Shapes> {
  readonly craft: Craft<K>
  readonly spec: Readonly<Record<string, unknown>>
  readonly seed: string
  readonly effort: number
  readonly timeMs: number | null
  readonly count: number
  readonly threads: number
  readonly title: string | null
  readonly outputs: readonly Output[]
  readonly json: boolean
  /** true: draw it too · false: leave out all that tells it · undefined: in files, not in drawings */
  readonly answer: boolean | undefined
  readonly terminal: Terminal
}

export async function makeSingle<K extends Shapes>(making: Making<K>): Promise<ExitCode> {
  const { terminal, outputs, seed, timeMs } = making
  const pool = poolFor(making, 1)
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
    return { en: `Searching: ${duration(elapsed)}${of}`, ja: `探索中: ${duration(elapsed)}${of}` }
  })
  try {
    const reply = await Promise.race([pool.make(seed), left])
    terminal.endProgress()
    if (reply === null) {
      await closeAll(outputs, terminal)
      terminal.tell(nothingToKeep)
      return 130
    }
    if (!reply.ok) {
      await closeAll(outputs, terminal)
      terminal.tell(reply.error.text)
      return interrupted ? 130 : 1
    }
    const told = await deliver(making, reply.value, 1, new Set())
    const closed = await closeAll(outputs, terminal)
    return told && closed ? (interrupted ? 130 : 0) : 2
  } finally {
    terminal.endProgress()
    release()
    await pool.end()
  }
}

export async function makeMany<K extends Shapes>(making: Making<K>): Promise<ExitCode> {
  const { terminal, outputs, seed, count, threads } = making
  const pool = poolFor(making, threads)
  const start = performance.now()
  const interruption = new AbortController()
  const release = onInterrupt(() => interruption.abort())
  const notesTold = new Set<string>()
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
    count,
    threads,
    make: (index) => pool.make(`${seed}/${index}`),
    identity: (line) =>
      createHash('sha256')
        .update(JSON.stringify(JSON.parse(line).puzzle))
        .digest('base64'),
    interrupted: interruption.signal,
  })
  try {
    for (;;) {
      const turn = await puzzles.next()
      if (turn.done) {
        terminal.endProgress()
        const closed = await closeAll(outputs, terminal)
        if (!closed) return 2
        if (interruption.signal.aborted) {
          terminal.tell(stopped(made, count))
          return 130
        }
        if (made < count) {
          terminal.tell(noMore(made, count, turn.value.duplicates, turn.value.lastFailure))
          return 1
        }
        if (!making.json)
          terminal.tell({
            en: `${made} different puzzles from seed "${seed}" in ${duration(performance.now() - start)}.`,
            ja: `シード「${seed}」から異なるパズルを${made}問作りました（${duration(performance.now() - start)}）。`,
          })
        return 0
      }
      made++
      if (!(await deliver(making, turn.value, made, notesTold))) {
        await closeAll(outputs, terminal)
        return 2
      }
    }
  } finally {
    terminal.endProgress()
    release()
    await pool.end()
  }
}

const poolFor = <K extends Shapes>(making: Making<K>, threads: number): Pool => {
  const { craft, spec, effort, timeMs, title, terminal } = making
  return openPool({ kind: craft.face.id, spec, effort, timeMs, title, lang: terminal.lang }, threads)
}

/** Writes one puzzle wherever it is wanted. False: it could not be written, and that has been said. */
async function deliver<K extends Shapes>(
  making: Making<K>,
  line: string,
  n: number,
  notesTold: Set<string>,
): Promise<boolean> {
  const { craft, outputs, terminal, answer, json, count } = making
  // our own worker wrote it from a finished file
  const file: KumikiFile<K> = JSON.parse(line)
  const written: string[] = []
  for (const output of outputs) {
    const name = await output.add(file, craft.face, n)
    if (!name.ok) {
      terminal.tell(name.error.text)
      return false
    }
    written.push(name.value)
  }
  const made: Made<K> = { file, craft, written }
  for (const note of file.report?.notes ?? [])
    if (!notesTold.has(note.text.en)) {
      notesTold.add(note.text.en)
      terminal.tell(note.text)
    }
  if (json) await terminal.print(formatLine(answer === false ? forPlayers(file) : file))
  else if (outputs.length === 0) {
    const picture = drawn(file, craft.face, { answer: answer === true })
    const aside = renderAside(craft.face.aside(file.puzzle), terminal.lang)
    if (picture.ok) await terminal.print(renderTerminal(picture.value, { colour: terminal.colour }) + aside)
    if (count === 1) terminal.tell(aboutFile(made))
    if (count === 1) terminal.tell(howToKeep(file))
  } else if (count === 1) terminal.tell(aboutFile(made))
  return true
}

async function closeAll(outputs: readonly Output[], terminal: Terminal): Promise<boolean> {
  let well = true
  for (const output of outputs) {
    const closed = await output.close()
    if (closed.ok) continue
    terminal.tell(closed.error.text)
    well = false
  }
  return well
}

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
const stopped = (made: number, count: number) => ({
  en: `Interrupted; ${made} of ${count} puzzles are kept.`,
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
