/** Puts the name of a file before a sentence about its content. */
import { type Bilingual, printable } from '@kumiki/core/base'

export const inFile = (name: string, text: Bilingual): Bilingual => ({
  en: `${name === '-' ? 'standard input' : printable(name)}: ${text.en}`,
  ja: `${name === '-' ? '標準入力' : printable(name)}: ${text.ja}`,
})
