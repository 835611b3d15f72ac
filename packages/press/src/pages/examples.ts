/** The worked example of a kind, drawn by its face, which opens its section of a book. */
import type { Lang } from '@kumiki/core/base/text'
import type { Picture } from '@kumiki/core/drawing/picture'
import { type Aside, itemLine } from '@kumiki/core/kind/aside'
import type { SomeFile } from '@kumiki/core/kind/file'
import { papers } from '@kumiki/core/kinds/papers'
import { type Measures, measuresOf } from './measures.ts'

export interface Drawn {
  readonly measures: Measures
  readonly board: Picture
  readonly answer: Picture
  /** Its lists in a line each: clues, words. */
  readonly lists: readonly string[]
  /** What to look for first. */
  readonly firstStep: string
}

/** The example of the kind of a file; null: there is none. */
export function exampleOf(file: SomeFile, lang: Lang): Drawn | null {
  const kind = file(({ kind: own }) => own)
  const paper = Object.hasOwn(papers, kind) ? papers[kind] : undefined
  return (
    paper?.(({ example, firstStep }, face) => {
      const { puzzle, answer } = example[lang]
      const blank = face.blank(puzzle)
      const asides = face
        .aside(puzzle, blank)
        .filter(({ form, items }) => (form === 'clues' || form === 'words') && items.length > 0)
      return {
        measures: measuresOf(kind),
        board: face.draw(puzzle, blank),
        answer: face.draw(puzzle, answer),
        lists: (lang === 'ja' ? asides.toReversed() : asides).map((aside) => lineOf(aside, lang)),
        firstStep: firstStep[lang],
      }
    }) ?? null
  )
}

const lineOf = ({ heading, items }: Aside, lang: Lang): string =>
  `${heading[lang]}${lang === 'ja' ? '　' : ': '}${items.map(itemLine).join(lang === 'ja' ? '　' : '  ')}`
