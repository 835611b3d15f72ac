/** Turns a filled board into a puzzle: numbers for its letters, given letters, the list, and notes for its user. */

import { Budget } from '../../base/budget.ts'
import { bad, good, type Problem, problem, type Result } from '../../base/result.ts'
import { type Bilingual, counted } from '../../base/text.ts'
import type { Level, Made } from '../../kind/craft.ts'
import { piecesNotes } from '../../wordgrid/apart.ts'
import { cutNote, cutOf } from '../../wordgrid/cut.ts'
import { drawnOutside, usualShape, worthOfAll } from '../../wordgrid/forall.ts'
import { within } from '../../wordgrid/frame.ts'
import { minimaOf } from '../../wordgrid/minima.ts'
import { scoreOf } from '../../wordgrid/score.ts'
import { slotsOf, textIn } from '../../wordgrid/slots.ts'
import { listOf } from '../../words/bank.ts'
import type { Entry } from '../../words/entry.ts'
import { listing } from '../../words/listing.ts'
import { boardScriptOf, shownIn } from '../../words/script.ts'
import { unplacedNotes } from '../../words/unplaced.ts'
import type { Sifted } from '../../words/usable.ts'
import { tooLone } from './assess.ts'
import type { Bank } from './candidates.ts'
import { type Chosen, fewGivens } from './givens.ts'
import { grade } from './grade.ts'
import { black, type Codeword, cellsByNumber, type Move, type Puzzle, rowsWith } from './puzzle/model.ts'
import { isForAll } from './size.ts'
import type { Spec } from './spec.ts'
import { unsupposed, upTo } from './techniques.ts'

export interface Filled {
  readonly spec: Spec
  /** The whole board of the search. */
  readonly rows: readonly string[]
  /** The words that the board was made from. */
  readonly pool: readonly string[]
  /** All letters of the list, in the order in which they get their numbers. */
  readonly order: readonly string[]
  readonly sifted: Sifted
  /** Words left out because of a letter that would occur once. */
  readonly lonely: readonly Entry[]
  /** Notes on the list. */
  readonly listNotes: readonly Problem[]
}

export interface Finished {
  readonly made: Made<Codeword>
  readonly tries: number
}

const gradeSteps = 20_000
/** Letters given to a person who has no list. Newspapers give two or three. */
const starters = 3

export function finished({ spec, rows: whole, pool, order, sifted, lonely, listNotes }: Filled): Result<Finished> {
  const usable = sifted.usable.filter((entry) => !lonely.includes(entry))
  const placed = slotsOf(whole).slots.map((slot) => textIn(whole, slot))
  const forAll = isForAll(spec)
  const unplaced = unplacedNotes({ ...sifted, usable }, placed, {
    connected: !forAll,
    slots: null,
    ...(spec.level === undefined ? {} : { pool: { words: new Set(pool), others: forLevel(spec.level) } }),
  })
  const words = usable.map(({ word }) => word)
  const min = forAll ? minimaOf(words) : null
  const cut = spec.pattern === undefined ? cutOf(whole, spec.size !== undefined, unplaced) : null
  const rows = cut ? within(cut, whole) : whole
  const used = order.filter((letter) => letter !== '' && rows.some((row) => row.includes(letter)))
  const letters = ['', ...used]
  const codeOf = new Map(letters.map((letter, number) => [letter, number]))
  const open: Puzzle = {
    width: rows[0]!.length,
    height: rows.length,
    codes: rows.map((row) => Array.from(row, (letter) => (letter === black ? 0 : codeOf.get(letter)!))),
    givens: [],
    ...(spec.bank ? { words: listOf(placed, usable, { kana: spec.kana }) } : {}),
    script: boardScriptOf(
      usable.filter(({ word }) => placed.includes(word)),
      spec.kana,
    ),
    ...drawnOutside(rows, spec.outside),
  }
  const bank: Bank = spec.bank ? { words: placed, every: true } : { words, every: false }
  const { givens: needed, tries } = chosen(open, letters, bank, spec.level)
  if (spec.givens !== 'auto' && spec.givens >= used.length) return bad(allGiven(spec.givens, used.length))
  const wanted = spec.givens === 'auto' ? (spec.bank ? 0 : Math.min(starters, used.length - 1)) : spec.givens
  const givens = withMore(open, letters, needed, wanted)
  const puzzle: Puzzle = { ...open, givens }
  const reached = levelOf(puzzle, spec.level)
  const off = offLevel(spec.level, reached)
  const lone = cellsByNumber(puzzle).flatMap((cells, number) =>
    number > 0 && cells.length === 1 ? [letters[number]!] : [],
  )
  const poor = forAll ? tooLone(used.length, lone.length) : null
  const notes: Problem[] = [...(poor ? [poor] : []), ...unplaced, ...listNotes]
  if (lonely.length > 0) notes.push(leftOut(lonely))
  if (cut) notes.push(cutNote(cut))
  if (spec.givens !== 'auto' && givens.length > spec.givens) notes.push(moreGivens(givens.length, spec.givens))
  if (spec.level !== undefined && off > 0) notes.push(otherLevel(spec.level, reached))
  if (min || spec.keep || spec.pattern) notes.push(...piecesNotes(rows, usable, min?.leastPieces ?? null))
  if ((spec.twice || forAll) && lone.length > 0)
    notes.push(standOnce(lone.sort().map((letter) => shownIn(open.script, letter))))
  if (!spec.bank) notes.push(keyDecides)
  return good({
    tries,
    made: {
      puzzle,
      answer: { rows: rowsWith(puzzle, (number) => letters[number]) },
      score: {
        ...scoreOf(rows),
        ...(min ? { ...worthOfAll(rows, spec.shape ?? usualShape), ...min } : {}),
        letters: used.length,
        givens: givens.length,
        ...(spec.twice ? { lone: lone.length } : {}),
        ...(off > 0 ? { offLevel: off } : {}),
      },
      bound: min ? words.length : null,
      notes,
    },
  })
}

/**
 * Letters to give that bring the grade as near to a level as possible. Easy levels can require every letter, which
 * would leave nothing to solve, and a letter too many can make the rest too easy; in both cases more techniques are
 * allowed.
 */
function chosen(open: Puzzle, letters: readonly string[], bank: Bank, level: number | undefined): Chosen {
  if (level === undefined) {
    const found = fewGivens(open, letters, bank, { allowed: unsupposed, easier: null })
    return { ...found, givens: found.givens.slice(0, letters.length - 2) }
  }
  let best: { readonly givens: readonly Move[]; readonly off: number } | null = null
  let tries = 0
  for (let allowed = level; allowed <= maxLevel; allowed++) {
    const found = fewGivens(open, letters, bank, { allowed: upTo(allowed), easier: upTo(allowed - 1) })
    tries += found.tries
    const isLast = best === null && allowed === maxLevel
    if (found.givens.length > letters.length - 2 && !isLast) continue
    const givens = found.givens.slice(0, letters.length - 2)
    const off = offLevel(level, levelOf({ ...open, givens }, level))
    if (best === null || off < best.off) best = { givens, off }
    if (off <= allowed - level) break
  }
  return { givens: best?.givens ?? [], tries }
}

const maxLevel = 5

/** null if no level is asked for, or none is reached. */
const levelOf = (puzzle: Puzzle, level: number | undefined): Level | null =>
  level === undefined ? null : grade(puzzle, new Budget(gradeSteps)).level

const offLevel = (wanted: number | undefined, reached: Level | null): number =>
  wanted === undefined ? 0 : reached === null ? maxLevel - 0.5 : Math.abs(reached - wanted)

/** The needed letters, plus the most frequent ones up to the wanted total. */
function withMore(puzzle: Puzzle, letters: readonly string[], needed: readonly Move[], wanted: number): Move[] {
  const others = cellsByNumber(puzzle)
    .map((cells, number) => ({ number, times: cells.length }))
    .filter(({ number }) => number > 0 && !needed.some((given) => given.number === number))
    .sort((a, b) => b.times - a.times || a.number - b.number)
    .slice(0, Math.max(0, wanted - needed.length))
  return [...needed, ...others.map(({ number }) => ({ number, letter: letters[number]! }))].sort(
    (a, b) => a.number - b.number,
  )
}

const forLevel = (level: number): Bilingual => ({
  en: `level ${level} takes words that can be taken for each other, and leaves others out`,
  ja: `レベル${level}では、互いに見分けにくい言葉を選び、ほかは使わない`,
})
const leftOut = (entries: readonly Entry[]): Problem =>
  listing(
    'lone-letter',
    {
      en: `Left out, for a letter would stand only once; with \`!twice\` they may go in (${entries.length})`,
      ja: `盤面に1回しか出ない文字があるので使いませんでした。\`!twice\` なら入ります（${entries.length}語）`,
    },
    entries.map((entry) => ({ entry })),
    { path: ['twice'] },
  )
const standOnce = (letters: readonly string[]): Problem =>
  problem(
    'stands-once',
    `${counted(letters.length, 'letter')} of the board ${letters.length === 1 ? 'stands' : 'stand'} only once: ${letters.join(', ')}.`,
    `盤面に1回しか出ない文字が${letters.length}種類あります: ${letters.join('、')}。`,
    { fault: 'search', path: ['twice'] },
  )
const allGiven = (wanted: number, letters: number): Problem =>
  problem(
    'all-given',
    `With \`givens\` ${wanted} nothing would be left to solve: the board found has ${counted(letters, 'letter')}.`,
    `\`givens\` ${wanted} では解くところがなくなります（見つかった盤面の文字は${letters}種類です）。`,
    { path: ['givens'] },
  )
const moreGivens = (count: number, wanted: number): Problem =>
  problem(
    'more-givens',
    `${counted(count, 'letter')} had to be given instead of ${wanted}, or nobody could be sure of the rest.`,
    `残りが決まるように、${wanted}文字ではなく${count}文字を最初から示しました。`,
    { fault: 'search', path: ['givens'] },
  )
const harder: Bilingual = {
  en: 'It gets harder with more words of the same few lengths, without a letter twice in a word, and with a smaller `size`.',
  ja: '同じ長さで、1語の中に同じ文字が2回出ない言葉を増やすか、`size` を小さくすると難しくなります。',
}
const easier: Bilingual = {
  en: 'It gets easier with words of many lengths, a larger `size`, or more `givens`.',
  ja: 'いろいろな長さの言葉を入れるか、`size` か `givens` を増やすとやさしくなります。',
}
const otherLevel = (wanted: number, reached: Level | null): Problem =>
  problem(
    'other-level',
    `Level ${wanted} was not reached; this board has ${reached === null ? 'no level: it needs guessing' : `level ${reached}`}. ${(reached ?? wanted) < wanted ? harder.en : easier.en}`,
    `レベル${wanted}にはなりませんでした。この盤面は${reached === null ? '手順だけでは解けません' : `レベル${reached}です`}。${(reached ?? wanted) < wanted ? harder.ja : easier.ja}`,
    { fault: 'search', path: ['level'] },
  )
const keyDecides = problem(
  'key-decides',
  'There is no list of words beside it, so other real words might fit as well: only this answer is the right one. The letters given lead to it for whoever knows the words that it was made from.',
  '言葉のリストがないので、ほかの言葉でも成り立つかもしれません。正解はこの答えだけです。もとの言葉を知っている人なら、示した文字からたどりつけます。',
)
