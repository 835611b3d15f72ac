/** One call of the program: finds the command, loads it, runs it, and returns its exit code. */
import { type Problem, problem, version } from '@kumiki/core/base'
import { parseArguments, quoted } from './arguments/arguments.ts'
import type { ExitCode } from './arguments/command.ts'
import { orMeant } from './arguments/suggest.ts'
import { commands } from './commands/table.ts'
import type { Terminal } from './terminal/terminal.ts'

export async function run(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const [first, ...rest] = langBehind(args)
  const listed = Object.entries(commands).flatMap(([id, { text }]) => (text ? [[id, text] as const] : []))
  if (first === '--version' || first === '-V') {
    await terminal.print(version)
    return 0
  }
  if (first === undefined || first === '--help' || first === '-h' || first === 'help') {
    const about = rest.find((arg) => Object.hasOwn(commands, arg))
    if (about !== undefined) return run([about, '--help'], terminal)
    const { overview } = await import('./arguments/help.ts')
    await terminal.print(overview(listed, terminal.lang))
    return first === undefined ? 2 : 0
  }
  const entry = Object.hasOwn(commands, first) ? commands[first] : undefined
  if (!entry)
    return terminal.refuse(
      unknownCommand(
        first,
        listed.map(([id]) => id),
      ),
    )
  const { command } = await entry.load()
  const { asksForHelp, commonFlags, helpPage } = await import('./arguments/help.ts')
  const page = await command.page(rest)
  if (!page.ok) return terminal.refuse(page.error)
  if (asksForHelp(rest)) {
    await terminal.print(helpPage(page.value, terminal.lang))
    return 0
  }
  const given = parseArguments(rest, [...page.value.flags, ...commonFlags])
  return given.ok ? command.run(given.value, terminal) : terminal.refuse(given.error)
}

/** `kumiki --lang ja make …` means the same as `kumiki make … --lang ja`. */
function langBehind(args: readonly string[]): readonly string[] {
  const taken = args[0] === '--lang' ? 2 : args[0]?.startsWith('--lang=') ? 1 : 0
  const rest = args.slice(taken)
  if (rest.length === 0) return rest
  const end = rest.includes('--') ? rest.indexOf('--') : rest.length
  return [...rest.slice(0, end), ...args.slice(0, taken), ...rest.slice(end)]
}

function unknownCommand(name: string, known: readonly string[]): Problem {
  const meant = orMeant(name, known, {
    otherwise: { en: 'see kumiki --help', ja: 'kumiki --help をご覧ください' },
  })
  const what = name.startsWith('-') ? { en: 'option', ja: 'オプション' } : { en: 'command', ja: 'コマンド' }
  return problem(
    'unknown-command',
    `Unknown ${what.en} "${quoted(name)}"${meant.en}`,
    `「${quoted(name)}」という${what.ja}はありません${meant.ja}`,
  )
}
