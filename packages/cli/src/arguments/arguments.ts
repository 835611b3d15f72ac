/**
 * Parses arguments by a table of flags. The same table gives parsing, help and suggestions, in both languages.
 *
 * `parseArgs` of node:util splits the command line (short groups, `--x=y`, `--`). Everything else is done here: nearest
 * names for unknown options, ranges, choices, lengths of time, one sentence for each mistake. A framework would bring
 * its own help texts and error sentences, in one language.
 */
import { parseArgs } from 'node:util'
import { type Bilingual, bad, good, type Lang, type Problem, printable, problem, type Result } from '@kumiki/core/base'
import { orMeant } from './suggest.ts'

export interface Flag {
  /** The long name without the dashes. */
  readonly name: string
  readonly short: string | null
  readonly value: Value
  readonly text: Bilingual
}

export type Value =
  | { readonly is: 'switch' }
  /** A switch that is on or off by default; `--x` and `--no-x` are both known. */
  | { readonly is: 'either'; readonly initial: boolean }
  | { readonly is: 'text' | 'texts'; readonly shown: string }
  | { readonly is: 'choice'; readonly words: readonly string[] }
  /** `words`: what may stand in place of a number. */
  | { readonly is: 'integer'; readonly minimum: number; readonly maximum: number; readonly words?: readonly string[] }
  | { readonly is: 'time' }
  /** A switch with an optional value: the next argument, if it matches. */
  | { readonly is: 'maybe'; readonly shown: string; readonly like: RegExp }

/** An argument with its value, as it was written; `flag` is null for a plain one. */
interface Written {
  readonly flag: string | null
  readonly parts: readonly string[]
}

export const lightSwitch = (name: string, text: Bilingual): Flag => ({
  name,
  short: null,
  value: { is: 'switch' },
  text,
})

/** The parsed arguments, by long name. A flag that is not in the table counts as not given. */
export class Given {
  readonly plain: readonly string[]
  readonly #values: ReadonlyMap<string, unknown>
  readonly #written: readonly Written[]

  constructor(plain: readonly string[], values: ReadonlyMap<string, unknown>, written: readonly Written[]) {
    this.plain = plain
    this.#values = values
    this.#written = written
  }

  /** The arguments as they were written, without these flags. */
  without(...names: readonly string[]): string[] {
    return this.#written.flatMap(({ flag, parts }) => (flag !== null && names.includes(flag) ? [] : parts))
  }

  /** The plain arguments directly after a value of this flag. */
  behind(name: string): string[] {
    const behind: string[] = []
    let open = false
    for (const { flag, parts } of this.#written) {
      open = flag === name || (open && flag === null && parts[0] !== '--')
      if (open && flag === null) behind.push(...parts)
    }
    return behind
  }

  on(name: string): boolean {
    return this.#values.get(name) === true
  }

  either(name: string): boolean | null {
    const value = this.#values.get(name)
    return typeof value === 'boolean' ? value : null
  }

  text(name: string): string | null {
    const value = this.#values.get(name)
    return typeof value === 'string' ? value : null
  }

  texts(name: string): readonly string[] {
    const value = this.#values.get(name)
    return Array.isArray(value) ? value.map(String) : []
  }

  /** A whole number, or a length of time in milliseconds. */
  amount(name: string): number | null {
    const value = this.#values.get(name)
    return typeof value === 'number' ? value : null
  }
}

export function parseArguments(args: readonly string[], flags: readonly Flag[]): Result<Given> {
  const names = new Map(flags.flatMap((flag) => spellings(flag).map((name) => [name, flag] as const)))
  const options = Object.fromEntries(
    [...names].map(([name, flag]) => [
      name,
      {
        type: takesValue(flag) ? ('string' as const) : ('boolean' as const),
        ...(flag.short && name === flag.name ? { short: flag.short } : {}),
      },
    ]),
  )
  const attached = args.flatMap((arg, index) => {
    if (isAttached(args, index, names)) return []
    return isAttached(args, index + 1, names) ? `${arg}=${args[index + 1]}` : arg
  })
  const { tokens } = parseArgs({ args: attached, options, strict: false, allowPositionals: true, tokens: true })
  const plain: string[] = []
  const values = new Map<string, unknown>()
  const written: Written[] = []
  for (const token of tokens) {
    if (token.kind === 'positional') {
      plain.push(token.value)
      written.push({ flag: null, parts: [token.value] })
    } else if (token.kind === 'option-terminator') written.push({ flag: null, parts: ['--'] })
    if (token.kind !== 'option') continue
    const flag = names.get(token.name)
    if (!flag) return bad(unknownOption(token.rawName, [...names.keys()]))
    if (flag.value.is === 'maybe') {
      if (values.has(flag.name)) return bad(givenTwice(flag))
      values.set(flag.name, token.value ?? true)
      written.push({ flag: flag.name, parts: [token.rawName, ...(token.value === undefined ? [] : [token.value])] })
      continue
    }
    if (!takesValue(flag)) {
      if (token.value !== undefined) return bad(takesNothing(token.rawName))
      if (values.get(flag.name) === (token.name !== flag.name)) return bad(bothWays(flag))
      values.set(flag.name, token.name === flag.name)
      written.push({ flag: flag.name, parts: [token.rawName] })
      continue
    }
    const text = token.value
    if (text === undefined || (!token.inlineValue && looksLikeOption(text, names))) return bad(needsValue(flag))
    const value = readValue(flag, text)
    if (!value.ok) return value
    const earlier = values.get(flag.name)
    if (earlier !== undefined && !Array.isArray(earlier)) return bad(givenTwice(flag))
    written.push({ flag: flag.name, parts: text.startsWith('-') ? [`--${token.name}=${text}`] : [token.rawName, text] })
    values.set(flag.name, Array.isArray(earlier) ? [...earlier, ...[value.value].flat()] : value.value)
  }
  return good(new Given(plain, values, written))
}

/** `--no-x` for `--x`; for a flag that is itself called `--no-x`, the other way round. */
export const opposite = (name: string): string => (name.startsWith('no-') ? name.slice(3) : `no-${name}`)

const spellings = (flag: Flag): string[] =>
  flag.value.is === 'either' ? [flag.name, opposite(flag.name)] : [flag.name]

const takesValue = ({ value }: Flag): boolean => value.is !== 'switch' && value.is !== 'either' && value.is !== 'maybe'

/** Whether an argument is the optional value of the one before it. */
function isAttached(args: readonly string[], index: number, names: ReadonlyMap<string, Flag>): boolean {
  const before = args[index - 1] ?? ''
  const value = names.get(before.slice('--'.length))?.value
  return (
    before.startsWith('--') &&
    !args.slice(0, index).includes('--') &&
    value?.is === 'maybe' &&
    value.like.test(args[index] ?? '')
  )
}

const looksLikeOption = (text: string, names: ReadonlyMap<string, Flag>): boolean =>
  /^--./.test(text) || (/^-[a-z]$/i.test(text) && [...names.values()].some((flag) => flag.short === text[1]))

function readValue(flag: Flag, text: string): Result<unknown> {
  const { value } = flag
  switch (value.is) {
    case 'integer':
      return value.words?.includes(text)
        ? good(text)
        : readInteger(`--${flag.name}`, text, value.minimum, value.maximum, value.words)
    case 'time':
      return readTime(`--${flag.name}`, text)
    case 'choice':
      return value.words.includes(text) ? good(text) : bad(notAmong(`--${flag.name}`, text, value.words))
    case 'texts':
      return good([text])
    default:
      return good(text)
  }
}

/** Full-width digits count as digits. */
export const isWhole = (text: string): boolean => /^[+-]?\d{1,15}$/.test(text.normalize('NFKC'))

/** `words`: words allowed instead of a number. */
export function readInteger(
  name: string,
  text: string,
  minimum: number,
  maximum: number,
  words: readonly string[] = [],
): Result<number> {
  const number = isWhole(text) ? Number(text.normalize('NFKC')) : Number.NaN
  return number >= minimum && number <= maximum ? good(number) : bad(notInRange(name, text, minimum, maximum, words))
}

const unitMs: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, min: 60_000, h: 3_600_000 }

/** `10s`, `500ms`, `2m`, `1h`; a bare number is seconds. */
function readTime(name: string, text: string): Result<number> {
  const [, amount, unit = 's'] = /^(\d{1,9}(?:\.\d{1,3})?)\s*(ms|s|min|m|h)?$/.exec(text.normalize('NFKC')) ?? []
  const ms = Number(amount) * (unitMs[unit] ?? Number.NaN)
  return ms > 0 ? good(ms) : bad(notTime(name, text))
}

/** Foreign text, safe to quote in a sentence. */
export const quoted = (text: string): string => {
  const safe = printable(text)
  return safe.length > 40 ? `${safe.slice(0, 39)}…` : safe
}

function rangeOf(minimum: number, maximum: number): Bilingual {
  const low = minimum > -Number.MAX_SAFE_INTEGER
  const high = maximum < Number.MAX_SAFE_INTEGER
  if (low && high) return { en: ` from ${minimum} to ${maximum}`, ja: `（${minimum}～${maximum}）` }
  if (low) return { en: ` of at least ${minimum}`, ja: `（${minimum}以上）` }
  if (high) return { en: ` of at most ${maximum}`, ja: `（${maximum}以下）` }
  return { en: '', ja: '' }
}

/** The names of both sides in the options of other programs. */
const sides = /^(?:width|height|rows|cols|columns)$/

const unknownOption = (raw: string, known: readonly string[]): Problem => {
  const name = raw.replace(/^-+/, '')
  const otherwise = { en: 'write --size WxH', ja: '--size 幅x高さ と書いてください' }
  const meant = orMeant(name, known, {
    shown: (flag) => `--${flag}`,
    ...(sides.test(name) && known.includes('size') ? { otherwise } : {}),
  })
  return problem(
    'unknown-option',
    `Unknown option ${quoted(raw)}${meant.en}`,
    `${quoted(raw)} というオプションはありません${meant.ja}`,
  )
}
const takesNothing = (raw: string): Problem =>
  problem('needs-no-value', `${quoted(raw)} takes no value.`, `${quoted(raw)} に値は付けられません。`)
const needsValue = (flag: Flag): Problem =>
  problem(
    'needs-value',
    `--${flag.name} needs a value: --${flag.name} ${placeholder(flag.value)}.`,
    `--${flag.name} には値が必要です: --${flag.name} ${inWords(placeholder(flag.value), 'ja')}。`,
  )
const givenTwice = ({ name }: Flag): Problem =>
  problem('given-twice', `--${name} is given twice; it takes one value.`, `--${name} は1回だけ指定してください。`)
const bothWays = ({ name }: Flag): Problem =>
  problem(
    'both-ways',
    `--${name} and --${opposite(name)} exclude each other.`,
    `--${name} と --${opposite(name)} は同時に使えません。`,
  )
const notInRange = (
  name: string,
  text: string,
  minimum: number,
  maximum: number,
  words: readonly string[],
): Problem => {
  const range = rangeOf(minimum, maximum)
  return problem(
    'bad-value',
    `${name} must be ${words.map((word) => `${word} or `).join('')}a whole number${range.en}, not "${quoted(text)}".`,
    `${name} は${words.length > 0 ? ` ${words.join('、')} か` : ''}整数${range.ja}で指定してください（「${quoted(text)}」は使えません）。`,
  )
}
const notTime = (name: string, text: string): Problem =>
  problem(
    'bad-value',
    `${name} must be a length of time like 10s, 500ms or 2m (a bare number is seconds), not "${quoted(text)}".`,
    `${name} は 10s、500ms、2m のような時間（単位なしは秒）で指定してください（「${quoted(text)}」は使えません）。`,
  )
export const notAmong = (name: string, text: string, words: readonly string[]): Problem => {
  const meant = orMeant(text, words, { shown: (word) => `"${word}"` })
  return problem(
    'bad-value',
    `${name} must be one of ${words.join(', ')}, not "${quoted(text)}"${meant.en}`,
    `${name} は ${words.join('、')} のどれかにしてください（「${quoted(text)}」は使えません）${meant.ja}`,
  )
}

/** Placeholders in capitals, in the user's language. */
export const inWords = (text: string, lang: Lang): string =>
  lang === 'en' ? text : text.replace(/\b[A-Z]{4,}\b/g, (name) => japaneseNames[name] ?? name)

const japaneseNames: Readonly<Record<string, string>> = {
  ARGUMENT: '引数',
  COMMAND: 'コマンド',
  EXPERIMENT: '実験',
  FILE: 'ファイル',
  KIND: '種類',
  LIST: 'リスト',
  NAME: '名前',
  OPTION: 'オプション',
  TEXT: '文字',
  WORD: '単語',
}

/** The placeholder for a flag's value in help. */
export function placeholder(value: Value): string {
  switch (value.is) {
    case 'text':
    case 'texts':
      return value.shown
    case 'choice':
      return value.words.join('|')
    case 'integer':
      return ['N', ...(value.words ?? [])].join('|')
    case 'time':
      return '10s'
    case 'maybe':
      return `[${value.shown}]`
    default:
      return ''
  }
}
