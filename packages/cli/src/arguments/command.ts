/** What a command is: one file in `commands/`, one line in `commands/table.ts`. */
import type { Bilingual, Result } from '@kumiki/core/base'
import type { Terminal } from '../terminal/terminal.ts'
import type { Flag, Given } from './arguments.ts'

export interface Command {
  /** Help and flags; they may depend on the arguments, as those of `make` depend on the kind. */
  page(args: readonly string[]): Promise<Result<Page>>
  /** Runs the command and returns the exit code. */
  run(given: Given, terminal: Terminal): Promise<ExitCode>
}

export interface Page {
  /** Without the program's name. */
  readonly usage: string
  readonly text: Bilingual
  /** All flags of the command, besides `--lang` and `--help`. */
  readonly flags: readonly Flag[]
  /** The flags that help always lists, and those that it adds if there is room. */
  readonly listed: readonly Flag[]
  readonly roomFor: readonly Flag[]
  readonly examples: readonly [Example, Example]
  /** One last line of help that points to further information. */
  readonly more: Bilingual | null
}

interface Example {
  /** One line for both languages, or one each where the words in it belong to a language. */
  readonly line: string | Bilingual
  readonly text: Bilingual
}

/** done · no puzzle, or a check failed · wrong use or bad input · interrupted */
export type ExitCode = 0 | 1 | 2 | 130
