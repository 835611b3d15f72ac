/**
 * Decides which of the given words can be in the sheet, and why the others cannot. Nothing is dropped silently: every
 * word that is left out is named in a note with its reason.
 *
 * A word that can be read inside others is to be found inside these and nowhere else, once for each such place; without
 * the option `inside` it is left out. A word that is read there backwards needs directions that include their
 * opposites.
 *
 * A word that alone would need a much larger board than all the others together is left out, and the note gives the
 * size that it needs.
 */
import { type Problem, problem } from '../../../base/result.ts'
import { type Bilingual, counted, printable } from '../../../base/text.ts'
import { type Entry, nameOf } from '../../../words/entry.ts'
import { listing } from '../../../words/listing.ts'
import { overlongAmong } from '../../../words/overlong.ts'
import { blockedWords } from '../pack/blocked.ts'
import { blockedBy, isInside, type KeptOut, keptOut } from '../pack/keptout.ts'
import { opposite, reversed } from '../puzzle/model.ts'
import { directionsOf } from '../spec/directions.ts'
import { cutInto, type Message } from '../spec/message.ts'
import type { SheetSpec } from '../spec/spec.ts'
import { type Absence, absence, noRoom } from './absent.ts'

export interface Prepared extends KeptOut {
  /** The words to place, longest first. */
  readonly words: readonly Entry[]
  /** Words to be found inside one of `words`. */
  readonly insiders: readonly Entry[]
  readonly message: Message
  readonly absent: readonly Absence[]
  readonly notes: readonly Problem[]
}

/** `givenUp` are words that found no room: words that can be read only inside these may then be placed. */
export function prepare(
  spec: SheetSpec,
  message: Message,
  longest: number,
  givenUp: ReadonlySet<string> = new Set(),
): Prepared {
  const { own, short, foreign } = blockedBy(spec.block)
  const absent: Absence[] = []
  const words: Entry[] = []
  const insiders: Entry[] = []
  const seen = new Set<string>()
  const directions = directionsOf(spec)
  const runsBothWays = directions.every((dir) => directions.includes(opposite(dir)))
  const overlong = tooLongFor(spec)
  const longestFirst = [...spec.words].sort((a, b) => b.word.length - a.word.length || compare(a.word, b.word))
  for (const entry of longestFirst) {
    const { word } = entry
    const hosts = words.filter((other) => isInside(word, other.word))
    const bad = own.find((blocked) => isInside(blocked, word))
    if (seen.has(word)) continue
    if (word.length < 2) absent.push(absence(entry, 'too-short', reasons.tooShort))
    else if (word.length > longest) absent.push(absence(entry, 'too-long', reasons.tooLong(longest)))
    else if (overlong.has(word)) absent.push(absence(entry, 'overlong', reasons.overlong, sizeFor(word)))
    else if (givenUp.has(word)) absent.push(noRoom(entry))
    else if (bad !== undefined) absent.push(absence(entry, 'blocked', reasons.blocked, spelt(bad, word)))
    else if (!runsBothWays && hosts.some((host) => isReadBackwards(word, host.word)))
      absent.push(backwardsInside(entry, hosts))
    else if (hosts.length > 0 && !spec.inside) absent.push(insideOthers(entry, hosts))
    else (hosts.length > 0 ? insiders : words).push(entry)
    seen.add(word)
  }
  const notes: Problem[] = []
  if (short.length > 0) notes.push(notBlocked('it takes two letters or more', '2文字以上で書いてください', short))
  if (foreign.length > 0)
    notes.push(
      notBlocked(
        'cells hold nothing but kana, Latin letters and digits, and a word only one of these',
        'マスに入るのは、かな・英字・数字のどれか1種類だけです',
        foreign,
      ),
    )
  const wanted = spec.safe ? rudeWordsWanted([...words, ...insiders], message) : []
  if (wanted.length > 0) notes.push(rudeNote(wanted))
  const held = spec.safe ? heldRude(message).filter((word) => !wanted.includes(word) && !own.includes(word)) : []
  if (held.length > 0) notes.push(heldNote(held))
  const twice = [...words, ...insiders].filter(
    ({ word }) => spec.words.filter((entry) => entry.word === word).length > 1,
  )
  if (twice.length > 0) notes.push(listedTwice(twice))
  return {
    words,
    insiders,
    ...keptOut(own, spec.safe, message.letters),
    message,
    absent,
    notes,
  }
}

const reasons = {
  tooShort: { en: 'one letter is no word to find', ja: '1文字では探せない' },
  tooLong: (longest: number): Bilingual => ({
    en: `the longest run of the board has ${counted(longest, 'cell')}`,
    ja: `盤面の一番長い並びは${longest}マス`,
  }),
  overlong: {
    en: 'it alone would make the board much larger; name that `size` to have it',
    ja: 'これだけのために盤面がずっと大きくなる。入れるには `size` でその大きさを指定',
  },
  blocked: { en: 'a word of yours that must not appear is in it', ja: '現れてはいけない言葉を含む' },
  inside: {
    en: 'it could be read inside a longer word, which `inside` allows',
    ja: '長い単語の中に読める。`inside` なら入る',
  },
  backwards: {
    en: 'it could only be read backwards inside a longer word, which the directions do not allow',
    ja: '長い単語の中に、使わない向きにしか読めない',
  },
  turned: { en: 'it is another word backwards, which `inside` allows', ja: 'ほかの単語の逆。`inside` なら入る' },
  turnedOnly: {
    en: 'it is another word backwards, which the directions do not allow',
    ja: 'ほかの単語の逆で、使わない向きにしか読めない',
  },
  several: {
    en: 'it could be read inside longer words in several places, which `inside` allows',
    ja: '長い単語の中の2か所以上に読める。`inside` なら入る',
  },
  severalBackwards: {
    en: 'it could be read inside longer words in several places, in directions that are not allowed too',
    ja: '長い単語の中の2か所以上に、使わない向きにも読める',
  },
} as const

const sizeFor = ({ length }: string): Bilingual => ({ en: `${length} by ${length}`, ja: `${length}×${length}` })

/** Words too long to enlarge the board for, if no size is given. */
function tooLongFor({ words, size, mask, message, fill, smallest }: SheetSpec): ReadonlySet<string> {
  if (size !== undefined || mask !== undefined || message !== '') return new Set()
  return overlongAmong(
    words.map(({ word }) => word),
    smallest ? 1 : 1 / fill,
  )
}

const isSeveral = (word: string, hosts: readonly Entry[]): boolean =>
  hosts.length > 1 || hosts.some((host) => readingsIn(word, host.word) > 1)

function insideOthers(entry: Entry, hosts: readonly Entry[]): Absence {
  const [host] = hosts
  if (!host || isSeveral(entry.word, hosts))
    return absence(entry, 'inside-several', reasons.several, readInAll(entry.word, hosts))
  return isTurned(entry, host)
    ? absence(entry, 'turned', reasons.turned, { en: host.shown, ja: host.shown })
    : absence(entry, 'inside-another', reasons.inside, readIn(entry.word, host))
}

function backwardsInside(entry: Entry, hosts: readonly Entry[]): Absence {
  const [host] = hosts
  if (!host || isSeveral(entry.word, hosts))
    return absence(entry, 'inside-several', reasons.severalBackwards, readInAll(entry.word, hosts))
  return isTurned(entry, host)
    ? absence(entry, 'turned-only', reasons.turnedOnly, { en: host.shown, ja: host.shown })
    : absence(entry, 'inside-backwards', reasons.backwards, readIn(entry.word, host))
}

const isReadBackwards = (word: string, host: string): boolean =>
  word !== reversed(word) && host.includes(reversed(word))

/** If two words are read in each other and have the same length, one is the other backwards. */
const isTurned = ({ word }: Entry, host: Entry): boolean => word.length === host.word.length

/** A blocked word as it appears in a listed one. */
const spelt = (blocked: string, word: string): Bilingual =>
  word.includes(blocked) ? { en: blocked, ja: blocked } : { en: `${blocked} backwards`, ja: `${blocked}の逆` }

/** How a word is read inside another. */
const readIn = (word: string, host: Entry): Bilingual =>
  host.word.includes(word)
    ? { en: `in ${host.shown}`, ja: host.shown }
    : { en: `backwards in ${host.shown}`, ja: `${host.shown}の逆` }

/** How a word is read inside several others, or more than once inside one. */
function readInAll(word: string, hosts: readonly Entry[]): Bilingual {
  const [first] = hosts
  if (hosts.length === 1 && first) {
    const times = readingsIn(word, first.word)
    return { en: `${times === 2 ? 'twice' : `${times} times`} in ${first.shown}`, ja: `${first.shown}に${times}か所` }
  }
  const [one, two] = hosts.map((host) => readIn(word, host))
  const more = hosts.length - 2
  return {
    en: `${one?.en} and ${two?.en}${more > 0 ? ` and ${more} more` : ''}`,
    ja: `${one?.ja}・${two?.ja}${more > 0 ? `ほか${more}語` : ''}`,
  }
}

/** The maximum number of words quoted in a note; an unsuitable list from elsewhere may be long. */
const maxNamed = 30
const maxQuoted = 40

const notBlocked = (en: string, ja: string, unusable: readonly string[]): Problem => {
  const named = unusable.slice(0, maxNamed).map((text) => printable(text).slice(0, maxQuoted))
  const more = unusable.length > maxNamed
  return problem(
    'not-blocked',
    `Not blocked, because ${en}: ${named.map((text) => `"${text}"`).join(', ')}${more ? ' …' : ''}.`,
    `禁止語にできません（${ja}）: ${named.map((text) => `「${text}」`).join('')}${more ? '…' : ''}。`,
    { path: ['block'], words: unusable },
  )
}

/** Rude words that the user asked for: they stay, with a note. */
const rudeWordsWanted = (words: readonly Entry[], message: Message): string[] => [
  ...words.filter(({ word }) => rude.has(word)).map(nameOf),
  ...wordsOf(message).filter((word) => rude.has(word)),
]

/** Rude words inside words of the message. */
const heldRude = (message: Message): string[] => {
  const words = wordsOf(message)
  return blockedWords.filter((blocked) => words.some((word) => word.includes(blocked)))
}

const rude: ReadonlySet<string> = new Set(blockedWords)

const wordsOf = ({ letters, words }: Message): string[] => cutInto(letters, words)

const rudeNote = (rude: readonly string[]): Problem =>
  problem(
    'asked-rude',
    `Among the rude words that are kept out of boards, but in this one because you asked for it: ${rude.join(', ')}.`,
    `不適切な言葉として避けるものですが、指定されたので入れました: ${rude.join('、')}。`,
    { words: rude },
  )

const heldNote = (held: readonly string[]): Problem =>
  problem(
    'message-spells',
    `Words of the message hold what is kept out of boards, so it may be read there: ${held.join(', ')}.`,
    `メッセージの言葉の中に、避けている言葉が含まれるので、そこに読めることがあります: ${held.join('、')}。`,
    { path: ['message'], words: held },
  )

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Notes on words to be found in several places, with these places. */
export const severalNotes = (entries: readonly Entry[], hosts: readonly Entry[]): Problem[] =>
  entries.length === 0
    ? []
    : [
        listing(
          'several-places',
          {
            en: `To be found in each place where it can be read (${entries.length})`,
            ja: `読める場所をすべてさがす単語（${entries.length}語）`,
          },
          entries.map((entry) => {
            const around = hosts.filter(({ word }) => word !== entry.word && isInside(entry.word, word))
            return { entry, own: around.length === 0 ? null : readInAll(entry.word, around) }
          }),
          { path: ['words'] },
        ),
      ]

function readingsIn(short: string, long: string): number {
  const back = reversed(short)
  let count = 0
  for (let at = 0; at + short.length <= long.length; at++)
    if (long.startsWith(short, at) || long.startsWith(back, at)) count++
  return count
}

function listedTwice(entries: readonly Entry[]): Problem {
  const written = entries.map(nameOf)
  return problem(
    'listed-twice',
    `Listed more than once, to be found once: ${written.join(', ')}.`,
    `リストに2回以上ありますが、さがすのは1回だけです: ${written.join('、')}。`,
    { path: ['words'], words: entries.map(({ word }) => word) },
  )
}
