/** kumiki check: what holds of a file, from its bytes alone. */
import { good, problem } from '@kumiki/core/result'
import type { Bilingual, Lang } from '@kumiki/core/text'
import { type Check, verifyFile } from '@kumiki/core/verify'
import { type Given, lightSwitch } from '../arguments.ts'
import type { Command, ExitCode, Page } from '../command.ts'
import { kumikiText, readPuzzles } from '../puzzles.ts'
import { claimNames } from '../report.ts'
import type { Terminal } from '../terminal.ts'

const flags: Page['flags'] = [
  lightSwitch('json', {
    en: 'One JSON line per file: file, ok, claims, problems',
    ja: '1ファイル1行の JSON: file, ok, claims, problems',
  }),
]

const page: Page = {
  usage: 'check FILE… [--json]',
  text: {
    en: 'Checks files without trusting their maker: the rules, that there is one solution (by a second solver), each step of the grade. Exit code 1: something does not hold.',
    ja: '作り手を信用せずにファイルを検証します: 規則、解がひとつか（第二の解法で）、難易度の手順の一歩一歩。終了コード 1: 成り立たないものがある。',
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
  if (given.plain.length === 0) {
    terminal.tell(noFile.text)
    return 2
  }
  let worst: ExitCode = 0
  for (const path of given.plain)
    for (const { name, text, file, trouble } of await readPuzzles(path)) {
      const check: Check = file.ok
        ? await terminal.whileBusy(checking(name), () => verifyFile(kumikiText(text, file.value)))
        : { ok: false, claims: {}, problems: [file.error] }
      if (trouble) {
        terminal.tell(trouble)
        worst = 2
      } else if (!check.ok && worst === 0) worst = 1
      if (given.on('json')) await terminal.print(JSON.stringify({ file: name, ...plain(check, terminal.lang) }))
      else if (file.ok) await terminal.print(lines(name, check)[terminal.lang])
    }
  return worst
}

const plain = ({ ok, claims, problems }: Check, lang: Lang) => ({
  ok,
  claims,
  problems: problems.map(({ code, text }) => ({ code, message: text[lang] })),
})

function lines(name: string, { ok, claims, problems }: Check): Bilingual {
  const held = (lang: Lang): string =>
    Object.entries(claimNames)
      .filter(([claim]) => Object.entries(claims).some(([known, holds]) => known === claim && holds))
      .map(([, title]) => title[lang])
      .join(lang === 'en' ? ', ' : '、')
  const all = (lang: Lang): string[] => problems.map(({ text }) => `  ${text[lang]}`)
  return {
    en: [`${name}: ${ok ? `right (${held('en')})` : 'does not hold'}`, ...all('en')].join('\n'),
    ja: [`${name}: ${ok ? `正しい（${held('ja')}）` : '成り立ちません'}`, ...all('ja')].join('\n'),
  }
}

const checking = (name: string): Bilingual => ({ en: `Checking ${name}:`, ja: `${name} を検証しています:` })

const noFile = problem('no-file', 'Name a file to check.', '検証するファイルを指定してください。')

export const command: Command = { page: async () => good(page), run }
