/**
 * A theme of the lexicon: words of one language with a clue, many with a harder one, and the school year from which
 * they are known. Each is a TSV in `lexicon/`, named `<theme>.<language>.tsv`: headers (`# title.ja: …`), then one
 * entry per line in six columns: word, writing, clue, harder clue, tags, year. The format and the promises about every
 * entry are in docs/lexicon.md.
 *
 * Reading a theme is pure: a line without exactly six columns is skipped and its number is returned.
 */
import { type Bilingual, isLang, type Lang } from '@kumiki/core/base'
import type { EntryParts } from '@kumiki/core/words'

/** A theme in the index; its entries are loaded on demand. */
export interface Theme {
  /** `<theme>.<language>`, the file's name without `.tsv`. */
  readonly id: string
  /** The language of its words. */
  readonly lang: Lang
  /** The language of its clues, which differs in themes for learners. */
  readonly clues: Lang
  readonly title: Bilingual
  /** Other names to search for, in both languages. */
  readonly also: readonly string[]
  readonly count: number
}

export interface ThemeEntry {
  /** The letters: hiragana, or English as in a dictionary. */
  readonly word: string
  /** As people write it; the word itself where that is equal. */
  readonly writing: string
  readonly clue: string
  /** A second, harder clue; empty when there is none. */
  readonly harder: string
  readonly tags: readonly string[]
  /** The school year from which it is known: 1–6 elementary, 7–9 junior high, 10 adults. */
  readonly year: number
}

export interface ThemeText {
  /** By name: title.ja, title.en, also, clues. */
  readonly headers: ReadonlyMap<string, string>
  readonly entries: readonly ThemeEntry[]
  /** Numbers of the lines, from 1, that are not entries. */
  readonly odd: readonly number[]
}

export function readTheme(text: string): ThemeText {
  const headers = new Map<string, string>()
  const entries: ThemeEntry[] = []
  const odd: number[] = []
  for (const [index, line] of text.split('\n').entries()) {
    const header = /^# ([a-z.]+): (.+)$/.exec(line)
    if (header) headers.set(header[1]!, header[2]!)
    else if (line !== '') {
      const entry = readEntry(line)
      if (entry) entries.push(entry)
      else odd.push(index + 1)
    }
  }
  return { headers, entries, odd }
}

function readEntry(line: string): ThemeEntry | null {
  const columns = line.split('\t')
  if (columns.length !== 6) return null
  const [word = '', writing = '', clue = '', harder = '', tags = '', year = ''] = columns
  if (!/^\d+$/.test(year)) return null
  return { word, writing: writing || word, clue, harder, tags: tags.split(','), year: Number(year) }
}

/** The index entry of a file. */
export function themeFrom(id: string, { headers, entries }: ThemeText): Theme {
  const lang = id.endsWith('.ja') ? 'ja' : 'en'
  const clues = headers.get('clues')
  return {
    id,
    lang,
    clues: isLang(clues) ? clues : lang,
    title: { en: headers.get('title.en') ?? id, ja: headers.get('title.ja') ?? id },
    also: headers.get('also')?.split(',') ?? [],
    count: entries.length,
  }
}

/** By tag: the themes that have an entry with it. */
export function taggedIn(
  texts: readonly (readonly [id: string, text: ThemeText])[],
): Readonly<Record<string, readonly string[]>> {
  const ids = new Map<string, string[]>()
  for (const [id, { entries }] of texts)
    for (const tag of new Set(entries.flatMap(({ tags }) => tags))) ids.set(tag, [...(ids.get(tag) ?? []), id])
  return Object.fromEntries([...ids].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** The address of a theme's file, beside this code both in the source tree and in the installed package. */
export const urlOfTheme = ({ id }: Pick<Theme, 'id'>): URL => new URL(`../../lexicon/${id}.tsv`, import.meta.url)

/**
 * An entry in the form of a word list, for `toEntry` and for specs; with its harder clue where that is wanted and
 * exists.
 */
export const partsOf = ({ word, writing, clue, harder, tags }: ThemeEntry, hard = false): EntryParts => ({
  word,
  shown: writing,
  clue: (hard && harder) || clue,
  tags,
})
