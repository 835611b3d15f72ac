/**
 * Notes that list words. All words are in the data and in the sentence; the brief form names the first few. Every such
 * list is worded here.
 */
import { type About, type Problem, problem } from '../base/result.ts'
import { withReadings } from '../base/ruby.ts'
import type { Bilingual } from '../base/text.ts'
import { type Entry, nameOf as inSentence } from './entry.ts'

/** A word, and a remark on it alone: the longer word that contains it. */
export interface Item {
  readonly entry: Entry
  readonly own?: Bilingual | null
}

/** How many words the brief form names. */
const few = 10

/** `head` is true of all the words; they follow after a colon. */
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

/** The first few names and the number of the others; `counter` is the Japanese counter word. */
export function firstOf(names: readonly (string | Bilingual)[], max: number, counter = '語'): Bilingual {
  const named = names.slice(0, max).map((name) => (typeof name === 'string' ? { en: name, ja: name } : name))
  const more = names.length - named.length
  return {
    en: `${named.map(({ en }) => en).join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
    ja: `${named.map(({ ja }) => ja).join('、')}${more > 0 ? `、ほか${more}${counter}` : ''}`,
  }
}

/** A word without the characters that separate words in the list. */
function nameOf({ entry, own }: Item): Bilingual {
  const name = inSentence(entry).replace(/,\s|、/g, ' ')
  return own
    ? { en: `${name} (${withReadings(own.en)})`, ja: `${name}（${withReadings(own.ja)}）` }
    : { en: name, ja: name }
}
