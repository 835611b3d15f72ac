/** kumiki worker: works on batches in a server's queue, on any number of machines. */
import { availableParallelism } from 'node:os'
import { type Bilingual, counted, good, problem } from '@kumiki/core/base'
import { awayTrouble, BatchWorkers, openDatabase, Pool, Queue } from '@kumiki/server/batches'
import type { Flag, Given } from '../arguments/arguments.ts'
import type { Command, ExitCode, Page } from '../arguments/command.ts'
import { onInterrupt } from '../making/interrupt.ts'
import { databaseFlag, databaseWanted, threadsFlag } from '../serving/place.ts'
import type { Terminal } from '../terminal/terminal.ts'

const flags: readonly Flag[] = [databaseFlag, threadsFlag('Threads [all cores]', 'スレッド数 [全コア]', 1)]

const page: Page = {
  usage: 'worker --database URL [OPTION…]',
  text: {
    en: 'Makes the puzzles that wait in the queue of a database, until Ctrl+C or SIGTERM; then it finishes the puzzles it has begun. Run as many workers as you like, on any machines.',
    ja: 'データベースで順番を待つパズルを作り続けます。Ctrl+C か SIGTERM で、作りかけを終えてから止まります。何台でも同時に動かせます。',
  },
  flags,
  listed: flags,
  roomFor: [],
  examples: [
    { line: 'kumiki worker --database postgres://kumiki@db/kumiki', text: { en: 'on all cores', ja: '全コアで' } },
    { line: 'kumiki worker --database "$DATABASE_URL" --jobs 2', text: { en: 'with two threads', ja: '2スレッドで' } },
  ],
  more: null,
}

async function run(given: Given, terminal: Terminal): Promise<ExitCode> {
  const url = databaseWanted(given)
  if (url === null || given.plain.length > 0) return terminal.refuse(noDatabase)
  const database = await openDatabase(url)
  if (!database.ok) return terminal.refuse(database.error)
  const slots = given.amount('jobs') ?? availableParallelism()
  const queue = await Queue.open(database.value)
  const pool = new Pool(slots)
  let made = 0
  let isTroubled = false
  const batchWorkers = new BatchWorkers({
    database: database.value,
    queue,
    pool,
    slots,
    notify: (progress) => {
      if ('made' in progress) {
        made += progress.made
        isTroubled = false
      } else if (!isTroubled) {
        isTroubled = true
        terminal.note(progress.trouble === awayTrouble ? away : troubled(progress.trouble))
      }
    },
  })
  const ended = new Promise<void>((end) => onInterrupt(end))
  terminal.note({ en: `Working with ${counted(slots, 'thread')}.`, ja: `${slots}スレッドで作業しています。` })
  await ended
  await batchWorkers.stop()
  await queue.stop()
  await pool.end()
  await database.value.close()
  terminal.note({ en: `${counted(made, 'puzzle')} made.`, ja: `${made}問作りました。` })
  return 0
}

const away: Bilingual = {
  en: 'Cannot reach the database; will keep trying.',
  ja: 'データベースに接続できません。つながるまで試みます。',
}
const troubled = (name: string): Bilingual => ({
  en: `Something failed (${name}); trying again.`,
  ja: `問題が起きました（${name}）。もう一度試みます。`,
})
const noDatabase = problem(
  'no-database-named',
  'Give the database of the queue: kumiki worker --database postgres://…',
  '順番待ちのデータベースを指定してください: kumiki worker --database postgres://…',
)

export const command: Command = { page: async () => good(page), run }
