/**
 * The choices for paper, kept on this device, and the options for the press that follow from them. If two options
 * exclude each other, the one for the whole (a book, a class set) wins, so that every combination can be printed.
 */
import { readRuby } from '@kumiki/core/player'
import type { TrimName } from '@kumiki/press/paper'
import { recordIn } from '../../store/local.ts'
import type { PageOptions, PrintOrder } from '../workers/print/protocol.ts'

const lists = {
  paper: ['a4', 'b5', 'letter'],
  turn: ['upright', 'lying'],
  perPage: ['1', '2', '4'],
  type: ['normal', '12', '14', 'large'],
  answers: ['back', 'apart', 'none'],
  trim: ['', '6x9', '7x10', '8x10', '8.5x11', 'a5'],
  furigana: ['given', 'on', 'off', '1', '2', '3', '4', '5', '6', 'all'],
  boards: ['different', 'same'],
  lang: ['own', 'ja', 'en'],
} as const

type Lists = { readonly [Name in keyof typeof lists]: (typeof lists)[Name][number] }

export interface Choices extends Lists {
  /** Whether the sheets are for a class, where boards differ unless all have the same, and how many there are. */
  readonly forClass: boolean
  readonly copies: number
  readonly nameLine: boolean
  /** Whether listed words have their meanings. */
  readonly meanings: boolean
  /** Whether words without a clue are listed. */
  readonly wordList: boolean
  readonly qr: boolean
  readonly inkSaver: boolean
  readonly slip: boolean
  readonly split: boolean
  readonly book: boolean
  readonly bleed: boolean
  readonly bookTitle: string
  readonly subtitle: string
  readonly editor: string
}

export const usualChoices: Choices = {
  paper: 'a4',
  turn: 'upright',
  perPage: '1',
  type: 'normal',
  answers: 'back',
  trim: '',
  furigana: 'given',
  boards: 'different',
  lang: 'own',
  forClass: false,
  copies: 30,
  nameLine: false,
  meanings: false,
  wordList: true,
  qr: false,
  inkSaver: false,
  slip: false,
  split: false,
  book: false,
  bleed: false,
  bookTitle: '',
  subtitle: '',
  editor: '',
}

/** A class has at least two, and at most as many as anyone prints. */
export const fewestCopies = 2
export const maxCopies = 200
export const copiesIn = (count: number): number =>
  Math.min(maxCopies, Math.max(fewestCopies, Number.isFinite(count) ? Math.round(count) : fewestCopies))

/** Validates field by field, so that an old or invalid value does no harm. */
export function readChoices(stored: unknown): Choices {
  const given = recordIn(stored)
  const found: Record<string, unknown> = { ...usualChoices }
  for (const [name, usual] of Object.entries(usualChoices)) {
    const value = given[name]
    if (typeof value !== typeof usual) continue
    const list: readonly unknown[] | null = name in lists ? lists[name as keyof Lists] : null
    if (list === null || list.includes(value)) found[name] = typeof value === 'number' ? copiesIn(value) : value
  }
  return found as unknown as Choices
}

/** What is printed: how many puzzles, and, for a single one, whether other boards can be made from its words. */
export interface Contents {
  readonly count: number
  readonly hasWords: boolean
  /** Whether any of them is in Japanese, and whether its texts have readings. */
  readonly isJapanese: boolean
  readonly hasReadings: boolean
  /** Whether words of a crossword have neither a clue nor a list. */
  readonly lacksClues: boolean
  /** Whether words that stand in lists have clues that can tell their meaning. */
  readonly hasMeanings: boolean
}

/** The contents of puzzles, as lines of JSON. */
export function contentsOf(lines: readonly string[], hasWords: boolean): Contents {
  const parts = (name: string): unknown[] => lines.map((line) => Reflect.get(Object(JSON.parse(line)), name))
  return {
    count: lines.length,
    hasWords,
    isJapanese: parts('lang').includes('ja'),
    hasReadings: parts('puzzle').some(mentionsReadings),
    lacksClues: parts('puzzle').some(lacksClues),
    hasMeanings: lines.some((line) => hasMeanings(JSON.parse(line))),
  }
}

/** Kinds in which words are listed without their clues. */
const listing = ['wordsearch', 'codeword', 'skeleton']

function hasMeanings(file: unknown): boolean {
  const { kind, recipe }: Partial<Record<'kind' | 'recipe', unknown>> = Object(file)
  const words: unknown = Reflect.get(Object(Reflect.get(Object(recipe), 'spec')), 'words')
  const isListing = listing.some((one) => one === kind)
  return isListing && Array.isArray(words) && words.some((one) => Boolean(Reflect.get(Object(one), 'clue')))
}

function lacksClues(puzzle: unknown): boolean {
  const { clues, words }: Partial<Record<'clues' | 'words', unknown>> = Object(puzzle)
  return words === undefined && Array.isArray(clues) && clues.some((one) => Reflect.get(Object(one), 'clue') === '')
}

const mentionsReadings = (value: unknown): boolean =>
  typeof value === 'string'
    ? readRuby(value).some(({ ruby }) => ruby !== '')
    : typeof value === 'object' && value !== null && Object.values(value).some(mentionsReadings)

/** In the order in which they are offered. */
export const furiganaChoices = ['given', 'off', '1', '2', '3', '4', '5', '6', 'all', 'on'] as const

/** The choices of furigana that put readings over clues: up to which school year kanji have none, or all have. */
export const furiganaYears = ['1', '2', '3', '4', '5', '6', 'all'] as const

/** Up to which school year kanji need no reading, 0 for none; null: clues have what their writer gave them. */
export const yearOf = ({ furigana }: Choices, { isJapanese }: Contents): number | null => {
  if (!isJapanese || !furiganaYears.some((one) => one === furigana)) return null
  return furigana === 'all' ? 0 : Number(furigana)
}

function furiganaOption({ furigana }: Choices): PageOptions['furigana'] {
  if (furigana === 'given') return null
  if (furigana === 'on' || furigana === 'off') return furigana === 'on'
  return ([1, 2, 3, 4, 5, 6] as const).find((year) => String(year) === furigana) ?? true
}

export const isBook = ({ book }: Choices, { count }: Contents): boolean => book && count > 1
export const isForClass = ({ forClass }: Choices, { count, hasWords }: Contents): boolean =>
  forClass && count === 1 && hasWords

/** Whether every pupil gets another board; the same for all is one sheet to copy. */
export const isDifferent = (choices: Choices, stack: Contents): boolean =>
  isForClass(choices, stack) && choices.boards === 'different'

/** `day`: the publication date of a book. */
export function pageOptionsOf(choices: Choices, stack: Contents, day: Date): PageOptions {
  const bound = isBook(choices, stack)
  const copied = isDifferent(choices, stack)
  const { paper, answers, inkSaver, split } = choices
  return {
    paper,
    landscape: choices.turn === 'lying',
    perPage: stack.count === 1 ? null : perPageOf(choices, bound),
    large: choices.type === 'large',
    clueSize: clueSizeOf(choices),
    inkSaver,
    split,
    nameLine: choices.nameLine && !bound,
    wordList: choices.wordList,
    meanings: choices.meanings,
    lang: choices.lang === 'own' ? null : choices.lang,
    furigana: furiganaOption(choices),
    answers: bound && answers === 'apart' ? 'back' : answers,
    slip: choices.slip && !copied,
    book: bound
      ? {
          title: choices.bookTitle,
          subtitle: choices.subtitle,
          editor: choices.editor,
          date: day,
          terms: '',
          trim: trimOf(choices),
          bleed: choices.bleed ? 3 : 0,
          gutter: null,
        }
      : null,
  }
}

const clueSizeOf = ({ type }: Choices): 12 | 14 | null => (type === '12' ? 12 : type === '14' ? 14 : null)

const trimOf = ({ trim }: Choices): TrimName | null => (trim === '' ? null : trim)

/** For a book, "one per page" means as many as leave large cells. */
function perPageOf({ perPage }: Choices, bound: boolean): 1 | 2 | 4 | null {
  if (perPage === '1') return bound ? null : 1
  return perPage === '2' ? 2 : 4
}

/** The choices with a change that the press offered. */
export const helped = (choices: Choices, help: Partial<PageOptions>): Choices => ({
  ...choices,
  ...(help.paper ? { paper: help.paper } : {}),
  ...(help.large === undefined ? {} : { type: help.large ? 'large' : 'normal' }),
  ...(help.split === undefined ? {} : { split: help.split }),
  ...(help.slip === undefined ? {} : { slip: help.slip }),
  ...(help.answers ? { answers: help.answers } : {}),
})

export const orderOf = (
  name: string,
  lines: readonly string[],
  choices: Choices,
  stack: Contents,
  base: string,
  day: Date,
  read: PrintOrder['read'] = [],
): PrintOrder => ({
  name,
  lines,
  options: pageOptionsOf(choices, stack, day),
  copies: isDifferent(choices, stack) ? choices.copies : null,
  read,
  base: choices.qr ? base : null,
})
