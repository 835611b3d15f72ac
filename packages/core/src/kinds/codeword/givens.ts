/**
 * As few letters to give as a person needs: so that the techniques up to a level lead from them to the answer.
 *
 * Method: reason as far as the techniques go; where they are stuck, give the letter from which they go furthest, tried
 * one by one; at the end take back each that the others make superfluous. Where a level is wanted and not only allowed,
 * of letters that lead to the end one is preferred that easier techniques do not. Up to two letters are proved fewest,
 * since every single one was tried. What techniques reach is the only solution, so nothing else has to be proved here.
 */

import { type Bank, Candidates } from './candidates.ts'
import type { Move, Puzzle } from './puzzle/model.ts'
import { blank } from './puzzle/rules.ts'
import type { ladder } from './techniques.ts'

type Techniques = typeof ladder

export interface Chosen {
  readonly givens: readonly Move[]
  /** What the choice cost, in techniques tried. */
  readonly tries: number
}

/**
 * `letters`: the answer, by number. `allowed`: the techniques that lead to it; those of `easier`, where there are some,
 * are not to.
 */
export function fewGivens(
  puzzle: Puzzle,
  letters: readonly string[],
  bank: Bank,
  { allowed, easier }: { readonly allowed: Techniques; readonly easier: Techniques | null },
): Chosen {
  let tries = 0
  /** As far as the techniques go: all that one finds is taken at once, which ends where taking it one by one does. */
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
