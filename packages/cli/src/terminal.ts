/** Where words go: results to stdout, messages to stderr, each in the language of the user. */
import type { Bilingual, Lang } from '@kumiki/core/text'
import { noProgress, type Progress, startProgress, whileBusy } from './progress.ts'

export class Terminal {
  readonly lang: Lang
  /** Whether results may be coloured. */
  readonly colour: boolean
  #progress: Progress = noProgress

  constructor(lang: Lang) {
    this.lang = lang
    this.colour = process.stdout.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== 'dumb'
  }

  say(text: Bilingual): string {
    return text[this.lang]
  }

  /** A result. Waits for a slow reader, so that a long stream is never held in memory. */
  async print(text: string): Promise<void> {
    this.#progress.clear()
    if (!process.stdout.write(`${text}\n`)) await new Promise((resolve) => process.stdout.once('drain', resolve))
  }

  /** A message. */
  tell(text: Bilingual): void {
    this.#progress.clear()
    process.stderr.write(`${text[this.lang]}\n`)
  }

  startProgress(line: () => Bilingual): void {
    this.#progress = startProgress(process.stderr, () => this.say(line()))
  }

  /** For work that blocks the thread; what it prints must wait until after it. */
  whileBusy<T>(label: Bilingual, work: () => Promise<T>): Promise<T> {
    return whileBusy(process.stderr, this.say(label), work)
  }

  endProgress(): void {
    this.#progress.end()
    this.#progress = noProgress
  }
}

/** A reader that has seen enough (`| head`) is no error. */
export function endQuietlyOnClosedPipe(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(process.exitCode ?? 0)
      throw error
    })
}
