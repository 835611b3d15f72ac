/**
 * What a name refers to in the lexicon: くだもの, 果物, フルーツ and fruit all mean the tag `fruit` and the themes with that
 * name.
 *
 * Names are folded before they are compared: width and case are ignored, katakana becomes hiragana, an English plural
 * its singular. A theme is found by its title, by a part of it (果物・木の実) and by its other names; a tag by itself and by
 * its names (`names.ts`). An entry that has the tag, or is in a theme of exactly this title, is about the name; an
 * entry of a theme that lists the name among its others may be. All of this comes from the index: no theme is loaded.
 */
import { type Lang, nearest } from '@kumiki/core/base'
import { inHiragana } from '@kumiki/core/words'
import { singular } from '../language/singular.ts'
import { tagNames } from './names.ts'
import { tagged } from './tagged.ts'
import type { Theme } from './theme.ts'
import { themes } from './themes.ts'

/** What a name refers to. */
export interface Subject {
  /** As the user wrote it. */
  readonly name: string
  readonly tags: readonly string[]
  /** Themes with this title, and themes that have it among their other names. */
  readonly titled: readonly Theme[]
  readonly wider: readonly Theme[]
}

/** null: nothing has this name. */
export function subjectOf(name: string): Subject | null {
  const key = foldedName(name)
  if (key === '') return null
  const tags = [...namesByTag].flatMap(([tag, names]) => (names.has(key) ? [tag] : []))
  const titled = themes.filter(
    (theme) => theme.id === name || titlesOf(theme).some((title) => foldedName(title) === key),
  )
  const wider = themes.filter(
    (theme) => !titled.includes(theme) && widerNamesOf(theme).some((other) => foldedName(other) === key),
  )
  return tags.length + titled.length + wider.length === 0 ? null : { name, tags, titled, wider }
}

/** The themes that may contain an entry about a subject, in one language of words. */
export const themesAbout = ({ tags, titled, wider }: Subject, lang: Lang): readonly Theme[] => {
  const ids = new Set([...tags.flatMap((tag) => tagged[tag] ?? []), ...[...titled, ...wider].map(({ id }) => id)])
  return themes.filter((theme) => theme.lang === lang && ids.has(theme.id))
}

/** Known names that are spelt similarly to an unknown one, as they are written. */
export function namesNear(name: string): readonly string[] {
  const written = new Map([...everyName()].map((each) => [foldedName(each), each]))
  return nearest(foldedName(name), written.keys()).map((key) => written.get(key) ?? key)
}

function* everyName(): Generator<string> {
  for (const theme of themes) yield* [...titlesOf(theme), ...widerNamesOf(theme)]
  for (const [tag, names] of Object.entries(tagNames)) yield* [tag, ...names.split(',')]
}

const titlesOf = ({ title }: Theme): string[] => [title.ja, title.en]

const widerNamesOf = (theme: Theme): string[] => [
  ...theme.also,
  ...titlesOf(theme).flatMap((title) =>
    title.split(/・|、|, | and |(?<=[\p{Script=Han}\p{Script=Katakana}])と(?=[\p{Script=Han}\p{Script=Katakana}])/u),
  ),
]

export const foldedName = (name: string): string => {
  const plain = inHiragana(name.normalize('NFKC').trim().toLowerCase())
    .replace(/^the\s+/, '')
    .replace(/[\s・_-]/g, '')
  return /^[a-z]+$/.test(plain) ? singular(plain) : plain
}

const namesByTag: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.keys(tagged).map((tag) => [tag, new Set([tag, ...(tagNames[tag]?.split(',') ?? [])].map(foldedName))]),
)
