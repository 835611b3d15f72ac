/**
 * Shared by all readers and writers of other programs' formats: checks a puzzle by the schemas of its kind like a
 * kumiki file, cleans foreign text, and holds the sentences for what is left out and for files of the wrong format.
 */

import {
  type Bilingual,
  bad,
  good,
  type Lang,
  limits,
  type Problem,
  parse,
  printable,
  problem,
  type Result,
  type Schema,
} from '@kumiki/core/base'
import type { Credits, Face, KumikiFile, PuzzleTypes } from '@kumiki/core/contract'
import { noAnswer } from '../drawing/drawn.ts'
import type { Exported, Imported, WriteOptions } from './format.ts'

/** The content of a foreign file before the kind has checked it. */
export interface Found {
  readonly puzzle: unknown
  readonly answer?: unknown
  readonly title?: string | undefined
  readonly lang?: Lang | undefined
  readonly credits?: Credits | undefined
  readonly notes?: readonly Problem[]
}

export function importFound<K extends PuzzleTypes>(face: Face<K>, found: Found): Result<Imported> {
  const puzzle = parse(face.puzzle, found.puzzle)
  if (!puzzle.ok) return puzzle
  const answer = found.answer === undefined ? good(undefined) : parse(face.answer, found.answer)
  if (!answer.ok) return answer
  const title = oneLine(found.title ?? '')
  const lang = found.lang ?? langOf(`${title} ${JSON.stringify(found.puzzle)}`)
  const file: KumikiFile<K> = {
    kumiki: 1,
    kind: face.id,
    title: title === '' ? face.title[lang] : title.slice(0, limits.textLength),
    lang,
    ...(found.credits && Object.keys(found.credits).length > 0 ? { credits: found.credits } : {}),
    puzzle: puzzle.value,
    ...(answer.value === undefined ? {} : { answer: answer.value }),
  }
  return good({ file: (use) => use(file, face), notes: found.notes ?? [] })
}

/** Guessed from the letters, because other formats rarely name their language. */
export const langOf = (text: string): Lang => (/[ぁ-ヺ一-鿿]/.test(text) ? 'ja' : 'en')

/** Text without line breaks, bidirectional controls, or blanks at its ends. */
export const oneLine = (text: string): string => printable(text.replace(/[\s\u2028\u2029]+/g, ' ')).trim()

/** The puzzle's credits, as far as the file has any. */
export function creditsOf(credits: Readonly<Record<Credited, string>>): Credits {
  return Object.fromEntries(
    Object.entries(credits).flatMap(([name, text]) => {
      const clean = oneLine(text).slice(0, name === 'note' ? limits.noteLength : limits.textLength)
      return clean === '' ? [] : [[name, clean]]
    }),
  )
}
type Credited = 'author' | 'editor' | 'copyright' | 'date' | 'note'

export const noCredits: Readonly<Record<Credited, string>> = {
  author: '',
  editor: '',
  copyright: '',
  date: '',
  note: '',
}

/** A kind's own parts of a file, whose type is hidden, parsed by the kind's schemas. */
export function partsOf<P, A>(
  file: KumikiFile<PuzzleTypes>,
  puzzleSchema: Schema<P>,
  answerSchema: Schema<A>,
  { answer: wanted }: WriteOptions,
): Result<{ readonly puzzle: P; readonly answer: A | null }> {
  if (wanted === true && file.answer === undefined) return bad(noAnswer)
  const puzzle = parse(puzzleSchema, file.puzzle)
  if (!puzzle.ok) return puzzle
  if (wanted === false || file.answer === undefined) return good({ puzzle: puzzle.value, answer: null })
  const answer = parse(answerSchema, file.answer)
  return answer.ok ? good({ puzzle: puzzle.value, answer: answer.value }) : answer
}

/** The title, or '' if it is the mere name of the kind. */
export const ownTitle = <K extends PuzzleTypes>(file: KumikiFile<K>, face: Face<K>): string =>
  Object.values(face.title).includes(file.title) ? '' : printable(file.title)

/** Something that the format cannot hold, such as "2 circles". */
export type Loss = Bilingual
export const readingsInBrackets: Loss = {
  en: 'furigana (readings stand in brackets)',
  ja: 'ふりがな（読みはかっこに入れました）',
}

export const leftOut = (losses: readonly Loss[]): Problem[] =>
  losses.length === 0
    ? []
    : [
        problem(
          'left-out',
          `Left out, for want of a place: ${losses.map(({ en }) => en).join('; ')}.`,
          `入れる場所がないので省いたもの: ${losses.map(({ ja }) => ja).join('、')}。`,
        ),
      ]

/** What a format without side data loses; the answer only if there is one. */
export const lostBeside = <K extends PuzzleTypes>(
  file: KumikiFile<K>,
  face: Face<K>,
  rooms: { readonly title: boolean; readonly credits: boolean; readonly answer: boolean },
  { answer }: WriteOptions,
): Loss[] => [
  ...(!rooms.title && ownTitle(file, face) !== '' ? [{ en: 'the title', ja: 'タイトル' }] : []),
  ...(!rooms.credits && file.credits ? [{ en: 'author and notes', ja: '作者・注記' }] : []),
  ...(!rooms.answer && file.answer !== undefined && answer !== false ? [{ en: 'the answer', ja: '答え' }] : []),
]

/** The result of writing to a format that holds the board only. */
export const boardOnly = <K extends PuzzleTypes>(
  content: string,
  file: KumikiFile<K>,
  face: Face<K>,
  options: WriteOptions,
): Exported => ({
  content,
  notes: leftOut(lostBeside(file, face, { title: false, credits: false, answer: false }, options)),
})

export const fits = (width: number, height: number): boolean =>
  Number.isInteger(width) &&
  Number.isInteger(height) &&
  width >= 1 &&
  height >= 1 &&
  width <= limits.gridSide &&
  height <= limits.gridSide

export const tooWide = (format: string): Problem =>
  problem(
    'too-large',
    `This ${format} board is empty or larger than ${limits.gridSide} by ${limits.gridSide} cells.`,
    `この ${format} の盤面は空か、${limits.gridSide}×${limits.gridSide} マスを超えています。`,
  )

export const notThis = (format: string, en: string, ja: string): Problem =>
  problem('bad-format', `This cannot be read as ${format}: ${en}.`, `${format} として読めません: ${ja}。`)

/** The refusal of a puzzle that was recognised but that Kumiki cannot hold. */
export const cannotHold = (en: string, ja: string): Problem =>
  problem('cannot-hold', `Kumiki cannot hold this puzzle: ${en}.`, `Kumiki では扱えないパズルです: ${ja}。`)

/** The refusal of a puzzle of ours that the format cannot hold. */
export const noRoom = (format: string, en: string, ja: string): Problem =>
  problem('no-room', `${format} cannot hold this puzzle: ${en}.`, `${format} では書き出せないパズルです: ${ja}。`)
