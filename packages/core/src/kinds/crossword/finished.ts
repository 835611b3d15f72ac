/** Turns a board into a finished puzzle: numbered clues, the keyword's cells, figures, and notes for its maker. */

import { limits } from '../../base/limits.ts'
import { type Problem, problem } from '../../base/result.ts'
import type { Made, Score } from '../../kind/craft.ts'
import { drawnOutside } from '../../wordgrid/forall.ts'
import { scoreOf } from '../../wordgrid/score.ts'
import { slotsOf, textIn } from '../../wordgrid/slots.ts'
import { boardScriptOf } from '../../words/script.ts'
import { unplacedNotes } from '../../words/unplaced.ts'
import type { Sifted } from '../../words/usable.ts'
import { bankOf } from './bank.ts'
import { cellsSpelling, cluesOf, inOneWord } from './number.ts'
import type { Crossword, Puzzle } from './puzzle/model.ts'
import type { Spec } from './spec.ts'

/** The words that a board may have, and notes on the list. */
export interface Stock extends Sifted {
  readonly notes: readonly Problem[]
}

/** A dictionary never fits one board as a whole, so the words left out are not named. */
const isDictionary = ({ usable, unusable }: Sifted): boolean => usable.length + unusable.length > limits.words

/** What is known of a board beyond its letters. */
interface Judged {
  readonly value: number
  readonly bound: number
  readonly notes?: readonly Problem[]
  readonly figures?: Score
}

export function finished(
  spec: Spec,
  rows: readonly string[],
  sifted: Stock,
  { value, bound, notes = [], figures = {} }: Judged,
): Made<Crossword> {
  const { slots } = slotsOf(rows)
  const placed = slots.map((slot) => textIn(rows, slot))
  const lengths = spec.pattern === undefined ? null : new Set(slots.map(({ length }) => length))
  const isPlaced = new Set(placed)
  const standing = sifted.usable.filter(({ word }) => isPlaced.has(word))
  const clues = cluesOf(rows, standing, spec.number, spec.enumerations)
  const keyword = spec.keyword === undefined ? null : cellsSpelling(rows, spec.keyword)
  const puzzle: Puzzle = {
    width: rows[0]!.length,
    height: rows.length,
    rows: rows.map((row) => row.replace(/[^#]/g, '.')),
    clues,
    ...(keyword ? { keyword } : {}),
    ...(spec.bank ? bankOf(placed, standing, spec.kana) : {}),
    script: boardScriptOf(standing, spec.kana),
    ...drawnOutside(rows, spec.outside),
  }
  const clueless = placed.filter((_, slot) => clues[slot]?.clue === '')
  return {
    puzzle,
    answer: { rows: [...rows] },
    score: { ...scoreOf(rows), objective: spec.objective, value, ...figures },
    bound,
    notes: [
      ...(isDictionary(sifted) ? [] : unplacedNotes(sifted, placed, { connected: spec.connected, slots: lengths })),
      ...sifted.notes,
      ...(spec.prove ? [valueProof(value, bound)] : []),
      ...notes,
      ...(keyword && inOneWord(rows, keyword) ? [keywordInWord] : []),
      ...(clueless.length > 0 && !spec.bank ? [noClue(clueless)] : []),
    ],
  }
}

/** With at most two decimals, as penalties may be fractions. */
const rounded = (value: number): string => String(Math.round(value * 100) / 100)
export const valueProof = (value: number, bound: number): Problem =>
  bound <= value + 1e-6
    ? problem(
        'proof',
        `Proved: no board is worth more than ${rounded(value)}.`,
        `証明済み: 目的の値は ${rounded(value)} が最大です。`,
      )
    : problem(
        'proof',
        `Not proved yet: this board is worth ${rounded(value)}, and none more than ${rounded(bound)}.`,
        `まだ証明できていません。この盤面の値は ${rounded(value)}、上界は ${rounded(bound)} です。`,
        { fault: 'search', path: ['prove'] },
      )
const keywordInWord = problem(
  'keyword-in-word',
  'The letters of the keyword all stand in one word; the board has no others for it.',
  'キーワードの文字がすべて1つの言葉の中にあります（盤面のほかの場所に使える文字がありません）。',
  { fault: 'search', path: ['keyword'] },
)
const noClue = (words: readonly string[]): Problem =>
  problem(
    'no-clue',
    `${words.length === 1 ? 'One word has' : `${words.length} words have`} no clue: write it in the word list (word, tab, clue), or print the words with \`bank\`.`,
    `カギのない単語が${words.length}語あります。単語リストに「単語、タブ、カギ」と書くか、\`bank\` で語群を付けてください。`,
    { path: ['words'], words },
  )
