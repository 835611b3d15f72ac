/**
 * The rules: every listed word is marked where it can be read, as often as it is to be found, and nothing else is
 * marked. Only the board and the list decide; the maker's places do not matter.
 */

import { bad, good, problem, type Result } from '../../../base/result.ts'
import type { Bilingual } from '../../../base/text.ts'
import type { Fault, Verdict } from '../../../kind/face.ts'
import {
  type Answer,
  canonicalAnswer,
  canonicalPlace,
  cellsOf,
  type Move,
  opposite,
  type Place,
  type Puzzle,
  reversed,
  timesOf,
} from './model.ts'

export const faults: Readonly<Record<string, Bilingual>> = {
  'off-board': { en: 'a marked run leaves the board', ja: '印が盤面からはみ出しています' },
  misread: { en: 'the marked letters are not that word', ja: '印をつけた文字がその単語になっていません' },
  unlisted: { en: 'a marked word is not on the list', ja: 'リストにない単語に印があります' },
  'too-often': {
    en: 'a word is marked more often than it is to be found',
    ja: '同じ単語に印が多すぎます',
  },
}

export function check(puzzle: Puzzle, answer: Answer): Verdict {
  const listed = new Set(puzzle.words)
  const marked = new Map<string, number>()
  const wrong: Fault[] = []
  for (const place of answer.places) {
    const cells = cellsOf(place)
    const onBoard = cells.filter(([row, col]) => isOnBoard(puzzle, row, col))
    const count = (marked.get(place.word) ?? 0) + 1
    marked.set(place.word, count)
    if (onBoard.length < cells.length) wrong.push({ code: 'off-board', cells: onBoard })
    else if (reading(puzzle, place) !== place.word) wrong.push({ code: 'misread', cells })
    else if (!listed.has(place.word)) wrong.push({ code: 'unlisted', cells })
    else if (count > timesOf(puzzle, place.word)) wrong.push({ code: 'too-often', cells })
  }
  const [first, ...more] = wrong
  if (first) return { status: 'broken', faults: [first, ...more] }
  return { status: puzzle.words.every((word) => marked.get(word) === timesOf(puzzle, word)) ? 'complete' : 'open' }
}

/** A run may be marked from either end; it is stored in the direction in which it reads as a listed word. */
export function play(puzzle: Puzzle, answer: Answer, { word, row, col, dir, erase }: Move): Result<Answer> {
  const given: Place = { word, row, col, dir }
  const end = cellsOf(given).at(-1)
  const turned: Place | null = end ? { word: reversed(word), row: end[0], col: end[1], dir: opposite(dir) } : null
  const place = [given, turned].find(
    (run) => run !== null && puzzle.words.includes(run.word) && reading(puzzle, run) === run.word,
  )
  if (!place) return bad(noSuchRun)
  const named = JSON.stringify(canonicalPlace(place))
  const others = answer.places.filter((old) => JSON.stringify(old) !== named)
  const isMarked = others.length < answer.places.length
  if (isMarked !== Boolean(erase)) return good(answer)
  return good(canonicalAnswer(erase ? others : [...others, place]))
}

const noSuchRun = problem(
  'no-such-run',
  'This run of letters is not a word of the list.',
  'その並びはリストの単語ではありません。',
)

/** The letters along a run; null if it leaves the board. */
function reading(puzzle: Puzzle, place: Place): string | null {
  let text = ''
  for (const [row, col] of cellsOf(place)) {
    if (!isOnBoard(puzzle, row, col)) return null
    text += puzzle.rows[row]?.charAt(col) ?? ''
  }
  return text
}

const isOnBoard = (puzzle: Puzzle, row: number, col: number): boolean =>
  row >= 0 && row < puzzle.height && col >= 0 && col < puzzle.width
