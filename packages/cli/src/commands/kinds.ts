/** kumiki kinds: the kinds, with every option, range, default and preset. */

import { good, type Lang } from '@kumiki/core/base'
import { type Craft, extrasOf, type PuzzleTypes } from '@kumiki/core/contract'
import type { Option } from '@kumiki/core/spec'
import { type Given, lightSwitch, opposite } from '../arguments/arguments.ts'
import type { Command, ExitCode, Page } from '../arguments/command.ts'
import { spelling, table, wrap } from '../arguments/help.ts'
import { flagName, flagOf, kindNames, loadKind, optionsOfCraft } from '../options/kind.ts'
import type { Terminal } from '../terminal/terminal.ts'

const flags: Page['flags'] = [
  lightSwitch('json', { en: 'Everything as one JSON line', ja: 'すべてを1行の JSON で出す' }),
]

const page: Page = {
  usage: 'kinds [KIND…] [--json]',
  text: {
    en: 'Lists the kinds of puzzle with their rules, options, ranges, [defaults] and presets.',
    ja: 'パズルの種類を、規則、オプション、範囲、[既定値]、プリセットとともに示します。',
  },
  flags,
  listed: flags,
  roomFor: [],
  examples: [
    { line: 'kumiki kinds', text: { en: 'all of them', ja: 'すべて' } },
    { line: 'kumiki kinds blocksum --json', text: { en: 'one, for a program', ja: 'ひとつをプログラム向けに' } },
  ],
  more: null,
}

async function run(given: Given, terminal: Terminal): Promise<ExitCode> {
  const found: object[] = []
  for (const name of given.plain.length > 0 ? given.plain : kindNames()) {
    const some = await loadKind(name)
    if (!some.ok) return terminal.refuse(some.error)
    if (given.on('json')) found.push(some.value((craft) => described(craft)))
    else await terminal.print(some.value((craft) => sheet(craft, terminal.lang)))
  }
  if (given.on('json')) await terminal.print(JSON.stringify(found))
  return 0
}

function described<K extends PuzzleTypes>(craft: Craft<K>): object {
  const { face, presets, claims, effort, techniques } = craft
  const { levelRule } = extrasOf(craft)
  return {
    kind: face.id,
    title: face.title,
    rules: face.rules,
    claims,
    effort,
    options: optionsOfCraft(craft).map(describedOption),
    presets,
    techniques: techniques.map(({ id, level, score, name }) => ({ id, level, score, name })),
    ...(levelRule ? { levelRule } : {}),
  }
}

const describedOption = (option: Option): object => ({
  name: option.name,
  flag: `--${flagName(option)}`,
  type: option.type,
  ...(option.choices.length > 0 ? { choices: option.choices } : {}),
  ...(option.minimum === null ? {} : { minimum: option.minimum }),
  ...(option.maximum === null ? {} : { maximum: option.maximum }),
  ...(option.initial === undefined ? {} : { default: option.initial }),
  ...(option.reads === null ? {} : { reads: option.reads }),
  text: option.text,
})

function sheet<K extends PuzzleTypes>(craft: Craft<K>, lang: Lang): string {
  const { id, title, rules } = craft.face
  const options = optionsOfCraft(craft).map((option): [string, string] => {
    const flag = flagOf(option)
    return [spelling(flag, lang), flag.text[lang]]
  })
  const presets = craft.presets.map((preset): [string, string] => [
    `--preset ${preset.id}`,
    `${preset.title[lang]}: ${asFlags(preset.spec, optionsOfCraft(craft))}`,
  ])
  return [
    `${id}  ${title[lang]}`,
    ...wrap(rules[lang], 76).map((line) => `  ${line}`),
    ...table([...options, ...presets]),
    ...levels(craft, lang),
    '',
  ].join('\n')
}

/** The values of a preset, as they would be written on the command line. */
const asFlags = (spec: Readonly<Record<string, unknown>>, options: readonly Option[]): string =>
  Object.entries(spec)
    .map(([name, value]) => {
      const option = options.find((each) => each.name === name)
      const flag = option ? flagName(option) : name
      if (typeof value === 'boolean') return `--${value ? flag : opposite(flag)}`
      return `--${flag} ${Array.isArray(value) ? value.join(',') : typeof value === 'object' ? JSON.stringify(value) : value}`
    })
    .join(' ')

/** The meaning of a level: the techniques that it may need beyond those of the levels below. */
function levels<K extends PuzzleTypes>(craft: Craft<K>, lang: Lang): string[] {
  const { techniques } = craft
  const { levelRule } = extrasOf(craft)
  const known = [...new Set(techniques.map(({ level }) => level))].sort()
  const rows = known.map((level): [string, string] => {
    const names = techniques.filter((technique) => technique.level === level).map(({ name }) => name[lang])
    return [lang === 'en' ? `level ${level}` : `レベル ${level}`, names.join(lang === 'en' ? '; ' : '、')]
  })
  const rule = levelRule ? wrap(levelRule[lang], 76).map((line) => `  ${line}`) : []
  return rows.length === 0 ? [] : [...table(rows), ...rule]
}

export const command: Command = { page: async () => good(page), run }
