/**
 * The system's own PostgreSQL, where it is installed: it can run everything too, and a restored dump holds the same
 * rows.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { good } from '@kumiki/core/base'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addBatch, progressOf } from '../batches/store.ts'
import { BatchWorkers, type BatchWorkersOptions } from '../batches/workers.ts'
import { addPuzzle } from '../publishing/store.ts'
import { termsSchema } from '../publishing/terms.ts'
import type { Pool } from '../threads/pool.ts'
import { newPlaceApart, type Place } from './place.contract.ts'
import { systemPrograms } from './programs.ts'
import { Queue } from './queue.ts'

const programs = systemPrograms()
const tools = programs && existsSync(join(dirname(programs.postgres), 'pg_dump')) ? programs : null
if (!tools) console.log('No PostgreSQL of the system with pg_dump: its tests are skipped.')

describe.skipIf(tools === null)('the system’s PostgreSQL', () => {
  let place: Place
  beforeAll(async () => {
    place = await newPlaceApart(tools ?? undefined)
  })
  afterAll(() => place?.leave())

  const run = (name: string, ...args: string[]): void => {
    const { status, stderr } = spawnSync(join(dirname(tools?.postgres ?? ''), name), args, { encoding: 'utf8' })
    expect([name, status, status === 0 ? '' : stderr]).toEqual([name, 0, ''])
  }

  it('makes batches, and a restored dump holds the same rows', async () => {
    const { db, pool } = place.database
    const { rows } = await pool.query('show server_version_num')
    expect(Number(rows[0].server_version_num)).toBeGreaterThanOrEqual(150_000)
    const file = { file: '{"answer":1}', open: '{}', kind: 'sudoku', title: '夏まつり', lang: 'ja', level: 2 }
    await addPuzzle(db, file, termsSchema.parse({ contest: true }), null)
    const queue = await Queue.open(place.database)
    const plan = {
      book: null,
      seed: 's',
      items: [{ kind: 'a', spec: {}, count: 30, effort: null, lang: 'ja' as const, title: null }],
    }
    const id = await addBatch(db, queue, plan)
    const maker: Pick<Pool, 'make'> = {
      make: async (_name, _job, seed) => good({ line: JSON.stringify({ title: '', seed }), mark: seed }),
    }
    const troubles: string[] = []
    const notify: BatchWorkersOptions['notify'] = (progress) => {
      if ('trouble' in progress) troubles.push(progress.trouble)
    }
    const batchWorkers = new BatchWorkers({ database: place.database, queue, pool: maker, slots: 3, notify })
    // failed jobs are retried for ever, so a batch in trouble would never be over
    const isOver = async (): Promise<boolean> => {
      const progress = await progressOf(db, id, 0)
      return troubles.length > 0 || progress?.state !== 'running'
    }
    await expect.poll(isOver).toBe(true)
    expect(troubles).toEqual([])
    await batchWorkers.stop()
    await queue.stop()

    const dump = join(place.folder, 'dump')
    const restored = place.own.url.replace(/[^/]*$/, 'restored')
    await pool.query('create database restored')
    run('pg_dump', '--format=custom', `--file=${dump}`, place.own.url)
    run('pg_restore', `--dbname=${restored}`, '--no-owner', dump)
    const [before, after] = [await contents(place.own.url), await contents(restored)]
    expect(Object.keys(before).length).toBeGreaterThan(9)
    expect(before.making).toHaveLength(30)
    expect(after).toEqual(before)
  })
})

async function contents(url: string): Promise<Record<string, unknown[]>> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows: tables } = await client.query("select tablename from pg_tables where schemaname = 'kumiki' order by 1")
  const all: Record<string, unknown[]> = {}
  for (const { tablename } of tables)
    all[tablename] = (await client.query(`select t::text as line from kumiki.${tablename} t order by 1`)).rows
  await client.end()
  return all
}
