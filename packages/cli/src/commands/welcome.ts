/** The command behind `npm start`: opens the studio and mentions the command line in one line. It is not listed. */
import { good } from '@kumiki/core/base'
import { type Given, parseArguments } from '../arguments/arguments.ts'
import type { Command, ExitCode, Page } from '../arguments/command.ts'
import { commandLine } from '../terminal/shell.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { command as studio } from './studio.ts'

const page: Page = {
  usage: 'welcome',
  text: { en: 'Opens the studio.', ja: 'スタジオを開きます。' },
  flags: [],
  listed: [],
  roomFor: [],
  examples: [
    { line: 'kumiki studio', text: { en: 'the same', ja: '同じこと' } },
    { line: 'kumiki --help', text: { en: 'what else there is', ja: 'ほかにできること' } },
  ],
  more: null,
}

async function run(_given: Given, terminal: Terminal): Promise<ExitCode> {
  const studioPage = await studio.page([])
  const given = studioPage.ok ? parseArguments([], studioPage.value.flags) : studioPage
  if (!given.ok) return terminal.refuse(given.error)
  const [help, make] = [['--help'], ['make', 'blocksum']].map(commandLine)
  const opens = process.env.KUMIKI_NO_OPEN
    ? { en: 'The studio is at the address below', ja: 'スタジオは下のアドレスで使えます' }
    : { en: 'The studio opens in the browser', ja: 'スタジオがブラウザーで開きます' }
  terminal.note({
    en: `${opens.en}; Ctrl+C ends it. On the command line: ${make} · ${help}`,
    ja: `${opens.ja}。終了は Ctrl+C です。コマンドでも使えます: ${make} · ${help}`,
  })
  return studio.run(given.value, terminal)
}

export const command: Command = { page: async () => good(page), run }
