/** The face of a simple kind, derived from its definition (`puzzle.ts`). */
import * as z from 'zod/mini'
import { limits } from '../base/limits.ts'
import { perObject } from '../base/memo.ts'
import { bad, good, problem, type Result } from '../base/result.ts'
import { type Cell, nameOfCells, type Target } from '../base/target.ts'
import type { Bilingual } from '../base/text.ts'
import type { Mark, Picture } from '../drawing/picture.ts'
import { showing } from '../drawing/picture.ts'
import type { Board, Input, Keys, Touch } from '../kind/board.ts'
import type { Face, Fault, Verdict } from '../kind/face.ts'
import { painterOf } from '../play/painting.ts'
import {
  type Answer,
  type At,
  atOf,
  compareAts,
  type Move,
  modelOf,
  type Place,
  type PlaceSymbol,
  type Simple,
  type SimplePuzzle,
  type Values,
} from './puzzle.ts'
import { seenOf } from './seen.ts'

/** `supposes`: whether the last of its techniques tries a value and meets a contradiction. */
export function faceOf<P extends object>(
  kind: SimplePuzzle<P>,
  { supposes = false }: { readonly supposes?: boolean } = {},
): Face<Simple<P>> {
  const model = modelOf(kind)
  const codes = Object.entries(kind.faults)
  const shown = (puzzle: P, answer: Answer): Values =>
    model.valuesOf(puzzle, answer) ?? model.valuesOf(puzzle, {}) ?? []

  function check(puzzle: P, answer: Answer): Verdict {
    const values = model.valuesOf(puzzle, answer)
    if (!values) return { status: 'broken', faults: [{ code: 'shape', cells: [] }] }
    const [first, ...more] = codes.flatMap(([code, { find }]) =>
      [...find(puzzle, values)].map((cells): Fault => ({ code, cells })),
    )
    if (first) return { status: 'broken', faults: [first, ...more] }
    return { status: !values.includes('') && kind.isComplete(puzzle, values) ? 'complete' : 'open' }
  }

  return {
    id: kind.id,
    title: kind.title,
    rules: kind.rules,
    puzzle: kind.puzzle,
    answer: answerSchema(kind.symbols.filter(({ value }) => value !== kind.rest)),
    move: moveSchema,
    decidedBy: () => 'rules',
    faults: { shape: doesNotFit, ...Object.fromEntries(codes.map(([code, { text }]) => [code, text])) },
    supposing: supposes ? [supposition] : [],
    blank: () => ({}),
    play: (puzzle, answer, move) => play(puzzle, answer, move),
    check,
    mistakes: (puzzle, answer, key) => {
      const right = shown(puzzle, key)
      return shown(puzzle, answer).flatMap((value, place): Target[] => {
        const { places } = model.layoutOf(puzzle)
        const here = places[place]
        return here && value !== model.restOf(here) && value !== right[place] ? [here.at] : []
      })
    },
    board: perObject((puzzle: P) => boardOf(kind, puzzle)),
    spell: (puzzle, text) => spell(keysOf(kind, model.layoutOf(puzzle).places), text),
    act: (puzzle, answer, touch) => {
      const { places, ats, placeAt } = model.layoutOf(puzzle)
      const place = placeAt(atOf(touch.at))
      const [here, at] = place === undefined ? [] : [places[place], ats[place]]
      if (place === undefined || !here || !at || here.values.length === 1) return null
      return { at, value: valueAfter(kind, here, touch, shown(puzzle, answer)[place] ?? '') }
    },
    see: (puzzle, answer, target) => seenOf(kind, puzzle, shown(puzzle, answer), target),
    draw: (puzzle, answer) => drawn(kind, puzzle, shown(puzzle, answer)),
    lists: () => [],
    painter: painterOf,
  }

  function play(puzzle: P, answer: Answer, { at, value }: Move): Result<Answer> {
    const { places, placeAt } = model.layoutOf(puzzle)
    const place = placeAt(at)
    const here = place === undefined ? undefined : places[place]
    const values = model.valuesOf(puzzle, answer)
    if (place === undefined || !here || !values || !(value === '' || here.values.includes(value)))
      return bad(noSuchMove)
    const next = value === '' ? model.restOf(here) : value
    return good(values[place] === next ? answer : model.answerOf(puzzle, values.with(place, next)))
  }
}

/** The technique that tries a value and meets a contradiction. */
export const supposition = 'supposition'

const coordinate = z.int().check(z.minimum(0), z.maximum(limits.gridSide - 1))
const atSchema = z.array(coordinate).check(z.minLength(2), z.maxLength(4))
const moveSchema = z.object({ at: atSchema, value: z.string().check(z.maxLength(limits.textLength)) })

/** Lists of places by value, each in the order of the board and without the empty ones. */
function answerSchema(symbols: readonly PlaceSymbol[]) {
  const ats = z.optional(z.array(atSchema).check(z.maxLength(2 * limits.gridSide ** 2)))
  const lists = z.object(Object.fromEntries(symbols.map(({ value }) => [value, ats])))
  return z.pipe(
    lists,
    z.transform(
      (given): Answer =>
        Object.fromEntries(
          symbols.flatMap(({ value }): [string, At[]][] => {
            const list = given[value] ?? []
            return list.length > 0 ? [[value, [...list].sort(compareAts)]] : []
          }),
        ),
    ),
  )
}

/** A symbol is entered; a touch without one clears a cell, and toggles an edge. */
function valueAfter<P extends object>({ rest }: SimplePuzzle<P>, place: Place, touch: Touch, now: string): string {
  if (touch.at.length === 1) return place.values.includes(touch.symbol) ? touch.symbol : (rest ?? '')
  const values = place.values.filter((value) => value !== rest)
  return values[now === rest ? 0 : values.indexOf(now) + 1] ?? rest ?? ''
}

export const inputOf = <P extends object>({ rest }: SimplePuzzle<P>, places: readonly Place[]): Input =>
  places.some(({ at }) => at.length === 2) ? 'edge' : rest === null ? 'write' : 'mark'

function keysOf<P extends object>(kind: SimplePuzzle<P>, places: readonly Place[]): Keys | null {
  if (inputOf(kind, places) === 'edge') return null
  const used = new Set(places.flatMap(({ values }) => values))
  const symbols = kind.symbols.filter(({ value }) => value !== kind.rest && used.has(value))
  const caps = symbols.map(({ key }) => key)
  return {
    script: caps.every((cap) => /^\d+$/.test(cap)) ? 'digits' : 'latin',
    symbols: symbols.map(({ value }) => value),
    caps,
  }
}

/** Splits typed text into symbols, the longest first: 12 is one number where that symbol exists. */
function spell(keys: Keys | null, text: string): string[] {
  const caps = [...(keys?.caps ?? [])].sort((a, b) => b.length - a.length)
  const typed = text.normalize('NFKC').toLowerCase()
  const symbols: string[] = []
  for (let at = 0; at < typed.length; ) {
    const cap = caps.find((one) => typed.startsWith(one.toLowerCase(), at))
    const symbol = keys?.symbols[keys.caps.indexOf(cap ?? '')]
    if (cap !== undefined && symbol !== undefined) symbols.push(symbol)
    at += cap?.length ?? 1
  }
  return symbols
}

function boardOf<P extends object>(kind: SimplePuzzle<P>, puzzle: P): Board {
  const { places, clues } = modelOf(kind).layoutOf(puzzle)
  const cells = new Map<string, Cell>()
  for (const { at } of places) for (const cell of at) cells.set(nameOfCells([cell]), cell)
  return {
    ...kind.size(puzzle),
    input: inputOf(kind, places),
    cells: [...cells.values()].sort((a, b) => a[0] - b[0] || a[1] - b[1]),
    clues: clues.flatMap(({ at }) => (cells.has(nameOfCells([at])) ? [] : [at])),
    fixed: places.flatMap(({ at, values }) => (values.length === 1 ? [at[0]] : [])),
    lines: kind.lines?.(puzzle) ?? [],
    keys: keysOf(kind, places),
  }
}

function drawn<P extends object>(kind: SimplePuzzle<P>, puzzle: P, values: Values): Picture {
  const { places } = modelOf(kind).layoutOf(puzzle)
  const { width, height } = kind.size(puzzle)
  const entries = places.flatMap(({ at, values: choices }, place): Mark[] => {
    const value = values[place] ?? ''
    if (choices.length === 1 || value === '' || value === kind.rest) return []
    return kind.entry(at, value).map((mark) => showing(at, mark))
  })
  const [en, ja] = inputOf(kind, places) === 'edge' ? ['dots', '点'] : ['cells', 'マス']
  return {
    width,
    height,
    marks: [...entries, ...kind.printed(puzzle)],
    label: {
      en: `${kind.title.en}, ${width} by ${height} ${en}`,
      ja: `${kind.title.ja}、横${width}${ja}縦${height}${ja}`,
    },
  }
}

const doesNotFit: Bilingual = { en: 'the answer does not fit the board', ja: '答えが盤面と合いません' }
const noSuchMove = problem('no-such-move', 'The board has no such place or value.', '盤面にない場所か値です。')
