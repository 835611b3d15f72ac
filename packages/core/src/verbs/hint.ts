/**
 * The next help for a player in the middle of a puzzle, as plain data: a ladder of rungs, each with more detail than
 * the one before.
 *
 * Mistakes come first, because no reason holds on a board with a mistake. Finding them needs the key; where the rules
 * decide, it is found by solving. Then comes the next step that a person can take from here, with the eliminations that
 * it depends on. Where the techniques find nothing, an entry of the key is given away, and the text says so.
 */

import { Budget } from '../base/budget.ts'
import { type Cell, holdsCell, nameOfCells, type Target } from '../base/target.ts'
import { type Bilingual, counted } from '../base/text.ts'
import type { Board, Input, Touch } from '../kind/board.ts'
import type { Craft, Explanation, Next, TechniqueInfo } from '../kind/craft.ts'
import type { Face } from '../kind/face.ts'
import type { PuzzleTypes } from '../kind/types.ts'
import { faultText, judge } from '../play/judge.ts'
import { missingTouches } from '../play/missing.ts'
import { eachOnce, writtenWith } from '../play/same.ts'
import { type Known, keyOf } from './key.ts'

export interface Hint<Move> {
  /**
   * mistake: an entry is wrong · step: a step follows · key: an entry is given away · nothing: there is no help · done
   */
  readonly about: 'mistake' | 'step' | 'key' | 'nothing' | 'done'
  /** For a step: the id of its technique. */
  readonly technique?: string
  readonly rungs: readonly [Rung<Move>, ...Rung<Move>[]]
}

export interface Rung<Move> {
  readonly rung: keyof typeof rungNames
  /** Several lines where there are several messages. */
  readonly text: Bilingual
  /** Cells to highlight: those that the step is based on, and those that the moves change. */
  readonly evidence: readonly Cell[]
  readonly goal: readonly Cell[]
  /** The moves to play on this rung. */
  readonly moves: readonly Move[]
}

/** The names of the rungs on a progress bar. */
export const rungNames = {
  mistake: { en: 'Something is wrong', ja: 'まちがい' },
  where: { en: 'Where to look', ja: '見る場所' },
  idea: { en: 'The idea', ja: '考え方' },
  step: { en: 'The step', ja: '手順' },
  place: { en: 'Place it', ja: '入れる' },
  one: { en: 'Give one away', ja: '答えをひとつ' },
  more: { en: 'Give one more away', ja: '答えをもうひとつ' },
  all: { en: 'Give them all away', ja: '答えを全部' },
  note: { en: 'Note', ja: 'お知らせ' },
} as const satisfies Readonly<Record<string, Bilingual>>

/** How many techniques are tried for a hint: far more than our puzzles need. */
const hintSteps = 100_000

/** The next thing that a person can place, in words: the eliminations that it rests on, and then the step itself. */
export interface ToldStep<Move> {
  /** The id of the step's own technique. */
  readonly technique: string
  /** The ideas of all its techniques, each once. */
  readonly ideas: readonly Pick<TechniqueInfo, 'name' | 'idea'>[]
  readonly reasons: readonly Explanation[]
  readonly moves: readonly Move[]
}

/** Where hints come from: the craft of a kind, or steps that were written down before. */
export interface HintSource<K extends PuzzleTypes> {
  readonly face: Face<K>
  readonly solve: Craft<K>['solve']
  nextStep(puzzle: K['puzzle'], answer: K['answer']): ToldStep<K['move']> | null
}

export const hintSourceOf = <K extends PuzzleTypes>(craft: Craft<K>): HintSource<K> => ({
  face: craft.face,
  solve: craft.solve,
  nextStep: (puzzle, answer) => {
    const next = craft.next(puzzle, answer, new Budget(hintSteps))
    return next && told(craft, puzzle, next)
  },
})

function told<K extends PuzzleTypes>(
  craft: Craft<K>,
  puzzle: K['puzzle'],
  { steps, moves }: Next<K>,
): ToldStep<K['move']> {
  const techniques = craft.techniques.filter(({ id }) => steps.some(({ technique }) => technique === id))
  return {
    technique: (steps.at(-1) ?? steps[0]).technique,
    ideas: techniques.map(({ name, idea }) => ({ name, idea })),
    reasons: steps.map((one) => craft.explain(puzzle, one)),
    moves,
  }
}

/** `wanted`: the cells of the current entry. What is given away is taken from there, if anything is missing there. */
export const hint = <K extends PuzzleTypes>(
  craft: Craft<K>,
  puzzle: K['puzzle'],
  key: K['answer'] | null,
  answer: K['answer'],
  wanted: readonly Cell[] = [],
): Hint<K['move']> => hintFrom(hintSourceOf(craft), puzzle, key, answer, wanted)

export function hintFrom<K extends PuzzleTypes>(
  source: HintSource<K>,
  puzzle: K['puzzle'],
  key: K['answer'] | null,
  answer: K['answer'],
  wanted: readonly Cell[] = [],
): Hint<K['move']> {
  const { face } = source
  const known = keyOf(source, puzzle, key)
  const judgement = judge(face, puzzle, known.key, answer)
  if (judgement.status === 'complete') return noteHint('done', complete)
  if (known.status === 'none') return noteHint('nothing', lacking.none)
  if (known.status === 'known') {
    const mistakes = face.mistakes(puzzle, answer, known.key)
    if (mistakes.length > 0) return mistake(placesOf(face.board(puzzle), mistakes), null)
  }
  if (judgement.status === 'broken') {
    const [{ code }] = judgement.faults
    const places = judgement.faults.map(({ cells }) => cells)
    return mistake(places, faultText(face, code))
  }
  const next = source.nextStep(puzzle, answer)
  if (next) return step(face, puzzle, answer, next)
  if (known.status !== 'known') return noteHint('nothing', lacking[known.status])
  return giveAway(face, puzzle, known.key, answer, wanted)
}

/** The places of mistakes; cells that share a symbol are one place. */
const placesOf = (board: Board, mistakes: readonly Target[]): readonly (readonly Cell[])[] => [
  ...mistakes.filter((at) => at.length === 2),
  ...eachOnce(
    board,
    mistakes.flatMap((at) => (at.length === 1 ? at : [])),
  ).map((cell) => writtenWith(board, cell)),
]

/** `why`: the broken rule, where there is no key to compare with. */
function mistake<Move>(places: readonly (readonly Cell[])[], why: Bilingual | null): Hint<Move> {
  const many: Bilingual = {
    en: `Something is wrong in ${counted(places.length, 'place')}.`,
    ja: `まちがいが${places.length}か所あります。`,
  }
  const here: Bilingual = {
    en: `Here${why ? `: ${why.en}` : ''}.`,
    ja: `ここです${why ? `: ${why.ja}` : ''}。`,
  }
  return {
    about: 'mistake',
    rungs: [rung('mistake', many), rung('where', here, { evidence: cellsOnce(places.flat()) })],
  }
}

function step<K extends PuzzleTypes>(
  face: Face<K>,
  puzzle: K['puzzle'],
  answer: K['answer'],
  { technique, ideas, reasons, moves }: ToldStep<K['move']>,
): Hint<K['move']> {
  const evidence = cellsOnce(reasons.flatMap(({ cells }) => cells))
  const after = moves.reduce((now, move) => playMoves(face, puzzle, now, move), answer)
  const goal = changed(face, puzzle, answer, after)
  const board = face.board(puzzle)
  const shown = eachOnce(board, goal).map((cell) => face.see(puzzle, after, [cell]).shown)
  const named = ideas.map(({ name, idea }) => ({ en: `${capital(name.en)}. ${idea.en}`, ja: `${name.ja}。${idea.ja}` }))
  return {
    about: 'step',
    technique,
    rungs: [
      rung('where', lookHere, { evidence }),
      rung('idea', inLines(named), { evidence }),
      rung('step', numbered(reasons.map(({ text }) => text)), { evidence, goal }),
      rung('place', placeIt[board.input](shown, moves.length), { goal, moves }),
    ],
  }
}

/** Gives away an entry of the key, preferably of `wanted`; then the next one, then all of those. */
function giveAway<K extends PuzzleTypes>(
  face: Face<K>,
  puzzle: K['puzzle'],
  key: K['answer'],
  answer: K['answer'],
  wanted: readonly Cell[],
): Hint<K['move']> {
  const { input } = face.board(puzzle)
  const missing = missingTouches(face, puzzle, answer, key)
  const wished = missing.filter(({ at }) => at.length === 1 && holdsCell(wanted, at[0]))
  const [first] = [...wished, ...missing]
  if (!first) return noteHint('done', complete)
  const giving = (touches: readonly Touch[]) => {
    const moves: K['move'][] = []
    let now = answer
    for (const touch of touches) {
      const move = face.act(puzzle, now, touch)
      const next = move ? playMoves(face, puzzle, now, move) : now
      if (!move || next === now) continue
      moves.push(move)
      now = next
    }
    return { goal: changed(face, puzzle, answer, now), moves }
  }
  // two bridges are one entry
  const there = missing.filter(({ at }) => nameOfCells(at) === nameOfCells(first.at))
  const one = rung('one', givenAway[input](face.see(puzzle, key, first.at).shown), giving(there))
  if (wished.length < 2) return { about: 'key', rungs: [one] }
  const shownOf = (cells: readonly Cell[]): string => cells.map((cell) => face.see(puzzle, key, [cell]).shown).join('')
  const all = rung('all', givenAway[input](shownOf(wanted)), giving(wished))
  if (wished.length < 3) return { about: 'key', rungs: [one, all] }
  const two = wished.slice(0, 2)
  const more = rung('more', givenAway[input](shownOf(two.map(({ at }) => at[0]))), giving(two))
  return { about: 'key', rungs: [one, more, all] }
}

function playMoves<K extends PuzzleTypes>(
  face: Face<K>,
  puzzle: K['puzzle'],
  answer: K['answer'],
  move: K['move'],
): K['answer'] {
  const next = face.play(puzzle, answer, move)
  return next.ok ? next.value : answer
}

/** The cells whose content changes with some moves. */
function changed<K extends PuzzleTypes>(
  face: Face<K>,
  puzzle: K['puzzle'],
  before: K['answer'],
  after: K['answer'],
): readonly Cell[] {
  const seen = (answer: K['answer'], cell: Cell): string => JSON.stringify(face.see(puzzle, answer, [cell]))
  return face.board(puzzle).cells.filter((cell) => seen(after, cell) !== seen(before, cell))
}

const rung = <Move>(
  name: Rung<Move>['rung'],
  text: Bilingual,
  parts: Partial<Pick<Rung<Move>, 'evidence' | 'goal' | 'moves'>> = {},
): Rung<Move> => ({ rung: name, text, evidence: [], goal: [], moves: [], ...parts })

const noteHint = <Move>(about: Hint<Move>['about'], text: Bilingual): Hint<Move> => ({
  about,
  rungs: [rung('note', text)],
})

const cellsOnce = (cells: readonly Cell[]): Cell[] => [
  ...new Map(cells.map((cell) => [nameOfCells([cell]), cell])).values(),
]

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const inLines = (texts: readonly Bilingual[]): Bilingual => ({
  en: texts.map(({ en }) => en).join('\n'),
  ja: texts.map(({ ja }) => ja).join('\n'),
})

const numbered = (texts: readonly Bilingual[]): Bilingual =>
  inLines(
    texts.length === 1 ? texts : texts.map(({ en, ja }, at) => ({ en: `${at + 1}. ${en}`, ja: `${at + 1}. ${ja}` })),
  )

const lookHere: Bilingual = { en: 'Look here.', ja: 'ここに注目しましょう。' }

const placeIt: Readonly<Record<Input, (shown: readonly string[], count: number) => Bilingual>> = {
  write: (shown) => ({
    en: `Place ${shown.length === 1 ? `the ${shown}` : shown.join(', ')}.`,
    ja: `${shown.join('・')}を入れましょう。`,
  }),
  mark: (shown) => ({
    en: `Put ${eachShown(shown).join(', ')} here.`,
    ja: `ここに${eachShown(shown).join('・')}を付けましょう。`,
  }),
  edge: (_shown, count) => ({ en: count === 1 ? 'Draw the line.' : 'Draw the lines.', ja: '線を引きましょう。' }),
  join: () => ({ en: 'Join them.', ja: 'つなぎましょう。' }),
  run: () => ({ en: 'Mark it.', ja: '印をつけましょう。' }),
}

/** A symbol that goes into several cells is named once. */
const eachShown = (shown: readonly string[]): readonly string[] => [...new Set(shown)]

const givenAway: Readonly<Record<Input, (shown: string) => Bilingual>> = {
  write: (shown) => ({
    en: `This one is given away: ${shown}.`,
    ja: `ここは答えを教えます。「${shown}」です。`,
  }),
  mark: (shown) => ({
    en: `This one is given away: ${shown}.`,
    ja: `ここは答えを教えます。「${shown}」です。`,
  }),
  edge: () => ({
    en: 'This one is given away: there is a line here.',
    ja: 'ここは答えを教えます。ここに線があります。',
  }),
  join: (shown) => ({
    en: `This one is given away: ${counted(Number(shown), 'bridge')}.`,
    ja: `ここは答えを教えます。橋は${shown}本です。`,
  }),
  run: (shown) => ({
    en: `This one is given away: ${shown} is here.`,
    ja: `ここは答えを教えます。「${shown}」があります。`,
  }),
}

const complete: Bilingual = { en: 'Everything is in its place.', ja: 'すべて正しく入っています。' }

const lacking: Readonly<Record<Exclude<Known<PuzzleTypes>['status'], 'known'>, Bilingual>> = {
  absent: { en: 'The answer is not in this file.', ja: '答えはこのファイルに入っていません。' },
  none: { en: 'This puzzle has no solution.', ja: 'このパズルには答えがありません。' },
  several: {
    en: 'This puzzle has more than one solution: nothing more follows from what is there.',
    ja: 'このパズルには答えが2つ以上あり、ここから先はひとつに決まりません。',
  },
  unknown: {
    en: 'No next step was found, and the answer is not in this file.',
    ja: '次の手順が見つからず、答えもこのファイルに入っていません。',
  },
}
