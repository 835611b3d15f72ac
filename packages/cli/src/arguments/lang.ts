/** Which language to speak: what the user asks for, else what the terminal is set to, else what the system says. */
import { isLang, type Lang } from '@kumiki/core/base'

export type Environment = Readonly<Record<string, string | undefined>>

/** Looked for before anything else is understood, so that even a complaint about the other arguments is readable. */
export function chooseLang(args: readonly string[], env: Environment): Lang {
  const wanted = wantedLang(args)
  if (isLang(wanted)) return wanted
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || Intl.DateTimeFormat().resolvedOptions().locale
  return /^ja\b|^ja_/i.test(locale) ? 'ja' : 'en'
}

function wantedLang(args: readonly string[]): string | undefined {
  const end = args.indexOf('--')
  const options = end < 0 ? args : args.slice(0, end)
  const at = options.findLastIndex((arg) => arg === '--lang' || arg.startsWith('--lang='))
  const option = options[at]
  return option === '--lang' ? options[at + 1] : option?.slice('--lang='.length)
}
