/**
 * A small set of letters to give, from which the techniques up to a level lead to the answer.
 *
 * Method: reason as far as the techniques go; where they are stuck, give the letter from which they go furthest, found
 * by trying each; at the end remove each letter that the others make unnecessary. If a level is wanted and not only
 * allowed, then among letters that lead to the end one is preferred with which easier techniques do not. A set of up to
 * two letters is proved smallest, since every single letter was tried. What techniques reach is the only solution, so
 * no other proof is needed here.
 */

import { type Bank, Candidates } from './candidates.ts'
import type { Move, Puzzle } from './puzzle/model.ts'
import { blank } from './puzzle/rules.ts'
import type { ladder } from './techniques.ts'

type Techniques = typeof ladder

export interface Chosen {
  readonly givens: readonly Move[]
  /** Cost of the choice, as the number of techniques tried. */
  readonly tries: number
}

/**
 * `letters`: the answer, by number. `allowed`: the techniques that must lead to it; those of `easier`, if any, should
 * not.
 */
export function fewGivens(
  puzzle: Puzzle,
  letters: readonly string[],
  bank: Bank,
  { allowed, easier }: { readonly allowed: Techniques; readonly easier: Techniques | null },
): Chosen {
  let tries = 0
  /**
   * Goes as far as the techniques do. All findings of one technique are applied at once, which ends in the same state
   * as applying them one by one.
   */
  const advance = (candidates: Candidates, { techniques, apply } = allowed): Candidates => {
    for (let stuck = false; !stuck && !candidates.solved; ) {
      stuck = true
      for (const technique of techniques) {
        tries++
        const findings = [...technique.find(candidates)]
        for (const finding of findings) apply(candidates, finding)
        stuck = findings.length === 0
        if (!stuck) break
      }
    }
    return candidates
  }
  const start = (): Candidates => Candidates.at(puzzle, blank({ ...puzzle, givens: [] }).rows, bank)
  const given = (number: number): Move => ({ number, letter: letters[number]! })
  const withLetters = (candidates: Candidates, numbers: readonly number[], ladder = allowed): Candidates => {
    for (const number of numbers) candidates.place(given(number))
    return advance(candidates, ladder)
  }

  let chosen: number[] = []
  for (let reached = withLetters(start(), []); !reached.solved; ) {
    const tried = reached.unknown.map((number) => ({ number, candidates: withLetters(reached.copy(), [number]) }))
    const furthest = tried.reduce((max, one) =>
      one.candidates.unknown.length < max.candidates.unknown.length ? one : max,
    )
    const isHard = ({ number, candidates }: typeof furthest): boolean =>
      easier !== null && candidates.solved && !withLetters(start(), [...chosen, number], easier).solved
    const best = (furthest.candidates.solved && tried.find(isHard)) || furthest
    chosen.push(best.number)
    reached = best.candidates
  }
  if (chosen.length > 2)
    for (const number of chosen) {
      const others = chosen.filter((other) => other !== number)
      if (withLetters(start(), others).solved) chosen = others
    }
  return { givens: chosen.sort((a, b) => a - b).map(given), tries }
}
