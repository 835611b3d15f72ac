/** A sentence about what is in a file, with the file's name before it. */
import { type Bilingual, printable } from '@kumiki/core/base'

export const inFile = (name: string, text: Bilingual): Bilingual => ({
  en: `${name === '-' ? 'standard input' : printable(name)}: ${text.en}`,
  ja: `${name === '-' ? '標準入力' : printable(name)}: ${text.ja}`,
})
