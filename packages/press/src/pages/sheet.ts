/** The printed content of a puzzle: its board, its lists and its texts, read from the file by its face. */
import { hasRuby, type Lang, printable, readRuby, withoutReadings } from '@kumiki/core/base'
import type { Face, Item, KumikiFile, PuzzleTypes, SideList, SomeFile } from '@kumiki/core/contract'
import { bold, type Picture } from '@kumiki/core/drawing'
import { sizeInCells } from '@kumiki/core/player'
import { drawsPicture } from '../drawing/bold.ts'
import { clueList } from './clues.ts'
import type { Code } from './code.ts'
import { type List, remembering } from './list.ts'
import { type Measures, usualMeasures } from './measures.ts'
import { phrases, sizePhrase } from './phrases.ts'
import { annotated } from './readings.ts'
import type { Style } from './style.ts'
import { wordList } from './wordlist.ts'

export interface Sheet {
  /** Its number in the print, from 1. */
  readonly number: number
  readonly kind: string
  /** The measures of its cells and lines, from its kind. */
  readonly measures: Measures
  readonly lang: Lang
  readonly title: string
  readonly kindTitle: string
  readonly rules: string
  /** Whether its words have readings; if so, all texts on its pages have. */
  readonly reads: boolean
  readonly board: Picture
  /** Its size as text, in cells, without anything that its picture adds around them. */
  readonly size: string
  readonly sideLists: readonly SideList[]
  /** null if the file does not hold it. */
  readonly answer: Picture | null
  readonly answerLists: readonly SideList[]
  /** Whether the answer draws a picture. */
  readonly isPicture: boolean
  readonly level: number | null
  readonly byClues: boolean
  /** How many of its words have neither a clue nor a list to find them by; 'all': there is nothing to solve it by. */
  readonly unclued: number | 'all'
  /** The text under the rules; null for none. */
  readonly notice: { readonly heading: string; readonly text: string } | null
  /** The address where it is played; null to print none. */
  readonly address: string | null
  /** The address as a code; null if it is too long for one. */
  readonly code: Code | null
  /** The names of the boxes for its keyword; empty if it has none. */
  readonly keyword: readonly string[]
}

/** A sheet whose answer is known. */
export interface Answered extends Sheet {
  readonly answer: Picture
}

export interface Reading {
  /** null for the puzzle's own. */
  readonly lang: Lang | null
  /** Its kind's measures; default: the usual ones. */
  readonly measures?: Measures | undefined
  /** The picture that its answer draws, if there is one. */
  readonly drawn?: Picture | null
  /** Whether the cells around its words are left white instead of black; default: whichever suits the board. */
  readonly isShape?: boolean | undefined
  /** As in `PrintOptions`; default: as the clues have it. */
  readonly furigana?: boolean | null
}

export const sheetOf = (file: SomeFile, number: number, reading: Reading): Sheet =>
  file((known, face) => read(known, face, number, reading))

function read<K extends PuzzleTypes>(
  file: KumikiFile<K>,
  face: Face<K>,
  number: number,
  { lang: wanted, measures = usualMeasures, drawn = null, isShape, furigana = null }: Reading,
): Sheet {
  const { puzzle, answer, report } = file
  const lang = wanted ?? file.lang
  const isOwn = file.title !== face.title[file.lang]
  const blank = face.blank(puzzle)
  const isPicture = drawsPicture(file)
  const withoutReadingsIn = (all: readonly SideList[]): readonly SideList[] =>
    furigana === false ? all.map(unread) : all
  const sideLists = withoutReadingsIn(face.lists(puzzle, blank).filter(({ items }) => items.length > 0))
  const ownTitle = furigana === false ? withoutReadings(file.title) : file.title
  const isUnique = face.decidedBy(puzzle) === 'rules' && report?.claims?.unique === true
  const rules = face.rules[lang] + (isUnique ? `${lang === 'en' ? ' ' : ''}${phrases.oneSolution[lang]}` : '')
  const reads = lang === 'ja' && (furigana ?? sideLists.some(({ items }) => items.some(({ text }) => hasRuby(text))))
  return {
    number,
    kind: file.kind,
    measures,
    lang,
    title: (isOwn && printable(ownTitle).trim()) || face.title[lang],
    kindTitle: face.title[lang],
    rules: reads ? annotated(rules) : rules,
    reads,
    board: face.draw(puzzle, blank, isShape),
    size: sizePhrase(sizeInCells(face.board(puzzle)))[lang],
    sideLists,
    answer:
      answer === undefined
        ? null
        : isPicture
          ? (drawn ?? bold(face.draw(puzzle, answer)))
          : face.draw(puzzle, answer, isShape),
    answerLists: answer === undefined ? [] : withoutReadingsIn(face.lists(puzzle, answer)),
    isPicture,
    level: report?.grade?.level ?? null,
    byClues: face.decidedBy(puzzle) !== 'rules' && sideLists.some(({ form }) => form === 'clues'),
    unclued: face.decidedBy(puzzle) !== 'rules' ? uncluedIn(sideLists) : 0,
    notice: null,
    address: null,
    code: null,
    keyword: sideLists.flatMap(({ form, items }) =>
      form === 'boxes' ? items.flatMap(({ label }) => label || []) : [],
    ),
  }
}

/** Clues without their readings. A word in a list keeps its reading, because that is what stands in the cells. */
const unread = (sideList: SideList): SideList =>
  sideList.form === 'clues'
    ? { ...sideList, items: sideList.items.map((item) => ({ ...item, text: withoutReadings(item.text) })) }
    : sideList

function uncluedIn(sideLists: readonly SideList[]): Sheet['unclued'] {
  const inForm = (wanted: SideList['form']): Item[] =>
    sideLists.flatMap(({ form, items }) => (form === wanted ? items : []))
  if (inForm('words').length + inForm('table').length > 0) return 0
  const clues = inForm('clues')
  return clues.length === 0 ? 'all' : clues.filter(({ text }) => text.trim() === '').length
}

/** The lists below or beside the board: clues, then words. */
export function listsOf(style: Style, { sideLists }: Sheet): readonly List[] {
  const clues = sideLists.filter(({ form }) => form === 'clues')
  const words = sideLists.filter(({ form }) => form === 'words')
  return [
    ...(clues.length > 0 ? [remembering(clueList(style, clues))] : []),
    ...(words.length > 0 ? [remembering(wordList(style, words))] : []),
  ]
}

/** All texts of a sheet, to check that the typeface has their characters. */
export function textsOf({ title, board, answer, sideLists, answerLists }: Sheet): string[] {
  const marked = [board, answer].flatMap((picture) =>
    (picture?.marks ?? []).flatMap((mark) => (mark.mark === 'text' ? [mark.text] : [])),
  )
  const listed = [...sideLists, ...answerLists].flatMap(({ items }) =>
    items.flatMap(({ label, text, note }) => [label, note, ...readRuby(text).flatMap((run) => [run.text, run.ruby])]),
  )
  return [title, ...marked, ...listed].map(printable)
}
