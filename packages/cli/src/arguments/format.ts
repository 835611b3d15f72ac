/** --format: what a file is, where its name does not say it. */
import { bad, good, type Problem, problem, type Result } from '@kumiki/core/base/result'
import type { Bilingual } from '@kumiki/core/base/text'
import type { Format } from '@kumiki/press/format'
import { formatNames, formatOf } from '@kumiki/press/formats'
import { type Flag, type Given, quoted } from './arguments.ts'

const flag = (name: string, text: Bilingual): Flag => ({
  name,
  short: null,
  value: { is: 'text', shown: 'FORMAT' },
  text,
})

/** For commands that only read. */
export const readFormatFlag: Flag = flag('format', {
  en: 'Read the files as this format (ipuz, xd, puz …), whatever they are called',
  ja: 'ファイル名によらず、この形式（ipuz, xd, puz …）として読む',
})
export const convertFormatFlags: readonly Flag[] = [
  flag('from', { en: 'Read IN as this format, whatever it is called', ja: 'IN をこの形式として読む' }),
  flag('format', { en: 'Write OUT as this format, whatever it is called', ja: 'OUT をこの形式で書き出す' }),
]

/** The ending that stands for the format that was asked for; null: none was. */
export function formatWanted(given: Given, name: string, way: 'read' | 'write'): Result<string | null> {
  const wanted = given.text(name)
  if (wanted === null) return good(null)
  const ending = `.${wanted.replace(/^\./, '').toLowerCase()}`
  const does = (format: Format): boolean => format[way] !== null
  const known = formatOf(ending)
  return known.ok && known.value.extensions.includes(ending) && does(known.value)
    ? good(ending)
    : bad(noSuchFormat(wanted, formatNames(does)))
}

const noSuchFormat = (wanted: string, known: readonly string[]): Problem =>
  problem(
    'unknown-format',
    `There is no format "${quoted(wanted)}" here; there are: ${known.join(' ')}`,
    `「${quoted(wanted)}」という形式は使えません。使えるのは: ${known.join(' ')}`,
  )
