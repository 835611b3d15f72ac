/**
 * A likely reading of a word with kanji, learnt from the words of our lexicon.
 *
 * A word is read from left to right by the longest known piece: whole words, and runs of kanji between a word's own
 * kana; then single kanji, among other kanji by their readings in compounds. How the reading of a run is divided among
 * its kanji is learnt from all runs together, by expectation maximization (Dempster, Laird, Rubin 1977): each division
 * counts in proportion to how frequent its parts are elsewhere. Among several readings the likeliest is taken. A
 * suggestion may be wrong, and is never used as more than a suggestion.
 */
import { inHiragana } from '@kumiki/core/words'

export interface Readings {
  /** By writing, for words, runs of kanji and kanji that stand alone: the likeliest reading in hiragana. */
  readonly words: ReadonlyMap<string, string>
  /** Of words alone, as far as each is read in one way. */
  readonly own: ReadonlyMap<string, string>
  /** Of runs of kanji behind another part of a word. */
  readonly behind: ReadonlyMap<string, string>
  /** Of single kanji beside others. */
  readonly joined: ReadonlyMap<string, string>
}

interface Pair {
  readonly writing: string
  readonly reading: string
}

const kanji = /[\p{Script=Han}々〆ヶ]/u
const onlyKanji = /^[\p{Script=Han}々]+$/u

export const noReadings: Readings = { words: new Map(), own: new Map(), behind: new Map(), joined: new Map() }

/** Of a word that is ours; '' where it is not. */
export const ownReading = (written: string, { own }: Readings): string =>
  own.get(written.normalize('NFKC').trim()) ?? ''

/** As it is read behind another part of a word; '' where that is not known. */
export const readBehind = (written: string, { behind, joined }: Readings): string =>
  behind.get(written) ?? joined.get(written) ?? ''

/** '' where none is known. */
export function suggestedReading(written: string, readings: Readings): string {
  const text = written.normalize('NFKC').trim()
  if (!kanji.test(text)) return ''
  const own = ownReading(text, readings)
  if (own !== '') return own
  let reading = ''
  let before = ''
  for (let at = 0; at < text.length; ) {
    const [piece, read] = longestAt(text, at, readings)
    if (piece === '' || (isOneKanji(before) && isOneKanji(piece))) return ''
    reading += read
    at += piece.length
    before = piece
  }
  return reading
}

const isOneKanji = (text: string): boolean => text.length === 1 && kanji.test(text)

function longestAt(text: string, at: number, readings: Readings): readonly [piece: string, reading: string] {
  const { words, behind, joined } = readings
  for (let end = text.length; end > at + 1; end--) {
    const piece = text.slice(at, end)
    const read = (at > 0 ? behind.get(piece) : undefined) ?? words.get(piece)
    if (read !== undefined) return [piece, read]
  }
  const one = text.slice(at, at + 1)
  const isBeside = [text.slice(at - 1, at), text.slice(at + 1, at + 2)].some((other) => kanji.test(other))
  const read = isKana(one) ? inHiragana(one) : isBeside ? joined.get(one) : (words.get(one) ?? joined.get(one))
  return read === undefined ? ['', ''] : [one, read]
}

const isKana = (text: string): boolean => /^[ぁ-ゖァ-ヺー]+$/.test(text)

const rounds = 6
/** A kanji with many readings beside others gets none unless its likeliest has this share. */
const minShare = 0.65

export function readingsOf(pairs: readonly Pair[]): Readings {
  const [words, own, behind] = [new Tally(), new Tally(), new Tally()]
  const runs: Pair[] = []
  for (const { writing, reading } of pairs) {
    if (!kanji.test(writing) || !isKana(reading)) continue
    words.add(writing, inHiragana(reading), 100)
    own.add(writing, inHiragana(reading), 1)
    for (const [at, part] of parted(writing, inHiragana(reading)).entries()) {
      if (part.writing !== writing)
        (at === 0 && writing.startsWith(part.writing) ? words : behind).add(part.writing, part.reading, 1)
      if (part.writing.length > 1) runs.push(part)
    }
  }
  let joined = new Tally()
  for (let round = 0; round < rounds; round++) {
    const next = new Tally()
    for (const run of runs) share(run, joined, words, next)
    joined = next
  }
  return {
    words: words.likeliest(),
    own: own.likeliest(1),
    behind: behind.likeliest(),
    joined: joined.likeliest(minShare),
  }
}

/** The runs of kanji with their readings, where the kana between them allow only one split. */
function parted(writing: string, reading: string): Pair[] {
  const runs = writing.match(/[\p{Script=Han}々]+|[^\p{Script=Han}々]+/gu) ?? []
  if (runs.some((run) => !onlyKanji.test(run) && !isKana(run))) return []
  const shape = runs.map((run) => (onlyKanji.test(run) ? '(.+?)' : inHiragana(run))).join('')
  const greedy = shape.replaceAll('.+?', '.+')
  const [short, long] = [new RegExp(`^${shape}$`).exec(reading), new RegExp(`^${greedy}$`).exec(reading)]
  if (!short || !long || short.some((part, at) => part !== long[at])) return []
  return runs.filter((run) => onlyKanji.test(run)).map((run, at) => ({ writing: run, reading: short[at + 1] ?? '' }))
}

/** Longer runs have too many divisions, and mostly consist of shorter ones. */
const maxKanji = 5
/** The longest reading of a single kanji. */
const maxKana = 4

/** Adds each division of a run's reading among its kanji, weighted by its share of the likelihood of all of them. */
function share({ writing, reading }: Pair, joined: Tally, words: Tally, next: Tally): void {
  const letters = [...writing]
  if (letters.length > maxKanji) return
  const ways = waysOf(reading, letters.length).map((parts) => ({
    parts,
    weight: parts.reduce((product, part, at) => {
      const letter = letters[at] ?? ''
      return product * (0.02 + joined.share(letter, part) + 0.3 * words.share(letter, part))
    }, 1),
  }))
  const total = ways.reduce((sum, { weight }) => sum + weight, 0)
  for (const { parts, weight } of ways)
    for (const [at, part] of parts.entries()) next.add(letters[at] ?? '', part, weight / total)
}

function waysOf(reading: string, count: number): readonly (readonly string[])[] {
  if (count === 1) return reading.length <= maxKana && canBegin(reading) ? [[reading]] : []
  return Array.from({ length: Math.min(maxKana, reading.length - count + 1) }, (_, at) => reading.slice(0, at + 1))
    .filter(canBegin)
    .flatMap((part) => waysOf(reading.slice(part.length), count - 1).map((rest) => [part, ...rest]))
}

/** No kanji's reading begins with a small kana, a long stroke or ん. */
const canBegin = (reading: string): boolean => reading !== '' && !/^[んっゃゅょぁぃぅぇぉー]/.test(reading)

class Tally {
  readonly #counts = new Map<string, Map<string, number>>()
  readonly #totals = new Map<string, number>()

  add(writing: string, reading: string, weight: number): void {
    const counts = this.#counts.get(writing) ?? new Map<string, number>()
    counts.set(reading, (counts.get(reading) ?? 0) + weight)
    this.#counts.set(writing, counts)
    this.#totals.set(writing, (this.#totals.get(writing) ?? 0) + weight)
  }
  /** The share of a reading in everything that was added for a writing. */
  share(writing: string, reading: string): number {
    return (this.#counts.get(writing)?.get(reading) ?? 0) / (this.#totals.get(writing) ?? 1)
  }
  /** The likeliest reading of each writing, where it has at least this share. */
  likeliest(min = 0): ReadonlyMap<string, string> {
    return new Map(
      [...this.#counts].flatMap(([writing, counts]): [string, string][] => {
        const [best] = [...counts].sort((a, b) => b[1] - a[1])
        return best && this.share(writing, best[0]) >= min ? [[writing, best[0]]] : []
      }),
    )
  }
}
