/**
 * How a person solves a codeword, easiest idea first. Level 1: the only word of its length; the known letters fit one
 * word. 2: the pattern of repeated numbers fits one word; a number with one letter left. 3: a word fits one slot; all
 * words that fit share a letter. 4: two slots with few words for them, compared; a letter that is the only one to occur
 * as often as a number. 5: whatever needs notes of every number's letters (those that a slot's words or counting rule
 * out, a letter with one number left), or supposing a letter.
 *
 * Ideas that require every word of the list to be used apply only with a list.
 */
import type { Finding, Ladder, Technique } from '../../ladder/ladder.ts'
import { nameOf } from '../../wordgrid/places.ts'
import type { Candidates, OpenSlot } from './candidates.ts'
import type { Codeword, Move } from './puzzle/model.ts'

type Idea = Technique<Candidates, Codeword>

const placeWord = (candidates: Candidates, open: OpenSlot, word: string): Finding<Codeword> => ({
  places: candidates.writing(open, word),
  rulesOut: [],
  why: { slot: nameOf(open.slot), words: [word] },
})

const onlyLength: Idea = {
  id: 'only-length',
  level: 1,
  score: 1,
  name: { en: 'the only one of its length', ja: '残りひとつの長さ' },
  idea: {
    en: 'Only one word of the list is left with this length.',
    ja: 'リストの残りで、この長さの言葉はひとつだけです。',
  },
  *find(candidates) {
    if (!candidates.ground.every) return
    const { open } = candidates.look()
    for (const one of open) {
      const [word, ...others] = one.matching
      const isAlone = open.every((other) => other === one || other.slot.length !== one.slot.length)
      if (word !== undefined && others.length === 0 && isAlone) yield placeWord(candidates, one, word)
    }
  },
}

const lettersFit: Idea = {
  id: 'letters-fit',
  level: 1,
  score: 2,
  name: { en: 'only one word fits the letters', ja: '文字に合う言葉はひとつ' },
  idea: {
    en: 'Look at the letters that are filled in here: only one word fits.',
    ja: '埋まっている文字を見ましょう。合う言葉はひとつだけです。',
  },
  *find(candidates) {
    for (const one of candidates.look().open) {
      const [word, ...others] = one.matching
      if (word !== undefined && others.length === 0) yield placeWord(candidates, one, word)
    }
  },
}

const pattern: Idea = {
  id: 'pattern',
  level: 2,
  score: 3,
  name: { en: 'only one word has this pattern', ja: '数字の並び方に合う言葉はひとつ' },
  idea: {
    en: 'Look where the same number appears twice, and where numbers differ: only one word has its letters like that.',
    ja: '同じ数字と違う数字の並び方を見ましょう。文字がそのように並ぶ言葉はひとつだけです。',
  },
  *find(candidates) {
    for (const one of candidates.look().open) {
      const [word, ...others] = one.patterned
      if (word !== undefined && others.length === 0) yield placeWord(candidates, one, word)
    }
  },
}

const onlyLetter: Idea = {
  id: 'only-letter',
  level: 2,
  score: 3,
  name: { en: 'one letter left for a number', ja: '数字に残った文字はひとつ' },
  idea: {
    en: 'For one number a single letter is left.',
    ja: '残る文字がひとつしかない数字があります。',
  },
  *find(candidates) {
    for (const number of candidates.unknown) {
      const [letter, ...others] = candidates.options[number]!
      if (letter !== undefined && others.length === 0)
        yield { places: [{ number, letter }], rulesOut: [], why: { words: [] } }
    }
  },
}

const oneSlot: Idea = {
  id: 'one-slot',
  level: 3,
  score: 4,
  name: { en: 'only one place for a word', ja: '入る場所がひとつの言葉' },
  idea: {
    en: 'A word of the list fits in only one place.',
    ja: '入る場所がひとつしかない言葉が、リストにあります。',
  },
  *find(candidates) {
    if (!candidates.ground.every) return
    const { open, left } = candidates.look()
    const places = new Map<string, OpenSlot | null>()
    for (const one of open) for (const word of one.patterned) places.set(word, places.has(word) ? null : one)
    for (const [word, copies] of left) {
      const place = places.get(word)
      if (copies === 1 && place) yield placeWord(candidates, place, word)
    }
  },
}

const sameLetter: Idea = {
  id: 'same-letter',
  level: 3,
  score: 4,
  name: { en: 'all words that fit share a letter', ja: '候補すべてに共通の文字' },
  idea: {
    en: 'Whichever word goes here, some number is the same letter.',
    ja: 'ここにどの言葉が入っても、同じ文字になる数字があります。',
  },
  *find(candidates) {
    for (const one of candidates.look().open) {
      const [word, ...others] = one.fitting
      if (word === undefined) continue
      const places = candidates.writing(one, word).filter(({ number, letter }) => {
        const at = one.numbers.indexOf(number)
        return others.every((other) => other.charAt(at) === letter)
      })
      if (places.length > 0) yield { places, rulesOut: [], why: { slot: nameOf(one.slot), words: one.fitting } }
    }
  },
}

/** The maximum number of words for two slots that a person compares without notes. */
const compared = 6

const twoWords: Idea = {
  id: 'two-words',
  level: 4,
  score: 6,
  name: { en: 'two words compared', ja: '2つの言葉の見比べ' },
  idea: {
    en: 'Two places share a number, and few words are left for them: which of them go together?',
    ja: '同じ数字のある2つの場所で、残る候補はわずかです。一緒に入る組み合わせを考えましょう。',
  },
  *find(candidates) {
    const { open } = candidates.look()
    const few = open.filter(({ fitting }) => fitting.length > 0 && fitting.length < compared)
    for (const one of few)
      for (const other of few) {
        if (one === other || one.fitting.length + other.fitting.length > compared) continue
        const words = candidates.goingWith(one, other)
        const [word] = words
        if (word === undefined || words.length === one.fitting.length) continue
        const places = candidates.writing(one, word).filter(({ number, letter }) => {
          const at = one.numbers.indexOf(number)
          return words.every((each) => each.charAt(at) === letter)
        })
        if (places.length > 0)
          yield { places, rulesOut: [], why: { slot: nameOf(one.slot), beside: nameOf(other.slot), words } }
      }
  },
}

const count: Idea = {
  id: 'count',
  level: 4,
  score: 8,
  name: { en: 'only one letter is as frequent', ja: '出てくる回数が同じ文字はひとつ' },
  idea: {
    en: 'Count how often a number occurs in the words of the board, and the letters in those of the list.',
    ja: '盤面の言葉に数字が何回出てくるか、リストの言葉に文字が何回出てくるかを数えましょう。',
  },
  *find(candidates) {
    const { every, timesOfNumber, timesOfLetter } = candidates.ground
    if (!every) return
    const known = new Set(candidates.known)
    const free = [...timesOfLetter].filter(([letter]) => !known.has(letter))
    for (const number of candidates.unknown) {
      const times = timesOfNumber[number]!
      const [letter, ...others] = free.flatMap(([one, often]) => (often === times ? [one] : []))
      if (letter !== undefined && others.length === 0)
        yield { places: [{ number, letter }], rulesOut: [], why: { words: [], count: times } }
    }
  },
}

const crossing: Idea = {
  id: 'crossing',
  level: 5,
  score: 10,
  name: { en: 'letters ruled out by the words that fit', ja: '入る言葉から消える文字' },
  idea: {
    en: 'Few words fit here. Which letters does that leave for its numbers?',
    ja: 'ここに入る言葉は限られています。数字にどの文字が残るか考えましょう。',
  },
  *find(candidates) {
    for (const one of candidates.look().open) {
      const rulesOut = candidates.unsupported(one)
      if (one.fitting.length > 0 && rulesOut.length > 0)
        yield { places: [], rulesOut, why: { slot: nameOf(one.slot), words: one.fitting } }
    }
  },
}

const otherCount: Idea = {
  id: 'other-count',
  level: 5,
  score: 12,
  name: { en: 'letters ruled out by counting', ja: '回数の違いで消える文字' },
  idea: {
    en: 'A number occurs in the words of the board as often as its letter in those of the list.',
    ja: '盤面の言葉に数字が出てくる回数と、リストの言葉にその文字が出てくる回数は同じです。',
  },
  *find(candidates) {
    const { every, timesOfNumber, timesOfLetter } = candidates.ground
    if (!every) return
    for (const number of candidates.unknown) {
      const times = timesOfNumber[number]!
      const rulesOut = [...candidates.options[number]!].flatMap((letter): Move[] =>
        timesOfLetter.get(letter) === times ? [] : [{ number, letter }],
      )
      if (rulesOut.length > 0) yield { places: [], rulesOut, why: { words: [], count: times } }
    }
  },
}

const onlyNumber: Idea = {
  id: 'only-number',
  level: 5,
  score: 10,
  name: { en: 'one number left for a letter', ja: '文字に残った数字はひとつ' },
  idea: {
    en: 'Every letter of the list has a number, and for one letter only one number is left.',
    ja: 'リストの文字にはどれも数字があります。残る数字がひとつしかない文字を探しましょう。',
  },
  *find(candidates) {
    const { every, timesOfLetter } = candidates.ground
    if (!every) return
    const known = new Set(candidates.known)
    for (const letter of timesOfLetter.keys()) {
      if (known.has(letter)) continue
      const [number, ...others] = candidates.unknown.filter((one) => candidates.options[one]!.has(letter))
      if (number !== undefined && others.length === 0)
        yield { places: [{ number, letter }], rulesOut: [], why: { words: [] } }
    }
  },
}

const suppose: Idea = {
  id: 'suppose',
  level: 5,
  score: 20,
  name: { en: 'suppose, and meet a contradiction', ja: '仮に決めると行き詰まる' },
  idea: {
    en: 'Suppose a letter for a number here and follow it over the board: it comes to a dead end.',
    ja: 'ここの数字を仮に決めて、盤面をたどってみましょう。どこかで行きづまります。',
  },
  *find(candidates) {
    const open = [...candidates.look().open].sort((a, b) => a.fitting.length - b.fitting.length)
    for (const { slot, numbers, fitting } of open)
      for (const number of new Set(numbers)) {
        if (candidates.known[number] !== null) continue
        for (const letter of candidates.options[number]!) {
          const trial = candidates.copy()
          trial.place({ number, letter })
          const breaks = trial.breakdown()
          if (breaks === null) continue
          const at = numbers.indexOf(number)
          const words = fitting.filter((word) => word.charAt(at) === letter)
          yield { places: [], rulesOut: [{ number, letter }], why: { slot: nameOf(slot), words, breaks } }
          return
        }
      }
  },
}

export const ladder: Ladder<Candidates, Codeword> = {
  techniques: [
    onlyLength,
    lettersFit,
    pattern,
    onlyLetter,
    oneSlot,
    sameLetter,
    twoWords,
    count,
    crossing,
    onlyNumber,
    otherCount,
    suppose,
  ],
  apply: (candidates, { places, rulesOut }) => {
    for (const move of rulesOut) candidates.ruleOut(move)
    for (const move of places) candidates.place(move)
  },
  solved: (candidates) => candidates.solved,
}

/** The ladder without supposing. */
export const unsupposed: Ladder<Candidates, Codeword> = {
  ...ladder,
  techniques: ladder.techniques.filter((technique) => technique !== suppose),
}

/** The ladder up to a level. */
export const upTo = (level: number): Ladder<Candidates, Codeword> => ({
  ...ladder,
  techniques: ladder.techniques.filter((technique) => technique.level <= level),
})
