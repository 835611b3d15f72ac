/**
 * The language of an answer: the one that the address names, else the best match for the `Accept-Language` header, else
 * English.
 */
import { isLang, type Lang } from '@kumiki/core/base'

/** `accepted`: as in `Accept-Language`, such as `fr, ja;q=0.8, en;q=0.5`. */
export function langOf(wanted: string | undefined, accepted = ''): Lang {
  if (isLang(wanted)) return wanted
  let best: { readonly lang: Lang; readonly weight: number } = { lang: 'en', weight: 0 }
  for (const part of accepted.split(',')) {
    const [name = '', ...more] = part.split(';').map((one) => one.trim().toLowerCase())
    const [lang] = name.split('-')
    const weight = Number(more.find((one) => one.startsWith('q='))?.slice(2) ?? 1)
    if (isLang(lang) && weight > best.weight) best = { lang, weight }
  }
  return best.lang
}
