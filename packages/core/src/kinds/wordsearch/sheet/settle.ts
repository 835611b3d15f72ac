/**
 * Turns a packing into a finished sheet: the other cells get their letters, and then the whole board is read again. A
 * sheet is rejected if a listed word can be read more often than it is to be found, or a blocked word outside a listed
 * one.
 */

import { Budget } from '../../../base/budget.ts'
import { type Problem, problem } from '../../../base/result.ts'
import type { Rng } from '../../../base/rng.ts'
import { counted } from '../../../base/text.ts'
import type { Made } from '../../../kind/craft.ts'
import type { Entry } from '../../../words/entry.ts'
import { scriptBeside } from '../../../words/lettering.ts'
import { firstOf, listing } from '../../../words/listing.ts'
import type { Board, Letters } from '../pack/board.ts'
import { blockedIn } from '../pack/keptout.ts'
import type { Packing } from '../pack/pack.ts'
import { dirs as dirNames, type Puzzle, type Wordsearch } from '../puzzle/model.ts'
import { solve } from '../solve/exact.ts'
import { directionLevel, falseStartLength } from '../solve/hardness.ts'
import { occurrencesOf } from '../solve/occurrences.ts'
import { directionsOf } from '../spec/directions.ts'
import type { Message } from '../spec/message.ts'
import type { SheetSpec } from '../spec/spec.ts'
import { absenceNotes, noRoom } from './absent.ts'
import { Filler } from './fill.ts'
import { type Prepared, severalNotes } from './prepare.ts'

export interface Setting {
  readonly spec: SheetSpec
  readonly prepared: Prepared
  readonly letters: Letters
}

/** null: the letters already placed contain something they must not. */
export function settle(setting: Setting, packing: Packing, rng: Rng): Made<Wordsearch> | null {
  const { spec, prepared, letters } = setting
  const { board } = packing.order
  const codes = lettered(setting, packing, rng)
  if (codes === null) return null
  const placed = new Set(prepared.words.filter((_, w) => packing.at[w]! >= 0).map((entry) => entry.word))
  const rows = letters.rows(board, codes)
  const readings = new Map(
    prepared.insiders.map(({ word }) => [word, occurrencesOf([word], rows, new Budget())?.get(word)?.length ?? 0]),
  )
  const insiders = prepared.insiders.filter(({ word }) => (readings.get(word) ?? 0) > 0)
  const listed = new Set([...placed, ...insiders.map((entry) => entry.word)])
  const list = spec.words.filter(({ word }) => listed.delete(word))
  const several = list.filter(({ word }) => (readings.get(word) ?? 0) > 1)
  const times = Object.fromEntries(several.map(({ word }) => [word, readings.get(word) ?? 0]))
  const puzzle = puzzleOf(board, rows, list, times, setting)
  const solved = solve(puzzle, 1, new Budget())
  const answer = solved.answers[0]
  if (solved.status !== 'unique' || answer === undefined) return null
  if (blockedIn(prepared, rows, answer.places) !== null) return null
  const left = [...prepared.words, ...prepared.insiders].filter((entry) => !list.includes(entry))
  const total = list.reduce((sum, { word }) => sum + word.length, 0)
  const blanks = board.cells.filter((cell) => codes[cell] === 0).length
  const cells = board.cells.length - blanks
  return {
    puzzle,
    answer,
    score: {
      words: list.length,
      letters: total,
      density: total / cells,
      fill: packing.used / cells,
    },
    bound: null,
    notes: [
      ...absenceNotes([...prepared.absent, ...left.map(noRoom)]),
      ...severalNotes(several, list),
      ...prepared.notes,
      ...blankNote(blanks, prepared.message.letters.length),
      ...clueNotes(spec, list),
    ],
  }
}

function puzzleOf(
  { width, height }: Board,
  rows: readonly string[],
  list: readonly Entry[],
  times: Readonly<Record<string, number>>,
  { spec, prepared }: Setting,
): Puzzle {
  const labels = list.map((entry) => (spec.clues ? cluesOf(spec, entry)[0] : undefined) ?? entry.shown)
  const words = list.map((entry) => entry.word)
  const spellings = list.map((entry) => entry.shown)
  const isRespelt = list.some(({ word, shown }, i) => labels[i] !== shown && shown !== word)
  const directions = directionsOf(spec)
  return {
    width,
    height,
    rows,
    words,
    ...(labels.some((label, i) => label !== words[i]) ? { labels } : {}),
    ...(isRespelt ? { spellings } : {}),
    ...(Object.keys(times).length > 0 ? { times } : {}),
    ...(prepared.message.letters === '' ? {} : messageShape(prepared.message)),
    ...(directions.length < dirNames.length ? { directions } : {}),
    ...scriptBeside(list, spec.kana),
  }
}

const messageShape = ({ letters, words }: Message): Pick<Puzzle, 'messageLength' | 'messageWords'> => ({
  messageLength: letters.length,
  ...(words.length > 1 ? { messageWords: words } : {}),
})

/** The letters of the words and the message; null if there is no room for the message. */
export function withMessage({ prepared, letters }: Setting, packing: Packing): Uint16Array | null {
  const { board } = packing.order
  const codes = packing.letters.slice()
  const free = Array.from(board.cells).filter((cell) => codes[cell] === 0)
  const message = prepared.message.letters
  if (free.length < message.length) return null
  const inner = innermost(board, free, message.length)
  for (const [i, code] of letters.encode(message).entries()) codes[inner[i]!] = code
  return codes
}

/** The letters of all cells: those of the words, then of the message or the fillers. */
function lettered(setting: Setting, packing: Packing, rng: Rng): Uint16Array | null {
  const { spec, prepared, letters } = setting
  if (prepared.message.letters !== '') return withMessage(setting, packing)
  const { board, dirs, words } = packing.order
  const codes = packing.letters.slice()
  const free = Array.from(board.cells).filter((cell) => codes[cell] === 0)
  const forbidden = [...prepared.words, ...prepared.insiders].map((entry) => entry.word).concat(prepared.blocked)
  const own = words.flatMap((word) => Array.from(word))
  const { misled, crowding, calm } = falseStartsFor(spec, packing, rng)
  const other = Array.from(otherLetters(prepared), (letter) => letters.add(letter))
  for (const [choice, avoided] of [
    [own, calm],
    [own, []],
    [other, []],
  ] as const) {
    const patterns = [...forbidden.flatMap((word) => letters.encodeKnown(word) ?? []), ...avoided]
    const filler = new Filler(board, codes.slice(), patterns, letters.list.length)
    for (const group of misled) filler.mislead(group, dirs, rng)
    filler.crowd(crowding, dirs, rng)
    const open = free.filter((cell) => filler.codes[cell] === 0)
    if (choice.length > 0 && filler.fill(open, choice, rng)) return filler.codes
  }
  return null
}

/**
 * Chooses `many` of the cells, in reading order. The remaining blanks lie at the rim, where they look like the outline.
 */
function innermost({ width, height }: Board, cells: readonly number[], many: number): number[] {
  const depth = (cell: number): number => {
    const [row, col] = [Math.floor(cell / width), cell % width]
    return Math.min(row, col, height - 1 - row, width - 1 - col)
  }
  return cells
    .toSorted((a, b) => depth(b) - depth(a) || a - b)
    .slice(0, many)
    .sort((a, b) => a - b)
}

interface FalseStarts {
  /** Words that get enough false starts to be hard, one group before the next. */
  readonly misled: readonly Uint16Array[][]
  /** Words that get as many false starts as there is room for. */
  readonly crowding: readonly Uint16Array[]
  /** Beginnings that the fillers avoid. */
  readonly calm: readonly Uint16Array[]
}

/**
 * The false starts that the fillers contain: at level 4 those of a third of the words, all of which run forwards; at
 * level 5 as many as there is room for, first those of words that run backwards.
 */
function falseStartsFor({ level, fillers }: SheetSpec, packing: Packing, rng: Rng): FalseStarts {
  const all = packing.order.words
  const words = all.filter((word) => falseStartLength(word.length) > 0)
  const isAlike = fillers === undefined ? level !== undefined && level >= 4 : fillers === 'alike'
  const beginnings = words.map((word) => word.slice(0, falseStartLength(word.length)))
  if (!isAlike) return { misled: [], crowding: [], calm: level === undefined ? [] : beginnings }
  const backwards = all.filter((_, w) => packing.at[w]! >= 0 && directionLevel(dirNames[packing.at[w]! & 7]!) === 3)
  if (level !== 4) return { misled: level === 5 ? [backwards, words] : [words], crowding: words, calm: [] }
  const forwards = rng.shuffle(words.filter((word) => !backwards.includes(word)))
  const some = forwards.slice(0, Math.ceil(all.length / 3))
  return { misled: [some], crowding: [], calm: beginnings.filter((_, i) => !some.includes(words[i]!)) }
}

/** For fillers where the words have too few different letters of their own. */
const otherLetters = ({ words }: Prepared): string => {
  const first = words[0]?.word.charAt(0) ?? 'A'
  if (/[0-9]/.test(first)) return '0123456789'
  return /[A-Z]/.test(first)
    ? 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
    : 'あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわん'
}

const blankNote = (blanks: number, message: number): Problem[] =>
  blanks === 0
    ? []
    : [
        problem(
          'blank-cells',
          `Words and message do not fill the board exactly, so ${counted(blanks, 'cell')} ${blanks === 1 ? 'is' : 'are'} left out of it; a message of about ${message + blanks} letters, or more effort (such as \`time\` 30s), may fill it.`,
          `単語とメッセージで盤面がちょうど埋まらないので、${blanks}マスを盤面から抜きました。メッセージを${message + blanks}文字くらいにするか、探索量を増やす（\`time\` 30s など）と、埋まるかもしれません。`,
          { fault: 'search', path: ['message'] },
        ),
      ]

function clueNotes(spec: SheetSpec, list: readonly Entry[]): Problem[] {
  if (!spec.clues) return []
  const clueless = list.filter((entry) => cluesOf(spec, entry).length === 0)
  const several = list.filter((entry) => cluesOf(spec, entry).length > 1)
  return [
    ...(clueless.length > 0 ? [noClue(clueless)] : []),
    ...(several.length > 0 ? [otherClues(several, spec)] : []),
  ]
}

/** The clues of a word, which may be listed several times with different clues. */
const cluesOf = ({ words }: SheetSpec, { word }: Entry): string[] => [
  ...new Set(words.flatMap((other) => (other.word === word && other.clue !== '' ? [other.clue] : []))),
]

const noClue = (entries: readonly Entry[]): Problem =>
  listing(
    'no-clue',
    {
      en: `Without a clue, so the list shows the word itself (${entries.length})`,
      ja: `カギがないので、リストに単語をそのまま載せました（${entries.length}語）`,
    },
    entries.map((entry) => ({ entry })),
    { path: ['words'] },
  )

/** The maximum number of left-out clues quoted in a note. */
const quotedClues = 3

const otherClues = (entries: readonly Entry[], spec: SheetSpec): Problem =>
  listing(
    'other-clues',
    {
      en: `With several clues, of which the list shows the first; left out (${entries.length})`,
      ja: `カギが複数あるので最初のものだけ載せました。載せなかったカギ（${entries.length}語）`,
    },
    entries.map((entry) => {
      const [, ...others] = cluesOf(spec, entry)
      return { entry, own: firstOf(others, quotedClues, '件') }
    }),
    { path: ['words'] },
  )
