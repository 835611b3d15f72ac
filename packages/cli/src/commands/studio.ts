/** kumiki studio: the site with the studio and the player, on this machine. */
import { good, type Problem, problem } from '@kumiki/core/base'
import { Site } from '@kumiki/server/site'
import { siteFolder } from '@kumiki/web/site'
import { type Flag, type Given, quoted } from '../arguments/arguments.ts'
import type { Command, ExitCode, Page } from '../arguments/command.ts'
import { onInterrupt } from '../making/interrupt.ts'
import { openBrowser } from '../serving/browser.ts'
import { serve } from '../serving/server.ts'
import type { Terminal } from '../terminal/terminal.ts'

const flags: readonly Flag[] = [
  {
    name: 'port',
    short: null,
    value: { is: 'integer', minimum: 1, maximum: 65_535 },
    text: { en: 'Where it listens [the first free one from 4321]', ja: '待ち受けるポート [4321以降の空き番号]' },
  },
  {
    name: 'open',
    short: null,
    value: { is: 'either', initial: true },
    text: { en: 'Show it in the browser [on]', ja: 'ブラウザーで開く [する]' },
  },
]

const page: Page = {
  usage: 'studio [OPTION…]',
  text: {
    en: 'Runs the studio on this machine only and prints its address. Make, print and share puzzles in the browser. The player is at /play/. Ctrl+C ends it.',
    ja: 'スタジオをこのパソコンの中だけで動かし、アドレスを表示します。ブラウザーでパズルを作り、印刷し、共有できます。プレイヤーは /play/ にあります。終了は Ctrl+C です。',
  },
  flags,
  listed: flags,
  roomFor: [],
  examples: [
    { line: 'kumiki studio', text: { en: 'opens in the browser', ja: 'ブラウザーが開きます' } },
    {
      line: 'kumiki studio --port 8080 --no-open',
      text: { en: 'at http://127.0.0.1:8080/', ja: 'http://127.0.0.1:8080/ で' },
    },
  ],
  more: null,
}

async function run(given: Given, terminal: Terminal): Promise<ExitCode> {
  const [stray] = given.plain
  if (stray !== undefined) return terminal.refuse(takesNothing(stray))
  const site = await Site.read(siteFolder)
  if (!site) return terminal.refuse(notBuilt)
  const serving = await serve(site, given.amount('port'))
  if (!serving.ok) return terminal.refuse(serving.error)
  const { address, stop } = serving.value
  const ended = new Promise<void>((end) => onInterrupt(end))
  await terminal.print(address)
  if (given.either('open') !== false) openBrowser(address)
  await ended
  stop()
  return 0
}

const takesNothing = (word: string): Problem =>
  problem(
    'no-argument',
    `kumiki studio takes no "${quoted(word)}"; files are opened in the browser.`,
    `kumiki studio に「${quoted(word)}」は付けられません。ファイルはブラウザーで開きます。`,
  )
const notBuilt = problem(
  'no-site',
  'The site is not built yet; npm run build builds it.',
  'サイトがまだビルドされていません。npm run build でビルドできます。',
)

export const command: Command = { page: async () => good(page), run }
