/**
 * The entry: one call, whose outcome becomes an exit code. It must stay light, because `--version` and `--help` wait
 * for everything that is imported here.
 */
import { chooseLang } from './arguments/lang.ts'
import { run } from './run.ts'
import { Terminal, watchOutput } from './terminal/terminal.ts'

/** Reports a bug of ours in one sentence, like any other failure. */
function confess(error: unknown): void {
  const message = quotedMessage(error)
  terminal.endProgress()
  terminal.note({
    en: `Something went wrong inside kumiki, which is a bug: ${message}`,
    ja: `kumiki の内部で問題が起きました（不具合です）: ${message}`,
  })
  process.exit(1)
}

const quotedMessage = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1).join('').slice(0, 300)

const args = process.argv.slice(2)
const terminal = new Terminal(chooseLang(args, process.env))
watchOutput(terminal)
process.on('uncaughtException', confess)
run(args, terminal).then((code) => {
  process.exitCode = code
}, confess)
