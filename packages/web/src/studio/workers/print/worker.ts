/** The print worker of a page, started on first use. */
import type { Problem, Result } from '@kumiki/core/player'
import { Calls, type Thread, Unanswered } from '../../../work/calls.ts'
import type { Found, PrintProtocol } from './protocol.ts'

const start = (): Thread => new Worker(new URL('./print.worker.ts', import.meta.url), { type: 'module' })

export const printWorker = new Calls<PrintProtocol>(start)

/** Reads the puzzles of any file: one of ours or of another program, or a text with a play link. */
export const readPuzzle = (name: string, bytes: Uint8Array): Promise<Result<Found>> =>
  orLost(printWorker.ask('read', { name, bytes }))

/** Turns the loss of a worker, after it died twice, into a problem. */
export async function orLost<T>(wanted: Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await wanted
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error
    return { ok: false, error: lost }
  }
}

export const lost: Problem = {
  code: 'worker-lost',
  text: {
    en: 'This stopped by itself twice; your puzzle is safe. Reload the page and try again.',
    ja: '作業が二度途中で止まりました。パズルは残っています。ページを読み込み直して、もう一度お試しください。',
  },
  brief: null,
  fault: 'search',
  path: [],
  words: [],
}
