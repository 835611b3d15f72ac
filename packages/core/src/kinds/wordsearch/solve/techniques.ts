/**
 * How a person finds the words, and what makes one hard: its direction (across and down are read anyway, diagonals must
 * be looked for, backwards words do not look like words) and how often runs that start like the word mislead the eye
 * (hardness.ts). Every word adds to the score: the cost of its technique, and a little more for each false start and
 * each shared letter.
 *
 * Directions are classed so that a board and its mirror image along the main diagonal get the same grade; the other
 * mirror images make forwards words run backwards, and are truly harder or easier.
 */

import type { Budget } from '../../../base/budget.ts'
import { withReadings } from '../../../base/ruby.ts'
import type { Explanation, Grade, Next, Step, TechniqueInfo } from '../../../kind/craft.ts'
import { type Finding, toStep } from '../../../ladder/ladder.ts'
import {
  type Answer,
  canonicalPlace,
  cellsOf,
  type Dir,
  dirs,
  type Place,
  type Puzzle,
  stepOf,
  type Wordsearch,
} from '../puzzle/model.ts'
import { spellingOf } from '../puzzle/spelling.ts'
import { solve } from './exact.ts'
import { directionLevel, falseStartLength, misleading, sheetLevel } from './hardness.ts'

export const techniques = [
  {
    id: 'along',
    level: 1,
    score: 1,
    name: { en: 'Reading across and down', ja: '横・縦に読む' },
    idea: { en: 'Read the rows to the right and the columns downwards.', ja: '行を右へ、列を下へ読んでみましょう。' },
  },
  {
    id: 'slant',
    level: 2,
    score: 2,
    name: { en: 'Looking along slants', ja: '斜めに探す' },
    idea: { en: 'Look along the slants.', ja: '斜めにも目を走らせてみましょう。' },
  },
  {
    id: 'backwards',
    level: 3,
    score: 4,
    name: { en: 'Reading backwards', ja: '逆向きに読む' },
    idea: {
      en: 'Read against the usual direction, to the left or upwards.',
      ja: '逆向きに、右から左や下から上へも読んでみましょう。',
    },
  },
  {
    id: 'false-starts',
    level: 4,
    score: 6,
    name: { en: 'Passing over false starts', ja: 'まぎらわしい並びを見分ける' },
    idea: {
      en: 'Other runs start like it: read each to its end.',
      ja: '似た出だしの並びがあります。最後まで読んで確かめましょう。',
    },
  },
  {
    id: 'camouflage',
    level: 5,
    score: 9,
    name: { en: 'Backwards among false starts', ja: 'まぎらわしい並びの中で逆向きに読む' },
    idea: {
      en: 'It runs backwards, among others that start like it.',
      ja: '逆向きで、似た出だしの並びにまぎれています。',
    },
  },
] as const satisfies readonly TechniqueInfo[]

type Technique = (typeof techniques)[number]

/** One step per word, easiest technique first. Each word costs one step. */
export function grade(puzzle: Puzzle, budget: Budget): Grade<Wordsearch> {
  const found = findWords(puzzle, budget, () => true)
  if (found === null) return { level: null, score: 0, techniques: {}, steps: [] }
  const counts: Record<string, number> = {}
  for (const { technique } of found) counts[technique.id] = (counts[technique.id] ?? 0) + 1
  const open = { ...counts }
  return {
    level: sheetLevel(found.map(({ technique }) => technique.level)),
    score: found.reduce((sum, { score }) => sum + score, 0),
    techniques: counts,
    steps: found.toSorted(byEase).map((word) => {
      const choices = open[word.technique.id] ?? 1
      open[word.technique.id] = choices - 1
      return toStep(word.technique, word, choices)
    }),
  }
}

/** The easiest word that is not marked yet, or not often enough. */
export function next(puzzle: Puzzle, answer: Answer, budget: Budget): Next<Wordsearch> | null {
  const marked = new Set(answer.places.map((place) => JSON.stringify(canonicalPlace(place))))
  const left = findWords(puzzle, budget, (place) => !marked.has(JSON.stringify(place))) ?? []
  const [easiest] = left.toSorted(byEase)
  const [place, ...others] = easiest?.places ?? []
  if (!easiest || !place) return null
  const choices = left.filter(({ technique }) => technique === easiest.technique).length
  return { steps: [toStep(easiest.technique, easiest, choices)], moves: [place, ...others] }
}

interface FoundWord extends Finding<Wordsearch> {
  readonly technique: Technique
  readonly score: number
}

/**
 * The words with a place that counts, in the order of the list; null if the solution is not unique or the budget ran
 * out.
 */
function findWords(puzzle: Puzzle, budget: Budget, counts: (place: Place) => boolean): FoundWord[] | null {
  const solved = solve(puzzle, 1, budget)
  const places = solved.answers[0]?.places ?? []
  if (solved.status !== 'unique') return null
  const used = dirs.filter((dir) => places.some((place) => place.dir === dir))
  const shares = sharing(places)
  const byWord = new Map<string, Place[]>(puzzle.words.map((word) => [word, []]))
  for (const place of places) if (counts(place)) byWord.get(place.word)?.push(place)
  const found: FoundWord[] = []
  for (const [word, own] of byWord) {
    if (!budget.spend()) return null
    if (own.length === 0) continue
    const falseStarts = falseStartsOf(puzzle, word, used)
    const shared = own.reduce((sum, place) => sum + shares(place), 0)
    const technique = techniqueFor(own, falseStarts >= misleading(word.length))
    const score = technique.score + 0.5 * Math.min(falseStarts, 10) + 0.25 * shared
    found.push({ technique, score, places: own, rulesOut: [], why: { falseStarts, shared } })
  }
  return found
}

const byEase = (a: FoundWord, b: FoundWord): number => a.technique.level - b.technique.level || a.score - b.score

function techniqueFor(places: readonly Place[], isMisled: boolean): Technique {
  const [along, slant, backwards, misled, camouflage] = techniques
  const hardest = Math.max(0, ...places.map((place) => directionLevel(place.dir)))
  if (isMisled) return hardest >= 3 ? camouflage : misled
  return hardest >= 3 ? backwards : hardest === 2 ? slant : along
}

function falseStartsOf({ rows }: Puzzle, word: string, used: readonly Dir[]): number {
  const enough = falseStartLength(word.length)
  if (enough === 0) return 0
  let count = 0
  for (const [row, letters] of rows.entries())
    for (let col = letters.indexOf(word.charAt(0)); col >= 0; col = letters.indexOf(word.charAt(0), col + 1))
      for (const dir of used) {
        const [down, right] = stepOf(dir)
        let i = 1
        while (i < word.length && rows[row + i * down]?.charAt(col + i * right) === word.charAt(i)) i++
        if (i >= enough && i < word.length) count++
      }
  return count
}

/** How many letters of a place are used by other places too. */
function sharing(places: readonly Place[]): (place: Place) => number {
  const uses = new Map<string, number>()
  for (const place of places)
    for (const cell of cellsOf(place)) uses.set(String(cell), (uses.get(String(cell)) ?? 0) + 1)
  return (place) => cellsOf(place).filter((cell) => (uses.get(String(cell)) ?? 0) > 1).length
}

const heading: Readonly<Record<Dir, { readonly en: string; readonly ja: string }>> = {
  N: { en: 'upwards', ja: '上へ' },
  NE: { en: 'up to the right', ja: '右上へ' },
  E: { en: 'to the right', ja: '右へ' },
  SE: { en: 'down to the right', ja: '右下へ' },
  S: { en: 'downwards', ja: '下へ' },
  SW: { en: 'down to the left', ja: '左下へ' },
  W: { en: 'to the left', ja: '左へ' },
  NW: { en: 'up to the left', ja: '左上へ' },
}

export function explain(puzzle: Puzzle, step: Step<Wordsearch>): Explanation {
  const { falseStarts, shared } = step.why
  const letters = step.places[0]?.word ?? ''
  const word = withReadings(spellingOf(puzzle, letters))
  const isRun = letters.length > 1
  const runs = step.places.map(({ row, col, dir }) => ({
    en: `${isRun ? 'from' : 'in'} row ${row + 1}, column ${col + 1}${isRun ? ` ${heading[dir].en}` : ''}`,
    ja: `${row + 1}行${col + 1}列${isRun ? `から${heading[dir].ja}` : ''}`,
  }))
  const sentences = [
    {
      en: `${word} ${isRun ? 'runs' : 'stands'} ${runs.map((run) => run.en).join(', and ')}.`,
      ja: `「${word}」は${runs.map((run) => run.ja).join('、')}${isRun ? '読めます' : 'にあります'}。`,
    },
    falseStarts > 0 && {
      en: `${falseStarts} other ${falseStarts === 1 ? 'run starts' : 'runs start'} like it.`,
      ja: `似た出だしの並びがほかに${falseStarts}か所あります。`,
    },
    shared > 0 && {
      en: `It shares ${shared === 1 ? 'one letter' : `${shared} letters`} with other words.`,
      ja: `ほかの単語と${shared}文字を共有しています。`,
    },
  ].filter((sentence) => sentence !== false)
  return {
    cells: step.places.map(({ row, col }) => [row, col] as const),
    text: { en: sentences.map(({ en }) => en).join(' '), ja: sentences.map(({ ja }) => ja).join('') },
  }
}
