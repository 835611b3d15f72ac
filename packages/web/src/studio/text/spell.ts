/** The core's sentences name options by key; this replaces keys by the names that pages show. */
import { spelt } from '@kumiki/core/base'
import type { Bilingual, Lang, Problem } from '@kumiki/core/player'
import { useLang } from '../../text/words.ts'
import { choiceNames, optionNames } from './optionnames.ts'

/** A sentence with option keys replaced by their names. */
export function sentence(
  text: Bilingual,
  lang: Lang,
  names: Readonly<Record<string, Bilingual>> = optionNames,
): string {
  const spell = (key: string, off: boolean): string | null => {
    const name = (names[key] ?? optionNames[key])?.[lang]
    if (name === undefined) return null
    if (lang === 'ja') return `「${name}${off ? '」をしない' : '」'}`
    return off ? `“${name}” off` : `“${name}”`
  }
  return spelt(text, spell)[lang]
}

/** The sentence of a problem; a problem with one option names that option too. */
export function problemSentence({ text, path }: Pick<Problem, 'text' | 'path'>, lang: Lang): string {
  const [key] = path
  const name = typeof key === 'string' && Object.hasOwn(optionNames, key) ? optionNames[key] : undefined
  if (!name) return sentence(text, lang)
  const { en, ja } = text
  return sentence({ en: en.replace(`"${key}"`, `“${name.en}”`), ja: ja.replace(`「${key}」`, `「${name.ja}」`) }, lang)
}

export const useSentence = (): ((text: Bilingual) => string) => {
  const lang = useLang()
  return (text) => sentence(text, lang)
}

export const optionName = (option: string, lang: Lang): string => optionNames[option]?.[lang] ?? option

export const choiceName = (option: string, choice: string, lang: Lang): string =>
  choiceNames[option]?.[choice]?.[lang] ?? choice
