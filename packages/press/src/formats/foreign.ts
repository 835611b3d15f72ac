/**
 * What all readers and writers of other programs' files share: a puzzle by the schemas of its kind as a kumiki file,
 * text from outside made fit for it, the sentences for what has no place and for what is no such file.
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

/** What was found in a file, not yet looked at by the kind. */
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

/** Other formats rarely say their language. */
export const langOf = (text: string): Lang => (/[ぁ-ヺ一-鿿]/.test(text) ? 'ja' : 'en')

/** Text without line ends, marks that turn the writing, or blanks at its ends. */
export const oneLine = (text: string): string => printable(text.replace(/[\s\u2028\u2029]+/g, ' ')).trim()

/** What is said of a puzzle's makers, as far as it says anything. */
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

/** A kind's own part of a file, whose type is hidden, by the kind's schemas. */
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

/** The title, unless it is the mere name of the kind. */
export const ownTitle = <K extends PuzzleTypes>(file: KumikiFile<K>, face: Face<K>): string =>
  Object.values(face.title).includes(file.title) ? '' : printable(file.title)

/** Something that has no place: "2 circles". */
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

/** A format without room for them says so; the answer only where there is one. */
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

/** What a format holds that has room for the board alone. */
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

/** What it is can be told, and that Kumiki has nothing to hold it in. */
export const cannotHold = (en: string, ja: string): Problem =>
  problem('cannot-hold', `Kumiki cannot hold this puzzle: ${en}.`, `Kumiki では扱えないパズルです: ${ja}。`)

/** The other way round: the format has nothing to hold it in. */
export const noRoom = (format: string, en: string, ja: string): Problem =>
  problem('no-room', `${format} cannot hold this puzzle: ${en}.`, `${format} では書き出せないパズルです: ${ja}。`)
