/** The press names its options by key, as the core does; here they are called what their switches are called. */
import type { Bilingual } from '@kumiki/core/player'
import { giveText } from '../text/give.ts'
import { sentence } from '../text/spell.ts'

type GiveText = (typeof giveText)['en']

const called = (nameIn: (text: GiveText) => string): Bilingual => ({ en: nameIn(giveText.en), ja: nameIn(giveText.ja) })

const names: Readonly<Record<string, Bilingual>> = {
  split: called((text) => text.split),
  slip: called((text) => text.slip),
  book: called((text) => text.book),
  variants: called((text) => text.class),
  perPage: called((text) => text.perPage),
  nameLine: called((text) => text.nameLine),
  answers: called((text) => text.answers),
  large: called((text) => text.types.large),
}

export const spelt = (text: Bilingual | undefined): Bilingual =>
  text ? { en: sentence(text, 'en', names), ja: sentence(text, 'ja', names) } : { en: '', ja: '' }
