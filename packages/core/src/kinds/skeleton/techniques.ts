/**
 * How a person solves a skeleton, easiest idea first; the names suit words and numbers. Level 1: the only word of its
 * length. 2: the letters in a slot fit one word. 3: a word fits one slot; all words that fit share a letter. 4: letters
 * that a crossing word cannot have; two slots that keep two words to themselves. 5: suppose a letter and meet a
 * contradiction.
 */
import type { Budget } from '../../base/budget.ts'
import type { Grade, TechniqueInfo } from '../../kind/craft.ts'
import { climb, type Finding, type Ladder, type Technique } from '../../ladder/ladder.ts'
import { nextFrom } from '../../ladder/next.ts'
import { nameOf, slotBack } from '../../wordgrid/places.ts'
import type { Slot } from '../../wordgrid/slots.ts'
import { transposedRows } from '../../wordgrid/transpose.ts'
import { Candidates } from './candidates.ts'
import { type Breakdown, empty, type Move, type Puzzle, type Skeleton } from './puzzle/model.ts'
import { check } from './puzzle/rules.ts'

type Found = Finding<Skeleton>

const placeWord = (candidates: Candidates, slot: Slot, word: string): Found => ({
  places: candidates.writing(slot, word),
  rulesOut: [],
  why: { slot: nameOf(slot), words: [word] },
})

const onlyLength: Technique<Candidates, Skeleton> = {
  id: 'only-length',
  level: 1,
  score: 1,
  name: { en: 'the only one of its length', ja: '残りひとつの長さ' },
  idea: {
    en: 'Only one of the list is left with this length.',
    ja: 'リストの残りで、この長さのものはひとつだけです。',
  },
  *find(candidates) {
    const { open } = candidates.look()
    for (const { slot, matching } of open) {
      const [word, ...others] = matching
      if (word !== undefined && others.length === 0 && open.filter((o) => o.slot.length === slot.length).length === 1)
        yield placeWord(candidates, slot, word)
    }
  },
}

const lettersFit: Technique<Candidates, Skeleton> = {
  id: 'letters-fit',
  level: 2,
  score: 2,
  name: { en: 'only one fits what is filled in', ja: '埋まったマスに合うのはひとつ' },
  idea: {
    en: 'Compare what is filled in here with the list: only one fits.',
    ja: '埋まっているマスをリストと見くらべましょう。合うのはひとつだけです。',
  },
  *find(candidates) {
    for (const { slot, matching } of candidates.look().open) {
      const [word, ...others] = matching
      if (word !== undefined && others.length === 0) yield placeWord(candidates, slot, word)
    }
  },
}

const oneSlot: Technique<Candidates, Skeleton> = {
  id: 'one-slot',
  level: 3,
  score: 4,
  name: { en: 'only one place for it', ja: '入る場所はひとつ' },
  idea: {
    en: 'Something on the list fits in only one place.',
    ja: '入る場所がひとつしかないものが、リストにあります。',
  },
  *find(candidates) {
    const { open, left } = candidates.look()
    const places = new Map<string, Slot | null>()
    for (const { slot, matching } of open) for (const word of matching) places.set(word, places.has(word) ? null : slot)
    for (const [word, copies] of left) {
      const place = places.get(word)
      if (copies === 1 && place) yield placeWord(candidates, place, word)
    }
  },
}

const sameLetter: Technique<Candidates, Skeleton> = {
  id: 'same-letter',
  level: 3,
  score: 4,
  name: { en: 'all that fit agree in a cell', ja: '候補すべてに共通のマス' },
  idea: {
    en: 'Whatever of the list goes here, some cell is the same.',
    ja: 'ここに何が入っても、同じになるマスがあります。',
  },
  *find(candidates) {
    for (const { slot, fitting } of candidates.look().open) {
      const places = slot.cells.flatMap((cell, at) => {
        const letter = fitting[0]?.charAt(at)
        return letter !== undefined &&
          candidates.letter(cell) === null &&
          fitting.every((word) => word.charAt(at) === letter)
          ? [candidates.move(cell, letter)]
          : []
      })
      if (places.length > 0) yield { places, rulesOut: [], why: { slot: nameOf(slot), words: fitting } }
    }
  },
}

/** A cell with only one letter left is written in the same step. */
function without(candidates: Candidates, rulesOut: readonly Move[]): Pick<Found, 'places' | 'rulesOut'> {
  const gone = new Map<number, Set<string>>()
  for (const { row, col, letter } of rulesOut) {
    const cell = row * candidates.puzzle.width + col
    gone.set(cell, (gone.get(cell) ?? new Set<string>()).add(letter))
  }
  const places = [...gone].flatMap(([cell, letters]) => {
    const [only, ...others] = [...(candidates.cells[cell] ?? [])].filter((letter) => !letters.has(letter))
    return only === undefined || others.length > 0 ? [] : [candidates.move(cell, only)]
  })
  return { places, rulesOut }
}

const crossing: Technique<Candidates, Skeleton> = {
  id: 'crossing',
  level: 4,
  score: 6,
  name: { en: 'ruled out by a crossing', ja: '交差で消える候補' },
  idea: {
    en: 'Not much fits here. What does that leave where others cross?',
    ja: 'ここに入るものは限られています。交差するマスに何が残るか考えましょう。',
  },
  *find(candidates) {
    for (const { slot, fitting } of candidates.look().open) {
      const rulesOut = candidates.unsupported(slot, fitting)
      if (rulesOut.length > 0) yield { ...without(candidates, rulesOut), why: { slot: nameOf(slot), words: fitting } }
    }
  },
}

const pair: Technique<Candidates, Skeleton> = {
  id: 'pair',
  level: 4,
  score: 8,
  name: { en: 'two places keep two of the list', ja: '2か所で2つを使い切る' },
  idea: {
    en: 'Two places keep two of the list for themselves, so these go nowhere else.',
    ja: '2か所が2つを分けあうので、その2つはほかには入りません。',
  },
  *find(candidates) {
    const { open, left } = candidates.look()
    for (const [i, first] of open.entries()) {
      if (first.fitting.length !== 2 || first.fitting.some((word) => left.get(word) !== 1)) continue
      const second = open.slice(i + 1).find(({ fitting }) => fitting.join() === first.fitting.join())
      if (!second) continue
      for (const { index, slot, fitting } of open) {
        if (index === first.index || index === second.index) continue
        const rulesOut = candidates.unsupported(
          slot,
          fitting.filter((word) => !first.fitting.includes(word)),
        )
        if (rulesOut.length > 0 && fitting.some((word) => first.fitting.includes(word)))
          yield {
            ...without(candidates, rulesOut),
            why: { slot: nameOf(slot), words: first.fitting, other: nameOf(first.slot) },
          }
      }
    }
  },
}

const suppose: Technique<Candidates, Skeleton> = {
  id: 'suppose',
  level: 5,
  score: 20,
  name: { en: 'suppose, and meet a contradiction', ja: '仮に置くと行き詰まる' },
  idea: {
    en: 'Suppose something in a cell here and follow the crossings: it comes to a dead end.',
    ja: 'ここのマスに仮に入れて、交差をたどってみましょう。どこかで行きづまります。',
  },
  *find(candidates) {
    const open = [...candidates.look().open].sort((a, b) => a.fitting.length - b.fitting.length)
    for (const { slot, fitting } of open)
      for (const [at, cell] of slot.cells.entries()) {
        if (candidates.letter(cell) !== null) continue
        for (const letter of new Set(fitting.map((word) => word.charAt(at)))) {
          const trial = candidates.copy()
          trial.place(candidates.move(cell, letter))
          const breaks = trial.breakdown()
          if (breaks === null) continue
          yield {
            ...without(candidates, [candidates.move(cell, letter)]),
            why: { slot: nameOf(slot), words: fitting.filter((word) => word.charAt(at) === letter), breaks },
          }
          return
        }
      }
  },
}

const ladder: Ladder<Candidates, Skeleton> = {
  techniques: [onlyLength, lettersFit, oneSlot, sameLetter, crossing, pair, suppose],
  apply: (candidates, { places, rulesOut }) => {
    for (const move of rulesOut) candidates.ruleOut(move)
    for (const move of places) candidates.place(move)
  },
  solved: (candidates) => candidates.solved,
}

export const techniques: readonly TechniqueInfo[] = ladder.techniques

/** The next step from a player's entries, which are treated as given. */
export const next = nextFrom({
  check,
  ladder,
  start: (puzzle: Puzzle, { rows }) => new Candidates({ ...puzzle, rows }),
  ahead: (candidates, { width }, { rows }) =>
    candidates.cells.flatMap((_, cell) => {
      const letter = rows[Math.floor(cell / width)]?.charAt(cell % width) === empty ? candidates.letter(cell) : null
      return letter === null ? [] : [candidates.move(cell, letter)]
    }),
})

/** A board and its mirror image along the diagonal are the same puzzle, so both are graded in the same orientation. */
export function grade(puzzle: Puzzle, budget: Budget): Grade<Skeleton> {
  const mirrored = transposed(puzzle)
  const turn = JSON.stringify(mirrored.rows) < JSON.stringify(puzzle.rows)
  const graded = climb(ladder, new Candidates(turn ? mirrored : puzzle), budget)
  if (!turn) return graded
  const back = ({ row, col, letter }: Move): Move => ({ row: col, col: row, letter })
  const breaksBack = (breaks: Breakdown): Breakdown => {
    if (breaks.left === 'word') return breaks
    if (breaks.left === 'cell') return { ...breaks, row: breaks.col, col: breaks.row }
    return { ...breaks, slot: slotBack(breaks.slot) }
  }
  return {
    ...graded,
    steps: graded.steps.map((step) => ({
      ...step,
      places: step.places.map(back),
      rulesOut: step.rulesOut.map(back),
      why: {
        slot: slotBack(step.why.slot),
        words: step.why.words,
        ...(step.why.other ? { other: slotBack(step.why.other) } : {}),
        ...(step.why.breaks ? { breaks: breaksBack(step.why.breaks) } : {}),
      },
    })),
  }
}

export const transposed = (puzzle: Puzzle): Puzzle => ({
  ...puzzle,
  width: puzzle.height,
  height: puzzle.width,
  rows: transposedRows(puzzle.rows),
})
