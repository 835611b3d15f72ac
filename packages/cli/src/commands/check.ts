/** kumiki check: what can be verified about a file from its bytes alone. */

import { type Bilingual, good, type Lang, type Problem, printable, problem } from '@kumiki/core/base'
import { claimNames } from '@kumiki/core/contract'
import { checkOpened, type GradedCheck } from '@kumiki/core/verbs/check'
import { type Given, lightSwitch } from '../arguments/arguments.ts'
import type { Command, ExitCode, Page } from '../arguments/command.ts'
import { formatWanted, readFormatFlag } from '../arguments/format.ts'
import { readPuzzles } from '../files/puzzles.ts'
import { levelName } from '../report/report.ts'
import type { Terminal } from '../terminal/terminal.ts'

const flags: Page['flags'] = [
  {
    name: 'effort',
    short: null,
    value: { is: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
    text: {
      en: 'Limit for the second solver, in steps; beyond it "not decided"',
      ja: '第二の解法の探索量の上限。超えたら「決められない」とする',
    },
  },
  lightSwitch('json', {
    en: 'One JSON line per file: file, ok, level, claims, problems, notes',
    ja: '1ファイル1行の JSON: file, ok, level, claims, problems, notes',
  }),
  readFormatFlag,
]

const page: Page = {
  usage: 'check FILE… [OPTION…]',
  text: {
    en: 'Checks files and trusts nothing in them: the rules, the one solution (with a second solver), each solving step, the level. Exit code 1: something is wrong.',
    ja: '作り手を信用せずにファイルを検証します: 規則、解がひとつか（第二の解法で）、難易度の手順のすべて、難易度そのもの。終了コード 1: 正しくないところがある。',
  },
  flags,
  listed: flags,
  roomFor: [],
  examples: [
    { line: 'kumiki check my.kumiki.json', text: { en: 'one file', ja: '1つのファイル' } },
    { line: 'kumiki check set/*.json --json', text: { en: 'many, for a program', ja: '多数をプログラム向けに' } },
  ],
  more: null,
}

async function run(given: Given, terminal: Terminal): Promise<ExitCode> {
  if (given.plain.length === 0) return terminal.refuse(noFile)
  const as = formatWanted(given, 'format', 'read')
  if (!as.ok) return terminal.refuse(as.error)
  let worst: ExitCode = 0
  for (const path of given.plain)
    for await (const { name, file, trouble, notes } of readPuzzles(path, as.value)) {
      const check = file.ok
        ? withNotes(
            await terminal.whileBusy(checking(name), () =>
              checkOpened(file.value, given.amount('effort') ?? undefined),
            ),
            notes,
          )
        : { ok: false, level: null, claims: {}, problems: [file.error], notes: [] }
      if (trouble) {
        terminal.note(trouble)
        worst = 2
      } else if (!check.ok && worst === 0) worst = 1
      if (given.on('json')) await terminal.print(JSON.stringify({ file: name, ...plain(check, terminal.lang) }))
      else if (file.ok) await terminal.print(lines(name, check)[terminal.lang])
    }
  return worst
}

/** Puts the notes on reading the file before those of the check. */
const withNotes = (check: GradedCheck, notes: readonly Problem[]): GradedCheck => ({
  ...check,
  notes: [...notes, ...check.notes],
})

function plain({ ok, level, claims, problems, notes }: GradedCheck, lang: Lang): object {
  const messages = (some: readonly Problem[]) => some.map(({ code, text }) => ({ code, message: text[lang] }))
  return { ok, level, claims, problems: messages(problems), ...(notes.length > 0 ? { notes: messages(notes) } : {}) }
}

function lines(name: string, { ok, level, claims, problems, notes }: GradedCheck): Bilingual {
  const held = (lang: Lang): string => {
    const proved = Object.entries(claimNames)
      .filter(([claim]) => Object.entries(claims).some(([known, holds]) => known === claim && holds))
      .map(([, title]) => title[lang])
    const graded = level === null ? [] : [levelName(level)[lang]]
    return [...graded, ...proved].join(lang === 'en' ? ', ' : '、') || boardOnly[lang]
  }
  const all = (lang: Lang): string[] => [...problems, ...notes].map(({ text }) => `  ${text[lang]}`)
  return {
    en: [`${printable(name)}: ${ok ? `right (${held('en')})` : 'does not hold'}`, ...all('en')].join('\n'),
    ja: [`${printable(name)}: ${ok ? `正しい（${held('ja')}）` : '正しくありません'}`, ...all('ja')].join('\n'),
  }
}

/** All that can be checked about a file that has clues and no answer. */
const boardOnly: Bilingual = { en: 'the board and its numbers only', ja: '盤面と番号だけ' }

const checking = (name: string): Bilingual => ({
  en: `Checking ${printable(name)}:`,
  ja: `${printable(name)} を検証しています:`,
})

const noFile = problem('no-file', 'Give a file to check.', '検証するファイルを指定してください。')

export const command: Command = { page: async () => good(page), run }
