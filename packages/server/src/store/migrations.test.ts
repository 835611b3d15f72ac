import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate, migrations } from './migrations.ts'
import { newPlace, type Place } from './place.contract.ts'

let place: Place
beforeAll(async () => {
  place = await newPlace()
})
afterAll(() => place.leave())

/** An empty database in the same cluster. */
async function emptyDatabase(name: string): Promise<string> {
  const own = `migrations_${name}`
  await place.database.pool.query(`create database ${own}`)
  return place.own.url.replace(/[^/]*$/, own)
}

/** Another process that migrates. `slow`: its last step takes long. */
function migrating(url: string, slow: boolean): ChildProcess {
  const built = fileURLToPath(new URL('../../dist/store/migrations.js', import.meta.url))
  const code = `
    import pg from 'pg'
    import { migrate, migrations } from ${JSON.stringify(built)}
    const client = new pg.Client(${JSON.stringify(url)})
    await client.connect()
    const long = { name: 'z', sql: 'create table kumiki.z (n integer); select pg_sleep(60)' }
    console.log('begun')
    await migrate(client, ${slow ? '[...migrations, long]' : 'migrations'})
    await client.end()`
  return spawn(process.execPath, ['--input-type=module', '-e', code], {
    cwd: join(fileURLToPath(new URL('../..', import.meta.url))),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

const over = (child: ChildProcess): Promise<number | null> => new Promise((done) => child.on('close', done))

async function applied(url: string): Promise<string[]> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<{ name: string }>('select name from kumiki.migration order by name')
  await client.end()
  return rows.map(({ name }) => name)
}

const all = migrations.map(({ name }) => name)

it('ten processes at once bring an empty database up to date, each step once', async () => {
  const url = await emptyDatabase('crowd')
  const codes = await Promise.all(Array.from({ length: 10 }, () => over(migrating(url, false))))
  expect(codes).toEqual(Array(10).fill(0))
  expect(await applied(url)).toEqual(all)
})

it('a process killed during a migration leaves nothing half done, and the next one does it all', async () => {
  const url = await emptyDatabase('killed')
  const child = migrating(url, true)
  await new Promise((begun) => child.stdout?.once('data', begun))
  // the process sleeps inside its last step, after all others
  const watcher = new pg.Client(place.own.url)
  await watcher.connect()
  const asleep = async (): Promise<boolean> =>
    (
      await watcher.query(
        "select 1 from pg_stat_activity where query like '%pg_sleep(60)%' and pid <> pg_backend_pid()",
      )
    ).rows.length > 0
  await expect.poll(asleep).toBe(true)
  child.kill('SIGKILL')
  await watcher.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where query like '%pg_sleep(60)%' and pid <> pg_backend_pid()",
  )
  await watcher.end()
  const client = new pg.Client(url)
  await client.connect()
  expect((await client.query("select to_regnamespace('kumiki') as room")).rows).toEqual([{ room: null }])
  await migrate(client)
  await client.end()
  expect(await applied(url)).toEqual(all)
})

it('a database of a newer release is left as it is', async () => {
  const url = await emptyDatabase('newer')
  const client = new pg.Client(url)
  await client.connect()
  await migrate(client, [...migrations, { name: '999-later', sql: 'create table kumiki.later (n integer)' }])
  await migrate(client)
  await client.end()
  expect(await applied(url)).toEqual([...all, '999-later'])
})

/** SQL that would break an older release that still runs. */
const takesAway = /\b(drop|rename|alter\s+column|truncate|delete|update)\b/i

it('steps only add', () => {
  // "on delete cascade" is a rule for rows, not a statement that deletes
  const steps = migrations.map(({ sql }) => sql.replace(/on delete (cascade|set null)/g, ''))
  expect(steps.filter((sql) => takesAway.test(sql))).toEqual([])
  expect(takesAway.test('alter table kumiki.puzzle drop column title')).toBe(true)
})
