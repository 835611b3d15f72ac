/**
 * The layouts of the kana keyboards, and what ゛ ゜ and 小 do to a kana. Answers hold hiragana; the board decides how it
 * displays them.
 */

/** The columns of the table, top to bottom; words in Latin letters are function keys. */
export const table: readonly (readonly string[])[] = [
  ['あ', 'い', 'う', 'え', 'お'],
  ['か', 'き', 'く', 'け', 'こ'],
  ['さ', 'し', 'す', 'せ', 'そ'],
  ['た', 'ち', 'つ', 'て', 'と'],
  ['な', 'に', 'ぬ', 'ね', 'の'],
  ['は', 'ひ', 'ふ', 'へ', 'ほ'],
  ['ま', 'み', 'む', 'め', 'も'],
  ['や', 'voiced', 'ゆ', 'halfVoiced', 'よ'],
  ['ら', 'り', 'る', 'れ', 'ろ'],
  ['わ', 'small', 'ん', 'ー', 'backspace'],
]

/** The kana on the large keys: middle, left, up, right, down. */
export const crosses: readonly (readonly string[])[] = [
  ['あ', 'い', 'う', 'え', 'お'],
  ['か', 'き', 'く', 'け', 'こ'],
  ['さ', 'し', 'す', 'せ', 'そ'],
  ['た', 'ち', 'つ', 'て', 'と'],
  ['な', 'に', 'ぬ', 'ね', 'の'],
  ['は', 'ひ', 'ふ', 'へ', 'ほ'],
  ['ま', 'み', 'む', 'め', 'も'],
  ['や', '', 'ゆ', '', 'よ'],
  ['ら', 'り', 'る', 'れ', 'ろ'],
  ['わ', '', 'ん', '', 'ー'],
]

const marks = { voiced: '\u3099', halfVoiced: '\u309a' } as const
const smalls = ['あぁ', 'いぃ', 'うぅ', 'えぇ', 'おぉ', 'つっ', 'やゃ', 'ゆゅ', 'よょ', 'わゎ']

export type Change = keyof typeof marks | 'small'

/** The kana with a mark added, or removed if it has it already; null if there is no such kana. */
export function changed(kana: string, change: Change): string | null {
  if (change === 'small') {
    const pair = smalls.find((one) => one.includes(kana))
    return kana !== '' && pair ? (pair[0] === kana ? (pair[1] ?? null) : (pair[0] ?? null)) : null
  }
  const [plain = '', mark = ''] = kana.normalize('NFD')
  if (mark === marks[change]) return plain
  const other = (plain + marks[change]).normalize('NFC')
  return plain !== '' && other.length === 1 ? other : null
}

/** The next variant of a kana for the key that cycles through all: か が か, は ば ぱ は, つ っ つ. */
export function cycled(kana: string): Change | null {
  const [, mark = ''] = kana.normalize('NFD')
  if (mark === marks.voiced && changed(kana, 'halfVoiced') !== null) return 'halfVoiced'
  return (
    (['halfVoiced', 'voiced', 'small'] as const).find((how) =>
      how === 'halfVoiced' ? mark === marks.halfVoiced : changed(kana, how) !== null,
    ) ?? null
  )
}

/** A kana as a katakana board displays it, even one that cannot occur there. */
export const inScript = (script: string, kana: string): string =>
  script === 'katakana' ? kana.replace(/[ぁ-ゖ]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0x60)) : kana
