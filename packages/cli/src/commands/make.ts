/** kumiki make: from a kind and its options to finished files. */
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { type Bilingual, bad, good, type Problem, problem, type Result } from '@kumiki/core/base'
import { type Craft, jobTextLength, type PuzzleTypes } from '@kumiki/core/contract'
import type { Option } from '@kumiki/core/spec'
import { pack } from '@kumiki/core/verbs/packedjob'
import { answerFlags, answerWanted, handoutFlags, handoutWanted } from '../arguments/answer.ts'
import { type Flag, type Given, lightSwitch, notAmong, opposite, quoted } from '../arguments/arguments.ts'
import type { Command, ExitCode, Page } from '../arguments/command.ts'
import { dpiFlag, dpiWanted } from '../arguments/dpi.ts'
import { commonFlags } from '../arguments/help.ts'
import { allEndings, writableEndings } from '../files/endings.ts'
import { Outputs, writesOver } from '../files/outputs.ts'
import type { openPreview } from '../files/preview.ts'
import type { Making } from '../making/making.ts'
import { tidyAfter } from '../making/memory.ts'
import { makeSingle } from '../making/single.ts'
import {
  againstPreset,
  filesOf,
  flagName,
  flagOf,
  givenSpec,
  isKind,
  judgeSpec,
  kindNames,
  loadKind,
  optionsOfCraft,
  vainFlag,
} from '../options/kind.ts'
import type { Terminal } from '../terminal/terminal.ts'

const whole = (name: string, short: string | null, maximum: number, en: string, ja: string): Flag => ({
  name,
  short,
  value: { is: 'integer', minimum: 1, maximum },
  text: { en, ja },
})
const text = (name: string, shown: string, en: string, ja: string): Flag => ({
  name,
  short: null,
  value: { is: 'text', shown },
  text: { en, ja },
})

const outputFlag = (endings: string): Flag => ({
  name: 'output',
  short: 'o',
  value: { is: 'texts', shown: 'FILE' },
  text: { en: `Write a file: ${endings}`, ja: `ファイルに書く: ${endings}` },
})

const makeFlags: readonly Flag[] = [
  outputFlag(allEndings()),
  whole('count', 'n', 1_000_000, 'How many different puzzles (files are numbered)', '作る数（ファイルには番号が付く）'),
  text('seed', 'TEXT', 'Same seed, same puzzle', '同じシードなら同じパズル'),
  whole('effort', null, Number.MAX_SAFE_INTEGER, 'How hard to try, in counted steps', '探索量の上限（数えた手数）'),
  {
    name: 'time',
    short: null,
    value: { is: 'time' },
    text: {
      en: 'How long to try for each puzzle (up to three times that while there is none): 500ms, 10s, 2m; a bare number is seconds',
      ja: '1問にかける時間（できないうちは3倍まで）: 500ms, 10s, 2m（単位なしは秒）',
    },
  },
  whole(
    'jobs',
    null,
    256,
    'Threads for many puzzles [all cores]; for one, searches side by side, the best is kept',
    '同時に作る数 [全コア]。1問なら同時に探す数（最も良いものを残す）',
  ),
  text('preset', 'NAME', 'A ready-made set of options', 'あらかじめ用意した設定'),
  text(
    'title',
    'TEXT',
    'Title of the puzzle; of many each gets its number, behind it or in the place of {n}',
    'パズルの題名。複数作るときは番号が付く（後ろ、または {n} の位置）',
  ),
  text(
    'preview',
    'FILE',
    'Show how a picture becomes the puzzle, side by side: .svg or .png',
    '絵がパズルになるまでを並べて見る: .svg か .png',
  ),
  ...answerFlags,
  ...handoutFlags,
  dpiFlag,
  lightSwitch('json', { en: 'Print the file, one JSON line per puzzle', ja: 'ファイルを JSON で出力（1問1行）' }),
]

const generalPage: Page = {
  usage: 'make KIND [WORD…] [OPTION…]',
  text: {
    en: `Makes puzzles, proves them and grades them. KIND: ${kindNames().join(', ')}.`,
    ja: `パズルを作り、正しさを証明し、難しさを測ります。KIND: ${kindNames().join(', ')}。`,
  },
  flags: makeFlags,
  listed: makeFlags,
  roomFor: [],
  examples: [
    {
      line: 'kumiki make blocksum --size 5 -o my.kumiki.json -o my.svg',
      text: { en: 'one puzzle, two files', ja: '1問を2つの形式で' },
    },
    {
      line: 'kumiki make blocksum -n 100 --seed a -o p.kumiki.json',
      text: { en: 'a hundred', ja: '100問' },
    },
  ],
  more: {
    en: "A kind's own options: kumiki make KIND --help",
    ja: '種類ごとのオプション: kumiki make KIND --help',
  },
}

/** The kind comes first; if options stand before it, the first plain argument that names a kind counts. */
function kindAmong(args: readonly string[]): string | null {
  const [first] = args
  if (first !== undefined && !first.startsWith('-')) return first
  return args.find(isKind) ?? null
}

async function page(args: readonly string[]): Promise<Result<Page>> {
  const kind = kindAmong(args)
  if (kind === null) return good(generalPage)
  const loaded = await loadKind(kind)
  if (!loaded.ok) return loaded
  const own = loaded.value((craft) => kindPage(craft))
  const foreign = await optionElsewhere(kind, own.flags, args)
  return foreign ? bad(foreign) : good(own)
}

/** Whether an option that this kind lacks belongs to another one. */
async function optionElsewhere(kind: string, flags: readonly Flag[], args: readonly string[]): Promise<Problem | null> {
  const end = args.includes('--') ? args.indexOf('--') : args.length
  const wanted = args.slice(0, end).flatMap((arg) => /^--([a-z][a-z-]*)/.exec(arg)?.[1] ?? [])
  const own = new Set([...flags, ...commonFlags].flatMap(({ name }) => [name, opposite(name)]))
  for (const name of wanted.filter((each) => !own.has(each))) {
    const having: string[] = []
    for (const other of kindNames()) {
      const craft = await loadKind(other)
      const names = craft.ok ? craft.value((some) => optionsOfCraft(some).map(flagName)) : []
      if (names.includes(name)) having.push(other)
    }
    if (having.length > 0) return name === 'level' ? noLevel(kind, having) : notOfKind(kind, name, having)
  }
  return null
}

function kindPage<K extends PuzzleTypes>(craft: Craft<K>): Page {
  const { id, title } = craft.face
  const options = optionsOfCraft(craft)
  const words = options.some((option) => option.reads === 'words')
  const presets = craft.presets.map((preset) => preset.id).join(', ')
  const own = options.map(flagOf)
  const preset = craft.presets[0] ? ` --preset ${craft.presets[0].id}` : ''
  const example = (options: string): Bilingual => ({
    en: `kumiki make ${id}${words ? ' --words animals.en' : ''}${options}`,
    ja: `kumiki make ${id}${words ? ' --words animals.ja' : ''}${options}`,
  })
  return {
    usage: `make ${id} ${words ? '[WORD…] ' : ''}[OPTION…]`,
    text: title,
    flags: [...own, ...makeFlags],
    listed: own,
    roomFor: [
      outputFlag(writableEndings(id).join(' ')),
      ...makeFlags.filter(({ name }) => ['count', 'seed'].includes(name)),
    ],
    examples: [
      { line: example(' -o my.kumiki.json'), text: { en: 'one puzzle, saved', ja: '1問作って保存' } },
      { line: example(`${preset} --time 10s`), text: { en: 'ten seconds of work', ja: '10秒かけて' } },
    ],
    more: {
      en: `${presets && `Presets: ${presets}. `}In full: kumiki kinds ${id}. More options: kumiki make --help`,
      ja: `${presets && `プリセット: ${presets}。`}詳しくは: kumiki kinds ${id}。ほかのオプション: kumiki make --help`,
    },
  }
}

async function run(given: Given, terminal: Terminal): Promise<ExitCode> {
  const [name, ...words] = given.plain
  if (name === undefined) return terminal.refuse(namelessKind())
  const loaded = await loadKind(name)
  if (!loaded.ok) return terminal.refuse(loaded.error)
  return loaded.value((craft) => makeOf(craft, words, given, terminal))
}

async function makeOf<K extends PuzzleTypes>(
  craft: Craft<K>,
  words: readonly string[],
  given: Given,
  terminal: Terminal,
): Promise<ExitCode> {
  const making = await toMaking(craft, words, given, terminal)
  if (!making.ok) return terminal.refuse(making.error)
  tidyAfter(making.value.packed)
  if (making.value.count === 1) return makeSingle(making.value)
  const { makeMany } = await import('../making/many.ts')
  return makeMany(making.value)
}

async function toMaking<K extends PuzzleTypes>(
  craft: Craft<K>,
  words: readonly string[],
  given: Given,
  terminal: Terminal,
): Promise<Result<Making<K>>> {
  const tooLong = ['seed', 'title'].find((name) => (given.text(name)?.length ?? 0) > jobTextLength)
  if (tooLong) return bad(longText(tooLong))
  if (given.text('seed') === '') return bad(emptySeed)
  const wanted = answerWanted(given)
  if (!wanted.ok) return wanted
  const dpi = dpiWanted(given, [...given.texts('output'), ...[given.text('preview') ?? []].flat()])
  if (!dpi.ok) return dpi
  const handout = handoutWanted(given, given.texts('output'))
  if (!handout.ok) return handout
  const spec = await wholeSpec(craft, optionsOfCraft(craft), words, given, terminal)
  if (!spec.ok) return spec
  const count = given.amount('count') ?? 1
  for (const option of optionsOfCraft(craft))
    if (option.reads !== null)
      for (const input of [given.text(flagName(option)) ?? [], given.texts(flagName(option))].flat())
        for (const output of [...given.texts('output'), given.text('preview') ?? []].flat())
          if (await writesOver(input, output, count))
            return bad(ownInput(flagName(option), input, output === given.text('preview') ? 'preview' : 'output'))
  const path = given.text('preview')
  const preview = path === null ? good(null) : await previewTo(path, craft.face.id, spec.value, count, dpi.value)
  if (!preview.ok) return preview
  for (const output of path === null ? [] : given.texts('output'))
    if (resolve(output) === resolve(path ?? '')) return bad(sameAsOutput(output))
  const writing = { ...wanted.value, ...handout.value, dpi: dpi.value }
  const outputs = await Outputs.open(given.texts('output'), count, writing, craft.face.id)
  if (!outputs.ok) return outputs
  const packed = pack({
    kind: craft.face.id,
    spec: spec.value,
    seed: given.text('seed') ?? randomSeed(),
    effort: given.amount('effort'),
    timeMs: given.amount('time'),
    lang: terminal.lang,
    title: given.text('title'),
  })
  return good({
    craft,
    packed,
    job: packed.job,
    count,
    threads: count > 1 ? Math.min(count, given.amount('jobs') ?? availableParallelism()) : (given.amount('jobs') ?? 1),
    outputs: outputs.value,
    preview: preview.value,
    json: given.on('json'),
    answer: wanted.value.answer,
    again: {
      args: given.without('seed', 'time', 'effort', 'jobs'),
      readsInput: optionsOfCraft(craft).some((option) => option.reads && given.texts(flagName(option)).includes('-')),
    },
    terminal,
  })
}

const previewTo: typeof openPreview = async (...wanted) => (await import('../files/preview.ts')).openPreview(...wanted)

/** The preset's values, replaced by those given, as far as the kind accepts them. */
async function wholeSpec<K extends PuzzleTypes>(
  craft: Craft<K>,
  options: readonly Option[],
  words: readonly string[],
  given: Given,
  terminal: Terminal,
): Promise<Result<Readonly<Record<string, unknown>>>> {
  const wanted = given.text('preset')
  const preset = craft.presets.find(({ id }) => id === wanted)
  if (wanted !== null && !preset)
    return bad(
      notAmong(
        '--preset',
        wanted,
        craft.presets.map(({ id }) => id),
      ),
    )
  const own = await givenSpec({ options, given, words, preset: preset?.spec ?? {}, terminal })
  if (!own.ok) return own
  const spec: Record<string, unknown> = { ...preset?.spec, ...own.value }
  const useless = (preset && againstPreset(options, preset, own.value)) ?? vainFlag(options, own.value, spec)
  if (useless) return bad(useless)
  const judged = judgeSpec(craft, spec, filesOf(options, given))
  return judged.ok ? good(spec) : judged
}

/** Short enough to read aloud, long enough that two runs do not collide. */
function randomSeed(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => letters[byte % letters.length]).join('')
}

const namelessKind = (): Problem =>
  problem(
    'no-kind',
    `Name a kind to make: ${kindNames().join(', ')}.`,
    `作る種類を指定してください: ${kindNames().join(', ')}。`,
  )
const noLevel = (kind: string, having: readonly string[]): Problem =>
  problem(
    'unknown-option',
    `${kind} has no levels; --level is for ${having.join(', ')}.`,
    `${kind} ではレベルを指定できません。--level を使えるのは ${having.join('、')} です。`,
  )
const notOfKind = (kind: string, name: string, having: readonly string[]): Problem =>
  problem(
    'unknown-option',
    `${kind} has no option --${name}; it is for ${having.join(', ')}.`,
    `${kind} に --${name} というオプションはありません。使えるのは ${having.join('、')} です。`,
  )
const longText = (name: string): Problem =>
  problem(
    'bad-value',
    `--${quoted(name)} may have at most ${jobTextLength} characters.`,
    `--${quoted(name)} は${jobTextLength}文字までです。`,
  )
const ownInput = (flag: string, path: string, writing: 'output' | 'preview'): Problem =>
  problem(
    'own-input',
    `--${flag} reads ${quoted(path)}: choose another name for --${writing}.`,
    `${quoted(path)} は --${flag} で読むファイルです。--${writing} には別の名前を指定してください。`,
  )
const sameAsOutput = (path: string): Problem =>
  problem(
    'same-file',
    `--output and --preview would both write "${quoted(path)}".`,
    `--output と --preview の書き出し先がどちらも「${quoted(path)}」です。`,
  )
const emptySeed = problem(
  'bad-value',
  '--seed must not be empty; leave it out for a random seed.',
  '--seed を空にはできません（省けば新しいシードになります）。',
)

export const command: Command = { page, run }
