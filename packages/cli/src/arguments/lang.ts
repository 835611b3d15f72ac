/** Chooses the language: the requested one, otherwise the terminal's, otherwise the system's. */
import { isLang, type Lang } from '@kumiki/core/base'

export type Environment = Readonly<Record<string, string | undefined>>

/** Done before all other parsing, so that errors about other arguments are already in that language. */
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
