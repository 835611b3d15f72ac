/**
 * Text for people, always in both languages.
 *
 * A message is a record with both languages, written where its meaning is. So there are no keys to look up, and a
 * missing translation is a type error.
 */
export const langs = ['ja', 'en'] as const
export type Lang = (typeof langs)[number]
export type Bilingual = Readonly<Record<Lang, string>>

export const isLang = (text: unknown): text is Lang => text === 'ja' || text === 'en'

/**
 * English alone, while a kind is drafted: a test lists what is left to be translated, which must be nothing before a
 * release.
 */
export const untranslated = (en: string): Bilingual => ({ en, ja: en })

/** `1 word`, `2 words`. */
export const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`

/** Parts in one line: "row 1, column 2, blank". */
export const listed = (parts: readonly Bilingual[]): Bilingual => ({
  en: parts.map(({ en }) => en).join(', '),
  ja: parts.map(({ ja }) => ja).join('、'),
})

/** A sentence as part of another one: without its stop. */
export const clause = ({ en, ja }: Bilingual): Bilingual => ({ en: en.replace(/\.$/, ''), ja: ja.replace(/。$/, '') })

/**
 * A sentence with its options, which it names by key (see `Problem`), spelt as where it is read. `off`: the option is
 * named as switched off. What `spell` has no name for (null) stays as it is.
 */
export const spelt = (text: Bilingual, spell: Spell): Bilingual => {
  const inPlace = (sentence: string): string =>
    sentence.replace(keyed, (whole, off: string, key: string) => spell(key, off !== '') ?? whole)
  return { en: inPlace(text.en), ja: inPlace(text.ja) }
}

export type Spell = (key: string, off: boolean) => string | null

const keyed = /`(!?)([A-Za-z]+)`/g

/**
 * Text from outside, safe to show anywhere: control characters, lone surrogates and the marks that turn the writing
 * direction become U+FFFD. What is left is shown as it is and escaped by each rendering.
 */
export const printable = (text: string): string => text.replace(unshowable, '\ufffd')

const unshowable =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
  /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g
