/**
 * Deletes expired puzzles, puzzles that nobody opened and plays past their retention, once an hour, on whichever server comes first. Deletion is
 * final, so nothing is deleted after a clock jump: the database's clock must have kept pace with our monotonic clock
 * for a whole day first.
 */
import type { Kysely } from 'kysely'
import { deleteOldPlays } from '../plays/store.ts'
import { deleteExpired, deleteUnseen } from '../publishing/store.ts'
import { databaseTime } from '../store/database.ts'
import type { Tables } from '../store/tables.ts'

const everyMs = 3_600_000
/** NTP corrects clocks by seconds every day. */
const maxDriftMs = 600_000
const trustMs = 86_400_000

export async function sweep(db: Kysely<Tables>): Promise<void> {
  await deleteExpired(db)
  await deleteUnseen(db)
  await deleteOldPlays(db)
}

/** Compares a settable clock with a monotonic one. */
export class ClockWatch {
  #before: { readonly clockTime: number; readonly steady: number } | null = null
  #trustedFrom = Number.NEGATIVE_INFINITY

  /** By how much `clockTime` has jumped since the last look; 0 if it has not. */
  look(clockTime: number, steady: number): number {
    const before = this.#before
    this.#before = { clockTime, steady }
    const jump = before ? clockTime - before.clockTime - (steady - before.steady) : 0
    if (Math.abs(jump) <= maxDriftMs) return 0
    this.#trustedFrom = steady + trustMs
    return jump
  }

  isTrusted(steady: number): boolean {
    return steady >= this.#trustedFrom
  }
}

export function startSweeping(db: Kysely<Tables>, log: (line: object) => void): { stop(): Promise<void> } {
  const watch = new ClockWatch()
  const run = async (): Promise<void> => {
    try {
      const time = await databaseTime(db)
      const steady = performance.now()
      const jump = watch.look(time, steady)
      if (jump !== 0) log({ level: 'warn', about: 'clock', says: jumped(jump) })
      if (watch.isTrusted(steady)) await sweep(db)
    } catch {
      log({ level: 'warn', about: 'sweep', fault: 'database' })
    }
  }
  let running = run()
  const timer = setInterval(() => {
    running = run()
  }, everyMs)
  return {
    stop: () => {
      clearInterval(timer)
      return running
    },
  }
}

const jumped = (ms: number): string =>
  `The database's clock jumped by ${Math.round(ms / 60_000)} minutes; nothing that is past its time is deleted for a day.`
