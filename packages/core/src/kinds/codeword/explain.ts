/** A step as sentences: where to look, which idea, the whole conclusion. */

import type { Cell } from '../../base/target.ts'
import { type Bilingual, counted } from '../../base/text.ts'
import type { Explanation, Step } from '../../kind/craft.ts'
import { cellsOf, placeOf } from '../../wordgrid/places.ts'
import type { SlotName } from '../../wordgrid/slots.ts'
import { shownIn } from '../../words/script.ts'
import { namesFrom } from '../../words/writing.ts'
import { type Breakdown, type Codeword, cellsByNumber, type Move, type Puzzle } from './puzzle/model.ts'

export function explain(puzzle: Puzzle, step: Step<Codeword>): Explanation {
  const { slot, beside, breaks } = step.why
  const numbers = cellsByNumber(puzzle)
  const written = (moves: readonly Move[]): Move[] =>
    moves.map((move) => ({ ...move, letter: shownIn(puzzle.script, move.letter) }))
  const nameOf = namesFrom(puzzle.words ?? [], puzzle.script)
  return {
    cells: slot
      ? covered(beside ? [slot, beside] : [slot])
      : [...step.places, ...step.rulesOut].flatMap(({ number }) => numbers[number] ?? []),
    text: sentence(
      {
        ...step,
        places: written(step.places),
        rulesOut: written(step.rulesOut),
        why: {
          ...step.why,
          words: step.why.words.map(nameOf),
          ...(breaks?.left === 'word' ? { breaks: { ...breaks, word: nameOf(breaks.word) } } : {}),
        },
      },
      {
        codes: slot ? codesIn(puzzle, slot) : '',
        codesBeside: beside ? codesIn(puzzle, beside) : '',
        left: slot ? remaining(puzzle, slot, step) : { en: '', ja: '' },
      },
    ),
  }
}

/** The maximum number of words, and of letters, named in a sentence. */
const named = 8

interface Slots {
  /** The numbers of the slot and of the one compared with it, as in 3-1-1-7. */
  readonly codes: string
  readonly codesBeside: string
  /** What the numbers of the slot can still be. */
  readonly left: Bilingual
}

function sentence(
  { technique, places, rulesOut, why }: Step<Codeword>,
  { codes, codesBeside, left }: Slots,
): Bilingual {
  const { slot, beside, words, count = 0, breaks } = why
  const length = slot?.length ?? 0
  const here = slot ? placeOf(slot) : { en: '', ja: '' }
  const [word = ''] = words
  const list = some(words)
  const placed = equations(places)
  const [one] = [...places, ...rulesOut]
  const number = one?.number ?? 0
  switch (technique) {
    case 'only-length':
      return {
        en: `${word} is the only word left with ${counted(length, 'letter')}, so it goes ${here.en}: ${placed.en}.`,
        ja: `残りの言葉で${length}文字なのは「${word}」だけなので、${here.ja}に入ります（${placed.ja}）。`,
      }
    case 'letters-fit':
      return {
        en: `Only ${word} fits the letters ${here.en}: ${placed.en}.`,
        ja: `${here.ja}の文字に合う言葉は「${word}」だけです（${placed.ja}）。`,
      }
    case 'pattern':
      return {
        en: `${capital(here.en)} the numbers are ${codes}, and only ${word} has its letters like that: ${placed.en}.`,
        ja: `${here.ja}の数字は ${codes} で、文字がそのように並ぶ言葉は「${word}」だけです（${placed.ja}）。`,
      }
    case 'only-letter':
      return {
        en: `${one?.letter} is the only letter left for ${number}.`,
        ja: `${number}に残っている文字は「${one?.letter}」だけです。`,
      }
    case 'one-slot':
      return {
        en: `${word} fits nowhere else, so it goes ${here.en}, over ${codes}: ${placed.en}.`,
        ja: `「${word}」が入る場所はほかにないので、${here.ja}（${codes}）に入ります（${placed.ja}）。`,
      }
    case 'same-letter':
      return {
        en: `Whichever word goes ${here.en}, over ${codes} (${list.en}): ${placed.en}.`,
        ja: `${here.ja}（${codes}）に入る言葉（${list.ja}）は、どれでも ${placed.ja} になります。`,
      }
    case 'two-words': {
      const there = beside ? placeOf(beside) : { en: '', ja: '' }
      return {
        en: `Of the words that fit ${here.en}, over ${codes}, only ${list.en} can stand together with a word ${there.en}, over ${codesBeside}: ${placed.en}.`,
        ja: `${here.ja}（${codes}）の候補のうち、${there.ja}（${codesBeside}）の言葉と一緒に入るのは ${list.ja} だけです（${placed.ja}）。`,
      }
    }
    case 'count':
      return {
        en: `${number} occurs ${times(count)} in the words of the board (a crossing counts twice), and of the letters left only ${one?.letter} occurs ${times(count)} in those of the list: ${placed.en}.`,
        ja: `${number}は盤面の言葉に${count}回出てきます（交差は2回と数えます）。残りの文字でリストの言葉に${count}回出てくるのは「${one?.letter}」だけです（${placed.ja}）。`,
      }
    case 'other-count': {
      const gone = some(rulesOut.map(({ letter }) => letter))
      return {
        en: `${number} occurs ${times(count)} in the words of the board (a crossing counts twice), and these letters do not in those of the list, so it is none of them: ${gone.en}.`,
        ja: `${number}は盤面の言葉に${count}回出てきます（交差は2回と数えます）。リストの言葉に出てくる回数が違うので、${gone.ja}ではありません。`,
      }
    }
    case 'crossing':
      return {
        en: `Only ${list.en} can go ${here.en}, over ${codes}, so ${left.en}.`,
        ja: `${here.ja}（${codes}）に入るのは ${list.ja} だけなので、${left.ja}。`,
      }
    case 'only-number':
      return {
        en: `${one?.letter} can be no other number than ${number}.`,
        ja: `「${one?.letter}」になれる数字は${number}だけです。`,
      }
    default: {
      const end = broken(breaks)
      const supposed = equations(rulesOut)
      return {
        en: `Suppose ${supposed.en}: then, following the numbers over the board, ${end.en}.`,
        ja: `仮に ${supposed.ja} とすると、盤面をたどるうちに${end.ja}。`,
      }
    }
  }
}

function broken(breaks: Breakdown | undefined): Bilingual {
  switch (breaks?.left) {
    case 'place': {
      const there = placeOf(breaks.slot)
      return { en: `no word is left that fits ${there.en}`, ja: `${there.ja}に合う言葉がなくなります` }
    }
    case 'word':
      return { en: `no place is left for ${breaks.word}`, ja: `「${breaks.word}」の入る場所がなくなります` }
    case 'number':
      return { en: `no letter is left for ${breaks.number}`, ja: `${breaks.number}に合う文字がなくなります` }
    default:
      return { en: 'something is left with nothing that fits', ja: 'どこかで合うものがなくなります' }
  }
}

const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`)

/** `3 = A, 7 = T` */
const equations = (moves: readonly Move[]): Bilingual => {
  const each = moves.map(({ number, letter }) => `${number} = ${letter}`)
  return { en: each.join(', '), ja: each.join('、') }
}

/** What each number that lost letters can still be: a letter that one of the words has there. */
function remaining(puzzle: Puzzle, slot: SlotName, { rulesOut, why }: Step<Codeword>): Bilingual {
  const numbers = cellsOf(slot).map(([row, col]) => puzzle.codes[row]?.[col] ?? 0)
  const parts = [...new Set(rulesOut.map(({ number }) => number))].map((number) => {
    const at = numbers.indexOf(number)
    const letters = new Set(why.words.map((word) => shownIn(puzzle.script, word.charAt(at))))
    return { number, letters: some([...letters].sort()) }
  })
  return {
    en: parts.map(({ number, letters }) => `${number} can only be ${letters.en}`).join('; '),
    ja: `${parts.map(({ number, letters }) => `${number}は${letters.ja}`).join('、')}のどれかに限られます`,
  }
}

/** The first of some words or letters. */
function some(all: readonly string[]): Bilingual {
  const more = all.length > named ? { en: ' …', ja: 'など' } : { en: '', ja: '' }
  return { en: all.slice(0, named).join(', ') + more.en, ja: all.slice(0, named).join('、') + more.ja }
}

const codesIn = ({ codes }: Puzzle, slot: SlotName): string =>
  cellsOf(slot)
    .map(([row, col]) => codes[row]?.[col] ?? 0)
    .join('-')

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The cells of slots, without duplicates. */
const covered = (slots: readonly SlotName[]): Cell[] =>
  slots.flatMap(cellsOf).filter(([row, col], at, all) => all.findIndex(([r, c]) => r === row && c === col) === at)
