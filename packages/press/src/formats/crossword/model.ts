/** A crossword as other programs' files have it, before it is turned into one of ours. */

import type { Cell, Lang, Problem } from '@kumiki/core/base'
import type { Credits } from '@kumiki/core/contract'
import type { Loss } from '../foreign.ts'

export interface Square {
  readonly is: 'white' | 'black' | 'void'
  /** The answer's letters; null: the file does not give them. */
  readonly solution: string | null
  /** The label printed in its corner; '' for none. */
  readonly label: string
}

export interface GridClue {
  /** null: in another direction, or in none. */
  readonly across: boolean | null
  readonly label: string
  readonly text: string
  /** Such as 5,4, where the format has a field for it; null: it may stand in brackets after the text. */
  readonly enumeration: string | null
  /** Its cells, where the file gives them. */
  readonly cells: readonly Cell[] | null
}

export interface Grid {
  readonly format: string
  readonly width: number
  readonly height: number
  /** Row by row. */
  readonly squares: readonly Square[]
  readonly clues: readonly GridClue[]
  readonly title: string
  readonly credits: Credits
  readonly lang?: Lang | undefined
  /** Fields that only some formats have. */
  readonly keyword?: unknown
  readonly words?: unknown
  readonly spellings?: unknown
  readonly script?: unknown
  readonly losses: readonly Loss[]
  readonly notes: readonly Problem[]
}

export const black: Square = { is: 'black', solution: null, label: '' }
export const white = (solution: string | null = null, label = ''): Square => ({ is: 'white', solution, label })
