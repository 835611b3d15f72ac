/**
 * Makes one list from everything the user gives: words typed one by one, files, lists that come with Kumiki. Nothing is
 * dropped silently: refused lines are returned with their reasons, as data and as a sentence. Words that occur in
 * several sources are counted once (spellings.ts).
 */
import { limits } from '../base/limits.ts'
import { bad, good, type Problem, problem, type Result } from '../base/result.ts'
import { type Bilingual, clause, printable } from '../base/text.ts'
import { isMet, type Option } from '../spec/options.ts'
import { type Entry, vouch } from './entry.ts'
import { normalise } from './normalise.ts'
import { type Refusal, readWords, scriptNotes, type WordList } from './read.ts'
import { boardScriptOf, type Kana, kanas } from './script.ts'
import { asWritten, foldingNote, inCells, onceEach, type Spelling } from './spellings.ts'

/**
 * For our own lists, changed spellings in the cells are not noted. `where` begins a sentence: In "my.txt", 「my.txt」の中.
 */
export type Source =
  | { readonly from: 'typed'; readonly words: readonly string[] }
  | { readonly from: 'file' | 'ours'; readonly text: string; readonly where: Bilingual }

export interface Collected {
  readonly entries: readonly Entry[]
  readonly refused: readonly Refused[]
  /** All notes for the user, in the order in which to show them. */
  readonly notes: readonly Problem[]
}

/** Lines of one source that cannot be used, for one reason. */
export interface Refused {
  readonly source: Source
  readonly lines: readonly Refusal[]
  readonly reason: Problem
}

export interface Manner {
  /** How words are spelt in the cells. */
  readonly spelt: Spelling
  /** The kana of the cells, where the user chose them. */
  readonly kana?: Kana | undefined
}

/** How a kind reads the words of one of its options; other options decide how they are spelt. */
export const mannerOf = (
  { asWritten: keeping }: Option,
  options: readonly Option[],
  spec: Readonly<Record<string, unknown>>,
): Manner => ({
  spelt: keeping !== null && isMet(keeping, options, spec) ? asWritten : inCells,
  kana: kanas.find((kana) => kana === spec.kana),
})

const anyKind: Manner = { spelt: inCells }

export function collect(
  sources: readonly Source[],
  { spelt, kana }: Manner = anyKind,
): Result<Collected, Problem<'no-words'>> {
  const read = sources.map((source): Read => ({ source, list: readWords(textOf(source)) }))
  if (!read.some(({ list }) => list.entries.some(({ word }) => word.length >= 2))) return bad(noWords(read))
  const once = onceEach(entriesOf(read), spelt)
  const foreign = read.filter(({ source }) => source.from !== 'ours')
  const foreignOnce = foreign.length === read.length ? once : onceEach(entriesOf(foreign), spelt)
  const groups = read.map(refusedIn)
  return good({
    entries: vouch(once.entries),
    refused: groups.flat(),
    notes: [
      ...read.flatMap((each, index) =>
        isNoList(each)
          ? [noList(each)]
          : [
              // scripts are noted for all lists together, not for each
              ...each.list.notes.filter(({ code }) => code !== 'several-scripts'),
              ...groups[index]!.map(notUsed),
            ],
      ),
      ...once.notes,
      ...scriptNotes(once.entries),
      ...foldingNote(foreignOnce.entries, boardScriptOf(once.entries, kana), spelt),
      ...sources.flatMap((source) => (source.from === 'typed' ? cluesAmong(source.words) : [])),
    ],
  })
}

interface Read {
  readonly source: Source
  readonly list: WordList
}

/**
 * A source is not a word list (but a story, a program, a table) when it has at least this many refused lines, this
 * share of all lines, and this many different reasons.
 */
const strange = { lines: 20, share: 0.2, sorts: 3 } as const

const isNoList = ({ source, list }: Read): boolean => source.from === 'file' && isStrange(list)

export const isStrange = ({ entries, refused, refusals }: Omit<WordList, 'notes'>): boolean =>
  refusals >= strange.lines &&
  refusals >= strange.share * (refusals + entries.length) &&
  new Set(refused.map(({ reason }) => reason.code)).size >= strange.sorts

/** The only message about such a source: the fault of each line would fill the terminal without helping. */
function noList({ source, list: { entries, refused, refusals } }: Read): Problem {
  const [first] = refused
  const where = source.from === 'typed' ? amongTyped : source.where
  const example = first ? placeIn(source, first) : { en: '', ja: '' }
  const reason = first?.reason.text ?? { en: '', ja: '' }
  const lines = refusals + entries.length
  return problem(
    'no-list',
    `${where.en} ${refusals} of ${lines} lines cannot be used, such as ${example.en} (${clause(reason).en}). A word list has one word on each line.`,
    `${where.ja}に使えない行が${lines}行中${refusals}行あります（${example.ja}など: ${clause(reason).ja}）。単語リストは1行に1語ずつ書きます。`,
    { words: refused.map(({ text }) => text) },
  )
}

const textOf = (source: Source): string => (source.from === 'typed' ? source.words.join('\n') : source.text)

const entriesOf = (read: readonly Read[]): (readonly Entry[])[] => read.map(({ list }) => list.entries)

/** Up to this many refusals of one sort are shown each with its own reason; more are summarised. */
const maxSeparate = 3

/** Groups refusals with equal reasons; where there are many of one sort, all of that sort. */
function refusedIn({ source, list: { refused } }: Read): Refused[] {
  return [...groupedBy(refused, ({ reason }) => reason.code).values()].flatMap((same) => {
    const groups = [...groupedBy(same, ({ reason }) => JSON.stringify(reason)).values()]
    const { reason } = same[0]!
    if (groups.length <= maxSeparate) return groups.map((lines) => ({ source, lines, reason: lines[0]!.reason }))
    const shared = sharedReasons[reason.code]
    return [{ source, lines: same, reason: shared ? problem(reason.code, shared.en, shared.ja) : reason }]
  })
}

/** Groups in the order of their first items. */
function groupedBy<T>(items: readonly T[], keyOf: (item: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}

const named = 10

function notUsed(group: Refused): Problem {
  const sentence = textOfGroup(group, named)
  return problem('not-used', `Not used: ${sentence.en}`, `使えません: ${sentence.ja}`, {
    words: group.lines.map(({ text }) => text),
  })
}

/** The first lines of a group, the number of the others, and the reason. */
function textOfGroup({ source, lines, reason }: Refused, max: number): Bilingual {
  const words = lines.slice(0, max).map((refusal) => placeIn(source, refusal))
  const more = lines.length - words.length
  return {
    en: `${words.map(({ en }) => en).join('; ')}${more > 0 ? ` and ${more} more` : ''}: ${reason.text.en}`,
    ja: `${words.map(({ ja }) => ja).join('、')}${more > 0 ? `、ほか${more}語` : ''}: ${reason.text.ja}`,
  }
}

/** The common reason of all refusals of one sort, where each one's own reason names its own letter or length. */
const sharedReasons: Readonly<Record<string, Bilingual>> = {
  'foreign-character': {
    en: 'Only kana, Latin letters and digits can stand in the cells; give kanji their reading: {漢字|かんじ}.',
    ja: 'マスに書けるのは、かな・英字・数字だけです。漢字には {漢字|かんじ} のように読みを付けてください。',
  },
  'reading-second': {
    en: 'Put the reading in kana into the first column, or write both as one word: {漢字|かんじ}.',
    ja: '1列目に読み（かな）を書くか、{漢字|かんじ} のように1列に書いてください。',
  },
  'mixed-scripts': {
    en: 'They mix kana, Latin letters or digits; a word must be written in one of them.',
    ja: 'かな・英字・数字が混ざっています。1つの単語はどれか1種類で書いてください。',
  },
  'word-too-long': {
    en: `They are too long; at most ${limits.wordLength} letters are allowed.`,
    ja: `長すぎます。${limits.wordLength}文字までです。`,
  },
  'text-too-long': {
    en: `A text of theirs is too long; at most ${limits.textLength} characters are allowed.`,
    ja: `長すぎる項目があります。${limits.textLength}文字までです。`,
  },
}

const placeIn = (source: Source | undefined, { line, text }: Refusal): Bilingual =>
  source === undefined || source.from === 'typed'
    ? { en: `"${text}"`, ja: `「${text}」` }
    : { en: `line ${line}, "${text}"`, ja: `${line}行目「${text}」` }

/** Typed `cat,dog` is a word and its clue, as in a file. The note is for a user who meant two words. */
function cluesAmong(typed: readonly string[]): Problem[] {
  const doubtful = typed.filter((text) => {
    const parts = text.split(/[,，]/)
    return parts.length === 2 && parts.every((part) => !/\s/.test(part) && normalise(part).ok)
  })
  const [first] = doubtful
  if (first === undefined || (typed.length === 1 && readWords(first).entries.length !== 1)) return []
  const [word = '', clue = ''] = first.split(/[,，]/).map(brief)
  return [
    problem(
      'clue-in-argument',
      `"${brief(first)}" was read as the word "${word}" with the clue "${clue}"; put a space between two words.`,
      `「${brief(first)}」は、単語「${word}」とカギ「${clue}」として読みました。別々の単語なら空白で区切ってください。`,
      { words: doubtful },
    ),
  ]
}

const brief = (text: string): string => {
  const safe = printable(text)
  return safe.length > 40 ? `${safe.slice(0, 39)}…` : safe
}

const amongTyped: Bilingual = { en: 'Among the given words', ja: '指定した単語の中' }

/** The error when no word is usable: the reasons and places. */
function noWords(read: readonly Read[]): Problem<'no-words'> {
  const file = read.map(({ source }) => source).find((source) => source.from !== 'typed')
  const where = file?.where ?? amongTyped
  const groups = read.flatMap(refusedIn)
  const single = read.some(({ list }) => list.entries.length > 0)
  if (groups.length === 0)
    return single
      ? problem(
          'no-words',
          `${where.en} no word has two or more letters.`,
          `${where.ja}に2文字以上の単語がありません。`,
        )
      : problem('no-words', `${where.en} there is no word.`, `${where.ja}に単語がありません。`)
  const sentence = groups.slice(0, maxGroups).map((group) => textOfGroup(group, maxLines))
  const others = groups.slice(maxGroups).reduce((sum, { lines }) => sum + lines.length, 0)
  const more = { en: others > 0 ? ` And ${others} more.` : '', ja: others > 0 ? `ほか${others}語。` : '' }
  return problem(
    'no-words',
    `${where.en} no word${single ? ' of two or more letters' : ''} can be used: ${sentence.map(({ en }, index) => (index > 0 ? capital(en) : en)).join(' ')}${more.en}`,
    `${where.ja}に使える${single ? '2文字以上の' : ''}単語がありません。${sentence.map(({ ja }) => ja).join('')}${more.ja}`,
  )
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** How many sorts of reasons, and lines of each, are named when nothing can be used. */
const maxGroups = 3
const maxLines = 5
