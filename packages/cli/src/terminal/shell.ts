/** Command lines that can be copied into a shell. */
import { printable } from '@kumiki/core/base'

/** How this program was called; `npm start` sets it. */
const program = printable(process.env.KUMIKI_CALLED_AS ?? 'kumiki')

export const commandLine = (args: readonly string[]): string => [program, ...args.map(inShell)].join(' ')

/**
 * Quotes one argument: in double quotes, which every shell knows, or in the single ones of POSIX shells if it has
 * characters that are special inside double quotes.
 */
export function inShell(argument: string): string {
  const safe = printable(argument)
  if (/^[\p{L}\p{N}\p{M}_@%+=:,./-]+$/u.test(safe)) return safe
  if (!/["$`\\!]/.test(safe)) return `"${safe}"`
  return `'${safe.replaceAll("'", "'\\''")}'`
}
