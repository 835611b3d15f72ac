/** Command lines that can be copied into a shell. */
import { printable } from '@kumiki/core/base'

/** How this program was called: `npm start` says so. */
const program = printable(process.env.KUMIKI_CALLED_AS ?? 'kumiki')

export const commandLine = (args: readonly string[]): string => [program, ...args.map(inShell)].join(' ')

/**
 * One argument. Double quotes where something must be quoted, since every shell knows them; single ones, of POSIX
 * shells, around what double quotes leave alive.
 */
export function inShell(argument: string): string {
  const safe = printable(argument)
  if (/^[\p{L}\p{N}\p{M}_@%+=:,./-]+$/u.test(safe)) return safe
  if (!/["$`\\!]/.test(safe)) return `"${safe}"`
  return `'${safe.replaceAll("'", "'\\''")}'`
}
