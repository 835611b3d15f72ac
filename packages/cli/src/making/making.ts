/** The context of a run of `make`, and the delivery of each puzzle: written to all outputs, and reported. */
import { type Bilingual, type Problem, type Spell, spelt } from '@kumiki/core/base'
import type { Craft, Job, KumikiFile, PuzzleTypes } from '@kumiki/core/contract'
import { formatLine, forPlayers } from '@kumiki/core/file'
import type { PackedJob } from '@kumiki/core/verbs/packedjob'
import { drawn, renderSideLists, renderTerminal, sideLists } from '@kumiki/press/drawing'
import type { AnswerWanted } from '../arguments/answer.ts'
import { replacedNote } from '../files/files.ts'
import type { Outputs } from '../files/outputs.ts'
import type { PreviewFile, writePreview } from '../files/preview.ts'
import { flagSpelling, optionsOfCraft } from '../options/kind.ts'
import { type Again, aboutFile, briefNotes, howToKeep } from '../report/report.ts'
import type { Terminal } from '../terminal/terminal.ts'

export interface Making<K extends PuzzleTypes> {
  readonly craft: Craft<K>
  /**
   * The job as it is sent to the threads. This thread keeps no reference to its word lists, which may be half a million
   * words.
   */
  readonly packed: PackedJob
  /** The job without its lists. */
  readonly job: Job
  readonly count: number
  readonly threads: number
  readonly outputs: Outputs
  readonly preview: PreviewFile | null
  readonly json: boolean
  readonly answer: AnswerWanted
  readonly again: Again
  readonly terminal: Terminal
}

interface Delivery {
  /** From 1. */
  readonly n: number
  /** Whether the user stopped the search. */
  readonly stopped: boolean
  /** Collects a note about the puzzle. */
  readonly addNote: (note: Bilingual) => void
}

/** Writes one puzzle to all outputs. Returns false if it could not be written, after a message. */
export async function deliver<K extends PuzzleTypes>(
  making: Making<K>,
  file: KumikiFile<K>,
  { n, stopped, addNote }: Delivery,
): Promise<boolean> {
  const { craft, outputs, terminal, answer, json, count } = making
  const written = await outputs.add(file, craft.face, n)
  if (!written.ok) {
    terminal.note(spelt(written.error.text, flagsOf(making)))
    return false
  }
  const shown = making.preview && (await show(making.preview, file, terminal.lang))
  if (shown && !shown.ok) {
    terminal.note(spelt(shown.error.text, flagsOf(making)))
    return false
  }
  if (making.preview && shown?.value) terminal.note(replacedNote([making.preview.path]))
  const names = [...written.value, ...(making.preview ? [making.preview.path] : [])]
  const nowhere = count === 1 && !outputs.none && !outputs.keepsNotes && !json
  for (const note of briefNotes(file.report?.notes ?? [], flagsOf(making), nowhere)) addNote(note)
  if (json) await terminal.print(formatLine(answer === false ? forPlayers(file) : file))
  else {
    if (outputs.none) {
      const picture = drawn(file, craft.face, answer === true)
      const sideList = renderSideLists(sideLists(file, craft.face, answer === true), terminal.lang)
      if (picture.ok) await terminal.print(renderTerminal(picture.value, { colour: terminal.colour }) + sideList)
    }
    // for many puzzles in files the last line is enough
    if (count === 1 || outputs.none) terminal.note(aboutFile({ file, face: craft.face, written: names }))
    if (count === 1 && outputs.none) terminal.note(howToKeep(file, making.again, limitOf(making, file, stopped)))
  }
  return true
}

/** Loads the code for pictures of several stages only when one is needed. */
const show: typeof writePreview = async (...wanted) => (await import('../files/preview.ts')).writePreview(...wanted)

/** The effort that makes it again: if the clock or the user stopped the search, the effort at which it was found. */
function limitOf<K extends PuzzleTypes>(
  { craft, job }: Making<K>,
  file: KumikiFile<K>,
  stopped: boolean,
): number | null {
  if (stopped || job.timeMs !== null) return file.recipe?.effort ?? null
  return job.effort === craft.effort ? null : job.effort
}

/** If no seed could help, the input is at fault. */
export const exitCodeFor = ({ fault }: Problem): 1 | 2 => (fault === 'input' ? 2 : 1)

/** Spells the kind's options as flags. */
export const flagsOf = <K extends PuzzleTypes>({ craft }: Making<K>): Spell => flagSpelling(optionsOfCraft(craft))
