/**
 * The edits that all kinds of crossing words share. What stays is written into the option `pattern` as letters, and the
 * other cells are left open; a board with all its letters is made at once. Where black cells may change too, the kept
 * words go into `keep`. All other options of the recipe stay.
 */
import { bad, good, type Problem, type Result } from '../base/result.ts'
import type { Schema } from '../base/schema.ts'
import type { Edit, Editing, Way } from '../kind/editing.ts'
import type { KumikiFile } from '../kind/file.ts'
import type { Job } from '../kind/job.ts'
import type { PuzzleTypes } from '../kind/types.ts'
import { scoreOf } from '../wordgrid/score.ts'
import { slotsOf } from '../wordgrid/slots.ts'
import type { Entry } from '../words/entry.ts'
import {
  around,
  type Board,
  candidatesFor,
  changedWords,
  type Edited,
  isUnfilled,
  keepTexts,
  patternWith,
  slotsAt,
  swapWord,
  toggleCell,
} from './editing.ts'
import { hasOpenCells } from './pattern.ts'
import { type Opened, open } from './recipe.ts'

/** A kind whose boards are filled with words of a list. */
export interface Crossing extends PuzzleTypes {
  readonly answer: { readonly rows: readonly string[] }
}

/** The options of such a kind. */
export interface WithWords {
  readonly words: readonly Entry[]
}

export interface OpenedBoard<K extends Crossing, S extends WithWords> extends Opened<K, S>, Board {}

type Shared = 'anew' | 'block' | 'swap'
export type OwnEdit = Exclude<Edit, { readonly edit: Shared }>

/** What each kind adds. */
export interface CrossingKind<K extends Crossing, S extends WithWords> {
  readonly spec: Schema<S>
  /** Why a puzzle with such a spec cannot be edited; null: it can. */
  refusal(spec: S): Problem | null
  /** The list and the rules that edits must respect. */
  edited(spec: S): Edited
  /** Whether a board without a given size is as large as its words need. */
  growsFreely(spec: S): boolean
  ownEdits(spec: S): readonly OwnEdit['edit'][]
  order(
    file: KumikiFile<K>,
    board: OpenedBoard<K, S>,
    edit: OwnEdit,
    kept: readonly number[],
    seed: string,
  ): Result<Job>
}

export function crossingEditing<K extends Crossing, S extends WithWords>(own: CrossingKind<K, S>): Editing<K> {
  const opened = (file: KumikiFile<K>): Result<OpenedBoard<K, S>> => {
    const recipe = open(file, own.spec)
    if (!recipe.ok) return recipe
    const refusal = own.refusal(recipe.value.spec)
    if (refusal) return bad(refusal)
    const { rows }: Crossing['answer'] = recipe.value.answer
    return good({ ...recipe.value, rows, slots: slotsOf(rows) })
  }
  return {
    edits: (file) => {
      const board = opened(file)
      return board.ok ? ['anew', 'block', 'swap', ...own.ownEdits(board.value.spec)] : []
    },
    candidates: (file, place) => {
      const board = opened(file)
      const at = board.ok ? slotsAt(board.value, [place]) : board
      return board.ok && at.ok ? candidatesFor(board.value, own.edited(board.value.spec), at.value[0]!) : []
    },
    *ways(file, place, kept, seed) {
      const board = opened(file)
      if (!board.ok) return
      const at = slotsAt(board.value, [place, ...kept])
      if (!at.ok) return
      const [slot = 0, ...stay] = at.value
      const edited = own.edited(board.value.spec)
      for (const candidate of candidatesFor(board.value, edited, slot)) {
        const found = waysToSwap(own, edited, board.value, slot, candidate.word, stay, seed)
        yield [candidate, found.ok ? found.value : []]
      }
    },
    shape: (answer) => {
      const { rows }: Crossing['answer'] = answer
      const { components, crossings, words } = scoreOf(rows)
      return { pieces: components, crossings, words }
    },
    order: (file, edit, kept, seed) => {
      const board = opened(file)
      if (!board.ok) return board
      const slots = slotsAt(board.value, kept)
      return slots.ok ? ordered(own, file, board.value, edit, slots.value, seed) : slots
    },
  }
}

function ordered<K extends Crossing, S extends WithWords>(
  own: CrossingKind<K, S>,
  file: KumikiFile<K>,
  board: OpenedBoard<K, S>,
  edit: Edit,
  kept: readonly number[],
  seed: string,
): Result<Job> {
  const { spec } = board
  const free = (keep: readonly string[]): Result<Job> =>
    good(board.job(freeCells(board, keep, own.growsFreely(spec)), seed))
  switch (edit.edit) {
    case 'anew':
      return edit.black === 'stay'
        ? good(board.job(patterned(board, patternWith(board, kept)), seed))
        : free(keepTexts(board, kept))
    case 'block':
      return drawn(board, toggleCell(board, own.edited(spec), edit.cell, kept, seed))
    case 'swap': {
      const at = slotsAt(board, [edit.place])
      if (!at.ok) return at
      const ways = waysToSwap(own, own.edited(spec), board, at.value[0]!, edit.word, kept, seed)
      return ways.ok ? good(ways.value[0]!.job) : ways
    }
    default:
      return own.order(file, board, edit, kept, seed)
  }
}

/** At least one way, or why there is none. */
function waysToSwap<K extends Crossing, S extends WithWords>(
  own: CrossingKind<K, S>,
  edited: Edited,
  board: OpenedBoard<K, S>,
  slot: number,
  word: string,
  kept: readonly number[],
  seed: string,
): Result<Way[]> {
  const pattern = swapWord(board, edited, slot, word, kept, seed)
  if (pattern.ok)
    return good([
      {
        job: board.job(patterned(board, pattern.value), null),
        changed: changedWords(board, slot, pattern.value.split('\n')),
      },
    ])
  if (!isUnfilled(pattern.error) || hasOpenCells(board.written.pattern)) return pattern
  const grows = own.growsFreely(board.spec)
  const keeps = around(board, board.spec.words, slot, word, kept)
  if (keeps.length === 0) return pattern
  return good(keeps.map((keep) => ({ job: board.job(freeCells(board, keep, grows), seed), changed: null })))
}

/** The order with this pattern in the place of words to keep. */
export function patterned(
  { written }: Pick<Opened<PuzzleTypes, WithWords>, 'written'>,
  pattern: string,
): Record<string, unknown> {
  const { keep: _, ...rest } = written
  return { ...rest, pattern }
}

/** All letters are given, so any seed makes the same board; the recipe's own seed chooses the same clues again. */
const drawn = <K extends Crossing, S extends WithWords>(
  board: OpenedBoard<K, S>,
  pattern: Result<string>,
): Result<Job> => (pattern.ok ? good(board.job(patterned(board, pattern.value), null)) : pattern)

/** The job with free black cells. Where no size was given, the size of the pattern becomes the size. */
function freeCells<K extends Crossing, S extends WithWords>(
  board: OpenedBoard<K, S>,
  keep: readonly string[],
  growsFreely: boolean,
): Record<string, unknown> {
  const { pattern, keep: _, ...rest } = board.written
  const isSized = pattern === undefined || rest.size !== undefined || growsFreely
  return { ...rest, ...(isSized ? {} : { size: sizeOf(board) }), ...keeping(keep) }
}

export const sizeOf = ({ rows }: Board): string => `${rows[0]?.length ?? 0}x${rows.length}`

export const keeping = (keep: readonly string[]): { readonly keep?: readonly string[] } =>
  keep.length === 0 ? {} : { keep }
