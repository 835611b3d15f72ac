/** --format: the format of a file whose name does not show it. */
import { type Bilingual, bad, good, type Problem, problem, type Result } from '@kumiki/core/base'
import { type Format, formatNames, formatOf } from '@kumiki/press/formats'
import { type Flag, type Given, quoted } from './arguments.ts'
import { orMeant } from './suggest.ts'

const flag = (name: string, text: Bilingual): Flag => ({
  name,
  short: null,
  value: { is: 'text', shown: 'FORMAT' },
  text,
})

/** For commands that only read. */
export const readFormatFlag: Flag = flag('format', {
  en: 'Read the files as this format (ipuz, xd, puz …), whatever their names',
  ja: 'ファイル名によらず、この形式（ipuz, xd, puz …）として読む',
})
export const convertFormatFlags: readonly Flag[] = [
  flag('from', { en: 'Read IN as this format, whatever its name', ja: 'IN をこの形式として読む' }),
  flag('format', { en: 'Write OUT as this format, whatever its name', ja: 'OUT をこの形式で書き出す' }),
]

/** The extension of the requested format; null if none was requested. */
export function formatWanted(given: Given, name: string, way: 'read' | 'write'): Result<string | null> {
  const wanted = given.text(name)
  if (wanted === null) return good(null)
  const ending = `.${wanted.replace(/^\./, '').toLowerCase()}`
  const does = (format: Format): boolean => format[way] !== null
  const known = formatOf(ending)
  return known.ok && known.value.extensions.includes(ending) && does(known.value)
    ? good(ending)
    : bad(noSuchFormat(wanted, formatNames(does), way))
}

function noSuchFormat(wanted: string, known: readonly string[], way: 'read' | 'write'): Problem {
  const few = known.slice(0, fewNamed).join(' ')
  const meant = orMeant(wanted.replace(/^\./, ''), known, {
    otherwise:
      way === 'read'
        ? { en: `there are ${known.join(' ')}`, ja: `使えるのは ${known.join(' ')} です` }
        : {
            en: `use ${few} (all of them: kumiki convert --help)`,
            ja: `${few} などが使えます（全部の一覧は kumiki convert --help）`,
          },
  })
  return problem(
    'unknown-format',
    `There is no format "${quoted(wanted)}" here${meant.en}`,
    `「${quoted(wanted)}」という形式は使えません${meant.ja}`,
  )
}

/** How many formats a sentence names when writing: those of any kind come first. */
const fewNamed = 7
