/**
 * Makes a BlockSum puzzle by scheme I of the founding text: a random Latin square as the witness, single cells as
 * blocks, then random merges while the chosen rules still solve the board. What the rules solve has one solution.
 *
 * One step of effort is one merge tested.
 */
import type { Budget } from '../../engine/budget.ts'
import { drawLatinSquare } from '../../engine/latin/square.ts'
import type { Rng } from '../../engine/rng.ts'
import type { Made } from '../../kind.ts'
import { good, problem, type Result } from '../../result.ts'
import { toRows } from './exact.ts'
import type { BlockSum, Puzzle } from './model.ts'
import { easyRules, NineRules, nineRules, type RuleSet, ruleNames, ruleSet } from './nine.ts'
import { Blocks, grow, type Blocks as Partitioned } from './partition.ts'
import { isRuleName, type Spec } from './spec.ts'

export function* make(spec: Spec, rng: Rng, budget: Budget): Generator<Made<BlockSum> | null, Result<Made<BlockSum>>> {
  const { size } = spec
  const rules = rulesOf(spec.rules, rng.fork('rules'))
  const witness = drawLatinSquare(size, rng.fork('square'))
  const blocks = new Blocks(size, witness)
  const nine = new NineRules(size)
  const solvable = (trial: Partitioned): boolean => {
    nine.load(trial)
    return nine.run(rules)
  }
  const maximal = yield* silently(grow(blocks, maxBlockOf(spec), solvable, rng.fork("merge"), budget))
  const made = toMade(blocks, witness, maximal)
  yield made
  return good(made)
}

export const maxBlockOf = ({ size, maxBlock }: Spec): number => maxBlock || (size >= 6 ? 6 : size * size)

export function rulesOf(text: string, rng: Rng): RuleSet {
  switch (text.toUpperCase()) {
    case 'R1':
      return easyRules
    case 'R2':
      return easyRules | (rng.below(nineRules + 1) & nineRules)
    case 'R3':
      return nineRules
    default:
      return (
        ruleSet(
          text
            .split(',')
            .map((name) => name.trim().toLowerCase())
            .filter(isRuleName),
        ) | ruleSet([ruleNames[0]])
      )
  }
}

function toMade(blocks: Blocks, witness: Uint8Array, maximal: boolean): Made<BlockSum> {
  const puzzle = toPuzzle(blocks)
  const sizes = [...blocks.cellsIn].filter((cells) => cells > 0)
  return {
    puzzle,
    answer: { rows: toRows(witness, blocks.size) },
    score: {
      blocks: sizes.length,
      singles: sizes.filter((cells) => cells === 1).length,
      largestBlock: Math.max(...sizes),
    },
    bound: null,
    notes: maximal ? [] : [notMaximal],
  }
}

/** Blocks are numbered from 1 in reading order. */
export function toPuzzle(blocks: Blocks): Puzzle {
  const { size } = blocks
  const ids = new Map<number, number>()
  for (const block of blocks.blockOf) if (!ids.has(block)) ids.set(block, ids.size + 1)
  const sums = Object.fromEntries([...ids].map(([block, id]) => [String(id), blocks.sum[block]!]))
  const rows = toRows(
    Array.from(blocks.blockOf, (block) => ids.get(block)!),
    size,
  )
  return { size, rows, sums, givens: [] }
}

const notMaximal = problem(
  'not-maximal',
  'The effort ran out before every merge of blocks was tried.',
  'すべてのブロックの併合を試す前に手間の上限に達しました。',
)

function* silently<T>(work: Generator<void, T>): Generator<null, T> {
  for (;;) {
    const turn = work.next()
    if (turn.done) return turn.value
  }
}
