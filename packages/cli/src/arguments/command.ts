/** What a command is: one file in `commands/`, one line in `commands/table.ts`. */
import type { Bilingual, Result } from '@kumiki/core/base'
import type { Terminal } from '../terminal/terminal.ts'
import type { Flag, Given } from './arguments.ts'

export interface Command {
  /** Help and flags; they may depend on the arguments, as those of `make` do on the kind. */
  page(args: readonly string[]): Promise<Result<Page>>
  /** Does it and says how it went. */
  run(given: Given, terminal: Terminal): Promise<ExitCode>
}

export interface Page {
  /** Without the program's name. */
  readonly usage: string
  readonly text: Bilingual
  /** Everything that is understood, besides `--lang` and `--help`. */
  readonly flags: readonly Flag[]
  /** Which of them the help lists, and which more when there is room. */
  readonly listed: readonly Flag[]
  readonly roomFor: readonly Flag[]
  readonly examples: readonly [Example, Example]
  /** One last line of help: where there is more. */
  readonly more: Bilingual | null
}

interface Example {
  /** The same in both languages, or one for each: words are of a language. */
  readonly line: string | Bilingual
  readonly text: Bilingual
}

/** done · no puzzle, or a check failed · wrong use or bad input · interrupted */
export type ExitCode = 0 | 1 | 2 | 130
