/**
 * ipuz v2 (ipuz.org, libipuz.org): one JSON object. This reads and writes the fields common to all kinds and leaves the
 * rest to the kind's part. Fields that ipuz does not have are written under `org.kumiki:`, so that our own puzzles are
 * read back completely.
 */

import { bad, good, isLang, type Lang, type Result } from '@kumiki/core/base'
import { cannotHold, creditsOf, leftOut, noCredits, notThis, oneLine, ownTitle } from '../foreign.ts'
import type { Exported, Imported, Puzzles, WriteOptions } from '../format.ts'
import { asHtml, plainText } from '../html.ts'
import { type Fields, listIn, readJson, textIn, valueIn } from '../json.ts'
import { type Beside, format, ours, type Part } from './part.ts'

/** An ipuz kind that corresponds to one of ours. */
export interface Entry {
  /** Its name in ipuz. */
  readonly uri: string
  load(): Promise<{ readonly part: Part }>
}

export async function readIpuz(text: string, table: Readonly<Record<string, Entry>>): Promise<Result<Imported>> {
  // version 1 allowed a JSONP call around the object: ipuz({…})
  const json = await readJson(text.replace(/^\ufeff?\s*ipuz\s*\(/, '').replace(/(\})\s*\)\s*;?\s*$/, '$1'), format)
  if (!json.ok) return json
  const fields = json.value
  const kinds = listIn(fields, 'kind')
    .filter((kind) => typeof kind === 'string')
    .slice(0, 20)
  if (kinds.length === 0) return bad(notThis(format, 'it does not say its kind', 'パズルの種類（kind）がありません'))
  const own = textIn(fields, ours('kind'))
  const entry = Object.hasOwn(table, own) ? table[own] : entryFor(kinds, fields, table)
  if (!entry) {
    const quoted = oneLine(kinds.join(', ')).slice(0, 100)
    return bad(cannotHold(`its kind is ${quoted}`, `種類が ${quoted} です`))
  }
  return (await entry.load()).part.read(fields, besideIn(fields))
}

/**
 * Chosen by the last of the kinds that we support, which is the most specific; a board of numbers with cages and no
 * boxes is BlockSum.
 */
function entryFor(kinds: readonly string[], fields: Fields, table: Readonly<Record<string, Entry>>): Entry | undefined {
  const bare = (uri: string): string =>
    uri
      .replace(/^https?:\/\/(?:www\.)?/, '')
      .replace(/#\d+$/, '')
      .toLowerCase()
  const entries = Object.values(table)
  const exact = kinds.toReversed().flatMap((kind) => entries.find(({ uri }) => bare(uri) === bare(kind)) ?? [])[0]
  const first =
    exact ?? kinds.flatMap((kind) => entries.find(({ uri }) => bare(kind).startsWith(`${bare(uri)}/`)) ?? [])[0]
  const caged = listIn(fields, 'cages').length > 0 && valueIn(fields, 'boxes') === false
  return caged && first ? (entries.find(({ uri }) => bare(uri).startsWith(`${bare(first.uri)}/`)) ?? first) : first
}

function besideIn(fields: Fields): Beside {
  const text = (name: string): string => plainText(textIn(fields, name))
  const lang = valueIn(fields, ours('lang'))
  const locale: Lang | undefined = /^ja/i.test(textIn(fields, 'org.libipuz:locale')) ? 'ja' : undefined
  const progress = ['saved', 'guesses'].some((name) => valueIn(fields, name) !== undefined)
  return {
    title: text('title'),
    lang: isLang(lang) ? lang : locale,
    credits: creditsOf({
      ...noCredits,
      author: text('author'),
      editor: text('editor'),
      copyright: text('copyright'),
      date: text('date'),
      note: [text('intro'), text('notes')].filter((part) => part !== '').join(' '),
    }),
    losses: progress ? [{ en: 'what was filled in so far', ja: '書き込み途中の文字' }] : [],
  }
}

export async function writeIpuz(
  [puzzle]: Puzzles,
  options: WriteOptions,
  table: Readonly<Record<string, Entry>>,
): Promise<Result<Exported>> {
  const kind = puzzle((file) => file.kind)
  const entry = Object.hasOwn(table, kind) ? table[kind] : undefined
  if (!entry) return bad(cannotHold('ipuz has no such kind', 'ipuz にない種類です'))
  const { part } = await entry.load()
  return puzzle((file, face): Result<Exported> => {
    const written = part.write(file, face, options)
    if (!written.ok) return written
    const { author, editor, copyright, date, note } = file.credits ?? {}
    const title = ownTitle(file, face)
    const credits = { title, author, editor, copyright, date, notes: note }
    const named = Object.entries(credits).flatMap(([name, text]) => (text ? [[name, asHtml(text)] as const] : []))
    const whole = {
      version: 'http://ipuz.org/v2',
      // the more general kind first, for readers that know only that one
      kind: [...outerOf(entry.uri), entry.uri],
      ...Object.fromEntries(named),
      [ours('kind')]: kind,
      [ours('lang')]: file.lang,
      ...written.value.fields,
    }
    const lines = Object.entries(whole).map(([name, value]) => `  ${JSON.stringify(name)}: ${lineBreaksOf(value)}`)
    return good({ content: `{\n${lines.join(',\n')}\n}\n`, notes: leftOut(written.value.losses) })
  })
}

const outerOf = (uri: string): string[] => {
  const outer = /^(http:\/\/ipuz\.org\/[a-z]+)\/[a-z]+#1$/.exec(uri)?.[1]
  return outer === undefined ? [] : [`${outer}#1`]
}

/** One row a line, for people who read the file. */
const lineBreaksOf = (value: unknown): string =>
  Array.isArray(value) && value.some((item) => typeof item === 'object')
    ? `[\n${value.map((item) => `    ${JSON.stringify(item)}`).join(',\n')}\n  ]`
    : JSON.stringify(value)
