/**
 * Makes a crossword from any dictionary with a word that fits: black cells and words are chosen together by ruin and
 * recreate, or a given pattern is filled. With every board comes a proved upper bound on its objective.
 *
 * The search and the bound share the budget in a fixed rhythm, so both are the same for the same effort.
 */

import { bad, good, type Problem, problem } from '../../base/result.ts'
import type { Bilingual } from '../../base/text.ts'
import type { Budget } from '../../engine/budget.ts'
import type { Rng } from '../../engine/rng.ts'
import { Board } from '../../engine/wordgrid/board.ts'
import { buildLexicon, type Lexicon } from '../../engine/wordgrid/lexicon.ts'
import { scoreOf } from '../../engine/wordgrid/score.ts'
import { Search, stepCost, stepsPerTurn, tuning } from '../../engine/wordgrid/search.ts'
import { slotsOf, textIn } from '../../engine/wordgrid/slots.ts'
import type { Made, Making } from '../../kind/craft.ts'
import { type Entry, nameOf } from '../../words/entry.ts'
import { boardScriptOf } from '../../words/script.ts'
import { unplacedNotes } from '../../words/unplaced.ts'
import { nothingFits, type Sifted, sift } from '../../words/usable.ts'
import { CrosswordAim } from './aim.ts'
import { bankOf } from './bank.ts'
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
  const absent = sifted.unusable.find(({ entry }) => spec.must.includes(entry.word))
  if (absent) return bad(mustAbsent(absent.reason))
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
    const refusal = refusalOf(spec, sifted, aim, search.board)
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
        notes: made.notes.map((note) => (note.code === 'proof' ? proofNote(branch.reached, branch.reached) : note)),
      }
    if (closed) return good(made)
    yield made
  }
}

/** A board that bends rules may be as white as any and yet not the best: rules come first. */
const bends = ({ score }: Made<Crossword>): boolean => Number(score.breaks ?? 0) > 0
const lower = (made: Made<Crossword> | null): number => (made === null ? 0 : Number(made.score.value ?? 0))

function refusalOf(spec: Spec, { usable }: Sifted, aim: CrosswordAim, board: Board): Problem | null {
  if (aim.missing(board) > 0)
    return mustMissing(
      entriesOf(
        spec.must.filter((word) => onBoard(board, word) < copiesOf(word, spec.must)),
        usable,
      ),
    )
  if (spec.strict && aim.breaks(board) > 0) return tooStrict
  if (aim.unspelt(board) > 0) return unspelt
  return null
}

const onBoard = (board: Board, word: string): number => board.used[board.lexicon.words.indexOf(word)] ?? 0

/** A word that is listed twice may be asked for twice. */
const copiesOf = (word: string, words: readonly string[]): number => words.filter((other) => other === word).length

/** Each word once, as the list writes it. */
const entriesOf = (words: readonly string[], listed: readonly Entry[]): Entry[] =>
  [...new Set(words)].flatMap((word) => listed.find((entry) => entry.word === word) ?? [])

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
  if (homeless.length > 0) return bad(mustMissing(entriesOf(homeless, sifted.usable)))
  const pieces = scoreOf(rows).components
  const bent = [...(spec.connected && pieces > 1 ? [inPieces(pieces)] : []), ...bentNotes(board, rules)]
  let failure: Problem = spec.must.length > 0 ? mustNotYet : notYet
  for (let nodes = firstTry; budget.spend(nodes); nodes = Math.ceil(nodes * 1.5)) {
    const filled = tryFill(rows, lexicon, spec.must, rng, nodes)
    if (filled === 'impossible')
      return bad(spec.must.length > 0 ? noFillingWith(entriesOf(spec.must, sifted.usable)) : noFilling)
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
  const clues = cluesOf(rows, sifted.usable, spec.number, spec.enumerations)
  const keyword = spec.keyword === undefined ? null : cellsSpelling(rows, spec.keyword)
  const puzzle: Puzzle = {
    width: rows[0]!.length,
    height: rows.length,
    rows: rows.map((row) => row.replace(/[^#]/g, '.')),
    clues,
    ...(keyword ? { keyword } : {}),
    ...(spec.bank ? bankOf(placed, sifted.usable, spec.kana) : {}),
    script: boardScriptOf(
      sifted.usable.filter(({ word }) => placed.includes(word)),
      spec.kana,
    ),
  }
  const clueless = placed.filter((_, slot) => clues[slot]?.clue === '')
  return {
    puzzle,
    answer: { rows: [...rows] },
    score: { ...scoreOf(rows), objective: spec.objective, value, ...(breaks > 0 ? { breaks } : {}) },
    bound,
    notes: [
      ...unplacedNotes(sifted, placed, { connected: spec.connected, slots: lengths }),
      ...(spec.prove ? [proofNote(value, bound)] : []),
      ...bent,
      ...(keyword && inOneWord(rows, keyword) ? [keywordInWord] : []),
      ...(clueless.length > 0 && !spec.bank ? [noClue(clueless)] : []),
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
        { fault: 'search', path: ['prove'] },
      )
const notYet = problem(
  'no-puzzle',
  'No puzzle was found within the effort.',
  '探索量の範囲でパズルが見つかりませんでした。',
  { fault: 'search' },
)
const noFilling = problem(
  'no-filling',
  'These words cannot fill the pattern.',
  'この単語リストでは、この盤面を埋められません。',
  { fault: 'search', path: ['pattern'] },
)
const noFillingWith = (must: readonly Entry[]): Problem =>
  problem(
    'no-filling',
    `These words cannot fill the pattern with all that must appear (${quoted(must).en}).`,
    `必ず入れる単語（${quoted(must).ja}）をすべて使ってこの盤面を埋めることはできません。`,
    { fault: 'search', path: ['must'], words: must.map(({ word }) => word) },
  )
const mustNotYet = problem(
  'must-missing',
  'No filling with all words that must appear was found within the effort.',
  '必ず入れる単語をすべて使った埋め方は、探索量の範囲では見つかりませんでした。',
  { fault: 'search', path: ['must'] },
)
const tooStrict = problem(
  'rules-too-strict',
  'No board that keeps every rule was found; without `strict` they are broken as little as possible.',
  'すべての規則を守る盤面が見つかりませんでした。`strict` を外すと、反する数をできるだけ減らします。',
  { fault: 'search', path: ['strict'] },
)
const patternBreaks = problem(
  'pattern-breaks',
  'The pattern breaks a rule that `strict` asks to keep.',
  '盤面の形が、`strict` で守るはずの規則に反しています。',
  { path: ['pattern'] },
)
const inPieces = (count: number): Problem =>
  problem('pattern-in-pieces', `The pattern is in ${count} pieces.`, `盤面の形が${count}つに分かれています。`, {
    path: ['pattern'],
  })
const unspelt = problem(
  'keyword-missing',
  'No board was found that has all letters of the keyword.',
  'キーワードの文字がすべてそろう盤面が見つかりませんでした。',
  { fault: 'search', path: ['keyword'] },
)
const keywordInWord = problem(
  'keyword-in-word',
  'The letters of the keyword all stand in one word; the board has no others for it.',
  'キーワードの文字がすべて1つの言葉の中にあります（盤面のほかの場所に使える文字がありません）。',
  { fault: 'search', path: ['keyword'] },
)
/** Of a length that the board has no line for. */
const mustAbsent = ({ text, words }: Problem): Problem =>
  problem('must-absent', `A word that must appear cannot: ${text.en}`, `必ず入れる単語が入りません。${text.ja}`, {
    path: ['must'],
    words,
  })
const mustMissing = (missing: readonly Entry[]): Problem =>
  problem(
    'must-missing',
    `No board was found with all words that must appear; missing: ${quoted(missing).en}.`,
    `必ず入れる単語をすべて含む盤面が見つかりませんでした。入らなかった単語:${quoted(missing).ja}。`,
    { fault: 'search', path: ['must'], words: missing.map(({ word }) => word) },
  )
const quoted = (entries: readonly Entry[]): Bilingual => ({
  en: entries.map((entry) => `"${nameOf(entry)}"`).join(', '),
  ja: entries.map((entry) => `「${nameOf(entry)}」`).join(''),
})
const keywordLetter = (letter: string): Problem =>
  problem(
    'keyword-letter',
    `No word has the keyword's letter "${letter}".`,
    `キーワードの文字「${letter}」を持つ単語がありません。`,
    { path: ['keyword'] },
  )
const noClue = (words: readonly string[]): Problem =>
  problem(
    'no-clue',
    `${words.length === 1 ? 'One word has' : `${words.length} words have`} no clue: write it in the word list (word, tab, clue), or print the words with \`bank\`.`,
    `カギのない単語が${words.length}語あります。単語リストに「単語、タブ、カギ」と書くか、\`bank\` で語群を付けてください。`,
    { path: ['words'], words },
  )
