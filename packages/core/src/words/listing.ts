/**
 * Notes on words that may be many: all of them are data; the sentence names each, the brief one the first few. This is
 * the one place where such a list becomes a sentence.
 */
import { type About, type Problem, problem } from '../base/result.ts'
import { withReadings } from '../base/ruby.ts'
import type { Bilingual } from '../base/text.ts'
import { type Entry, nameOf as inSentence } from './entry.ts'

/** A word, and what is to be told of it alone: the longer word that it stands in. */
export interface Item {
  readonly entry: Entry
  readonly own?: Bilingual | null
}

/** So many words are named in brief. */
const few = 10

/** `head` says what is true of all of them; the words follow behind a colon. */
export function listing(code: string, head: Bilingual, items: readonly Item[], about: About = {}): Problem {
  const names = items.map(nameOf)
  const sentence = ({ en, ja }: Bilingual): Bilingual => ({ en: `${head.en}: ${en}`, ja: `${head.ja}: ${ja}` })
  const { en, ja } = sentence(firstOf(names, names.length))
  return problem(code, en, ja, {
    ...about,
    brief: names.length > few ? sentence(firstOf(names, few)) : null,
    words: items.map(({ entry }) => entry.word),
  })
}

/** The first of some names, and how many there are besides; `counter` is what Japanese counts them with. */
export function firstOf(names: readonly (string | Bilingual)[], max: number, counter = '語'): Bilingual {
  const named = names.slice(0, max).map((name) => (typeof name === 'string' ? { en: name, ja: name } : name))
  const more = names.length - named.length
  return {
    en: `${named.map(({ en }) => en).join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
    ja: `${named.map(({ ja }) => ja).join('、')}${more > 0 ? `、ほか${more}${counter}` : ''}`,
  }
}

/** What parts the words of a list must not stand within one. */
function nameOf({ entry, own }: Item): Bilingual {
  const name = inSentence(entry).replace(/,\s|、/g, ' ')
  return own
    ? { en: `${name} (${withReadings(own.en)})`, ja: `${name}（${withReadings(own.ja)}）` }
    : { en: name, ja: name }
}
