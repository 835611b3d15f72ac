/**
 * A database that ends takes no process with it. PostgreSQL ends idle connections too, with a message that belongs to no
 * query; Node reports it as an event, and an event of this name without a listener ends the process.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, expect, it, vi } from 'vitest'
import { newPlaceApart } from './place.contract.ts'

const { end } = pg.Client.prototype
afterAll(() => vi.restoreAllMocks())

it('every connection survives the message that its database has ended, up to its last moment', async () => {
  const ended = vi.spyOn(pg.Client.prototype, 'end').mockImplementation(function (this: pg.Client): Promise<void> {
    this.emit('error', new Error('terminating connection due to unexpected postmaster exit'))
    return Reflect.apply(end, this, [])
  })
  const place = await newPlaceApart()
  await place.database.pool.query('select 1')
  // one that makes the database, and at least one that looks whether it answers
  expect(ended.mock.calls.length).toBeGreaterThanOrEqual(2)
  ended.mockRestore()
  await place.leave()
  await rm(place.folder, { recursive: true, force: true })
})

it('connections are made in one place only, which gives each its listener', () => {
  const sources = fileURLToPath(new URL('..', import.meta.url))
  const found = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/\.(test|contract)\.ts$/.test(path))
    .filter((path) => /new pg\.(Client|Pool)\b/.test(readFileSync(join(sources, path), 'utf8')))
  expect(found.map((path) => path.replaceAll('\\', '/'))).toEqual(['store/database.ts'])
})
