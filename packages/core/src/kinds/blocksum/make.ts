/**
 * Makes a BlockSum puzzle as the founding text does: a random Latin square as the solution, single cells as blocks,
 * then merges while a condition holds. Every condition implies that the square is the only solution.
 *
 * If a level is asked for, it repeats until the grade is exactly that level: the condition keeps the board solvable by
 * the level's techniques, and blocks that have grown as far as possible nearly always need one of them. Then it looks
 * for a board of that level with fewer single cells (`singles.ts`). One step of effort is one merge tested, one node of
 * a uniqueness check, or one technique tried by the grader.
 */

import { Budget } from '../../base/budget.ts'
import { good, type Problem, problem } from '../../base/result.ts'
import type { Rng } from '../../base/rng.ts'
import type { Level, Made, Making } from '../../kind/craft.ts'
import { toRows } from '../../latin/grid.ts'
import type { Given } from '../../latin/model.ts'
import { drawLatinSquare } from '../../latin/square.ts'
import { Closure, type LevelRules } from './closure.ts'
import { isMonotone, solvableBySums, solvableInOne, solvableWithLookahead, unique } from './conditions.ts'
import { minimalGivens } from './givens.ts'
import { grade } from './grade.ts'
import { highestLevel } from './highest.ts'
import { easyRules, lineRules, NineRules, nineRules, type RuleSet, ruleNames, ruleScores, ruleSet } from './nine.ts'
import { Blocks, type Condition, climbByScore, grow, type Walk } from './partition.ts'
import type { Blocksum, Puzzle } from './puzzle/model.ts'
import { absorbed, fewestOfLevel1, regrown } from './singles.ts'
import { isRuleName, maxBlockOf, readWeights, type Spec, schemeOf } from './spec.ts'

/**
 * Boards after which a level is given up; fewer if other options decide how blocks grow, where that is soon evident.
 */
const maxAttempts = 2000
const maxWithOptions = 30
/** Merges drawn for each one tried, where good looks matter more than the founding text's statistics. */
const tastefulDraws = 8
/** At levels 4 and 5, the best of so many boards is chosen, by the number of single cells; most have none. */
const tastings = 6
/** Tests between two previews of a growing board. */
const previewEvery = 16
const levels: readonly Level[] = [1, 2, 3, 4, 5]
/** Effort limit for grading one attempt. */
const gradeSteps = 20_000
/** The maximum number of suppositions that a board may need. */
const maxSuppositions = 12

/** The result of a walk, before it becomes a puzzle. */
interface Attempt {
  readonly blocks: Blocks
  readonly solution: Uint8Array
  readonly givens: readonly Given[]
  readonly walk: Walk
  /** The notes on rules drawn for R². */
  readonly drawn: readonly Problem[]
}

export function* make(spec: Spec, rng: Rng, budget: Budget): Making<Blocksum> {
  const { level, note } = highestLevel(spec)
  if (note === null || spec.level === undefined || spec.level <= level) return yield* makeOfLevel(spec, rng, budget)
  const making = makeOfLevel({ ...spec, level }, rng, budget)
  for (;;) {
    const turn = making.next()
    if (!turn.done) yield turn.value && withNote(turn.value, note)
    else return turn.value.ok ? good(withNote(turn.value.value, note)) : turn.value
  }
}

const withNote = (made: Made<Blocksum>, note: Problem): Made<Blocksum> => ({ ...made, notes: [note, ...made.notes] })

function* makeOfLevel(spec: Spec, rng: Rng, budget: Budget): Making<Blocksum> {
  const { level } = spec
  let best: Found | null = null
  let tasted = 0
  const attempts = isPlain(spec) ? maxAttempts : maxWithOptions
  for (let count = 0; ; count++) {
    const start = begin(spec, rng.fork(count))
    const soFar = (): Made<Blocksum> | null => best?.made ?? halfway(spec, start)
    const attempt: Attempt = yield* whileWorking(tryOnce(spec, start, budget), soFar)
    if (!attempt.walk.finished && best) return good(best.made)
    if (level === undefined) return good(toMade(attempt, []))
    const isLast = count + 1 === attempts
    if (attempt.walk.finished && best && !isLast && isTooEasy(attempt, level)) continue
    const counted = new Budget(gradeSteps)
    const reached = grade(toPuzzle(attempt.blocks, attempt.givens), counted, 5, 'idea', maxSuppositions).level
    if (!budget.spend(counted.spent) && best) return good(best.made)
    const flaw = flawOf(level, reached, attempt.blocks)
    if (best === null || flaw < best.flaw) {
      const made = toMade(attempt, reached === level ? [] : [otherLevel(level, reached)])
      best = { attempt, flaw, made, isMet: reached === level }
      yield made
    }
    if (!attempt.walk.finished) return good(best.made)
    if (reached === level) tasted++
    if (isLast || tasted === tastings) break
    if (best.isMet && (best.attempt.blocks.singles === 0 || (level <= 3 && isPlain(spec)))) break
  }
  if (best.isMet && isPlain(spec)) {
    for (const blocks of fewerSingles(spec, best.attempt, rng.fork('singles'), budget)) {
      if (blocks) best = { ...best, made: toMade({ ...best.attempt, blocks }, []) }
      yield best.made
    }
  }
  return good(best.made)
}

interface Found {
  readonly attempt: Attempt
  readonly flaw: number
  readonly made: Made<Blocksum>
  /** Whether it has the wanted level. */
  readonly isMet: boolean
}

/** Whether the level alone decides how the blocks grow. */
const isPlain = (spec: Spec): boolean =>
  spec.rules === undefined && schemeOf(spec) === 'random' && spec.hints === 'none'

function fewerSingles(spec: Spec, { blocks, solution }: Attempt, rng: Rng, budget: Budget) {
  const maxBlock = maxBlockOf(spec)
  const level = levels.find((known) => known === spec.level) ?? 5
  if (level > 3) return absorbed(blocks, maxBlock, (trial) => staysWithin(trial, level, budget), budget)
  const closure = new Closure(spec.size, solution)
  const rules = levelRuleNames[level - 1] ?? 'nine'
  const easier = levelRuleNames[level - 2]
  const mayMerge = (trial: Blocks, a: number, b: number): boolean => closure.solves(trial, a, b, rules)
  const isOfLevel = (trial: Blocks): boolean => easier === undefined || !closure.solves(trial, 0, 0, easier)
  const fewestSingles = level === 1 ? fewestOfLevel1(spec.size) : 0
  const growth = { solution, maxBlock, draws: tastefulDraws, mayMerge, isOfLevel, fewestSingles }
  return regrown(blocks, growth, rng, budget)
}

/** The cumulative rules of levels 1 to 3. */
const levelRuleNames: readonly LevelRules[] = ['easy', 'line', 'nine']

/**
 * Larger blocks never make a board easier, so it is enough to check that the techniques up to the level still solve it.
 */
function staysWithin(blocks: Blocks, level: Level, budget: Budget): boolean {
  const counted = new Budget(gradeSteps)
  const isSolved = grade(toPuzzle(blocks, []), counted, level, 'idea', maxSuppositions).level !== null
  return budget.spend(counted.spent) && isSolved
}

/** How far a board is from the request: first by its level, then by its single cells. */
const flawOf = (level: number, reached: Level | null, blocks: Blocks): number =>
  (reached === null ? 4.5 : Math.abs(reached - level)) * 1000 + blocks.singles

/** Yields at each pause of an attempt. Only some yields carry the best so far, as building the puzzle takes time. */
function* whileWorking<T>(
  work: Generator<void, T>,
  best: () => Made<Blocksum> | null,
): Generator<Made<Blocksum> | null, T> {
  for (let turns = 1; ; turns++) {
    const turn = work.next()
    if (turn.done) return turn.value
    yield turns % previewEvery === 0 ? best() : null
  }
}

interface Start {
  readonly solution: Uint8Array
  readonly blocks: Blocks
  readonly rng: Rng
  /** The rules by which blocks grow, and those for which hints are given. */
  readonly rules: RuleSet
  readonly hintRules: RuleSet | null
}

function begin(spec: Spec, rng: Rng): Start {
  const { size, hints } = spec
  const solution = drawLatinSquare(size, rng.fork('square'))
  const rules = rulesOf(spec, rng.fork('rules'))
  const hintRules = hints === 'none' ? null : namedRules(hints, rng.fork('hint-rules'))
  return { solution, blocks: new Blocks(size, solution), rng, rules, hintRules }
}

/** R² is a set drawn for one board, so a note names it. */
const drawnFor = (spec: Spec, { rules, hintRules }: Start): Problem[] => [
  ...(spec.rules?.toUpperCase() === 'R2' && schemeOf(spec) !== 'unique' ? [drawnRules(rules)] : []),
  ...(spec.hints === 'R2' && hintRules !== null ? [drawnRules(hintRules)] : []),
]

/** If a walk always keeps its condition, each of its states is a puzzle; otherwise there is none before the end. */
const halfway = (spec: Spec, start: Start): Made<Blocksum> | null =>
  spec.level === undefined && spec.scheme !== 'score' && spec.hints === 'none'
    ? toMade({ ...start, givens: [], walk: { finished: false, certain: false }, drawn: drawnFor(spec, start) }, [])
    : null

function* tryOnce(spec: Spec, start: Start, budget: Budget): Generator<void, Attempt> {
  const { blocks, solution, rng, rules, hintRules } = start
  const walk =
    spec.scheme === 'score'
      ? yield* climbByScore(
          blocks,
          maxBlockOf(spec),
          scoreBy(spec.size, rules, readWeights(spec.weights ?? '') ?? undefined),
          budget,
        )
      : yield* growFully(spec, start, budget)
  const givens = hintRules === null ? [] : minimalGivens(blocks, solution, hintRules, rng.fork('hints'))
  return { blocks, solution, givens, walk, drawn: drawnFor(spec, start) }
}

/** If the condition is not monotone, refused merges are tried again until a whole sweep refuses all of them. */
function* growFully(
  spec: Spec,
  { blocks, solution, rules, rng: stream }: Start,
  budget: Budget,
): Generator<void, Walk> {
  const scheme = schemeOf(spec)
  const holds = conditionOf(spec, rules, solution)
  const rng = stream.fork('merge')
  const draws = spec.level === undefined ? 1 : tastefulDraws
  const once = scheme === 'unique' || (scheme === 'random' && isMonotone(rules))
  for (;;) {
    const before = blocks.count
    const walk = yield* grow(blocks, maxBlockOf(spec), holds, draws, rng, budget)
    if (once || !walk.finished || blocks.count === before) return walk
    blocks.forgive()
  }
}

function conditionOf(spec: Spec, rules: RuleSet, solution: Uint8Array): Condition {
  const { size, level, rules: named } = spec
  const scheme = schemeOf(spec)
  if (scheme === 'unique') return unique(size, solution)
  if (scheme === 'lookahead') return solvableWithLookahead(size, rules)
  if (scheme === 'lookahead-lines') return solvableWithLookahead(size, rules, true)
  if (named === undefined && level === 4) return solvableBySums(size, 1)
  // on small boards sums of bands are hardly ever needed; there, level 5 comes from the boards with one solution
  if (named === undefined && level === 5) return size <= 5 ? unique(size, solution) : solvableBySums(size, size)
  return solvableInOne(size, rules, solution)
}

const levelRules: readonly RuleSet[] = [nineRules, easyRules, lineRules, nineRules, nineRules, nineRules]

const rulesOf = (spec: Spec, rng: Rng): RuleSet =>
  spec.rules === undefined ? (levelRules[spec.level ?? 0] ?? nineRules) : namedRules(spec.rules, rng)

/** R² is any set between R¹ and R³. A single cell must always be readable, so SUB-1 is in every set. */
function namedRules(text: string, rng: Rng): RuleSet {
  switch (text.toUpperCase()) {
    case 'R1':
      return easyRules
    case 'R2':
      return easyRules | rng.below(nineRules + 1)
    case 'R3':
      return nineRules
    default: {
      const names = text.split(',').map((name) => name.trim().toLowerCase())
      return ruleSet(['sub-1', ...names.filter(isRuleName)])
    }
  }
}

/** f_R of the founding text, with its weights or others; null if the rules do not solve the board. */
export function scoreBy(
  size: number,
  rules: RuleSet,
  weights: readonly number[] = ruleScores.slice(1),
): (blocks: Blocks) => number | null {
  const nine = new NineRules(size)
  const scores = [ruleScores[0], ...weights]
  return (blocks) => {
    nine.load(blocks)
    return nine.run(rules) ? scores.reduce((sum, score, rule) => sum + score * nine.uses[rule]!, 0) : null
  }
}

/** A quick check whether the rules of a lower level are enough, before the board is graded in full. */
function isTooEasy({ blocks, givens }: Pick<Attempt, 'blocks' | 'givens'>, level: number): boolean {
  if (level === 1) return false
  const nine = new NineRules(blocks.size)
  nine.load(blocks)
  for (const [cell, value] of givens) nine.write(cell, value)
  if (nine.run(level === 2 ? easyRules : level === 3 ? lineRules : nineRules)) return true
  return level === 5 && givens.length === 0 && solvableBySums(blocks.size, 1)(blocks, new Budget()) === true
}

export function toMade({ blocks, solution, givens, walk, drawn }: Attempt, notes: readonly Problem[]): Made<Blocksum> {
  const sizes = [...blocks.cellsIn].filter((cells) => cells > 0)
  return {
    puzzle: toPuzzle(blocks, givens),
    answer: { rows: toRows(solution, blocks.size) },
    score: {
      blocks: sizes.length,
      singles: blocks.singles,
      largestBlock: Math.max(...sizes),
      givens: givens.length,
    },
    bound: null,
    notes: [
      ...notes,
      ...drawn,
      ...(walk.finished ? [] : [notFinished]),
      ...(walk.finished && !walk.certain ? [notCertain] : []),
      ...(walk.finished && isGivenAway(blocks, givens) ? [givenAway] : []),
    ],
  }
}

const isGivenAway = ({ blockOf, cellsIn }: Blocks, givens: readonly Given[]): boolean =>
  blockOf.every((block, cell) => cellsIn[block] === 1 || givens.some(([place]) => place === cell))

/** Blocks are numbered from 1 in reading order. */
export function toPuzzle(blocks: Blocks, givens: readonly Given[]): Puzzle {
  const { size } = blocks
  const ids = new Map<number, number>()
  for (const block of blocks.blockOf) if (!ids.has(block)) ids.set(block, ids.size + 1)
  const sums = Object.fromEntries([...ids].map(([block, id]) => [String(id), blocks.sum[block]!]))
  const rows = toRows(
    Array.from(blocks.blockOf, (block) => ids.get(block)!),
    size,
  )
  return { size, rows, sums, givens: givens.map(([cell, value]) => [Math.floor(cell / size), cell % size, value]) }
}

const notFinished = problem(
  'not-maximal',
  'The effort ran out before every merge of blocks was tried.',
  'すべてのブロックの併合を試す前に探索量の上限に達しました。',
  { fault: 'search' },
)
const notCertain = problem(
  'not-certified',
  'Some merges were left undone because their check took too long: larger blocks might be possible.',
  '判定に手間がかかる併合は行いませんでした。もっと大きなブロックにできるかもしれません。',
  { fault: 'search' },
)
const givenAway = problem(
  'given-away',
  'Every number is given away: with these options no blocks can be merged.',
  '最初からすべての数字が分かります。この設定ではブロックを併合できません。',
)
const drawnRules = (rules: RuleSet): Problem => {
  const names = ruleNames.filter((name) => rules & ruleSet([name])).join(',')
  return problem('drawn-rules', `R2 was drawn as ${names}.`, `R2 として次の規則を選びました: ${names}`)
}
const otherLevel = (wanted: number, reached: Level | null): Problem =>
  problem(
    'other-level',
    `Level ${wanted} was not reached; this board has ${reached === null ? 'no level: it needs guessing' : `level ${reached}`}.`,
    `レベル${wanted}にはなりませんでした。この盤面は${reached === null ? '手順だけでは解けません' : `レベル${reached}です`}。`,
    { fault: 'search', path: ['level'] },
  )
