/** Makes many different puzzles. After an interrupt, finished ones are kept and the rest is dropped. */
import { type Problem, spelt } from '@kumiki/core/base'
import type { PuzzleTypes } from '@kumiki/core/contract'
import { batch, canonicalKeyOf, titleOf } from '@kumiki/core/verbs/batch'
import type { ExitCode } from '../arguments/command.ts'
import { duration, LevelsOfMany, NotesOfMany } from '../report/report.ts'
import { inShell } from '../terminal/shell.ts'
import { onInterrupt } from './interrupt.ts'
import { deliver, exitCodeFor, flagsOf, type Making } from './making.ts'
import { openPool } from './pool.ts'

export async function makeMany<K extends PuzzleTypes>(making: Making<K>): Promise<ExitCode> {
  const { craft, job, terminal, outputs, count, threads } = making
  const { seed } = job
  const pool = openPool<K>(making.packed, threads, null)
  const start = performance.now()
  const interruption = new AbortController()
  const release = onInterrupt(() => interruption.abort())
  const notes = new NotesOfMany()
  const levels = new LevelsOfMany()
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
    make: pool.make,
    canonicalKey: (file) => canonicalKeyOf(craft, file),
    stop: interruption.signal,
  })
  try {
    for (;;) {
      const turn = await puzzles.next()
      if (turn.done) {
        terminal.endProgress()
        for (const note of notes.lines(made)) terminal.note(note)
        const closed = await outputs.close(terminal)
        if (!closed) return 2
        if (interruption.signal.aborted) {
          terminal.note(stopped(made, count))
          return 130
        }
        const { duplicates, lastFailure } = turn.value
        const failure = lastFailure && { ...lastFailure, text: spelt(lastFailure.text, flagsOf(making)) }
        if (made === 0 && failure && exitCodeFor(failure) === 2) return terminal.refuse(failure)
        if (made < count) {
          terminal.note(noMore(made, count, duplicates, failure))
          return 1
        }
        const names = outputs.written()
        if (names) terminal.note(names)
        if (!making.json)
          terminal.note({
            en: `${made} different puzzles from seed ${inShell(seed)} in ${duration(performance.now() - start)}${levels.text().en}.`,
            ja: `シード ${inShell(seed)} から異なるパズルを${made}問作りました（${duration(performance.now() - start)}${levels.text().ja}）。`,
          })
        return 0
      }
      made++
      const file = { ...turn.value, title: titleOf(turn.value.title, made) }
      levels.add(file.report?.grade?.level ?? null)
      if (!(await deliver(making, file, { n: made, stopped: false, addNote: (note) => notes.add(note, made) }))) {
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
