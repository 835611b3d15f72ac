/** The protocol of the core worker: requests of pages and their replies, as plain data. */

import type { Claim, Deciding, Edit, Level, Place, Preset, PuzzleTypes, Score, Stage } from '@kumiki/core/contract'
import type { Bilingual, Board, Cell, Lang, Picture, Problem, Result, SideList } from '@kumiki/core/player'
import type { Option } from '@kumiki/core/spec'
import type { Checkup } from '@kumiki/core/verbs/doctor'
import type { Swap } from '@kumiki/core/verbs/swaps'
import type { Saved } from '../../model/backup.ts'
import type { Row, Spec } from '../../model/project.ts'
import type { Splice } from '../../model/rows.ts'

/** A kind of puzzle, as far as a form needs it. */
export interface KindInfo {
  readonly kind: string
  readonly title: Bilingual
  readonly rules: Bilingual
  readonly options: readonly Option[]
  readonly presets: readonly Preset<PuzzleTypes>[]
  /** The name of its option that takes a list of words; null if there is none. */
  readonly words: string | null
  /** The name of its option that takes a drawing or a shape; null if there is none. */
  readonly picture: string | null
  readonly shape: string | null
}

/** What is asked for, besides words. */
export interface Wanted {
  readonly kind: string
  readonly spec: Spec
  /** For the kind's option that takes a drawing or a shape; null if there is none. */
  readonly picture: string | null
}

/** An order for one puzzle. */
export interface Order extends Wanted {
  /** For the kind's option that takes words; null if it has none. */
  readonly rows: readonly Row[] | null
  readonly seed: string
  /** In counted steps; null: the kind's default. */
  readonly effort: number | null
  /** null: no time limit. */
  readonly timeMs: number | null
  readonly lang: Lang
  readonly title: string | null
  /** How many different boards are wanted, where all words of a list go onto one; else one is made. */
  readonly boards?: number
}

/**
 * A verified puzzle from elsewhere, with a new report, and the words, options and picture it was made from, as far as
 * they are known.
 */
export interface Verified {
  readonly line: string
  readonly rows: readonly Row[]
  readonly spec: Spec
  readonly picture: string | null
  readonly seed: string | null
}

/** The progress of a search. */
export interface Progress {
  readonly score: Score
  readonly bound: number | null
  readonly effort: number
  /** The best board so far, with its answer. */
  readonly picture: Picture
  readonly board: Board
  /** The words on it. */
  readonly places: readonly Placed[]
}

/** A finished puzzle. */
export interface Made {
  /** The file as one line of JSON, with its answer. */
  readonly line: string
  readonly view: PuzzleView
  /** Other boards for the same order, none of them better; absent where several cannot be compared. */
  readonly others?: readonly Made[]
}

/** What pages show of a puzzle. */
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
  /** Whether solvers and grader have run; otherwise nothing below is known. */
  readonly isChecked: boolean
  /** The claims of its kind that hold. */
  readonly claims: readonly Claim[]
  readonly claimNames: readonly Bilingual[]
  /** Whether all claims of its kind hold. */
  readonly isProved: boolean
  readonly decidedBy: 'rules' | Deciding
  readonly solvers: readonly [Bilingual, Bilingual]
  readonly level: Level | null
  readonly techniques: readonly Technique[]
  readonly stepCount: number
  readonly score: Score
  /** By which boards for the same order are compared; 0 for kinds that compare none. */
  readonly merit: number
  readonly bound: number | null
  /** The maker's notes: words that were not placed, rules that were relaxed. */
  readonly notes: readonly ViewNote[]
  readonly seed: string | null
  /** The words on the board. */
  readonly places: readonly PlacedWord[]
  /** The edits that are possible on the board. */
  readonly edits: readonly Edit['edit'][]
}

/** A word on a board. */
export interface Placed {
  /** As spelt in the cells. */
  readonly word: string
  readonly cells: readonly Cell[]
}

export interface PlacedWord extends Placed {
  /** "7 across"; '' if it has no name. */
  readonly name: Bilingual
  readonly clue: string
}

/** An edit of a finished board. */
export interface Change {
  readonly line: string
  readonly edit: Edit
  /** Words that stay in place. */
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

/** The verdict on a single row. */
export interface Verdict {
  /** As spelt in the cells; null if that is impossible. */
  readonly word: string | null
  readonly problem: Problem | null
  /** A likely reading; '' if none is known or needed. */
  readonly suggested: string
  /** Whether that is one of several, of a name, or put together of parts. */
  readonly isGuess: boolean
}

/** The verdict on a row within the list. */
export interface JudgedRow extends Verdict {
  /** What happens to it if another row has the same word; null if there is nothing to note. */
  readonly note: Bilingual | null
  /** Whether its reading is still being looked up. */
  readonly isAwaited: boolean
}

/** What a kind can do with the list. */
export interface Forecast {
  readonly kind: string
  readonly taken: boolean
  readonly notes: readonly Bilingual[]
  /** Why a puzzle of the list would not be a good one. */
  readonly doubts: readonly Bilingual[]
}

/** The change of a list since it was last judged; turn 0: the complete list. */
export interface RowChange {
  readonly list: string
  readonly turn: number
  readonly splice: Splice
}

/** The verdicts on the rows that changed, and on the list as a whole. */
export interface Judging {
  readonly verdicts: readonly Verdict[]
  /** The indexes of rows that share their word with another one, with what happens to them. */
  readonly repeats: readonly (readonly [number, Bilingual])[]
  readonly forecasts: readonly Forecast[]
}

export interface Judged {
  readonly rows: readonly JudgedRow[]
  readonly forecasts: readonly Forecast[]
}

/** The parsed rows in order, and notes on the list as a whole; problems of single rows come from `judge`. */
export interface Pasted {
  readonly rows: readonly Row[]
  readonly notes: readonly Bilingual[]
}

/** What would improve a list, and the measured gain. */
export interface Advice extends Omit<Checkup, 'add' | 'drop'> {
  readonly add: readonly Row[]
  /** As spelt in the cells, and as its author wrote it. */
  readonly drop: readonly { readonly word: string; readonly shown: string }[]
  /** The themes of the words to add; empty: all of our words. */
  readonly themes: readonly Bilingual[]
}

/** One of our lists. */
export interface Sample {
  readonly id: string
  readonly title: Bilingual
  readonly lang: Lang
  readonly count: number
}

/** How a technique is used in a puzzle: one of its first steps. */
export interface StepText {
  readonly cells: readonly Cell[]
  readonly text: Bilingual
}

/** The problems of an order before it is made. */
export interface Weighed {
  /** By option: why it has no effect now. */
  readonly vain: Readonly<Record<string, Bilingual>>
  /** By option: why its value is invalid. */
  readonly wrong: Readonly<Record<string, Problem>>
}

export type CoreProtocol = {
  kinds: { ask: null; progress: never; reply: readonly KindInfo[] }
  samples: { ask: null; progress: never; reply: readonly Sample[] }
  sample: { ask: { readonly id: string }; progress: never; reply: readonly Row[] }
  /** A text, or the bytes of a file, whose encoding is detected. */
  paste: { ask: { readonly content: string | Uint8Array }; progress: never; reply: Result<Pasted> }
  /** The words of a theme, or of what several have in common. */
  theme: { ask: { readonly names: readonly string[] }; progress: never; reply: Result<Pasted> }
  /** What would improve the list for a kind. It makes many boards, so it is sent to a worker of its own. */
  doctor: { ask: { readonly kind: string; readonly rows: readonly Row[] }; progress: never; reply: Result<Advice> }
  /** forgotten: the worker does not have the list, which must be sent completely. */
  judge: { ask: RowChange; progress: never; reply: Judging | 'forgotten' }
  make: { ask: Order; progress: Progress; reply: Result<Made> }
  /** The nearest size with which an order that failed can be made; null if none was found. */
  remedy: { ask: Order; progress: never; reply: number | null }
  edit: { ask: Change; progress: Progress; reply: Result<Made> }
  /** What else could stand at a place, and what each word would do to the board. */
  candidates: { ask: SwapAsk; progress: readonly Swap[]; reply: Result<readonly Swap[]> }
  look: { ask: { readonly line: string }; progress: never; reply: Result<PuzzleView> }
  /** Solves and grades a puzzle from elsewhere; its report is written anew. */
  verify: { ask: { readonly line: string }; progress: never; reply: Result<Verified> }
  /** The projects in a backup. */
  backup: { ask: { readonly file: Blob }; progress: never; reply: Saved }
  /** A file as the text of a picture. */
  photo: { ask: { readonly file: Blob; readonly name: string }; progress: never; reply: Result<string> }
  /** The stages from a picture to a puzzle, before that is made. */
  draft: { ask: Wanted; progress: never; reply: Result<readonly Stage[]> }
  /** Which options are invalid, and which have no effect. */
  weigh: { ask: Wanted & { readonly hasWords: boolean }; progress: never; reply: Weighed }
  /** The steps of a puzzle that use a technique. */
  steps: {
    ask: { readonly line: string; readonly technique: string }
    progress: never
    reply: Result<readonly StepText[]>
  }
  /** The stages from a picture to a finished puzzle. */
  stages: { ask: { readonly line: string }; progress: never; reply: Result<readonly Stage[]> }
}
