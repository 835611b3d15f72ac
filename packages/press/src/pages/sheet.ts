/** The printed content of a puzzle: its board, its lists and its texts, read from the file by its face. */
import { hasRuby, type Lang, printable, readingOf, readRuby, withoutReadings } from '@kumiki/core/base'
import type { Face, Item, KumikiFile, PuzzleTypes, SideList, SomeFile } from '@kumiki/core/contract'
import { item, noRemark } from '@kumiki/core/contract'
import { bold, type Picture } from '@kumiki/core/drawing'
import { sizeInCells } from '@kumiki/core/player'
import { toEntry, writingOf } from '@kumiki/core/words'
import { drawsPicture } from '../drawing/bold.ts'
import { clueList } from './clues.ts'
import type { Code } from './code.ts'
import { type List, remembering } from './list.ts'
import { listedWords } from './listed.ts'
import { type Measures, usualMeasures } from './measures.ts'
import type { PrintOptions } from './options.ts'
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
  /** Whether its words have readings, as in `Style`; if so, all texts on its pages have. */
  readonly reads: number | null
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
  /** How many words without a clue there are whose list was added, so that they can be found. */
  readonly listed: number | 'all'
  /** How many listed words have their meaning; null if that was not asked for. */
  readonly meant: number | null
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
  readonly furigana?: PrintOptions['furigana']
  readonly read?: PrintOptions['read']
  readonly meanings?: boolean
  /** Whether words without a clue are listed; default: they are. */
  readonly wordList?: boolean
}

export const sheetOf = (file: SomeFile, number: number, reading: Reading): Sheet =>
  file((known, face) => read(known, face, number, reading))

function read<K extends PuzzleTypes>(
  file: KumikiFile<K>,
  face: Face<K>,
  number: number,
  {
    lang: wanted,
    measures = usualMeasures,
    drawn = null,
    isShape,
    furigana = null,
    wordList: isListed = true,
    read: readText = null,
    meanings = false,
  }: Reading,
): Sheet {
  const { puzzle, answer, report } = file
  const lang = wanted ?? file.lang
  const isOwn = file.title !== face.title[file.lang]
  const blank = face.blank(puzzle)
  const isPicture = drawsPicture(file)
  const readIn = furigana === false ? withoutReadings : (readText ?? ((text: string) => text))
  const withReadingsIn = (all: readonly SideList[]): readonly SideList[] => all.map((one) => clued(one, readIn))
  const own = withReadingsIn(face.lists(puzzle, blank).filter(({ items }) => items.length > 0))
  const missing = face.decidedBy(puzzle) !== 'rules' ? uncluedIn(own) : 0
  const added = missing !== 0 && isListed ? withoutClue(file, face, missing) : null
  const lists = added ? [...own, added] : own
  const sideLists = meanings ? withMeanings(lists, file) : lists
  const ownTitle = readIn(file.title)
  const isUnique = face.decidedBy(puzzle) === 'rules' && report?.claims?.unique === true
  const rules = face.rules[lang] + (isUnique ? `${lang === 'en' ? ' ' : ''}${phrases.oneSolution[lang]}` : '')
  const isRead = sideLists.some(({ items }) => items.some(({ text }) => hasRuby(text)))
  const reads = lang === 'ja' ? yearRead(furigana, isRead) : null
  return {
    number,
    kind: file.kind,
    measures,
    lang,
    title: (isOwn && printable(ownTitle).trim()) || face.title[lang],
    kindTitle: face.title[lang],
    rules: reads === null ? rules : annotated(rules, reads),
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
    answerLists: answer === undefined ? [] : withReadingsIn(face.lists(puzzle, answer)),
    isPicture,
    level: report?.grade?.level ?? null,
    byClues: face.decidedBy(puzzle) !== 'rules' && sideLists.some(({ form }) => form === 'clues'),
    unclued: added ? 0 : missing,
    listed: added ? missing : 0,
    meant: meanings ? changedBetween(lists, sideLists) : null,
    notice: null,
    address: null,
    code: null,
    keyword: sideLists.flatMap(({ form, items }) =>
      form === 'boxes' ? items.flatMap(({ label }) => label || []) : [],
    ),
  }
}

/** Up to which school year kanji need no reading; null where none of the page's own texts has any. */
function yearRead(furigana: PrintOptions['furigana'], isRead: boolean): number | null {
  if (typeof furigana === 'number') return furigana
  return (furigana ?? isRead) ? 0 : null
}

/** Other texts of clues. A word in a list keeps its reading, because that is what stands in the cells. */
const clued = (sideList: SideList, textOf: (text: string) => string): SideList =>
  sideList.form === 'clues'
    ? { ...sideList, items: sideList.items.map((one) => ({ ...one, text: textOf(one.text) })) }
    : sideList

function uncluedIn(sideLists: readonly SideList[]): Sheet['unclued'] {
  const inForm = (wanted: SideList['form']): Item[] =>
    sideLists.flatMap(({ form, items }) => (form === wanted ? items : []))
  if (inForm('words').length + inForm('table').length > 0) return 0
  const clues = inForm('clues')
  return clues.length === 0 ? 'all' : clues.filter(({ text }) => text.trim() === '').length
}

/**
 * The words that no clue tells, shortest first, so that their order does not give away where they stand; null if the
 * file does not hold them.
 */
function withoutClue<K extends PuzzleTypes>(
  file: KumikiFile<K>,
  face: Face<K>,
  missing: Sheet['unclued'],
): SideList | null {
  const { puzzle, answer } = file
  if (answer === undefined) return null
  const listed = listedWords(file)
  const board = face.board(puzzle)
  const words = board.lines
    .filter(({ role, clue }) => role === 'entry' && clue.trim() === '')
    .map(({ cells }) => cells.map((cell) => face.see(puzzle, answer, [cell]).symbol).join(''))
    .sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
  const script = board.keys?.script ?? 'latin'
  return {
    form: 'words',
    heading: missing === 'all' ? phrases.words : phrases.unclued,
    remark: noRemark,
    length: null,
    items: words.map((word) => item({ text: writingOf(word, listed.get(word)?.shown, script) })),
  }
}

/** Words to find or to put in, each with what it means, where its clue is short enough to stand behind it. */
function withMeanings<K extends PuzzleTypes>(sideLists: readonly SideList[], file: KumikiFile<K>): readonly SideList[] {
  const listed = listedWords(file)
  const meant = (one: Item): Item => {
    const letters = toEntry({ word: readingOf(one.text) })
    const meaning = (letters.ok && listed.get(letters.value.word)?.clue) || ''
    return meaning === '' || widthOf(meaning) > longestMeaning ? one : { ...one, text: `${one.text}  ${meaning}` }
  }
  return sideLists.map((one) => (one.form === 'words' ? { ...one, items: one.items.map(meant) } : one))
}

const changedBetween = (before: readonly SideList[], after: readonly SideList[]): number =>
  after.reduce((sum, { items }, at) => sum + items.filter((one, index) => one !== before[at]?.items[index]).length, 0)

/** In halves of a kana. */
const longestMeaning = 24
const widthOf = (text: string): number =>
  Array.from(withoutReadings(text)).reduce((sum, letter) => sum + (letter < '\u3000' ? 1 : 2), 0)

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
