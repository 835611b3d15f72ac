/**
 * Makes a crossword from any dictionary with a word that fits: black cells and words are chosen together by ruin and
 * recreate, or a given pattern is filled. With every board comes a proved upper bound on its objective.
 *
 * The search and the bound share the budget in a fixed rhythm, so both are the same for the same effort.
 */

import { bad, good, type Problem, problem } from '../../base/result.ts'
import type { Budget } from '../../engine/budget.ts'
import type { Rng } from '../../engine/rng.ts'
import { Board } from '../../engine/wordgrid/board.ts'
import { buildLexicon, type Lexicon } from '../../engine/wordgrid/lexicon.ts'
import { scoreOf } from '../../engine/wordgrid/score.ts'
import { Search, stepCost, stepsPerTurn, tuning } from '../../engine/wordgrid/search.ts'
import { slotsOf, textIn } from '../../engine/wordgrid/slots.ts'
import type { Made, Making } from '../../kind/craft.ts'
import { boardScriptOf } from '../../words/script.ts'
import { unplacedNotes } from '../../words/unplaced.ts'
import { nothingFits, type Sifted, sift } from '../../words/usable.ts'
import { CrosswordAim } from './aim.ts'
import { bentNotes, rulesOf } from './blackcells.ts'
import { Bound } from './bound.ts'
import { Branch } from './branch.ts'
import type { Crossword, Puzzle } from './model.ts'
import { cellsSpelling, cluesOf, inOneWord } from './number.ts'
import { foreignLetter, readPattern, tryFill } from './pattern.ts'
import { type Spec, sizeOf } from './spec.ts'
import { trimmed } from './trim.ts'
import { objectiveOf } from './worth.ts'

export function* make(spec: Spec, rng: Rng, budget: Budget): Making<Crossword> {
  const pattern = spec.pattern === undefined ? null : readPattern(spec.pattern)
  if (pattern !== null && !pattern.ok) return pattern
  const size = pattern ? { width: pattern.value[0]!.length, height: pattern.value.length } : sizeOf(spec)
  const longest = Math.max(size.width, size.height)
  const sifted = sift(spec.words, longest)
  if (sifted.usable.length === 0) return bad(nothingFits(sifted))
  const lexicon = buildLexicon(sifted.usable.map(({ word }) => word))
  for (const word of new Set(spec.must)) {
    const listed = lexicon.caps[lexicon.words.indexOf(word)] ?? 0
    const wanted = copiesOf(word, spec.must)
    if (listed < wanted) return bad(listed === 0 ? mustAbsent(word, sifted) : mustAgain(word, wanted, listed))
  }
  const foreign = pattern && foreignLetter(pattern.value, lexicon.codes)
  if (foreign) return bad(foreign)
  const letterless = Array.from(spec.keyword ?? '').find((letter) => !lexicon.codes.has(letter))
  if (letterless !== undefined) return bad(keywordLetter(letterless))
  return pattern
    ? yield* fillPattern(spec, pattern.value, lexicon, sifted, rng, budget)
    : yield* trimmed(spec, layOut(spec, size.width, size.height, lexicon, sifted, rng, budget))
}

function* layOut(
  spec: Spec,
  width: number,
  height: number,
  lexicon: Lexicon,
  sifted: Sifted,
  rng: Rng,
  budget: Budget,
): Making<Crossword> {
  const aim = new CrosswordAim(spec, lexicon)
  const tuned = spec.objective === 'white' ? tuning : { ...tuning, hot: 2, cold: 0.5 }
  const search = new Search(lexicon, width, height, aim, rng, tuned)
  const bound = new Bound(lexicon, width, height, spec.objective, spec.penalty, spec.connected)
  const closing = spec.prove && isPlain(spec)
  const cost = closing ? 1 : stepCost(width, height)
  const turn = Math.min(1000, stepsPerTurn(width, height))
  let made: Made<Crossword> | null = null
  let fresh = false
  let failure: Problem = notYet
  let proved = Number.POSITIVE_INFINITY
  const polish = (): void => {
    const tighter = bound.value < proved
    if ((!fresh && !tighter) || search.bestMerit === Number.NEGATIVE_INFINITY) return
    fresh = false
    proved = bound.value
    const working = search.board.saved()
    search.board.restore(search.best)
    const refusal = refusalOf(spec, aim, search.board)
    if (refusal) failure = refusal
    else
      made = finished(
        spec,
        search.board.rows(),
        sifted,
        aim.value(search.board),
        bound.value,
        bentNotes(search.board, aim.rules),
        aim.breaks(search.board),
      )
    search.board.restore(working)
  }
  for (let step = 1; budget.spend(cost); step++) {
    if (search.step()) fresh = true
    if (step !== 1 && step % turn !== 0) continue
    bound.improve(lower(made))
    polish()
    if (step === 1) {
      for (let call = 0; call < firstCalls && bound.value >= width * height; call++) bound.improve(lower(made))
      polish()
    }
    yield made
    if (spec.prove && made !== null && lower(made) >= bound.value && !bends(made)) break
    if (closing && made !== null && step >= turn * turnsBeforeProof)
      return yield* prove(spec, made, lexicon, sifted, bound, budget)
  }
  polish()
  return made === null ? bad(failure) : good(made)
}

/**
 * How many calls may the first bound take that says more than how many cells a board has? Some 10 milliseconds each; up
 * to 24 were needed.
 */
const firstCalls = 40
/**
 * How long does the search go before branch and bound? About a second, in which the best board and good prices are
 * nearly always found.
 */
const turnsBeforeProof = 20
/** Nodes of the proof for one step of effort, and between two pieces of news. */
const nodesPerStep = 1000
const nodesPerTurn = 50_000

/** Branch and bound knows the objective and connectedness, and no other wish. */
const isPlain = (spec: Spec): boolean =>
  spec.rules.length === 0 && spec.symmetry === 'none' && spec.must.length === 0 && spec.keyword === undefined

function* prove(
  spec: Spec,
  known: Made<Crossword>,
  lexicon: Lexicon,
  sifted: Sifted,
  bound: Bound,
  budget: Budget,
): Making<Crossword> {
  const { width, height } = known.puzzle
  // values of a fractional penalty may lie as close together as numbers do
  const gain = spec.objective === 'penalty' && !Number.isInteger(spec.penalty) ? 2e-6 : 1
  const allowed = (rows: readonly string[]): number =>
    spec.connected && scoreOf(rows).components > 1 ? Number.NEGATIVE_INFINITY : objectiveOf(spec, rows)
  const branch = new Branch(lexicon, width, height, bound.pricing, lower(known), gain, allowed)
  const running = branch.run(nodesPerTurn)
  let made = known
  let charged = 0
  for (;;) {
    const turn = running.next()
    const cost = Math.ceil((branch.nodes - charged) / nodesPerStep)
    if (!budget.spend(cost)) return good(made)
    charged = branch.nodes
    const closed = turn.done === true
    if (branch.found && (closed || branch.reached > lower(made)))
      made = finished(spec, branch.found, sifted, branch.reached, closed ? branch.reached : bound.value, [])
    else if (closed)
      made = {
        ...made,
        bound: branch.reached,
        notes: [proofNote(branch.reached, branch.reached), ...made.notes.filter(({ code }) => code !== 'proof')],
      }
    if (closed) return good(made)
    yield made
  }
}

/** A board that bends rules may be as white as any and yet not the best: rules come first. */
const bends = ({ score }: Made<Crossword>): boolean => Number(score.breaks ?? 0) > 0
const lower = (made: Made<Crossword> | null): number => (made === null ? 0 : Number(made.score.value ?? 0))

function refusalOf(spec: Spec, aim: CrosswordAim, board: Board): Problem | null {
  if (aim.missing(board) > 0)
    return mustMissing([...new Set(spec.must)].filter((word) => onBoard(board, word) < copiesOf(word, spec.must)))
  if (spec.strict && aim.breaks(board) > 0) return tooStrict
  if (aim.unspelt(board) > 0) return unspelt
  return null
}

const onBoard = (board: Board, word: string): number => board.used[board.lexicon.words.indexOf(word)] ?? 0

/** A word that is listed twice may be asked for twice. */
const copiesOf = (word: string, words: readonly string[]): number => words.filter((other) => other === word).length

/** Nodes of the first try at a pattern; each further try has half as many again. */
const firstTry = 200

function* fillPattern(
  spec: Spec,
  rows: readonly string[],
  lexicon: Lexicon,
  sifted: Sifted,
  rng: Rng,
  budget: Budget,
): Making<Crossword> {
  const board = new Board(lexicon, rows[0]!.length, rows.length)
  board.colour(rows)
  const rules = rulesOf(spec)
  const breaks = rules.reduce((sum, rule) => sum + rule.count(board), 0)
  if (spec.strict && breaks > 0) return bad(patternBreaks)
  const { slots } = slotsOf(rows)
  const homeless = spec.must.filter((word) => !slots.some((slot) => slot.length === word.length))
  if (homeless.length > 0) return bad(mustMissing(homeless))
  const pieces = scoreOf(rows).components
  const bent = [...(spec.connected && pieces > 1 ? [inPieces(pieces)] : []), ...bentNotes(board, rules)]
  let failure: Problem = spec.must.length > 0 ? mustNotYet : notYet
  for (let nodes = firstTry; budget.spend(nodes); nodes = Math.ceil(nodes * 1.5)) {
    const filled = tryFill(rows, lexicon, spec.must, rng, nodes)
    if (filled === 'impossible') return bad(spec.must.length > 0 ? noFillingWith(spec.must) : noFilling)
    if (filled !== null) {
      if (spec.keyword === undefined || cellsSpelling(filled, spec.keyword) !== null) {
        // every filling of the pattern is worth the same
        const value = objectiveOf(spec, filled)
        return good(finished(spec, filled, sifted, value, value, bent, breaks))
      }
      failure = unspelt
    }
    yield null
  }
  return bad(failure)
}

function finished(
  spec: Spec,
  rows: readonly string[],
  sifted: Sifted,
  value: number,
  bound: number,
  bent: readonly Problem[],
  breaks = 0,
): Made<Crossword> {
  const { slots } = slotsOf(rows)
  const placed = slots.map((slot) => textIn(rows, slot))
  const lengths = spec.pattern === undefined ? null : new Set(slots.map(({ length }) => length))
  const clues = cluesOf(rows, sifted.usable, spec.number)
  const keyword = spec.keyword === undefined ? null : cellsSpelling(rows, spec.keyword)
  const puzzle: Puzzle = {
    width: rows[0]!.length,
    height: rows.length,
    rows: rows.map((row) => row.replace(/[^#]/g, '.')),
    clues,
    ...(keyword ? { keyword } : {}),
    ...(spec.bank ? { words: [...placed].sort((a, b) => a.length - b.length || (a < b ? -1 : 1)) } : {}),
    script: boardScriptOf(sifted.usable.filter(({ word }) => placed.includes(word))),
  }
  const clueless = clues.filter(({ clue }) => clue === '').length
  return {
    puzzle,
    answer: { rows: [...rows] },
    score: { ...scoreOf(rows), objective: spec.objective, value, ...(breaks > 0 ? { breaks } : {}) },
    bound,
    notes: [
      ...(spec.prove ? [proofNote(value, bound)] : []),
      ...bent,
      ...(keyword && inOneWord(rows, keyword) ? [keywordInWord] : []),
      ...(clueless > 0 && !spec.bank ? [noClue(clueless)] : []),
      ...unplacedNotes(sifted, placed, { connected: spec.connected, slots: lengths }),
    ],
  }
}

/** Two decimals at most: penalties may be fractions. */
const rounded = (value: number): string => String(Math.round(value * 100) / 100)
const proofNote = (value: number, bound: number): Problem =>
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
      )
const notYet = problem(
  'no-puzzle',
  'No puzzle was found within the effort.',
  '探索量の範囲でパズルが見つかりませんでした。',
)
const noFilling = problem(
  'no-filling',
  'These words cannot fill the pattern.',
  'この単語リストでは、この盤面を埋められません。',
)
const noFillingWith = (words: readonly string[]): Problem =>
  problem(
    'no-filling',
    `These words cannot fill the pattern with all that must appear (${words.map((word) => `"${word}"`).join(', ')}).`,
    `必ず入れる単語（${words.map((word) => `「${word}」`).join('')}）をすべて使ってこの盤面を埋めることはできません。`,
  )
const mustNotYet = problem(
  'must-missing',
  'No filling with all words that must appear was found within the effort.',
  '必ず入れる単語をすべて使った埋め方は、探索量の範囲では見つかりませんでした。',
)
const tooStrict = problem(
  'rules-too-strict',
  'No board that keeps every rule was found; without --strict they are broken as little as possible.',
  'すべての規則を守る盤面が見つかりませんでした。--strict を外すと、反する数をできるだけ減らします。',
)
const patternBreaks = problem(
  'pattern-breaks',
  'The pattern breaks a rule that --strict asks to keep.',
  '盤面の形が、--strict で守るはずの規則に反しています。',
)
const inPieces = (count: number): Problem =>
  problem('pattern-in-pieces', `The pattern is in ${count} pieces.`, `盤面の形が${count}つに分かれています。`)
const unspelt = problem(
  'keyword-missing',
  'No board was found that has all letters of the keyword.',
  'キーワードの文字がすべてそろう盤面が見つかりませんでした。',
)
const keywordInWord = problem(
  'keyword-in-word',
  'The letters of the keyword all stand in one word; the board has no others for it.',
  'キーワードの文字がすべて1つの言葉の中にあります（盤面のほかの場所に使える文字がありません）。',
)
/** Not in the list, or of a length that the board has no line for. */
function mustAbsent(word: string, { unusable }: Sifted): Problem {
  const why = unusable.find(({ entry }) => entry.word === word)?.reason.text
  return why
    ? problem('must-absent', `A word that must appear cannot: ${why.en}`, `必ず入れる単語が入りません。${why.ja}`)
    : problem(
        'must-absent',
        `"${word}" must appear, but it is not in the word list.`,
        `必ず入れる「${word}」が、単語リストにありません。`,
      )
}
const mustAgain = (word: string, wanted: number, listed: number): Problem =>
  problem(
    'must-absent',
    `"${word}" must appear ${wanted} times, but the list has it ${listed === 1 ? 'once' : `${listed} times`}.`,
    `「${word}」を${wanted}回入れる指定ですが、リストには${listed}回しかありません。`,
  )
const mustMissing = (words: readonly string[]): Problem =>
  problem(
    'must-missing',
    `No board was found with all words that must appear; missing: ${words.map((word) => `"${word}"`).join(', ')}.`,
    `必ず入れる単語をすべて含む盤面が見つかりませんでした。入らなかった単語:${words.map((word) => `「${word}」`).join('')}。`,
  )
const keywordLetter = (letter: string): Problem =>
  problem(
    'keyword-letter',
    `No word has the keyword's letter "${letter}".`,
    `キーワードの文字「${letter}」を持つ単語がありません。`,
  )
const noClue = (count: number): Problem =>
  problem(
    'no-clue',
    `${count === 1 ? 'One word has' : `${count} words have`} no clue: write it in the word list (word, tab, clue), or print the words with --bank.`,
    `カギのない単語が${count}語あります。単語リストに「単語、タブ、カギ」と書くか、--bank で語群を付けてください。`,
  )
