/**
 * From names to words: `find(['海', '動物'])` gives what a teacher means by that.
 *
 * - One name: the entries about it (`subject.ts`). Where these are too few for a puzzle, they are followed by entries
 *   of themes that have it among their other names.
 * - Several names: sea and animals mean the animals of the sea, so the result is what is about all of them, if that
 *   is enough for a puzzle. Fruit and sports have nothing in common, so both are meant: then equally many of each,
 *   those about several first.
 * - An unknown name: entries that mention it in their writing or clue, if these are enough for a puzzle.
 *
 * The words are Japanese or English as the names are written, unless a language is given, or there is nothing in that
 * one. If there are too many, those that cross best are taken (`choose.ts`). A word is taken once, however many themes
 * have it. Entries tagged `dark` are left out, and so are themes for learners, whose clues are in another language,
 * unless they are named themselves. Only themes that may contain such entries are loaded.
 */
import type { Lang } from '@kumiki/core/base'
import { normalise } from '@kumiki/core/words'
import { askedFor } from './asked.ts'
import { choose } from './choose.ts'
import { foldedName, type Subject, subjectOf, themesAbout } from './subject.ts'
import type { Theme, ThemeEntry, ThemeText } from './theme.ts'
import { themes } from './themes.ts'
import { darkTag } from './unpleasant.ts'
import type { Years } from './years.ts'

export interface FindOptions {
  readonly names: readonly string[]
  /** The language of the words; null: that of the names. */
  readonly lang: Lang | null
  /** School years from which the words are known. */
  readonly years: Years
  readonly count: number
}

export type LoadTheme = (theme: Theme) => Promise<ThemeText>

export interface FoundEntry {
  readonly entry: ThemeEntry
  readonly theme: Theme
}

/** How the names were combined: a single one; what is about all; some of each; what only mentions them. */
export type Joining = 'one' | 'all' | 'each' | 'mentioned'

export interface Found {
  /** What was looked for, without schools and years. */
  readonly names: readonly string[]
  /** The school years in the names, and how many of the chosen words are from them; null: no year was named. */
  readonly inYears: { readonly years: Years; readonly count: number } | null
  readonly lang: Lang
  readonly joining: Joining
  /** The chosen entries, by theme and in its order. */
  readonly entries: readonly FoundEntry[]
  /** How many there were to choose from. */
  readonly fitting: number
  /** How many of the chosen are about all names, rather than from a theme that has one among its other names. */
  readonly close: number
}

/** Suggestions for names that found nothing: the themes that have them as a word. */
export interface NotFound {
  readonly unknown: readonly string[]
  /** Themes that have it as a word, by name. */
  readonly words: ReadonlyMap<string, readonly Theme[]>
  /** The names are known, but have no entries for these years or this language. */
  readonly known: boolean
}

/** How many words are enough for a puzzle; with fewer, the search is widened. */
const enough = 20
/** With so many words of one name, or of a school year, words that are only near are left out. */
const enoughOfOne = 40

/** What is looked for, once schools and years are read out of the names. */
interface Wanted extends FindOptions {
  readonly school: Years | null
}

export async function find(given: FindOptions, load: LoadTheme): Promise<Found | NotFound> {
  const { names, wanted: school } = askedFor(given.names)
  const { first, last } = given.years
  const years = school ? { first, last: Math.min(last, school.last) } : given.years
  const options: Wanted = { ...given, names, years, school }
  const subjects = options.names.map(subjectOf)
  const unknown = options.names.filter((_, at) => subjects[at] === null)
  const langs = options.lang ? [options.lang] : langsFor(options.names)
  if (unknown.length > 0)
    return (await findMentioned(options, unknown, langs, load)) ?? (await notFound(unknown, langs, load))
  for (const lang of langs) {
    const found = await about(
      subjects.flatMap((subject) => subject ?? []),
      lang,
      options,
      load,
    )
    if (found) return found
  }
  return { unknown: [], words: new Map(), known: true }
}

export const isFound = (result: Found | NotFound): result is Found => 'entries' in result

/** The languages to search: that of the names, then the other one. */
const langsFor = (names: readonly string[]): readonly Lang[] =>
  names.some((name) => /[ぁ-ゖァ-ヺ\p{Script=Han}]/u.test(name.normalize('NFKC'))) ? ['ja', 'en'] : ['en', 'ja']

/** 2: about it · 1: possibly · 0: not. */
type Closeness = 0 | 1 | 2

function closeness({ entry, theme }: FoundEntry, { tags, titled, wider }: Subject): Closeness {
  const isNamed = titled.includes(theme)
  if (isNamed || (theme.clues === theme.lang && entry.tags.some((tag) => tags.includes(tag)))) return 2
  return wider.includes(theme) ? 1 : 0
}

async function about(
  subjects: readonly Subject[],
  lang: Lang,
  options: Wanted,
  load: LoadTheme,
): Promise<Found | null> {
  const wanted = themes.filter((theme) => subjects.some((subject) => themesAbout(subject, lang).includes(theme)))
  const pool = await entriesOf(wanted, options.years, load)
  const min = Math.min(subjects.length === 1 ? enoughOfOne : enough, options.count)
  const near = (each: FoundEntry, at: Closeness): number =>
    subjects.filter((subject) => closeness(each, subject) >= at).length
  const close = pool.filter((each) => near(each, 2) === subjects.length)
  const wide = pool.filter((each) => near(each, 1) === subjects.length)
  const both = close.length >= min ? close : wide
  const joining = subjects.length === 1 ? 'one' : 'all'
  if (both.length >= min || subjects.length === 1) return chooseEntries(lang, joining, close, both, options)
  const shares = subjects.map((subject) => pool.filter((each) => closeness(each, subject) === 2))
  const somewhat = subjects.map((subject) => pool.filter((each) => closeness(each, subject) >= 1))
  const parts = shares.map((share, at) => (share.length >= min / subjects.length ? share : (somewhat[at] ?? share)))
  return someOfEach(lang, both, parts, options)
}

/** Keeps the close entries, and chooses the rest from the others. */
async function chooseEntries(
  lang: Lang,
  joining: Joining,
  close: readonly FoundEntry[],
  all: readonly FoundEntry[],
  options: Wanted,
): Promise<Found | null> {
  const { count } = options
  const ofYears = options.school ? all.filter((each) => isIn(each, options.school)) : all
  const pool = ofYears.length >= Math.min(enoughOfOne, count) ? ofYears : all
  const best = pool.filter((each) => close.includes(each) && ofYears.includes(each))
  const groups = [best, ...(pool === ofYears ? [close] : [ofYears, close]), pool]
  const taken = new Set<FoundEntry>()
  for (const group of groups) {
    const free = group.filter((each) => pool.includes(each) && !taken.has(each))
    const room = count - taken.size
    for (const each of free.length <= room ? free : await choose(free, room, cellsOf)) taken.add(each)
  }
  if (taken.size === 0) return null
  return {
    ...asked(options, [...taken]),
    lang,
    joining,
    entries: all.filter((each) => taken.has(each)),
    fitting: pool.length,
    close: [...taken].filter((each) => close.includes(each)).length,
  }
}

const isIn = ({ entry: { year } }: FoundEntry, years: Years | null): boolean =>
  years === null || (year >= years.first && year <= years.last)

const asked = ({ names, school }: Wanted, entries: readonly FoundEntry[]): Pick<Found, 'names' | 'inYears'> => ({
  names,
  inYears: school && { years: school, count: entries.filter((each) => isIn(each, school)).length },
})

async function someOfEach(
  lang: Lang,
  both: readonly FoundEntry[],
  parts: readonly (readonly FoundEntry[])[],
  options: Wanted,
): Promise<Found | null> {
  const { count } = options
  const taken = new Set(both.slice(0, count))
  for (const [at, part] of parts.entries()) {
    const free = part.filter((each) => !taken.has(each))
    const share = Math.floor((count - taken.size) / (parts.length - at))
    for (const each of await choose(free, share, cellsOf)) taken.add(each)
  }
  const all = new Set([...both, ...parts.flat()])
  if (taken.size === 0) return null
  const entries = [...taken]
  const close = Math.min(both.length, count)
  return { ...asked(options, entries), lang, joining: 'each', entries, fitting: all.size, close }
}

/** Entries whose writing, word or clue mentions every unknown name; known names are matched as usual. */
async function findMentioned(
  options: Wanted,
  unknown: readonly string[],
  langs: readonly Lang[],
  load: LoadTheme,
): Promise<Found | null> {
  const keys = unknown.map(foldedName)
  if (keys.some((key) => key.length < 2)) return null
  const subjects = options.names.flatMap((name) => subjectOf(name) ?? [])
  for (const lang of langs) {
    const pool = await entriesOf(themesOf(lang), options.years, load)
    const speaking = pool.filter(
      (each) =>
        keys.every((key) => speaksOf(each.entry, key)) && subjects.every((subject) => closeness(each, subject) > 0),
    )
    if (speaking.length >= Math.min(enough / 2, options.count))
      return chooseEntries(lang, 'mentioned', [], speaking, options)
  }
  return null
}

/** In English only a whole word counts, because education contains cat. */
function speaksOf({ word, writing, clue }: ThemeEntry, key: string): boolean {
  const texts = [word, writing, clue]
  return /^[a-z]+$/.test(key)
    ? texts.some((text) =>
        text
          .toLowerCase()
          .split(/[^a-z]+/)
          .some((part) => foldedName(part) === key),
      )
    : texts.some((text) => foldedName(text).includes(key))
}

async function notFound(unknown: readonly string[], langs: readonly Lang[], load: LoadTheme): Promise<NotFound> {
  const words = new Map<string, readonly Theme[]>()
  for (const lang of langs)
    for (const theme of themesOf(lang)) {
      const { entries } = await load(theme)
      for (const name of unknown)
        if (entries.some(({ word, writing }) => [word, writing].map(foldedName).includes(foldedName(name))))
          words.set(name, [...(words.get(name) ?? []), theme])
    }
  return { unknown, words, known: false }
}

const themesOf = (lang: Lang): readonly Theme[] => themes.filter((theme) => theme.lang === lang && theme.clues === lang)

/** The entries for these years, each word once, with the clue of the first theme that has it. */
async function entriesOf(
  from: readonly Theme[],
  { first, last }: Years,
  load: LoadTheme,
): Promise<readonly FoundEntry[]> {
  const texts = await Promise.all(from.map(load))
  const once = new Map<string, FoundEntry>()
  for (const [at, theme] of from.entries())
    for (const entry of texts[at]?.entries ?? []) {
      if (entry.year < first || entry.year > last || entry.tags.includes(darkTag)) continue
      const cells = cellsOf({ entry })
      const before = once.get(cells)
      once.set(cells, before ? joined(before, entry) : { entry, theme })
    }
  return [...once.values()]
}

/** A word of several themes is about everything that they are about. */
const joined = ({ entry, theme }: FoundEntry, other: ThemeEntry): FoundEntry => ({
  theme,
  entry: entry.writing === other.writing ? { ...entry, tags: [...new Set([...entry.tags, ...other.tags])] } : entry,
})

const cellsOf = ({ entry: { word } }: Pick<FoundEntry, 'entry'>): string => {
  const spelling = normalise(word)
  return spelling.ok ? spelling.value.word : word
}
