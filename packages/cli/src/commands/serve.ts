/** kumiki serve: the site with publishing, judging and batches. */
import { availableParallelism } from 'node:os'
import { good, type Problem, problem, type Result } from '@kumiki/core/base'
import { type OwnDatabase, openDatabase, openOwn, startServer } from '@kumiki/server'
import { type Flag, type Given, lightSwitch, quoted } from '../arguments/arguments.ts'
import type { Command, ExitCode, Page } from '../arguments/command.ts'
import { onInterrupt } from '../making/interrupt.ts'
import { databaseFlag, databaseWanted, threadsFlag, usualFolder } from '../serving/place.ts'
import type { Terminal } from '../terminal/terminal.ts'

const usualPort = 4321
const usualHost = '127.0.0.1'

const flags: readonly Flag[] = [
  {
    name: 'port',
    short: null,
    value: { is: 'integer', minimum: 0, maximum: 65_535 },
    text: {
      en: `Port; 0 chooses a free one [${usualPort}]`,
      ja: `待ち受けるポート。0: 空いている番号 [${usualPort}]`,
    },
  },
  {
    name: 'host',
    short: null,
    value: { is: 'text', shown: 'ADDRESS' },
    text: {
      en: `Address to listen on; 0.0.0.0 is for everybody [${usualHost}]`,
      ja: `待ち受けるアドレス。0.0.0.0: だれからでも [${usualHost}]`,
    },
  },
  {
    name: 'data',
    short: null,
    value: { is: 'text', shown: 'DIR' },
    text: { en: 'Folder of its own PostgreSQL [in your home]', ja: '専用の PostgreSQL のフォルダー [ホームの中]' },
  },
  databaseFlag,
  lightSwitch('print-database', {
    en: 'Print the database’s URL on a second line, for workers',
    ja: 'ワーカー用に、データベースの URL を2行目に表示する',
  }),
  threadsFlag(
    'Threads that make batches; 0: workers do [all cores but one]',
    'まとめて作るスレッド数。0: ワーカーに任せる [全コア−1]',
    0,
  ),
  {
    name: 'base',
    short: null,
    value: { is: 'text', shown: 'URL' },
    text: { en: 'The address that people see [where it listens]', ja: '利用者から見えるアドレス [待ち受けるアドレス]' },
  },
  {
    name: 'pace',
    short: null,
    value: { is: 'integer', minimum: 1, maximum: 10_000 },
    text: {
      en: 'Allow this many times as many requests from one address [1]',
      ja: 'ひとつのアドレスから受けるアクセス数の倍率 [1]',
    },
  },
  lightSwitch('proxy', {
    en: 'Behind a proxy that does TLS and passes on the visitor’s address',
    ja: '前に TLS のプロキシーがあり、アクセス元を知らせる',
  }),
]

const page: Page = {
  usage: 'serve [OPTION…]',
  text: {
    en: 'Serves studio, player and API at one address, with its own PostgreSQL or with yours (--database), and prints the address when it is ready. Ctrl+C or SIGTERM ends it; it first finishes its work. KUMIKI_OPERATOR_TOKEN is the operator’s key.',
    ja: 'スタジオ・プレイヤー・API をひとつのアドレスで動かし、準備ができたらアドレスを表示します。データベースを指定しなければ専用の PostgreSQL を使います。Ctrl+C か SIGTERM で、作業中のものを終えてから止まります。運営者の鍵は KUMIKI_OPERATOR_TOKEN です。',
  },
  flags,
  listed: flags,
  roomFor: [],
  examples: [
    { line: 'kumiki serve --port 8080 --data ./kumiki-data', text: { en: 'one machine', ja: '1台で' } },
    {
      line: 'kumiki serve --database postgres://kumiki@db/kumiki --jobs 0',
      text: { en: 'your database, workers elsewhere', ja: '手元のデータベースと別のワーカーで' },
    },
  ],
  more: null,
}

async function run(given: Given, terminal: Terminal): Promise<ExitCode> {
  const [stray] = given.plain
  if (stray !== undefined) return terminal.refuse(takesNothing(stray))
  const base = given.text('base')
  if (base !== null && !/^https?:\/\/[^/?#]+\/?$/.test(base)) return terminal.refuse(badBase(base))
  const url = databaseWanted(given)
  if (given.text('data') !== null && given.text('database') !== null) return terminal.refuse(both)
  const own = await ownOr(given.text('data') === null ? url : null, given.text('data') ?? usualFolder())
  if (!own.ok) return terminal.refuse(own.error)
  const database = await openDatabase(own.value.url)
  if (!database.ok) {
    await own.value.stop()
    return terminal.refuse(database.error)
  }
  const server = await startServer({
    database: database.value,
    host: given.text('host') ?? usualHost,
    port: given.amount('port') ?? usualPort,
    slots: given.amount('jobs') ?? Math.max(1, availableParallelism() - 1),
    base: base?.replace(/\/$/, '') ?? null,
    operatorToken: process.env.KUMIKI_OPERATOR_TOKEN || null,
    isBehindProxy: given.on('proxy'),
    pace: given.amount('pace') ?? 1,
    log: (line) => process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`),
  })
  if (!server.ok) {
    await database.value.close()
    await own.value.stop()
    return terminal.refuse(server.error)
  }
  const ended = new Promise<void>((end) => onInterrupt(end))
  await terminal.print(server.value.address)
  if (given.on('print-database')) await terminal.print(own.value.url)
  await ended
  await server.value.stop()
  await database.value.close()
  await own.value.stop()
  return 0
}

const ownOr = async (url: string | null, folder: string): Promise<Result<OwnDatabase>> =>
  url === null ? openOwn(folder) : good({ url, stop: async () => {} })

const takesNothing = (word: string): Problem =>
  problem(
    'no-argument',
    `kumiki serve takes no "${quoted(word)}"; see kumiki serve --help.`,
    `kumiki serve に「${quoted(word)}」は付けられません。kumiki serve --help をご覧ください。`,
  )
const badBase = (base: string): Problem =>
  problem(
    'bad-base',
    `--base is an address such as https://puzzles.example.org, without a path; not "${quoted(base)}".`,
    `--base はパスのないアドレスです（例 https://puzzles.example.org）。「${quoted(base)}」は使えません。`,
  )
const both = problem(
  'data-and-database',
  '--data and --database cannot be used together: a folder of its own, or a database of yours.',
  '--data と --database は同時に使えません。専用のフォルダーか、手元のデータベースのどちらかです。',
)

export const command: Command = { page: async () => good(page), run }
