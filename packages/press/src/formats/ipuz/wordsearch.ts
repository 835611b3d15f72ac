/**
 * Word searches in ipuz: a grid of letters; `solution` is the list of the words or, with the answer, each word with its
 * cells. How words are listed and counted is stored in our extensions.
 */

import { bad, good, type Result } from '@kumiki/core/base'
import {
  answerSchema,
  cellsOf,
  type Dir,
  dirs,
  face,
  type Place,
  puzzleSchema,
  scriptOfBoard,
  stepOf,
} from '@kumiki/core/kinds/wordsearch/puzzle'
import { inHiragana, shownIn } from '@kumiki/core/words'
import { cannotHold, fits, importFound, leftOut, oneLine, partsOf, tooWide } from '../foreign.ts'
import { type Fields, isRecord, listIn, valueIn } from '../json.ts'
import { format, gridOf, inRows, ours, type Part, pointsOf, sizeOf } from './part.ts'

/** The fields of the list beside the words themselves. */
const listing = [
  'words',
  'labels',
  'spellings',
  'times',
  'messageLength',
  'messageWords',
  'directions',
  'script',
] as const

export const part: Part = {
  read: (fields, { losses, ...beside }) => {
    const { width, height } = sizeOf(fields)
    if (!fits(width, height)) return bad(tooWide(format))
    const cells = gridOf(valueIn(fields, 'puzzle'), width, height)
    const rows = inRows(cells.map(letterOf), width).map((row) => row.join(''))
    const listed = wordsIn(fields)
    if (listed.length === 0) return bad(noWords)
    const words = listed.map((word) => inHiragana(word.normalize('NFKC').toUpperCase()).replace(/[\s\p{P}]/gu, ''))
    const own = Object.fromEntries(
      listing.flatMap((name) => {
        const value = valueIn(fields, ours(name))
        return value === undefined ? [] : [[name, value]]
      }),
    )
    const shown = words.some((word, index) => word !== listed[index]) ? { labels: listed.map(oneLine) } : {}
    const kept = valueIn(fields, ours('places'))
    const places = kept === undefined ? placesIn(fields, listed, words, rows) : good(kept)
    if (!places.ok) return places
    const answer: unknown = places.value
    return importFound(face, {
      ...beside,
      puzzle: { width, height, rows, words, ...('words' in own ? {} : shown), ...own },
      ...(answer === null ? {} : { answer: { places: answer } }),
      notes: leftOut(losses),
    })
  },

  write: (file, _face, options) => {
    const parts = partsOf(file, puzzleSchema, answerSchema, options)
    if (!parts.ok) return parts
    const { puzzle, answer } = parts.value
    const script = scriptOfBoard(puzzle)
    const shown = (text: string): string => shownIn(script, text)
    const runs = answer?.places.map((place) => [
      shown(place.word),
      { cells: cellsOf(place).map(([row, col]) => [col, row]) },
    ])
    const rows = puzzle.rows.map((row) => Array.from(row, (letter) => (letter === '#' ? null : shown(letter))))
    return good({
      fields: {
        dimensions: { width: puzzle.width, height: puzzle.height },
        puzzle: rows,
        solution: runs ? Object.fromEntries(runs) : puzzle.words.map(shown),
        ...Object.fromEntries(
          listing.flatMap((name) => (puzzle[name] === undefined ? [] : [[ours(name), puzzle[name]]])),
        ),
        ...(answer ? { [ours('places')]: answer.places } : {}),
      },
      losses: [],
    })
  },
}

function letterOf(cell: unknown): string {
  const inner = isRecord(cell) ? (valueIn(cell, 'value') ?? valueIn(cell, 'cell')) : cell
  if (typeof inner !== 'string' || inner === '') return '#'
  const letter = inHiragana(inner.normalize('NFKC').toUpperCase())
  return Array.from(letter)[0] ?? '#'
}

function wordsIn(fields: Fields): string[] {
  const solution = valueIn(fields, 'solution')
  const words = isRecord(solution)
    ? Object.keys(solution)
    : [...listIn(fields, 'solution'), ...listIn(fields, 'dictionary')]
  return [...new Set(words.filter((word) => typeof word === 'string'))].slice(0, 10_000)
}

/** The cells of all words, or null if the file lacks those of any. */
function placesIn(
  fields: Fields,
  listed: readonly string[],
  words: readonly string[],
  rows: readonly string[],
): Result<Place[] | null> {
  const solution = valueIn(fields, 'solution')
  if (!isRecord(solution)) return good(null)
  const places: Place[] = []
  for (const [index, name] of listed.entries()) {
    const group = valueIn(solution, name)
    const points = isRecord(group) ? pointsOf(valueIn(group, 'cells')) : pointsOf(group)
    if (!points) return good(null)
    const word = words[index] ?? ''
    const place = [0, 1].flatMap((base) => straight(points, base, word, rows) ?? [])[0]
    if (!place) return bad(bent(name))
    places.push(place)
  }
  return good(places)
}

/** The run of these cells, if they form one and it spells the word. */
function straight(
  points: readonly (readonly [number, number])[],
  base: number,
  word: string,
  rows: readonly string[],
): Place | null {
  const [first, second] = points
  if (!first || points.length !== word.length) return null
  const [down, right] = second ? [second[1] - first[1], second[0] - first[0]] : [0, 1]
  const dir = dirs.find((one): one is Dir => stepOf(one)[0] === down && stepOf(one)[1] === right)
  if (!dir) return null
  const place = { word, row: first[1] - base, col: first[0] - base, dir }
  const fitting = cellsOf(place).every(
    ([row, col], i) =>
      points[i]?.[1] === row + base && points[i]?.[0] === col + base && rows[row]?.charAt(col) === word.charAt(i),
  )
  return fitting ? place : null
}

const noWords = cannotHold('it is a word search without a list of its words', '探す言葉のリストがありません')
const bent = (word: string) => {
  const quoted = oneLine(word).slice(0, 40)
  return cannotHold(`"${quoted}" does not run straight over its letters`, `「${quoted}」がまっすぐに並んでいません`)
}
