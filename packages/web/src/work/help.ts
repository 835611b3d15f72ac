/**
 * The help worker of the player: hints and mistakes. The worker starts, and the craft is loaded, on the first question.
 */
import type { Bilingual, Cell, Result, Target } from '@kumiki/core/player'
import type { Hint } from '@kumiki/core/verbs/hint'
import { Calls, type Thread, Unanswered } from './calls.ts'
import type { HelpProtocol, LookBack } from './workshop.ts'

/** All methods reject with `OutOfReach` if the worker cannot be loaded. */
export interface Help {
  /** `line`: the file as one line of JSON; `wanted`: the cells of the current entry. */
  hint(line: string, answer: unknown, wanted: readonly Cell[]): Promise<Hint<unknown>>
  /**
   * The mistakes on the board; null if they cannot be known, because the key is not in the file and does not follow
   * from the rules.
   */
  slips(line: string, answer: unknown): Promise<readonly Target[] | null>
  /** The summary of a solved puzzle. */
  lookBack(line: string): Promise<LookBack>
  /** The file of another puzzle of the same kind and size. */
  another(line: string, level: number | null, seed: string): Promise<string>
}

/** Carries the message for the player. */
export class OutOfReach extends Error {
  readonly text: Bilingual

  constructor(text: Bilingual) {
    super(text.en)
    this.text = text
  }
}

export function askHelp(start: () => Thread = startWorker): Help {
  const calls = new Calls<HelpProtocol>(start)
  return {
    hint: (line, answer, wanted) => given(calls.ask('hint', { line, answer, wanted })),
    slips: (line, answer) => given(calls.ask('slips', { line, answer })),
    lookBack: (line) => given(calls.ask('back', { line })),
    another: (line, level, seed) => given(calls.ask('another', { line, level, seed })),
  }
}

const startWorker = (): Thread => new Worker(new URL('./help.worker.ts', import.meta.url), { type: 'module' })

async function given<T>(call: Promise<Result<T>>): Promise<T> {
  const reply = await call.catch((error: unknown) => {
    throw error instanceof Unanswered ? new OutOfReach(notLoaded) : error
  })
  if (!reply.ok) throw new OutOfReach(reply.error.text)
  return reply.value
}

const notLoaded: Bilingual = {
  en: 'This help could not be loaded. Make sure that you are online, then ask again.',
  ja: 'この機能を読み込めませんでした。ネットワークにつながっているか確かめて、もう一度お試しください。',
}
