/**
 * Words and clues from a model that the user runs or pays for. The request is a fixed text of ours that contains only
 * what the user named: a theme, or words of a list. The lines of the answer must obey the rules for our own entries;
 * any that breaks one is left out, with the reason. No rule can decide whether a clue is true, so all of them are
 * tagged.
 */
import type { Bilingual, Lang } from '@kumiki/core/base'
import type { Analyser } from '../language/morpheme.ts'
import { echoes, spells } from './referee.ts'
import { rules } from './rules.ts'
import type { ThemeEntry } from './theme.ts'
import type { Years } from './years.ts'

/** The tag of every word whose clue is not ours. */
export const offeredTag = 'from-endpoint'

export interface Request {
  readonly lang: Lang
  readonly years: Years
  /** Names of a theme, and how many words about it; or words that need a clue. */
  readonly about: { readonly names: readonly string[]; readonly count: number } | { readonly words: readonly string[] }
}

/** The whole message to send. */
export function messageFor({ lang, years, about }: Request): string {
  return lang === 'ja' ? japaneseMessage(years, about) : englishMessage(years, about)
}

const japaneseMessage = ({ last }: Years, about: Request['about']): string =>
  [
    'words' in about
      ? `次の言葉のそれぞれに、クロスワードのカギを1つずつ書いてください。\n${about.words.join('\n')}\n`
      : `「${about.names.join('」と「')}」についてのクロスワードの言葉を${about.count}語、カギを付けて書いてください。`,
    '1行に1語、「表記⇥読み（ひらがな）⇥カギ」の形（⇥はタブ）。番号や説明は書かないでください。',
    'カギは本当のことだけを、4～40字で、句点を付けずに。答えの言葉やその一部を入れず、答えが1つに決まるように。',
    ...(last < 10 ? [`${schoolYear(last)}までに知る言葉と漢字だけを使ってください。`] : []),
  ].join('\n')

const schoolYear = (year: number): string => (year > 6 ? `中学${year - 6}年生` : `小学${year}年生`)

const englishMessage = ({ last }: Years, about: Request['about']): string =>
  [
    'words' in about
      ? `Write one crossword clue for each of these words.\n${about.words.join('\n')}\n`
      : `Write ${about.count} words for a crossword about ${about.names.join(' and ')}, each with a clue.`,
    'One word on each line, as "word⇥clue" with a tab for ⇥. No numbers, no explanations.',
    'Clues must be true, 4 to 75 characters, without a full stop, without the word or a part of it, and fit this word alone.',
    ...(last < 10 ? [`Use only what children know by school year ${last}.`] : []),
  ].join('\n')

export interface Offered {
  readonly taken: readonly ThemeEntry[]
  readonly refused: readonly { readonly written: string; readonly why: Bilingual }[]
}

/** `own`: the words listed already. The analyser is needed for Japanese. */
export function judgeOffered(
  text: string,
  { lang, years, about }: Request,
  analyse: Analyser,
  own: readonly ThemeEntry[] = [],
): Offered {
  const taken: ThemeEntry[] = []
  const refused: Offered['refused'][number][] = []
  const wanted = 'words' in about ? new Set(about.words.map(plain)) : null
  for (const line of text.split(/\r?\n/)) {
    const entry = entryIn(line, lang, years.last)
    if (!entry) continue
    const isWanted = !wanted || [entry.word, entry.writing].some((written) => wanted.has(plain(written)))
    const why = isWanted ? faultOf(entry, lang, analyse, [...own, ...taken]) : notWanted
    if (why) refused.push({ written: entry.writing, why })
    else taken.push(entry)
  }
  return { taken, refused }
}

const plain = (word: string): string => word.normalize('NFKC').toLowerCase()

/** A line with a word and a clue, separated by tabs or bars; other text is skipped. */
function entryIn(line: string, lang: Lang, year: number): ThemeEntry | null {
  const bare = line.trim().replace(/^(?:[-*・]|\d+[.)．、])\s*|^\||\|$/g, '')
  const cells = bare.split(/\s*(?:\t|⇥|\|)\s*/).map((cell) => cell.trim())
  const [writing = '', reading = '', third = ''] = cells
  const [word, clue] = lang === 'ja' ? [reading, third] : [writing, third || reading]
  if (writing === '' || word === '' || clue === '' || /^-+$/.test(clue)) return null
  return { word, writing, clue, harder: '', tags: [offeredTag], year }
}

function faultOf(entry: ThemeEntry, lang: Lang, analyse: Analyser, listed: readonly ThemeEntry[]): Bilingual | null {
  const broken = rules.find(({ keeps }) => !keeps(entry, { lang, clues: lang }))
  if (broken) return broken.fault
  if (listed.some(({ word }) => plain(word) === plain(entry.word))) return twice
  if (listed.some(({ clue }) => clue === entry.clue)) return sameClue
  if (lang === 'ja' && !spells(entry, analyse)) return misread
  return lang === 'ja' && echoes(entry, entry.clue, analyse) ? givenAway : null
}

const notWanted: Bilingual = { en: 'it was not asked for', ja: '頼んでいない言葉' }
const twice: Bilingual = { en: 'it is in the list already', ja: 'すでにリストにある' }
const sameClue: Bilingual = { en: 'another word has the same clue', ja: '同じカギの言葉がある' }
const misread: Bilingual = { en: 'the reading does not spell the writing', ja: '読みが表記と合わない' }
const givenAway: Bilingual = { en: 'the clue gives the word away', ja: 'カギに答えが出ている' }
