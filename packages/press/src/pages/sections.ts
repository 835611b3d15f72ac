/** The sections of a book: one for each kind, in order of first appearance, its puzzles from the easiest level up. */
import type { Lang } from '@kumiki/core/base'
import type { SomeFile } from '@kumiki/core/contract'
import type { Drawn } from './examples.ts'
import type { KindPaper } from './kindpapers.ts'
import type { Sheet } from './sheet.ts'

interface Level {
  /** null if the kind has no levels. */
  readonly level: number | null
  readonly byClues: boolean
  readonly sheets: readonly Sheet[]
}

export interface Section {
  readonly title: string
  readonly rules: string
  /** Whether each of its puzzles is proved to have one solution. */
  readonly isProved: boolean
  readonly byClues: boolean
  /** The worked example that opens it; null if its kind has none. */
  readonly example: Drawn | null
  readonly levels: readonly Level[]
}

interface Given {
  readonly file: SomeFile
  readonly sheet: Sheet
  readonly paper: KindPaper | null
}

/** With the numbers that the puzzles have in the book. Rules stand at the beginning of a section, not on every page. */
export function sectionsOf(given: readonly Given[], lang: Lang): Section[] {
  const kinds = [...new Set(given.map(({ sheet }) => sheet.kind))]
  let number = 0
  return kinds.map((kind) => {
    const own = given.filter(({ sheet }) => sheet.kind === kind)
    const levels = [...new Set(own.map(({ sheet }) => levelOf(sheet)))].sort((a, b) => (a ?? 9) - (b ?? 9))
    const [first] = own
    return {
      title: first?.file((_file, face) => face.title[lang]) ?? kind,
      rules: first?.file((_file, face) => face.rules[lang]) ?? '',
      isProved: own.every(({ file }) =>
        file(({ puzzle, report }, face) => face.decidedBy(puzzle) === 'rules' && report?.claims?.unique === true),
      ),
      byClues: own.every(({ sheet }) => sheet.byClues),
      example: first?.paper?.example(lang) ?? null,
      levels: levels.map((level) => {
        const some = own.filter(({ sheet }) => levelOf(sheet) === level)
        return {
          level,
          byClues: some.every(({ sheet }) => sheet.byClues),
          sheets: some.map(({ sheet }) => ({ ...sheet, rules: '', number: ++number })),
        }
      }),
    }
  })
}

/** Puzzles that are solved by clues have no level. */
const levelOf = ({ level, byClues }: Sheet): number | null => (byClues ? null : level)
