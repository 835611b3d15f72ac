/** The contract of a simple kind: its symmetries follow from its turns, its damaged boards from its clues. */
import type { Rng } from '../base/rng.ts'
import { parse } from '../base/schema.ts'
import { noAudit } from '../kind/audit.ts'
import type { Craft } from '../kind/craft.ts'
import { type Clues, imagesOf, type SimpleCraft } from '../simple/craft.ts'
import type { Simple, SimplePuzzle } from '../simple/puzzle.ts'
import type { ContractCase } from './kind.contract.ts'

interface Tested<P extends object, S extends { readonly level: number }> {
  readonly puzzle: SimplePuzzle<P>
  readonly simple: SimpleCraft<P, S>
  readonly craft: Craft<Simple<P>, S>
  readonly faults: ContractCase<Simple<P>>['faults']
  readonly specs: readonly object[]
}

export const simpleContract = <P extends object, S extends { readonly level: number }>({
  puzzle: kind,
  simple: { clues, turned },
  craft,
  faults,
  specs,
}: Tested<P, S>): ContractCase<Simple<P>> => ({
  craft,
  audit: noAudit,
  faults,
  // with their defaults
  specs: specs.map((spec) => {
    const read = parse(craft.spec, spec)
    if (!read.ok) throw new Error(read.error.text.en)
    return read.value
  }),
  symmetries: (puzzle, answer) =>
    imagesOf(kind, turned, puzzle).map((image) => ({ puzzle: image.puzzle, answer: image.through(answer) })),
  vary: (puzzle, rng) => [0, 0.1, 0.3, 0.6].map((share) => varied(puzzle, clues, rng, share)),
})

/** Changes one clue, and removes some where clues are optional. */
function varied<P extends object>(puzzle: P, { at, put, values, optional }: Clues<P>, rng: Rng, share: number): P {
  const cells = rng.shuffle([...at(puzzle)])
  const [first, ...others] = cells
  const gone = optional ? others.slice(0, Math.ceil(others.length * share)) : []
  const changed = first && (!optional || rng.below(2) === 0) ? put(puzzle, first, rng.pick(values(puzzle))) : puzzle
  return gone.reduce((board, cell) => put(board, cell, null), changed)
}
