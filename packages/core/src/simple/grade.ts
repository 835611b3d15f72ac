/**
 * The ladder of a simple kind: its ideas, and supposing at the end where it has that. The grade is found on a canonical
 * image of the board, so that a turned or mirrored copy gets an equal one; its steps are mapped back to the board.
 */
import type { Budget } from '../base/budget.ts'
import type { Cell } from '../base/target.ts'
import type { Lang } from '../base/text.ts'
import type { Explanation, Grade, Level, Step } from '../kind/craft.ts'
import { climb, type Finding, type Ladder, type Technique } from '../ladder/ladder.ts'
import { supposition } from './face.ts'
import type { Conclusion, Fact, Idea, Know } from './know.ts'
import { placeName } from './naming.ts'
import type { Move, Simple, SimplePuzzle } from './puzzle.ts'
import { nameOf } from './seen.ts'
import { close, type Solving } from './solve.ts'

export interface Image<P> {
  readonly puzzle: P
  /** The cell of the board for a cell of the image. */
  home(at: Cell): Cell
}

export function ladderOf<P extends object>({ ideas, isSound }: Solving<P>): Ladder<Know<P>, Simple<P>> {
  return {
    techniques: ideas.map(
      ({ why: _, find, ...info }): Technique<Know<P>, Simple<P>> => ({
        ...info,
        *find(know) {
          if (know.broken) return
          for (const found of find(know)) if (know.hasProgress(found)) yield asFinding(know, found)
        },
      }),
    ),
    apply: (know, { places, rulesOut }) => {
      know.learn({ is: asFacts(know, places), not: asFacts(know, rulesOut) })
    },
    solved: (know) => know.open === 0 && !know.broken && isSound(know),
  }
}

/** A finding places a value where only one is left. */
function asFinding<P extends object>(
  know: Know<P>,
  { is = [], not = [], cells, named }: Conclusion,
): Finding<Simple<P>> {
  const places = is.filter(([place, value]) => know.value(place) !== value)
  const rulesOut = not.filter(([place, value]) => know.can(place, value))
  const last = [...new Set(rulesOut.map(([place]) => place))].flatMap((place): Fact[] => {
    const left = know.choices(place).filter((value) => !rulesOut.some(([at, out]) => at === place && out === value))
    return left.length === 1 && left[0] !== undefined ? [[place, left[0]]] : []
  })
  const rest = rulesOut.filter(([place]) => !last.some(([at]) => at === place))
  return {
    places: [...places, ...last].map((fact) => asMove(know, fact)),
    rulesOut: rest.map((fact) => asMove(know, fact)),
    why: { cells, ...(named ? { named } : {}) },
  }
}

const asMove = <P extends object>({ layout }: Know<P>, [place, value]: Fact): Move => ({
  at: layout.ats[place] ?? [],
  value,
})

const asFacts = <P extends object>({ layout }: Know<P>, moves: readonly Move[]): Fact[] =>
  moves.flatMap(({ at, value }): Fact[] => {
    const place = layout.placeAt(at)
    return place === undefined ? [] : [[place, value]]
  })

export function grade<P extends object>(
  solving: Solving<P>,
  { puzzle, home }: Image<P>,
  budget: Budget,
): Grade<Simple<P>> {
  const climbed = climb(ladderOf(solving), solving.start(puzzle), budget)
  const moved = ({ at, value }: Move): Move => ({ at: atHome(at, home), value })
  const steps = climbed.steps.map(
    (step): Step<Simple<P>> => ({
      ...step,
      places: step.places.map(moved),
      rulesOut: step.rulesOut.map(moved),
      why: { ...step.why, cells: step.why.cells.map(home) },
    }),
  )
  return { ...climbed, steps }
}

function atHome([row = 0, col = 0, ...other]: Move['at'], home: (at: Cell) => Cell): Move['at'] {
  const [row2, col2] = other
  const cells = [home([row, col]), ...(row2 === undefined || col2 === undefined ? [] : [home([row2, col2])])]
  return cells.sort((a, b) => a[0] - b[0] || a[1] - b[1]).flat()
}

/**
 * Supposes a value and follows the other ideas to a contradiction. It stops at the first, because finding all would
 * take long and any of them will do.
 */
export function supposing<P extends object>(
  level: Level,
  ideas: readonly Idea<P>[],
  isSound: (know: Know<P>) => boolean,
): Idea<P> {
  return {
    id: supposition,
    level,
    score: 40,
    name: { en: 'supposition', ja: '仮定' },
    idea: {
      en: 'Supposing one value here leads to a contradiction.',
      ja: 'ここを仮に決めて進めると、矛盾が見つかります。',
    },
    why: {
      en: 'Supposing "{named}" {at} leads to a contradiction by the easier steps alone.',
      ja: '{at}を「{named}」と仮定すると、やさしい手順だけで矛盾します。',
    },
    *find(know) {
      const { places } = know.layout
      for (const step of places.keys()) {
        const place = (know.lookFrom + step) % places.length
        if (!know.isOpen(place)) continue
        for (const value of know.choices(place)) {
          const supposed = know.copy()
          supposed.set(place, value)
          if (close(supposed, ideas) && isSound(supposed)) continue
          know.lookFrom = place
          yield { not: [[place, value]], cells: places[place]?.at ?? [], named: [value] }
          return
        }
      }
    },
  }
}

/** The reason for a step, with the names of its cells. */
export function explained<P extends object>(
  kind: SimplePuzzle<P>,
  ideas: readonly Idea<P>[],
  puzzle: P,
  { technique, why: { cells, named = [] } }: Step<Simple<P>>,
): Explanation {
  const why = ideas.find(({ id }) => id === technique)?.why ?? { en: '', ja: '' }
  const names = cells.map((cell) => placeName(kind, puzzle, cell))
  const [one, other] = names
  const at = other
    ? { en: `between ${one?.en} and ${other.en}`, ja: `${one?.ja}と${other.ja}のあいだ` }
    : { en: `for ${one?.en ?? ''}`, ja: one?.ja ?? '' }
  const messageOf = (lang: Lang, comma: string): string =>
    why[lang].replace(/\{(\w+)\}/g, (_, of: string) => {
      if (of === 'named') return named.map((value) => nameOf(kind, value)[lang]).join(comma)
      return (of === 'at' ? at : names[Number(of) - 1])?.[lang] ?? ''
    })
  const en = messageOf('en', ', ')
  return { cells, text: { en: en.charAt(0).toUpperCase() + en.slice(1), ja: messageOf('ja', '、') } }
}
