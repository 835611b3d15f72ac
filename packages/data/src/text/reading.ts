/** An analyser's reading of a word with kanji: only ever a guess. */
import { inHiragana } from '@kumiki/core/words'
import type { Dictionary, Morpheme } from '../language/morpheme.ts'
import { ownReading, type Readings, readBehind } from '../lexicon/readings.ts'

export interface Reading {
  /** In hiragana; '' where none is known. */
  readonly reading: string
  readonly isGuessed: boolean
}

/** Nouns of their own: no names, endings, numbers or words that need another one. */
const ownNoun = /^(一般|サ変接続|形容動詞語幹|ナイ形容詞語幹|副詞可能)$/

const unread: Reading = { reading: '', isGuessed: false }

export function readAlone(written: string, { analyse, written: find }: Dictionary, readings: Readings): Reading {
  const text = written.normalize('NFKC').trim()
  if (!/\p{Script=Han}/u.test(text)) return unread
  const own = ownReading(text, readings)
  if (own !== '') return { reading: own, isGuessed: false }
  const parts = analyse(text)
  const likeliest = parts.length === 1 ? parts.filter(isOwnNoun) : []
  const nouns = [...likeliest, ...find(text).filter(isOwnNoun)].flatMap(({ reading }) => spelt(reading ?? ''))
  const [first] = nouns
  if (first !== undefined)
    return {
      reading: nouns.find((other) => other !== first && voiced(other) === first) ?? first,
      isGuessed: nouns.some((other) => other !== first),
    }
  const reading = parts.map((part, at) => readPart(part, at > 0, readings)).join('')
  return { reading: spelt(reading)[0] ?? '', isGuessed: true }
}

const isOwnNoun = ({ sort, detail }: Morpheme): boolean => sort === '名詞' && ownNoun.test(detail)

/** In hiragana; none where it has something that is not read. */
function spelt(reading: string): readonly string[] {
  const whole = inHiragana(reading)
  return /^[ぁ-ゖー]+$/.test(whole) ? [whole] : []
}

function readPart({ surface, reading }: Morpheme, isBehind: boolean, readings: Readings): string {
  const read = inHiragana(reading ?? surface)
  const behind = isBehind ? readBehind(surface, readings) : ''
  return behind !== '' && behind === voiced(read) ? behind : read
}

const plain = 'かきくけこさしすせそたちつてとはひふへほ'
const heavy = 'がぎぐげござじずぜぞだぢづでどばびぶべぼ'

/** The same with a voiced first letter; '' where it has no such form. */
function voiced(reading: string): string {
  const letter = heavy[plain.indexOf(reading.charAt(0))]
  return reading === '' || letter === undefined ? '' : letter + reading.slice(1)
}
