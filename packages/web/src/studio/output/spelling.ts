/** The press names its options by key, as the core does; this table has the labels of their controls. */
import type { Bilingual } from '@kumiki/core/player'
import { outputText } from '../text/output.ts'
import { sentence } from '../text/spell.ts'

type OutputText = (typeof outputText)['en']

const called = (nameIn: (text: OutputText) => string): Bilingual => ({
  en: nameIn(outputText.en),
  ja: nameIn(outputText.ja),
})

const names: Readonly<Record<string, Bilingual>> = {
  split: called((text) => text.split),
  slip: called((text) => text.slip),
  book: called((text) => text.book),
  variants: called((text) => text.class),
  noWordList: called((text) => text.wordList),
  meanings: called((text) => text.meanings),
  perPage: called((text) => text.perPage),
  nameLine: called((text) => text.nameLine),
  answers: called((text) => text.answers),
  large: called((text) => text.types.large),
}

export const spelt = (text: Bilingual | undefined): Bilingual =>
  text ? { en: sentence(text, 'en', names), ja: sentence(text, 'ja', names) } : { en: '', ja: '' }
