/**
 * Checks of Japanese entries that need an analyser: whether the reading spells the writing, and whether a clue echoes
 * its answer.
 */
import { enlarged, inHiragana, kanjiIn } from '@kumiki/core/words'
import type { Analyser, Morpheme } from '../language/morpheme.ts'
import type { ThemeEntry } from './theme.ts'

type Written = Pick<ThemeEntry, 'word' | 'writing'>

export const spells = ({ word, writing }: Written, analyse: Analyser): boolean =>
  folded(readingIn(writing, analyse)) === folded(word)

export const readingIn = (writing: string, analyse: Analyser): string => analyse(writing).map(readingOf).join('')

/**
 * Whether a word of the clue has the reading of the answer, or shares more than half of it in the same kanji. A clue
 * that gives kanji and asks for their reading is allowed.
 */
export function echoes({ word, writing }: Written, clue: string, analyse: Analyser): boolean {
  const own = new Set(kanjiIn(writing))
  return analyse(clue.replace(/^漢字では「[^」]+」/, '')).some((part) => {
    const reading = inHiragana(readingOf(part))
    if (reading === word) return /^(名詞|動詞|形容詞)$/.test(part.sort)
    const shared = kanjiIn(part.surface).some((kanji) => own.has(kanji))
    return shared && reading.length * 2 > word.length && word.includes(reading)
  })
}

const readingOf = ({ reading, surface }: Morpheme): string => reading ?? surface

/** As in the cells, with long vowels written as vowels, and without separators. */
const folded = (text: string): string =>
  enlarged(inHiragana(text.normalize('NFKC')))
    .replace(/[・=\s]/g, '')
    .replace(/(.)ー/g, (_, kana: string) => kana + vowelOf(kana))

const rows = [
  'あかさたなはまやらわがざだばぱ',
  'いきしちにひみりぎじぢびぴ',
  'うくすつぬふむゆるぐずづぶぷ',
  'えけせてねへめれげぜでべぺ',
]

/** お for kana that are in no other row. */
const vowelOf = (kana: string): string => 'あいうえお'.at(rows.findIndex((row) => row.includes(kana))) ?? 'お'
