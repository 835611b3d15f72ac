/**
 * The word lists that come with Kumiki, and the lexicon by theme (`lexicon/theme.ts`). Each list is a TSV in `lists/`
 * (word, clue, tags: the format of `readWords`), named `<theme>.<language>.tsv`. This table describes them; a list is
 * loaded on demand.
 *
 * The files are data, not modules, so that people can open, copy and edit them, and pass them to `--words`. `urlOf`
 * gives a file's address beside this code, both in the source tree and in the installed package: a browser fetches it,
 * Node reads it (`node.ts`).
 */
import type { Bilingual, Lang } from '@kumiki/core/base'
import { foldedName } from './lexicon/subject.ts'
import type { Theme } from './lexicon/theme.ts'
import { themes } from './lexicon/themes.ts'

export type { Analyser, Dictionary, Morpheme } from './language/morpheme.ts'
export { askedFor } from './lexicon/asked.ts'
export { choose } from './lexicon/choose.ts'
export {
  type FindOptions,
  type Found,
  type FoundEntry,
  find,
  isFound,
  type LoadTheme,
  type NotFound,
} from './lexicon/find.ts'
export { type Kin, kinOf } from './lexicon/kin.ts'
export { judgeOffered, messageFor, type Offered, offeredTag, type Request } from './lexicon/offered.ts'
export { noReadings, ownReading, type Readings, readingsOf, suggestedReading } from './lexicon/readings.ts'
export { namesNear, subjectOf } from './lexicon/subject.ts'
export { foundNote, notFoundProblem } from './lexicon/telling.ts'
export {
  partsOf,
  readTheme,
  type Theme,
  type ThemeEntry,
  type ThemeText,
  taggedIn,
  themeFrom,
  urlOfTheme,
} from './lexicon/theme.ts'
export { themes } from './lexicon/themes.ts'
export { allYears, type Years } from './lexicon/years.ts'
export { type Doubt, type Furigana, furiganaFor } from './text/furigana.ts'
export { type Known, knownWords } from './text/known.ts'
export { type DictionaryLoader, dictionaryFrom } from './text/kuromoji.ts'
export { type Reading, readAlone } from './text/reading.ts'
export { langOf } from './text/sentences.ts'
export { type TextWord, wordsInText } from './text/words.ts'

export interface ListInfo {
  /** `<theme>.<language>`, the file's name without `.tsv`. */
  readonly id: string
  readonly lang: Lang
  readonly title: Bilingual
  readonly count: number
}

const list = (id: string, lang: Lang, en: string, ja: string, count: number): ListInfo => ({
  id: `${id}.${lang}`,
  lang,
  title: { en, ja },
  count,
})

export const lists: readonly ListInfo[] = [
  list('animals', 'ja', 'Animals', 'どうぶつ', 60),
  list('animals', 'en', 'Animals', 'どうぶつ', 78),
  list('colours', 'ja', 'Colours', '色', 30),
  list('colours', 'en', 'Colours', '色', 53),
  list('countries', 'ja', 'Countries and territories', '国と地域', 206),
  list('countries', 'en', 'Countries and territories', '国と地域', 206),
  list('elements', 'ja', 'Chemical elements', '元素', 118),
  list('elements', 'en', 'Chemical elements', '元素', 118),
  list('hokkaido', 'ja', 'Municipalities of Hokkaido', '北海道の市町村', 179),
  list('prefectures', 'ja', 'Prefectures of Japan', '都道府県', 47),
  list('school-subjects', 'ja', 'School subjects', '学校の教科', 30),
  list('school-subjects', 'en', 'School subjects', '学校の教科', 47),
  list('science', 'ja', 'Science words', '理科のことば', 47),
  list('science', 'en', 'Science words', '理科のことば', 90),
  list('vegetables-fruits', 'ja', 'Vegetables and fruits', '野菜と果物', 140),
  list('vegetables-fruits', 'en', 'Vegetables and fruits', '野菜と果物', 78),
  list('weather', 'ja', 'Weather and the sky', '天気と空', 36),
  list('weather', 'en', 'Weather and the sky', '天気と空', 52),
]

export const listOf = (id: string): ListInfo | null => lists.find((known) => known.id === id) ?? null

/** Lists with a given name, in any script. */
export const listsNamed = (name: string): readonly ListInfo[] =>
  lists.filter(({ id, title }) => [id, title.ja, title.en].some((own) => foldedName(own) === foldedName(name)))

export const urlOf = ({ id }: ListInfo): URL => new URL(`../lists/${id}.tsv`, import.meta.url)

export const themeOf = (id: string): Theme | null => themes.find((known) => known.id === id) ?? null
