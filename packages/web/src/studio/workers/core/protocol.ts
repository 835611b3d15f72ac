/** What the pages ask the workshop, and what comes back: plain data that crosses to another thread. */

import type { Claim, Deciding, Edit, Level, Place, Preset, PuzzleTypes, Score, Stage } from '@kumiki/core/contract'
import type { Bilingual, Board, Cell, Lang, Picture, Problem, Result, SideList } from '@kumiki/core/player'
import type { Option } from '@kumiki/core/spec'
import type { Checkup } from '@kumiki/core/verbs/doctor'
import type { Swap } from '@kumiki/core/verbs/swaps'
import type { Saved } from '../../model/backup.ts'
import type { Row, Spec } from '../../model/project.ts'
import type { Splice } from '../../model/rows.ts'

/** A kind of puzzle, as far as a form needs to know it. */
export interface KindInfo {
  readonly kind: string
  readonly title: Bilingual
  readonly rules: Bilingual
  readonly options: readonly Option[]
  readonly presets: readonly Preset<PuzzleTypes>[]
  /** The name of its option that takes a list of words; null: none. */
  readonly words: string | null
  /** The name of its option that takes a drawing, or a shape; null: none. */
  readonly picture: string | null
  readonly shape: string | null
}

/** What is asked for, beside words. */
export interface Wanted {
  readonly kind: string
  readonly spec: Spec
  /** For the kind's option that takes a drawing, or a shape; null: none. */
  readonly picture: string | null
}

/** An order for one puzzle. */
export interface Order extends Wanted {
  /** For the kind's option that takes words; null where it has none. */
  readonly rows: readonly Row[] | null
  readonly seed: string
  /** In counted steps; null: as many as the kind takes for itself. */
  readonly effort: number | null
  /** null: no clock. */
  readonly timeMs: number | null
  readonly lang: Lang
  readonly title: string | null
}

/** A puzzle from elsewhere, with a report of its own, and what it was made of as far as that is known. */
export interface Verified {
  readonly line: string
  readonly rows: readonly Row[]
  readonly spec: Spec
  readonly picture: string | null
  readonly seed: string | null
}

/** How a search is going. */
export interface Progress {
  readonly score: Score
  readonly bound: number | null
  readonly effort: number
  /** The best so far with its answer. */
  readonly picture: Picture
  readonly board: Board
  /** The words on it. */
  readonly places: readonly Placed[]
  readonly worth: Bilingual | null
}

/** A finished puzzle. */
export interface Made {
  /** The file as one line of JSON, with its answer. */
  readonly line: string
  readonly view: PuzzleView
}

/** What there is to see and to know of a puzzle. */
export interface PuzzleView {
  readonly kind: string
  readonly kindTitle: Bilingual
  readonly title: string
  readonly lang: Lang
  readonly rules: Bilingual
  readonly board: Board
  readonly blank: Picture
  readonly solved: Picture
  readonly sideLists: readonly SideList[]
  /** Whether solvers and grader have seen it: else nothing below is known. */
  readonly isChecked: boolean
  /** What of its kind's promises holds. */
  readonly claims: readonly Claim[]
  readonly claimNames: readonly Bilingual[]
  /** Whether all that its kind promises holds. */
  readonly isProved: boolean
  readonly decidedBy: 'rules' | Deciding
  readonly solvers: readonly [Bilingual, Bilingual]
  readonly level: Level | null
  readonly techniques: readonly Technique[]
  readonly stepCount: number
  readonly worth: Bilingual | null
  readonly score: Score
  readonly bound: number | null
  /** What its maker has to say: words that were not placed, rules that were bent. */
  readonly notes: readonly ViewNote[]
  readonly seed: string | null
  /** The words that stand on the board. */
  readonly places: readonly PlacedWord[]
  /** What can be changed on the board. */
  readonly edits: readonly Edit['edit'][]
}

/** A word that stands on a board. */
export interface Placed {
  /** Spelt as in the cells. */
  readonly word: string
  readonly cells: readonly Cell[]
}

export interface PlacedWord extends Placed {
  /** "7 across"; '' where it has no name. */
  readonly name: Bilingual
  readonly clue: string
}

/** A change of a finished board. */
export interface Change {
  readonly line: string
  readonly edit: Edit
  /** Words that stay where they are. */
  readonly kept: readonly Place[]
  readonly seed: string
}

/** Which place of a finished board is to have another word. */
export interface SwapAsk {
  readonly line: string
  readonly place: Place
  /** Words that stay where they are. */
  readonly kept: readonly Place[]
  readonly seed: string
}

export interface ViewNote {
  readonly code: string
  readonly text: Bilingual
  readonly brief: Bilingual
}

export interface Technique {
  readonly id: string
  readonly name: Bilingual
  readonly idea: Bilingual
  readonly level: Level
  readonly count: number
}

/** What is to be said of a row by itself. */
export interface Verdict {
  /** As it stands in the cells; null where it cannot. */
  readonly word: string | null
  readonly problem: Problem | null
  /** A reading that is likely; '' where none is known or needed. */
  readonly suggested: string
  /** Whether that is one of several, of a name, or put together of parts. */
  readonly isGuess: boolean
}

/** What is to be said of a row of the list. */
export interface JudgedRow extends Verdict {
  /** What happens to it, where another row has the same word; null where there is nothing to say. */
  readonly note: Bilingual | null
  /** Whether its reading is still being looked up. */
  readonly isAwaited: boolean
}

/** What a kind can do with the list. */
export interface Forecast {
  readonly kind: string
  readonly taken: boolean
  readonly notes: readonly Bilingual[]
}

/** What changed of a list since it was judged before; turn 0: all of it is told. */
export interface RowChange {
  readonly list: string
  readonly turn: number
  readonly splice: Splice
}

/** What is to be said of the rows that changed, and of all of them together. */
export interface Judging {
  readonly verdicts: readonly Verdict[]
  /** The places of rows whose word another one has too, with what happens to them. */
  readonly repeats: readonly (readonly [number, Bilingual])[]
  readonly forecasts: readonly Forecast[]
}

export interface Judged {
  readonly rows: readonly JudgedRow[]
  readonly forecasts: readonly Forecast[]
}

/** What was read, in its order, and what there is to say of it as a whole; what is wrong with a row is judged there. */
export interface Pasted {
  readonly rows: readonly Row[]
  readonly notes: readonly Bilingual[]
}

/** What would make a list better, and what that was measured to bring. */
export interface Advice extends Omit<Checkup, 'add' | 'drop'> {
  readonly add: readonly Row[]
  /** As it stands in the cells, and as its writer wrote it. */
  readonly drop: readonly { readonly word: string; readonly shown: string }[]
  /** Where the words to add are from; none: from all of our words. */
  readonly themes: readonly Bilingual[]
}

/** One of our lists. */
export interface Sample {
  readonly id: string
  readonly title: Bilingual
  readonly lang: Lang
  readonly count: number
}

/** How one technique is used in a puzzle: one of its first steps. */
export interface StepText {
  readonly cells: readonly Cell[]
  readonly text: Bilingual
}

/** What there is to say of an order before it is made. */
export interface Weighed {
  /** By option: why it would do nothing now. */
  readonly vain: Readonly<Record<string, Bilingual>>
  /** By option: why its value cannot be. */
  readonly wrong: Readonly<Record<string, Problem>>
}

export type CoreProtocol = {
  kinds: { ask: null; progress: never; reply: readonly KindInfo[] }
  samples: { ask: null; progress: never; reply: readonly Sample[] }
  sample: { ask: { readonly id: string }; progress: never; reply: readonly Row[] }
  /** A text, or what a file holds: its encoding is found out. */
  paste: { ask: { readonly content: string | Uint8Array }; progress: never; reply: Result<Pasted> }
  /** The words of a theme, or of what several have in common. */
  theme: { ask: { readonly names: readonly string[] }; progress: never; reply: Result<Pasted> }
  /** What would make the list better for a kind: takes many boards, so it is asked of a worker of its own. */
  doctor: { ask: { readonly kind: string; readonly rows: readonly Row[] }; progress: never; reply: Result<Advice> }
  /** forgotten: the worker does not know the list, and all of it is to be told. */
  judge: { ask: RowChange; progress: never; reply: Judging | 'forgotten' }
  make: { ask: Order; progress: Progress; reply: Result<Made> }
  /** The nearest size with which an order that failed can be made; null: none was found. */
  remedy: { ask: Order; progress: never; reply: number | null }
  edit: { ask: Change; progress: Progress; reply: Result<Made> }
  /** What else could stand at a place, and what each word would do to the board. */
  candidates: { ask: SwapAsk; progress: readonly Swap[]; reply: Result<readonly Swap[]> }
  look: { ask: { readonly line: string }; progress: never; reply: Result<PuzzleView> }
  /** Solves and grades what came from elsewhere; its report is written anew. */
  verify: { ask: { readonly line: string }; progress: never; reply: Result<Verified> }
  /** What a file of all projects holds. */
  backup: { ask: { readonly file: Blob }; progress: never; reply: Saved }
  /** A file as the text of a picture. */
  photo: { ask: { readonly file: Blob; readonly name: string }; progress: never; reply: Result<string> }
  /** From a picture to a puzzle, before that is made. */
  draft: { ask: Wanted; progress: never; reply: Result<readonly Stage[]> }
  /** What is wrong with what is asked for, and which options would say nothing. */
  weigh: { ask: Wanted & { readonly hasWords: boolean }; progress: never; reply: Weighed }
  /** The steps of a puzzle that use a technique. */
  steps: {
    ask: { readonly line: string; readonly technique: string }
    progress: never
    reply: Result<readonly StepText[]>
  }
  /** From a picture to a puzzle. */
  stages: { ask: { readonly line: string }; progress: never; reply: Result<readonly Stage[]> }
}
