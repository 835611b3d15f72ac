/**
 * Converts romaji to kana letter by letter, for keyboards without an input method: Hepburn and kunrei, and the small
 * kana (xtu, lya) as input methods spell them. A doubled consonant is っ; `nn` and `n'` are ん, and so is an n (before b
 * and p, an m) that no vowel can follow any more; `-` is ー. As with input methods, こんな is `konnna`.
 */
const vowels = 'aiueo'

/** The kana of each consonant spelling with each vowel; _ if there is none. */
const rows: Readonly<Record<string, string>> = {
  '': 'あいうえお',
  k: 'かきくけこ',
  c: 'かしくせこ',
  g: 'がぎぐげご',
  s: 'さしすせそ',
  z: 'ざじずぜぞ',
  t: 'たちつてと',
  d: 'だぢづでど',
  n: 'なにぬねの',
  h: 'はひふへほ',
  b: 'ばびぶべぼ',
  p: 'ぱぴぷぺぽ',
  m: 'まみむめも',
  y: 'や_ゆ_よ',
  r: 'らりるれろ',
  w: 'わ_う_を',
  wy: '_ゐ_ゑ_',
  ...small('x'),
  ...small('l'),
}

function small(x: string): Record<string, string> {
  return {
    [x]: 'ぁぃぅぇぉ',
    [`${x}y`]: 'ゃぃゅぇょ',
    [`${x}t`]: '__っ__',
    [`${x}ts`]: '__っ__',
    [`${x}w`]: 'ゎ____',
    [`${x}k`]: 'ゕ__ゖ_',
  }
}

/**
 * The small kana after each vowel (- none, _ no such spelling), and the spellings with the kana that they begin with.
 */
const pairs: readonly (readonly [smallKana: string, spellings: string])[] = [
  ['ゃぃゅぇょ', 'kyき gyぎ syし zyじ jyじ tyち cyち dyぢ nyに hyひ byび pyぴ myみ ryり fyふ vyゔ thて dhで'],
  ['ゃ-ゅぇょ', 'shし chち jじ'],
  ['ぁぃ-ぇぉ', 'fふ vゔ tsつ whう qく'],
  ['ぁぃぅぇぉ', 'twと dwど kwく gwぐ'],
  ['_ぃ_ぇ_', 'wう'],
  ['___ぇ_', 'yい'],
]

const spellings = new Map<string, string>([
  ['nn', 'ん'],
  ["n'", 'ん'],
  ['xn', 'ん'],
  ['-', 'ー'],
])
for (const [consonants, kana] of Object.entries(rows))
  for (const [at, vowel] of [...vowels].entries())
    if (kana[at] !== '_') spellings.set(consonants + vowel, kana[at] ?? '')
for (const [smallKana, list] of pairs)
  for (const pair of list.split(' '))
    for (const [at, vowel] of [...vowels].entries()) {
      const behind = smallKana[at] ?? ''
      if (behind !== '_') spellings.set(pair.slice(0, -1) + vowel, pair.slice(-1) + (behind === '-' ? '' : behind))
    }

/** All proper prefixes of spellings. */
const beginnings = new Set(
  [...spellings.keys()].flatMap((spelling) => [...spelling].map((_, at) => spelling.slice(0, at))),
)

export class Romaji {
  /** The letters typed so far that are not kana yet. */
  open = ''

  /** Returns the kana that became final, or ''. Letters that cannot become kana are dropped. */
  type(letter: string): string {
    const next = letter.normalize('NFKC').toLowerCase()
    const whole = this.open + next
    const kana = spellings.get(whole)
    if (kana !== undefined) {
      this.open = ''
      return kana
    }
    if (beginnings.has(whole)) {
      this.open = whole
      return ''
    }
    if (this.open === '') return ''
    const before = this.#before(next)
    this.open = ''
    return before + this.type(next)
  }
  /** Ends the word and returns the kana of the open letters: an n is ん. */
  end(): string {
    const kana = this.open === 'n' ? 'ん' : ''
    this.open = ''
    return kana
  }
  /** Deletes the last open letter; returns false if there is none. */
  back(): boolean {
    const isOpen = this.open !== ''
    this.open = this.open.slice(0, -1)
    return isOpen
  }

  /** The kana of the open letters before a letter that cannot continue them. */
  #before(next: string): string {
    if (this.open === next || this.open + next === 'tc') return 'っ'
    if (this.open === 'm' && (next === 'b' || next === 'p')) return 'ん'
    return this.end()
  }
}
