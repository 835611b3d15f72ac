/**
 * Which of the given words can be in the sheet at all, and why the others cannot. Nothing is dropped silently: every word
 * that stays out is named in a note with its reason.
 *
 * A word that can be read inside another would be found twice, so by default the shorter one stays out; when the user
 * allows it, it is found inside the longer one and nowhere else.
 */
import { type Problem, problem } from '../../result.ts'
import { type Bilingual, counted, shown } from '../../text.ts'
import type { Entry } from '../../words/entry.ts'
import { normalise } from '../../words/normalise.ts'
import { type Absence, absence, noRoom } from './absent.ts'
import { blockedWords } from './blocked.ts'
import type { Message } from './message.ts'
import { reversed } from './model.ts'
import type { WordsearchSpec } from './spec.ts'

export interface Prepared {
  /** Longest first; every one is to be placed. */
  readonly words: readonly Entry[]
  /** To be found inside one of `words`. */
  readonly insiders: readonly Entry[]
  readonly blocked: readonly string[]
  readonly message: Message
  readonly absent: readonly Absence[]
  readonly notes: readonly Problem[]
}

/** `givenUp` are words that found no room: what can be read inside them only is free to be placed. */
export function prepare(
  spec: WordsearchSpec,
  message: Message,
  longest: number,
  givenUp: ReadonlySet<string> = new Set(),
): Prepared {
  const { own, unusable } = blockedBy(spec)
  const absent: Absence[] = []
  const words: Entry[] = []
  const insiders: Entry[] = []
  const seen = new Set<string>()
  const longestFirst = [...spec.words].sort((a, b) => b.word.length - a.word.length || (a.word < b.word ? -1 : 1))
  for (const entry of longestFirst) {
    const { word } = entry
    const hosts = words.filter((other) => isInside(word, other.word))
    const bad = own.find((blocked) => isInside(blocked, word))
    if (seen.has(word)) continue
    if (word.length < 2) absent.push(absence(entry, 'too-short', reasons.tooShort))
    else if (word.length > longest) absent.push(absence(entry, 'too-long', reasons.tooLong(longest)))
    else if (givenUp.has(word)) absent.push(noRoom(entry))
    else if (bad !== undefined) absent.push(absence(entry, 'blocked', reasons.blocked, { en: bad, ja: bad }))
    else if (hosts[0] && !spec.inside)
      absent.push(absence(entry, 'inside-another', reasons.inside, readIn(word, hosts[0])))
    else if (hosts.length > 1 || (hosts[0] && readingsIn(word, hosts[0].word) > 1))
      absent.push(absence(entry, 'inside-several', reasons.several))
    else (hosts.length > 0 ? insiders : words).push(entry)
    seen.add(word)
  }
  const notes: Problem[] = []
  if (unusable.length > 0) notes.push(notBlocked(unusable))
  const twice = words.filter(({ word }) => spec.words.filter((entry) => entry.word === word).length > 1)
  if (twice.length > 0) notes.push(listedTwice(twice.map((entry) => entry.shown)))
  return {
    words,
    insiders,
    blocked: [...new Set([...own, ...(spec.safe ? blockedWords : [])])],
    message,
    absent,
    notes,
  }
}

const reasons = {
  tooShort: { en: 'one letter is no word to find', ja: '1文字の単語は探せません' },
  tooLong: (longest: number): Bilingual => ({
    en: `the longest run of the board has ${counted(longest, 'cell')}`,
    ja: `盤面の一番長い並びは${longest}マスです`,
  }),
  blocked: { en: 'a word of yours that must not appear is in it', ja: '現れてはいけない言葉を含みます' },
  inside: {
    en: 'it could be read inside a longer word, which --inside allows',
    ja: '長い単語の中に読めてしまいます。--inside を付けると入れられます',
  },
  several: { en: 'it could be read in several places', ja: '2か所以上に読めてしまいます' },
} as const

/** Where a word is read that stands inside another. */
const readIn = (word: string, host: Entry): Bilingual =>
  host.word.includes(word)
    ? { en: `in ${host.shown}`, ja: host.shown }
    : { en: `backwards in ${host.shown}`, ja: `${host.shown}の逆` }

/** The user's own blocked words, one to a line or between commas, and those that no cells can spell. */
function blockedBy({ block }: WordsearchSpec): {
  readonly own: readonly string[]
  readonly unusable: readonly string[]
} {
  const own: string[] = []
  const unusable: string[] = []
  for (const line of block.replace(/^\ufeff/, '').split(/[\r\n,、，]+/)) {
    const text = line.trim()
    if (text === '' || text.startsWith('#')) continue
    const spelling = normalise(text)
    if (spelling.ok && spelling.value.word.length >= 2) own.push(spelling.value.word)
    else unusable.push(text)
  }
  return { own, unusable }
}

/** A list of someone else's that does not suit may be long. */
const mostNamed = 30

const notBlocked = (unusable: readonly string[]): Problem =>
  problem(
    'not-blocked',
    `Not blocked, because it takes two or more kana, letters or digits: ${unusable
      .slice(0, mostNamed)
      .map((text) => `"${shown(text)}"`)
      .join(', ')}${unusable.length > mostNamed ? ' …' : ''}.`,
    `禁止語にできません（かな・英字・数字のどれか2文字以上で書いてください）: ${unusable
      .slice(0, mostNamed)
      .map((text) => `「${shown(text)}」`)
      .join('')}${unusable.length > mostNamed ? '…' : ''}。`,
  )

const isInside = (short: string, long: string): boolean => long.includes(short) || long.includes(reversed(short))

function readingsIn(short: string, long: string): number {
  const back = reversed(short)
  let count = 0
  for (let at = 0; at + short.length <= long.length; at++)
    if (long.startsWith(short, at) || long.startsWith(back, at)) count++
  return count
}

const listedTwice = (written: readonly string[]): Problem =>
  problem(
    'listed-twice',
    `Listed more than once, to be found once: ${written.join(', ')}.`,
    `リストに2回以上ありますが、さがすのは1回だけです: ${written.join('、')}。`,
  )
