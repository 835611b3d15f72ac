/** What is at a cell, a dot, a clue or an edge of a simple kind, in words, from the names of its symbols. */
import { type Cell, sameCell, type Target } from '../base/target.ts'
import { type Bilingual, listed } from '../base/text.ts'
import type { Seen } from '../kind/board.ts'
import { describeEdge } from '../play/edges.ts'
import { atOf, modelOf, type Place, type SimplePuzzle, type Values } from './puzzle.ts'

export function seenOf<P extends object>(kind: SimplePuzzle<P>, puzzle: P, values: Values, target: Target): Seen {
  const { places, placeAt, clueAt } = modelOf(kind).layoutOf(puzzle)
  const place = placeAt(atOf(target))
  const here = place === undefined ? undefined : places[place]
  const value = place === undefined ? '' : (values[place] ?? '')
  const clue = target.length === 1 ? clueAt(target[0]) : undefined
  if (here && target.length === 2) return seenEdge(kind, here, value)
  if (!here && clue === undefined) return { symbol: '', shown: '', label: waysFrom(kind, places, values, target[0]) }
  if (!here) return { symbol: clue ?? '', shown: clue ?? '', label: both(`clue ${clue}`, `ヒント${clue}`) }
  const isEmpty = value === '' || value === kind.rest
  const name = here.values.length === 1 ? given(keyOf(kind, value)) : nameOf(kind, value)
  return {
    symbol: isEmpty ? '' : value,
    shown: isEmpty ? '' : keyOf(kind, value),
    label: clue === undefined ? name : both(`${clue}, ${name.en}`, `${clue}、${name.ja}`),
  }
}

/** The symbol of an edge is a number that counts its values, like the number of lines on edges with up to two. */
function seenEdge<P extends object>(kind: SimplePuzzle<P>, { values }: Place, value: string): Seen {
  const number = values.filter((one) => one !== kind.rest).indexOf(value) + 1
  const symbol = number === 0 ? '' : String(number)
  return { symbol, shown: symbol, label: nameOf(kind, value) }
}

/** The lines at a dot: "line up, line left". */
function waysFrom<P extends object>(
  kind: SimplePuzzle<P>,
  places: readonly Place[],
  values: Values,
  dot: Cell,
): Bilingual {
  const ways = places.flatMap(({ at: [a, b] }, place): Bilingual[] => {
    const value = values[place] ?? ''
    const other = b && (sameCell(a, dot) ? b : sameCell(b, dot) ? a : null)
    if (!other || value === '' || value === kind.rest) return []
    return [describeEdge([dot, other], nameOf(kind, value))]
  })
  return ways.length === 0 ? nameOf(kind, kind.rest ?? '') : listed(ways)
}

const keyOf = <P extends object>({ symbols }: SimplePuzzle<P>, value: string): string =>
  symbols.find((symbol) => symbol.value === value)?.key ?? value

/** The name of a value. */
export const nameOf = <P extends object>({ symbols }: SimplePuzzle<P>, value: string): Bilingual =>
  symbols.find((symbol) => symbol.value === value)?.name ?? (value === '' ? both('blank', '空白') : both(value, value))

const given = (key: string): Bilingual => both(`given ${key}`, `${key}、固定`)
const both = (en: string, ja: string): Bilingual => ({ en, ja })
