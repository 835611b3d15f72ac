/**
 * A sentence with a word left out, as a clue for that word: 葉の裏に多い（　　）から取り入れられます. It is cut to the length of a clue, at
 * commas where possible, and dots mark the cuts. Everything that would give the word away is left out too; where a form
 * of it remains, there is no clue.
 */
import type { Lang } from '@kumiki/core/base'
import { givesAway } from '../lexicon/giveaway.ts'

/** The maximum length of a clue, as in the lexicon. */
const longest: Readonly<Record<Lang, number>> = { ja: 40, en: 75 }
/** How much text must remain beside the blank to be a useful clue. */
const shortest: Readonly<Record<Lang, number>> = { ja: 6, en: 12 }
export const blanks: Readonly<Record<Lang, string>> = { ja: '（　　）', en: '___' }

/** As much of the sentence as fits, and the clause alone; none where it gives the word away, or is too short. */
export function clozesOf(sentence: string, writing: string, word: string, lang: Lang): readonly string[] {
  const blank = blanks[lang]
  const text = sentence.replace(occurrences(writing, lang), blank).replace(/[。.]$/, '')
  if (!text.includes(blank)) return []
  return [...new Set([shortened(text, lang), clauseOf(text, lang)])].filter((clue) => {
    const rest = clue.replaceAll(blank, '')
    const entry = { word, writing, clue, harder: '', tags: [], year: 1 }
    return rest.length >= shortest[lang] && clue.length <= longest[lang] && !givesAway(entry, rest)
  })
}

const occurrences = (writing: string, lang: Lang): RegExp => {
  const plain = writing.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return lang === 'ja' ? new RegExp(plain, 'g') : new RegExp(`\\b${plain}\\b`, 'gi')
}

const clausesOf = (text: string, lang: Lang): readonly string[] =>
  text.match(lang === 'ja' ? /[^、]+、?/g : /[^,;:]+[,;:]?\s*/g) ?? [text]

function clauseOf(text: string, lang: Lang): string {
  const clauses = clausesOf(text, lang)
  const at = clauses.findIndex((clause) => clause.includes(blanks[lang]))
  return dotted(clauses[at] ?? text, at > 0, at < clauses.length - 1)
}

function shortened(text: string, lang: Lang): string {
  if (text.length <= longest[lang]) return text
  const clauses = clausesOf(text, lang)
  const at = clauses.findIndex((clause) => clause.includes(blanks[lang]))
  let [from, to] = [at, at + 1]
  const cut = (first: number, last: number): string =>
    dotted(clauses.slice(first, last).join(''), first > 0, last < clauses.length)
  if (cut(from, to).length > longest[lang]) return narrowed(clauses[at] ?? text, lang)
  for (;;) {
    if (to < clauses.length && cut(from, to + 1).length <= longest[lang]) to++
    else if (from > 0 && cut(from - 1, to).length <= longest[lang]) from--
    else return cut(from, to)
  }
}

/** A single clause that is too long: the text around the blank, in English by whole words. */
function narrowed(clause: string, lang: Lang): string {
  const blank = blanks[lang]
  const pieces = lang === 'ja' ? Array.from(clause.replaceAll(blank, '\0')) : clause.trim().split(/\s+/)
  const shown = (part: readonly string[]): string => part.join(lang === 'ja' ? '' : ' ').replaceAll('\0', blank)
  const at = pieces.findIndex((piece) => piece === '\0' || piece.includes(blank))
  let [from, to] = [at, at + 1]
  const fits = (first: number, last: number): boolean =>
    first >= 0 && last <= pieces.length && shown(pieces.slice(first, last)).length + 2 <= longest[lang]
  while (fits(from - 1, to) || fits(from, to + 1)) {
    if (fits(from - 1, to)) from--
    if (fits(from, to + 1)) to++
  }
  return dotted(shown(pieces.slice(from, to)), from > 0, to < pieces.length)
}

const dotted = (text: string, isBegun: boolean, isCut: boolean): string =>
  `${isBegun ? '…' : ''}${text.trim().replace(/[、,;:]$/, '')}${isCut ? '…' : ''}`
