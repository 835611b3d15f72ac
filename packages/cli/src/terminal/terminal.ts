/** Prints results to stdout and messages to stderr, in the user's language. */
import type { Bilingual, Lang, Problem } from '@kumiki/core/base'
import { Busy, noProgress, type Progress, startProgress } from './progress.ts'
import { codeOf, whyUnwritten } from './system.ts'

export class Terminal {
  readonly lang: Lang
  /** Whether results may be coloured. */
  readonly colour: boolean
  #progress: Progress = noProgress
  readonly #busy = new Busy(process.stderr)

  constructor(lang: Lang) {
    this.lang = lang
    this.colour = process.stdout.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== 'dumb'
  }

  textOf(text: Bilingual): string {
    return text[this.lang]
  }

  /** Prints a result. Waits for a slow reader, so that a long stream is never held in memory. */
  async print(text: string): Promise<void> {
    this.#progress.clear()
    if (!process.stdout.write(`${text}\n`)) await new Promise((resolve) => process.stdout.once('drain', resolve))
  }

  /** Prints a message. */
  note(text: Bilingual): void {
    this.#progress.clear()
    process.stderr.write(`${text[this.lang]}\n`)
  }

  /** Prints why a use or an input is wrong, and returns the exit code. */
  refuse(reason: Pick<Problem, 'text'>): 2 {
    this.note(reason.text)
    return 2
  }

  startProgress(line: () => Bilingual): void {
    this.#progress = startProgress(process.stderr, () => this.textOf(line()))
  }

  /** For work that blocks the thread; the work must not print before it is done. */
  whileBusy<T>(label: Bilingual, work: () => Promise<T>): Promise<T> {
    return this.#busy.during(this.textOf(label), work)
  }

  endProgress(): void {
    this.#progress.end()
    this.#progress = noProgress
  }
}

/** A reader that closes early (`| head`) is no error; any other trouble with the output is reported. */
export function watchOutput(terminal: Terminal): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error) => {
      if (codeOf(error) === 'EPIPE') process.exit(process.exitCode ?? 0)
      terminal.endProgress()
      const why = whyUnwritten(error)
      if (stream === process.stdout)
        terminal.note({
          en: `Could not write to the output: ${why.en}.`,
          ja: `出力に書き込めません: ${why.ja}。`,
        })
      process.exit(2)
    })
}
