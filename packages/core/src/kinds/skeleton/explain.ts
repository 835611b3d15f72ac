/**
 * A step as sentences: where to look, which idea, the whole conclusion. For a list of numbers, the sentences speak of
 * numbers and digits.
 */

import type { Bilingual } from '../../base/text.ts'
import type { Explanation, Step } from '../../kind/craft.ts'
import { cellsOf, placeOf } from '../../wordgrid/places.ts'
import { shownIn } from '../../words/script.ts'
import { namesFrom } from '../../words/writing.ts'
import { scriptOfBoard } from './puzzle/input.ts'
import { type Breakdown, isOfNumbers, type Move, type Puzzle, type Skeleton } from './puzzle/model.ts'

/** The terms for an entry of the list and for the content of a cell. */
interface Terms {
  readonly word: Bilingual
  readonly letter: Bilingual
  /** The unit in which the length of a word is counted. */
  readonly unit: Bilingual
}

const wordTerms: Terms = {
  word: { en: 'word', ja: '言葉' },
  letter: { en: 'letter', ja: '文字' },
  unit: { en: 'letters', ja: '文字' },
}
const numberTerms: Terms = {
  word: { en: 'number', ja: '数' },
  letter: { en: 'digit', ja: '数字' },
  unit: { en: 'digits', ja: 'けた' },
}

export function explain(puzzle: Puzzle, step: Step<Skeleton>): Explanation {
  const { slot, other } = step.why
  return {
    cells: [...cellsOf(slot), ...(other ? cellsOf(other) : [])],
    text: sentence(asShown(puzzle, step), isOfNumbers(puzzle) ? numberTerms : wordTerms),
  }
}

/** A step as people see it, with the letters that the slot's words leave in the cells where it rules something out. */
interface ShownStep extends Step<Skeleton> {
  readonly left: readonly Move[]
}

/** Shows letters in the script of the board, and words as in the list. */
function asShown(puzzle: Puzzle, step: Step<Skeleton>): ShownStep {
  const { words, breaks } = step.why
  const script = scriptOfBoard(puzzle)
  const lettered = (move: Move): Move => ({ ...move, letter: shownIn(script, move.letter) })
  const written = namesFrom(puzzle.words, script)
  return {
    ...step,
    places: step.places.map(lettered),
    rulesOut: step.rulesOut.map(lettered),
    left: lettersLeft(step).map(lettered),
    why: {
      ...step.why,
      words: words.map(written),
      ...(breaks && 'word' in breaks ? { breaks: { ...breaks, word: written(breaks.word) } } : {}),
    },
  }
}

/** The maximum number of words, and of cells, named in a sentence. */
const named = 8
const namedCells = 4

function sentence(step: ShownStep, { word: thing, letter, unit }: Terms): Bilingual {
  const { slot, words, other } = step.why
  const here = placeOf(slot)
  const word = words[0] ?? ''
  const more = words.length > named ? { en: ' …', ja: 'など' } : { en: '', ja: '' }
  const list = { en: words.slice(0, named).join(', ') + more.en, ja: words.slice(0, named).join('、') + more.ja }
  const placed = inCells(step.places, 'が')
  const gone = inCells(step.rulesOut, 'の')
  switch (step.technique) {
    case 'only-length':
      return {
        en: `${word} is the only ${thing.en} left with ${slot.length} ${unit.en}, so it goes ${here.en}.`,
        ja: `残りの${thing.ja}で${slot.length}${unit.ja}なのは「${word}」だけなので、${here.ja}に入ります。`,
      }
    case 'letters-fit':
      return {
        en: `Of the ${thing.en}s left, only ${word} fits the ${letter.en}s ${here.en}.`,
        ja: `${here.ja}の${letter.ja}に合う${thing.ja}は、残りの中では「${word}」だけです。`,
      }
    case 'one-slot':
      return {
        en: `${word} fits nowhere else, so it goes ${here.en}.`,
        ja: `「${word}」が入る場所はほかにないので、${here.ja}に入ります。`,
      }
    case 'same-letter':
      if (words.length === 1)
        return {
          en: `Of the ${thing.en}s left, only ${word} can still go ${here.en}.`,
          ja: `${here.ja}にまだ入れる${thing.ja}は、残りの中では「${word}」だけです。`,
        }
      return {
        en: `Whichever ${thing.en} goes ${here.en} (${list.en}), it has ${placed.en}.`,
        ja: `${here.ja}に入る${thing.ja}（${list.ja}）は、どれも${placed.ja}です。`,
      }
    case 'crossing': {
      const left = inCells(step.left, 'は')
      return {
        en: `Only ${list.en} can go ${here.en}, which leaves ${left.en}.`,
        ja: `${here.ja}に入るのは ${list.ja} だけなので、${left.ja}に限られます。`,
      }
    }
    case 'pair': {
      const there = placeOf(other ?? slot)
      return {
        en: `${words.join(' and ')} are needed ${there.en} and in a second place like it, so not ${here.en}, which rules out ${gone.en}.`,
        ja: `${words.join('と')}は${there.ja}ともう1か所で使い切るので${here.ja}には入らず、${gone.ja}は消えます。`,
      }
    }
    default: {
      const end = broken(step.why.breaks, { word: thing, letter, unit })
      return {
        en: `Suppose ${gone.en}: then, following the crossings, ${end.en}.`,
        ja: `仮に${inCells(step.rulesOut, 'に').ja}を入れると、交差をたどるうちに${end.ja}。`,
      }
    }
  }
}

/** How a supposition ends. Files of earlier versions do not have this. */
function broken(breaks: Breakdown | undefined, { word: thing, letter }: Terms): Bilingual {
  switch (breaks?.left) {
    case 'place': {
      const there = placeOf(breaks.slot)
      return { en: `no ${thing.en} is left that fits ${there.en}`, ja: `${there.ja}に合う${thing.ja}がなくなります` }
    }
    case 'word':
      return { en: `no place is left for ${breaks.word}`, ja: `「${breaks.word}」の入る場所がなくなります` }
    case 'cell': {
      const [row, col] = [breaks.row + 1, breaks.col + 1]
      return {
        en: `no ${letter.en} is left for row ${row}, column ${col}`,
        ja: `${row}行${col}列に入る${letter.ja}がなくなります`,
      }
    }
    case 'excess': {
      const there = placeOf(breaks.slot)
      return {
        en: `${breaks.word} would stand ${there.en}, and the list has no ${breaks.word} left for it`,
        ja: `${there.ja}が「${breaks.word}」になりますが、リストにその残りはありません`,
      }
    }
    default:
      return {
        en: `some ${thing.en} or place is left with nothing that fits`,
        ja: `どこかで合う${thing.ja}がなくなります`,
      }
  }
}

/**
 * The letters that the words of a crossing have in the cells where it rules something out; these are fewer than the
 * letters ruled out.
 */
function lettersLeft({ why: { slot, words }, rulesOut }: Step<Skeleton>): Move[] {
  return cellsOf(slot).flatMap(([row, col], at) =>
    rulesOut.some((move) => move.row === row && move.col === col)
      ? [...new Set(words.map((word) => word.charAt(at)))].map((letter) => ({ row, col, letter }))
      : [],
  )
}

/** `A, B in row 1, column 2; …`; in Japanese `1行2列`, the particle, `「A、B」`. */
function inCells(moves: readonly Move[], particle: 'が' | 'に' | 'の' | 'は'): Bilingual {
  const cells = new Map<string, Move[]>()
  for (const move of moves) {
    const key = `${move.row},${move.col}`
    cells.set(key, [...(cells.get(key) ?? []), move])
  }
  const parts = [...cells.values()].slice(0, namedCells).map((inCell) => {
    const { row, col } = inCell[0]!
    const letters = inCell.slice(0, named).map(({ letter }) => letter)
    const more = inCell.length > named
    return {
      en: `${letters.join(', ')}${more ? ' …' : ''} in row ${row + 1}, column ${col + 1}`,
      ja: `${row + 1}行${col + 1}列${particle}「${letters.join('、')}」${more ? 'など' : ''}`,
    }
  })
  const more = cells.size > namedCells
  return {
    en: parts.map(({ en }) => en).join('; ') + (more ? '; …' : ''),
    ja: parts.map(({ ja }) => ja).join('、') + (more ? 'など' : ''),
  }
}
