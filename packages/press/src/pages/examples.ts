/** The worked example of a kind, drawn by its face, which opens its section of a book. */
import type { Lang } from '@kumiki/core/base'
import { type Face, itemLine, type OnPaper, type PuzzleTypes, type SideList } from '@kumiki/core/contract'
import type { Picture } from '@kumiki/core/drawing'
import { type Measures, measuresOf } from './measures.ts'

export interface Drawn {
  readonly measures: Measures
  readonly board: Picture
  readonly answer: Picture
  /** Its lists, one line each: clues, words. */
  readonly lists: readonly string[]
  /** A hint on what to look for first. */
  readonly firstStep: string
}

export function exampleOf<K extends PuzzleTypes>(paper: OnPaper<K>, face: Face<K>, lang: Lang): Drawn {
  const { puzzle, answer } = paper.example[lang]
  const blank = face.blank(puzzle)
  const sideLists = face
    .lists(puzzle, blank)
    .filter(({ form, items }) => (form === 'clues' || form === 'words') && items.length > 0)
  return {
    measures: measuresOf(paper),
    board: face.draw(puzzle, blank),
    answer: face.draw(puzzle, answer),
    lists: (lang === 'ja' ? sideLists.toReversed() : sideLists).map((sideList) => lineOf(sideList, lang)),
    firstStep: paper.firstStep[lang],
  }
}

const lineOf = ({ heading, items }: SideList, lang: Lang): string =>
  `${heading[lang]}${lang === 'ja' ? '　' : ': '}${items.map(itemLine).join(lang === 'ja' ? '　' : '  ')}`
