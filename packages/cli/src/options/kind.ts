/** Finds kinds by name, and turns a kind's options into flags and flags back into a spec. */

import {
  type Bilingual,
  bad,
  type Finding,
  good,
  limits,
  type Problem,
  parse,
  problem,
  type Result,
  type Spell,
  sentence,
  spelt,
} from '@kumiki/core/base'
import { type Craft, type PuzzleTypes, type SomeCraft, someCraft } from '@kumiki/core/contract'
import { kinds } from '@kumiki/core/kinds'
import { contradiction, type NamedValues, type Option, optionsOf, vain } from '@kumiki/core/spec'
import type { Entry } from '@kumiki/core/words'
import {
  type Flag,
  type Given,
  isWhole,
  notAmong,
  opposite,
  quoted,
  readInteger,
  type Value,
} from '../arguments/arguments.ts'
import { orMeant } from '../arguments/suggest.ts'
import { isSameFile, readText } from '../files/files.ts'
import type { Terminal } from '../terminal/terminal.ts'

/** Names with an underscore are internal. */
export const kindNames = (): string[] => Object.keys(kinds).filter((name) => !name.startsWith('_'))

export const isKind = (name: string): boolean => Object.hasOwn(kinds, name)

export async function loadKind(name: string): Promise<Result<SomeCraft>> {
  const someKind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
  return someKind ? good(await someKind(async (own) => someCraft(await own.craft()))) : bad(unknownKind(name))
}

export const flagName = (option: Option): string =>
  option.name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

export const optionsOfCraft = <K extends PuzzleTypes>(craft: Craft<K>): Option[] => optionsOf(craft.spec)

export const flagOf = (option: Option): Flag => ({
  name: flagName(option),
  short: null,
  value: valueFor(option),
  text: withDefault({ ...option, text: withNeed(option) }),
})

function valueFor(option: Option): Value {
  if (option.reads === 'words') return { is: 'texts', shown: 'FILE|-' }
  if (option.reads !== null) return { is: 'text', shown: 'FILE' }
  if (option.type === 'boolean') return { is: 'either', initial: option.initial === true }
  const number = takesNumber(option) ? [numberShown(option)] : []
  const words = [...option.choices.filter((word) => !isWhole(word)), ...number]
  if (option.type === 'list')
    return { is: 'texts', shown: option.choices.length > 0 ? option.choices.join('|') : 'TEXT' }
  return { is: 'text', shown: words.length > 0 ? words.join('|') : 'TEXT' }
}

const bounded = (bound: number | null): bound is number => bound !== null && Math.abs(bound) < Number.MAX_SAFE_INTEGER

/**
 * Whether numbers are among the allowed values. Options of mixed type are recognised by their minimum, because JSON
 * Schema states bounds for every whole number.
 */
const takesNumber = (option: Option): boolean =>
  option.type === 'integer' || option.type === 'number' || option.minimum !== null

function numberShown({ name, type, minimum, maximum, choices }: Option): string {
  const numbers = choices.filter(isWhole)
  if (numbers.length > 0) return numbers.join('|')
  const number = bounded(minimum) && bounded(maximum) ? `${minimum}..${maximum}` : 'N'
  return name === 'size' && type === 'string' ? `${number}|WxH` : number
}

/** Adds to an option's text the value of another option that it depends on. */
function withNeed({ text, needs }: Option): Bilingual {
  if (!needs || needs.value === null) return text
  return {
    en: `${text.en} (${needs.value} only)`,
    ja: `${text.ja}（${needs.value} のみ）`,
  }
}

function withDefault({ text, initial, type }: Option): Bilingual {
  const plain = typeof initial === 'string' || typeof initial === 'number'
  if (type === 'boolean' && initial === true) return { en: `${text.en} [yes]`, ja: `${text.ja} [はい]` }
  if (!plain || initial === '') return text
  return { en: `${text.en} [${initial}]`, ja: `${text.ja} [${initial}]` }
}

export interface SpecSource {
  readonly options: readonly Option[]
  readonly given: Given
  /** Plain arguments after the kind. */
  readonly words: readonly string[]
  /** The values that apply unless named. */
  readonly preset: Readonly<Record<string, unknown>>
  readonly terminal: Terminal
}

/** The spec as the user gave it: only the named options, coerced by type, not yet validated by the kind. */
export async function givenSpec(source: SpecSource): Promise<Result<Record<string, unknown>>> {
  const { options, words } = source
  const spec: Record<string, unknown> = {}
  const wordOption = options.find((option) => option.reads === 'words')
  const value = strayValue(source)
  if (value) return bad(value)
  if (words.length > 0 && !wordOption) return bad(takesNoWords(words))
  for (const word of words) {
    const stray = await strayOf(word, source)
    if (stray) return bad(stray)
  }
  // words last, because other options decide how they are spelt
  for (const option of [...options].sort((a, b) => Number(a.reads === 'words') - Number(b.reads === 'words'))) {
    const value =
      option.reads === 'words'
        ? await givenWords(option, option === wordOption ? words : [], spec, source)
        : await givenValue(option, source)
    if (!value.ok) return value
    if (value.value !== undefined) spec[option.name] = value.value
  }
  return good(spec)
}

/** A word that was probably meant as a second value: `--rules corners no-adjacent`. */
function strayValue({ options, given }: SpecSource): Problem | null {
  for (const option of options) {
    const stray =
      option.type === 'list' ? given.behind(flagName(option)).find((word) => option.choices.includes(word)) : undefined
    if (stray !== undefined) return strayChoice(flagName(option), given.texts(flagName(option)), stray)
  }
  return null
}

/**
 * A word that is the name of a file or of one of our lists: `make wordsearch animals.en`, `--words one.txt two.txt`.
 */
async function strayOf(word: string, { options }: SpecSource): Promise<Problem | null> {
  const reader = options.find((option) => option.reads === 'words')
  if (!reader || !/[./\\]/.test(word)) return null
  const { listOf } = await import('@kumiki/data')
  if (listOf(word)) return strayList(flagName(reader), word)
  return (await isSameFile(word, word)) ? strayFile(flagName(reader), word) : null
}

async function givenWords(
  option: Option,
  words: readonly string[],
  spec: Readonly<Record<string, unknown>>,
  { options, given, preset, terminal }: SpecSource,
): Promise<Result<readonly Entry[] | undefined>> {
  const texts = given.texts(flagName(option))
  if (texts.length === 0 && words.length === 0) return good(undefined)
  const [{ mannerOf }, { collectWords }] = await Promise.all([
    import('@kumiki/core/words'),
    import('../files/words.ts'),
  ])
  return collectWords(words, texts, terminal, mannerOf(option, options, { ...preset, ...spec }))
}

async function givenValue(option: Option, { given }: SpecSource): Promise<Result<unknown>> {
  const name = flagName(option)
  if (option.type === 'boolean') return good(given.either(name) ?? undefined)
  const texts = given.texts(name)
  if (option.reads === null && option.type === 'list')
    return texts.length === 0 ? good(undefined) : readList(option, texts)
  const text = given.text(name)
  if (text === null) return good(undefined)
  if (option.reads === null) return readOne(option, text)
  if (option.reads === 'text') return readAsText(text)
  const { readDrawing, readShape } = await import('../files/drawing.ts')
  return option.reads === 'shape' ? readShape(text, given.text('size') !== null) : readDrawing(text)
}

/** Repeated or with commas: `--rules a,b` is `--rules a --rules b`. */
function readList(option: Option, texts: readonly string[]): Result<unknown[]> {
  const items: unknown[] = []
  for (const text of texts.flatMap((part) => part.split(/[,、，]/)).map((part) => part.trim())) {
    if (text === '') continue
    if (option.choices.length > 0 && !option.choices.includes(text))
      return bad(notAmong(`--${flagName(option)}`, text, option.choices))
    items.push(text)
  }
  return good(items)
}

function readOne(option: Option, text: string): Result<unknown> {
  const name = `--${flagName(option)}`
  const { choices, type } = option
  if (choices.includes(text)) return good(type === 'integer' || type === 'number' ? Number(text) : text)
  if (choices.length > 0 && !takesNumber(option)) return bad(notAmong(name, text, choices))
  if (choices.some(isWhole)) return bad(notAmong(name, text, choices))
  if (type === 'number') return readNumber(name, text)
  const min = option.minimum ?? Number.NEGATIVE_INFINITY
  const max = option.maximum ?? Number.POSITIVE_INFINITY
  if (type === 'integer' || (takesNumber(option) && isWhole(text)))
    return readInteger(
      name,
      text,
      min,
      max,
      choices.filter((word) => !isWhole(word)),
    )
  if (choices.length > 0) return bad(notAmong(name, text, [...choices, numberShown(option)]))
  return text.trim() === '' ? bad(emptyValue(name)) : good(text)
}

function readNumber(name: string, text: string): Result<number> {
  const number = text.trim() === '' ? Number.NaN : Number(text.normalize('NFKC'))
  return Number.isFinite(number) ? good(number) : bad(notNumber(name, text))
}

async function readAsText(path: string): Promise<Result<string>> {
  const content = await readText(path, limits.fileBytes, 'utf-8')
  if (!content.ok) return content
  return content.value.text.trim() === '' ? bad(emptyFile(path)) : good(content.value.text)
}

const emptyValue = (name: string): Problem =>
  problem('empty-value', `${name} must not be empty; leave it out.`, `${name} が空です。不要なら付けないでください。`)

const emptyFile = (path: string): Problem =>
  problem('empty-file', `"${quoted(path)}" is empty.`, `「${quoted(path)}」は空です。`)

/** Spells the options that a sentence names by key as flags. */
export const flagSpelling =
  (options: readonly Option[]): Spell =>
  (key, off) => {
    if (key === 'time' || key === 'effort') return `--${key}`
    const option = options.find(({ name }) => name === key)
    if (!option) return null
    const flag = `--${off ? opposite(flagName(option)) : flagName(option)}`
    return option.reads === 'words' ? `${flag} FILE` : flag
  }

/** Spells options as flags, for a kind given by name. */
export async function flagsOfKind(kind: string): Promise<Spell> {
  const craft = await loadKind(kind)
  return flagSpelling(craft.ok ? craft.value((some) => optionsOfCraft(some)) : [])
}

/** The problem of an option that has no effect beside the others. */
export function vainFlag(
  options: readonly Option[],
  given: Readonly<Record<string, unknown>>,
  spec: Readonly<Record<string, unknown>>,
): Problem | null {
  const useless = vain(options, given, spec)
  return useless && { ...useless, text: spelt(useless.text, flagSpelling(options)) }
}

/** The problem of an option that contradicts the preset. */
export function againstPreset(
  options: readonly Option[],
  preset: NamedValues,
  given: Readonly<Record<string, unknown>>,
): Problem | null {
  const found = contradiction(options, preset, given)
  return found && { ...found, text: spelt(found.text, flagSpelling(options)) }
}

/** The files whose content is an option's value, by the option's name. */
export const filesOf = (options: readonly Option[], given: Given): Readonly<Record<string, string>> =>
  Object.fromEntries(
    options.flatMap((option) => {
      const path = option.reads === null || option.reads === 'words' ? null : given.text(flagName(option))
      return path === null ? [] : [[option.name, path]]
    }),
  )

/** The kind's verdict on a spec, with its options spelt as flags. */
export function judgeSpec<K extends PuzzleTypes>(
  craft: Craft<K>,
  spec: Readonly<Record<string, unknown>>,
  files: Readonly<Record<string, string>> = {},
): Result<object> {
  const options = optionsOf(craft.spec)
  const judged = parse(craft.spec, spec, (finding) =>
    spelt(inFlags(finding, options, spec, files), flagSpelling(options)),
  )
  if (judged.ok) return judged
  const [first] = judged.error.path
  const wordless = options.find(({ reads, name }) => reads === 'words' && name === first && spec[name] === undefined)
  return wordless ? bad(needsWords(craft.face.id, flagName(wordless))) : judged
}

/** A finding with its option spelt as a flag, and with the given value unless that is a whole file. */
function inFlags(
  finding: Finding,
  options: readonly Option[],
  spec: Readonly<Record<string, unknown>>,
  files: Readonly<Record<string, string>>,
): Bilingual {
  const { path, is, what } = finding
  const [key, item, ...deeper] = path
  const option = options.find(({ name }) => name === key)
  if (!option) return sentence(finding)
  const file = files[option.name]
  const own = file === undefined ? `--${flagName(option)}` : quoted(file)
  const all = spec[option.name]
  const isItem = typeof item === 'number' && deeper.length === 0
  const value: unknown = isItem && Array.isArray(all) ? all[item] : all
  const place = isItem ? own : [own, ...path.slice(1)].join('.')
  if (is === 'missing') return { en: `"${place}" is missing.`, ja: `「${place}」がありません。` }
  const isText = option.reads === null && (typeof value === 'string' || typeof value === 'number')
  if (!isText)
    return { en: `"${place}": ${is === 'must' ? 'it must ' : ''}${what.en}.`, ja: `「${place}」: ${what.ja}。` }
  const given = quoted(String(value))
  return is === 'must'
    ? { en: `${place} must ${what.en}, not "${given}".`, ja: `${place} は ${what.ja}。「${given}」は使えません。` }
    : { en: `${place} "${given}": ${what.en}.`, ja: `${place}「${given}」: ${what.ja}。` }
}

export const unknownKind = (name: string): Problem => {
  const known = kindNames().join(', ')
  const meant = orMeant(name, kindNames(), {
    otherwise: { en: `the kinds are ${known}`, ja: `種類は ${known} です` },
  })
  return problem(
    'unknown-kind',
    `Unknown kind "${quoted(name)}"${meant.en}`,
    `「${quoted(name)}」という種類はありません${meant.ja}`,
  )
}
const strayFile = (flag: string, word: string): Problem =>
  problem(
    'stray-file',
    `"${quoted(word)}" is a file, but here it counts as a word. Write --${flag} ${quoted(word)}.`,
    `「${quoted(word)}」はファイルですが、このままでは単語になります。--${flag} ${quoted(word)} と書いてください。`,
  )
const strayList = (flag: string, word: string): Problem =>
  problem(
    'stray-list',
    `"${quoted(word)}" is a word list, but here it counts as a word. Write --${flag} ${quoted(word)}.`,
    `「${quoted(word)}」は単語リストの名前ですが、このままでは単語になります。--${flag} ${quoted(word)} と書いてください。`,
  )
const strayChoice = (flag: string, values: readonly string[], word: string): Problem => {
  const meant = `--${flag} ${[...values, word].map(quoted).join(',')}`
  return problem(
    'stray-choice',
    `"${quoted(word)}" counts as a word here. Join several values with commas: ${meant}.`,
    `「${quoted(word)}」だけでは単語になります。値が複数のときは ${meant} のようにコンマでつないでください。`,
  )
}
const takesNoWords = (words: readonly string[]): Problem => {
  const [word = ''] = words
  const hint = isWhole(word) || /^\d+x\d+$/.test(word)
  return problem(
    'takes-no-words',
    `This kind takes no words: "${quoted(word)}"${hint ? `; did you mean --size ${word}?` : '.'}`,
    `この種類では単語を指定できません:「${quoted(word)}」${hint ? `。もしかして --size ${word} ですか？` : '。'}`,
  )
}
const needsWords = (kind: string, flag: string): Problem =>
  problem(
    'needs-words',
    `${kind} needs words: write them after "${kind}", or name a file with --${flag} FILE.`,
    `${kind} には単語が必要です。「${kind}」の後に並べるか、--${flag} ファイル でファイルを指定してください。`,
  )
const notNumber = (name: string, text: string): Problem =>
  problem(
    'bad-value',
    `${name} must be a number, not "${quoted(text)}".`,
    `${name} は数で指定してください（「${quoted(text)}」は使えません）。`,
  )
