/** What `npm start` shows: a puzzle made just now, and how to go on. Not listed among the commands. */
import { good } from '@kumiki/core/base/result'
import { type Given, parseArguments } from '../arguments/arguments.ts'
import { commandLine } from '../telling/shell.ts'
import type { Terminal } from '../telling/terminal.ts'
import type { Command, ExitCode, Page } from './command.ts'
import { command as make } from './make.ts'

const page: Page = {
  usage: 'welcome',
  text: { en: 'Makes a first puzzle.', ja: '最初のパズルを作ります。' },
  flags: [],
  listed: [],
  roomFor: [],
  examples: [
    { line: 'kumiki make blocksum', text: { en: 'the same', ja: '同じこと' } },
    { line: 'kumiki --help', text: { en: 'what else there is', ja: 'ほかにできること' } },
  ],
  more: null,
}

const firstPuzzle = ['blocksum', '--size', '5']

async function run(_given: Given, terminal: Terminal): Promise<ExitCode> {
  const page = await make.page(firstPuzzle)
  const given = page.ok ? parseArguments(firstPuzzle, page.value.flags) : page
  const code = given.ok ? await make.run(given.value, terminal) : terminal.refuse(given.error)
  const next = [['make', 'wordsearch', '--words', `animals.${terminal.lang}`], ['kinds'], ['--help']].map(commandLine)
  terminal.tell({
    en: `Go on with: ${next.join(' · ')}`,
    ja: `次は: ${next.join(' · ')}`,
  })
  return code
}

export const command: Command = { page: async () => good(page), run }
