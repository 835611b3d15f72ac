/** Several boards for the same order: which is shown, and which are offered beside it. */
import { type Cell, nameOfCells } from '@kumiki/core/player'

/** A word on a board. */
export interface Placed {
  readonly word: string
  readonly cells: readonly Cell[]
}

export interface Offered {
  /** The file as one line of JSON. */
  readonly line: string
  readonly view: { readonly places: readonly Placed[]; readonly merit: number }
}

/** How many are offered at once: as many as stand side by side. */
const maxOffered = 4

/**
 * `now` is the board that another one was asked for, null if there is none: it stays unless one of the new ones is as
 * good. The boards are different and in order, the best first.
 */
export function offering<B extends Offered>(
  fresh: readonly B[],
  now: B | null,
): { readonly shown: B | null; readonly offered: readonly B[] } {
  const others = best(distinct(now ? [now, ...fresh] : fresh).filter((one) => one !== now))
  const [first = now] = others
  const stays = now !== null && first !== null && first.view.merit < now.view.merit
  return {
    shown: stays ? now : first,
    offered: best(now ? [now, ...others.slice(0, maxOffered - 1)] : others.slice(0, maxOffered)),
  }
}

const best = <B extends Offered>(boards: readonly B[]): readonly B[] =>
  [...boards].sort((a, b) => b.view.merit - a.view.merit)

function distinct<B extends Offered>(boards: readonly B[]): readonly B[] {
  const found: B[] = []
  for (const one of boards) if (!found.some((other) => isSameBoard(one.view, other.view))) found.push(one)
  return found
}

/** Whether two boards have the same letters in the same cells; one may have its rows as columns. */
export function isSameBoard(one: Pick<Offered['view'], 'places'>, other: Pick<Offered['view'], 'places'>): boolean {
  const name = lettersOf(one.places, false)
  return name === lettersOf(other.places, false) || name === lettersOf(other.places, true)
}

const lettersOf = (places: readonly Placed[], isTurned: boolean): string =>
  [
    ...new Set(
      places.flatMap(({ word, cells }) =>
        cells.map(([row, col], at) => `${nameOfCells([isTurned ? [col, row] : [row, col]])} ${word[at]}`),
      ),
    ),
  ]
    .sort()
    .join()
