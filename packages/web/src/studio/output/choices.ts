/**
 * The choices for paper, kept on this device, and the options for the press that follow from them. If two options
 * cannot be used together, the one for the whole (a book, a class set) wins, so that every combination can be printed.
 */
import { readRuby } from '@kumiki/core/player'
import type { TrimName } from '@kumiki/press/paper'
import { recordIn } from '../../store/local.ts'
import type { PageOptions, PrintOrder } from '../workers/print/protocol.ts'

const lists = {
  paper: ['a4', 'b5', 'letter'],
  turn: ['upright', 'lying'],
  perPage: ['1', '2', '4'],
  type: ['normal', 'large'],
  answers: ['back', 'apart', 'none'],
  trim: ['', '6x9', '7x10', '8x10', '8.5x11', 'a5'],
  furigana: ['given', 'on', 'off'],
} as const

type Lists = { readonly [Name in keyof typeof lists]: (typeof lists)[Name][number] }

export interface Choices extends Lists {
  /** Whether there are different boards for a class, and how many. */
  readonly forClass: boolean
  readonly copies: number
  readonly nameLine: boolean
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
  forClass: false,
  copies: 30,
  nameLine: false,
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
}

/** The contents of puzzles, as lines of JSON. */
export function contentsOf(lines: readonly string[], hasWords: boolean): Contents {
  const parts = (name: string): unknown[] => lines.map((line) => Reflect.get(Object(JSON.parse(line)), name))
  return {
    count: lines.length,
    hasWords,
    isJapanese: parts('lang').includes('ja'),
    hasReadings: parts('puzzle').some(mentionsReadings),
  }
}

const mentionsReadings = (value: unknown): boolean =>
  typeof value === 'string'
    ? readRuby(value).some(({ ruby }) => ruby !== '')
    : typeof value === 'object' && value !== null && Object.values(value).some(mentionsReadings)

/** Whether furigana is printed: as chosen, or else as the puzzles have it. */
export const hasFurigana = ({ furigana }: Choices, { isJapanese, hasReadings }: Contents): boolean =>
  isJapanese && (furigana === 'on' || (furigana === 'given' && hasReadings))

export const isBook = ({ book }: Choices, { count }: Contents): boolean => book && count > 1
export const isForClass = ({ forClass }: Choices, { count, hasWords }: Contents): boolean =>
  forClass && count === 1 && hasWords

/** `day`: the publication date of a book. */
export function pageOptionsOf(choices: Choices, stack: Contents, day: Date): PageOptions {
  const bound = isBook(choices, stack)
  const copied = isForClass(choices, stack)
  const { paper, answers, inkSaver, split } = choices
  return {
    paper,
    landscape: choices.turn === 'lying',
    perPage: stack.count === 1 ? null : perPageOf(choices, bound),
    large: choices.type === 'large',
    inkSaver,
    split,
    nameLine: choices.nameLine && !bound,
    furigana: choices.furigana === 'given' ? null : choices.furigana === 'on',
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
): PrintOrder => ({
  name,
  lines,
  options: pageOptionsOf(choices, stack, day),
  copies: isForClass(choices, stack) ? choices.copies : null,
  base: choices.qr ? base : null,
})
