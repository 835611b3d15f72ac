/**
 * Checks what a word search's file claims: its message is what the leftover letters spell, and its figures are counted
 * again from board and list. The founding text's own book-keeping (`ownWords` …) cannot be checked here: only its maker
 * knows it.
 */

import { Budget } from '../../base/budget.ts'
import { type Problem, problem } from '../../base/result.ts'
import { counted, printable } from '../../base/text.ts'
import type { Audit, Figures, Findings, UnreadSpec } from '../../kind/audit.ts'
import type { Score } from '../../kind/craft.ts'
import { listedIn } from '../../words/listed.ts'
import { shownIn } from '../../words/script.ts'
import { asWritten } from '../../words/spellings.ts'
import { isWriting } from '../../words/writing.ts'
import { blockedBy, blockedIn, keptOut } from './pack/keptout.ts'
import { leftOver } from './puzzle/leftover.ts'
import { type Answer, cellsOf, outside, type Place, type Puzzle, type Wordsearch } from './puzzle/model.ts'
import { scriptOfBoard } from './puzzle/spelling.ts'
import { occurrencesOf } from './solve/occurrences.ts'
import { broken, readMessage } from './spec/message.ts'

export const audit: Audit<Wordsearch> = { posed, key, figures }

const answerOf = ({ words, rows }: Puzzle): Answer => ({
  places: [...(occurrencesOf(words, rows, new Budget())?.values() ?? [])].flat(),
})

function posed(puzzle: Puzzle): Findings {
  const { messageLength } = puzzle
  const left = messageLength === undefined ? 0 : leftOver(puzzle, answerOf(puzzle)).length
  return {
    problems: messageLength === undefined || messageLength === left ? [] : [otherLength(messageLength, left)],
    notes: [],
  }
}

/**
 * Checks that the message is the one in the recipe, that the list shows its words (or clues, if the recipe asks for
 * them), and that no blocked word appears.
 */
function key(puzzle: Puzzle, answer: Answer, spec: UnreadSpec): Findings {
  return {
    problems: [
      ...messageProblems(puzzle, answer, spec.message),
      ...labelProblems(puzzle, spec),
      ...blockedProblems(puzzle, answer, spec),
    ],
    notes: [],
  }
}

function messageProblems(puzzle: Puzzle, answer: Answer, message: unknown): Problem[] {
  const wanted = typeof message === 'string' ? readMessage(message) : null
  if (!wanted?.ok) return []
  const spelt = puzzle.messageLength === undefined ? '' : leftOver(puzzle, answer)
  if (spelt === wanted.value.letters) return []
  const shown = (letters: string, lengths: readonly number[] | undefined): string =>
    shownIn(scriptOfBoard(puzzle), broken(letters, lengths))
  return [otherMessage(spelt, shown(spelt, puzzle.messageWords), shown(wanted.value.letters, wanted.value.words))]
}

function labelProblems({ words, labels }: Puzzle, spec: UnreadSpec): Problem[] {
  if (labels === undefined || !Array.isArray(spec.words) || spec.words.length === 0) return []
  const listed = new Set(
    listedIn(spec.words).flatMap((entry) => {
      const word = spec.mode === 'dense' ? asWritten(entry) : entry.word
      return [pairOf(word, entry.shown), ...(spec.clues === true ? [pairOf(word, entry.clue)] : [])]
    }),
  )
  const isOther = (label: string, i: number): boolean =>
    !isWriting(label, words[i] ?? '') && !listed.has(pairOf(words[i] ?? '', label))
  const at = labels.findIndex(isOther)
  return at < 0 ? [] : [otherLabel(labels[at] ?? '', words[at] ?? '')]
}

/** Dense boards are exempt: they contain whatever can be read. */
function blockedProblems({ rows }: Puzzle, answer: Answer, spec: UnreadSpec): Problem[] {
  if (spec.mode === 'dense') return []
  const { own } = blockedBy(typeof spec.block === 'string' ? spec.block : '')
  const message = typeof spec.message === 'string' ? readMessage(spec.message) : null
  const kept = keptOut(own, spec.safe !== false, message?.ok ? message.value.letters : '')
  const place = blockedIn(kept, rows, answer.places)
  return place === null ? [] : [spellsBlocked(place)]
}

const pairOf = (word: string, label: string): string => `${word}\n${label}`

function figures(puzzle: Puzzle, spec: UnreadSpec | null, _reported: Score, bound: number | null): Figures {
  const cells = Array.from(puzzle.rows.join('')).filter((letter) => letter !== outside).length
  const used = new Set(answerOf(puzzle).places.flatMap((place) => cellsOf(place).map(String))).size
  const letters = puzzle.words.reduce((sum, { length }) => sum + length, 0)
  const density = letters / cells
  return {
    score: {
      words: puzzle.words.length,
      letters,
      density,
      fill: used / cells,
      ...(bound === null ? {} : { gap: bound - density }),
    },
    reached: density,
    // a sheet does not aim at density, so it has no bound
    bound: spec === null || spec.mode === 'dense' ? undefined : null,
  }
}

const otherLength = (claimed: number, left: number): Problem =>
  problem(
    'message-length',
    `The puzzle says that its message has ${counted(claimed, 'letter')}, but no word uses ${counted(left, 'cell')}.`,
    `メッセージは${claimed}文字とありますが、どの単語にも使われないマスは${left}個です。`,
  )
const otherMessage = (letters: string, spelt: string, wanted: string): Problem =>
  problem(
    'answer-other-message',
    `The leftover letters spell "${brief(spelt)}", not the message "${brief(wanted)}" that the file was made for.`,
    `余った文字は「${brief(spelt)}」となり、このファイルを作ったときのメッセージ「${brief(wanted)}」と違います。`,
    { words: [letters] },
  )

const otherLabel = (label: string, word: string): Problem =>
  problem(
    'answer-other-label',
    `The list shows "${brief(label)}" for "${word}", which is neither that word nor what the file's recipe tells of it.`,
    `リストでは「${word}」が「${brief(label)}」となっていますが、その単語でも、ファイルの元の単語リストにある表記やカギでもありません。`,
    { words: [word] },
  )

const spellsBlocked = ({ word, row, col }: Place): Problem =>
  problem(
    'answer-blocked',
    `The board spells "${brief(word)}" from row ${row + 1}, column ${col + 1}, which must not appear in it.`,
    `${row + 1}行${col + 1}列から「${brief(word)}」と読めますが、現れてはいけない言葉です。`,
    { words: [word] },
  )

const brief = (text: string): string => printable(text.length > 60 ? `${text.slice(0, 60)}…` : text)
