/**
 * Text for people, always in both languages.
 *
 * A message is a record with both languages, written where it is used. There are no keys to look up, and a missing
 * translation is a type error.
 */
export const langs = ['ja', 'en'] as const
export type Lang = (typeof langs)[number]
export type Bilingual = Readonly<Record<Lang, string>>

export const isLang = (text: unknown): text is Lang => text === 'ja' || text === 'en'

/** English only, for a kind in development. A test lists what is left to translate; before a release nothing may be. */
export const untranslated = (en: string): Bilingual => ({ en, ja: en })

/** `1 word`, `2 words`. */
export const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`

/** Parts joined by commas: "row 1, column 2, blank". */
export const listed = (parts: readonly Bilingual[]): Bilingual => ({
  en: parts.map(({ en }) => en).join(', '),
  ja: parts.map(({ ja }) => ja).join('、'),
})

/** A sentence as part of another one: without its full stop. */
export const clause = ({ en, ja }: Bilingual): Bilingual => ({ en: en.replace(/\.$/, ''), ja: ja.replace(/。$/, '') })

/**
 * Spells the option keys in a sentence (see `Problem`) the way its reader knows them. `off`: the option is named as
 * switched off. Keys for which `spell` has no name (null) stay as they are.
 */
export const spelt = (text: Bilingual, spell: Spell): Bilingual => {
  const inPlace = (sentence: string): string =>
    sentence.replace(keyed, (whole, off: string, key: string) => spell(key, off !== '') ?? whole)
  return { en: inPlace(text.en), ja: inPlace(text.ja) }
}

export type Spell = (key: string, off: boolean) => string | null

const keyed = /`(!?)([A-Za-z]+)`/g

/**
 * Makes text from outside safe to show: control characters, lone surrogates and marks that change the writing direction
 * become U+FFFD. The result is escaped by each rendering.
 */
export const printable = (text: string): string => text.replace(unshowable, '\ufffd')

const unshowable =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
  /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g
